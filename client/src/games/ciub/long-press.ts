/** Pressing and holding a thing, or a right click, asks about it; the tap that ends the press does nothing. */
const LONG = 500;

/** An attachment: `{@attach longPress((node) => …)}`. */
export function longPress(ask: (node: HTMLElement) => void) {
  return (node: HTMLElement) => listen(node, () => ask(node));
}

function listen(node: HTMLElement, ask: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;

  function press(event: PointerEvent): void {
    held = false;
    if (event.pointerType === "mouse") return;
    timer = setTimeout(() => {
      held = true;
      ask();
    }, LONG);
  }
  function release(): void {
    clearTimeout(timer);
  }
  function tap(event: Event): void {
    if (held) event.stopImmediatePropagation();
    held = false;
  }
  function rightClick(event: Event): void {
    event.preventDefault();
    release();
    if (!held) ask();
  }

  const heard: [string, (event: never) => void, boolean][] = [
    ["pointerdown", press, false],
    ["pointerup", release, false],
    ["pointercancel", release, false],
    ["pointerleave", release, false],
    ["click", tap, true],
    ["contextmenu", rightClick, false],
  ];
  for (const [kind, hear, early] of heard) node.addEventListener(kind, hear as EventListener, early);
  return () => {
    release();
    for (const [kind, hear, early] of heard) node.removeEventListener(kind, hear as EventListener, early);
  };
}
