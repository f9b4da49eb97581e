/** Dash in the browser: everybody's path, and the two dice to choose from. docs/own-game.md says what `play` is. */
const TARGET = 20;
const FACES = { steady: [2, 2, 3], wild: [0, 0, 7] };

// The page allows no style elements or attributes; a style sheet that is made here is fine, and so are the
// page's own colours, which also follow the dark and the light theme.
const STYLES = `
  :host { display: block; height: 100%; overflow: auto; color: var(--text); }
  .board { min-height: 100%; box-sizing: border-box; padding: 1rem; display: grid; gap: 1.5rem;
    align-content: center; max-width: 50rem; margin: auto; }
  .paths, .dice { margin: 0; padding: 0; list-style: none; display: grid; gap: 1rem; }
  .name { display: flex; justify-content: space-between; gap: 1rem; }
  .name span:first-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .steps { color: var(--muted); white-space: nowrap; }
  .asked .name { color: var(--brass); font-weight: bold; }
  .rail { position: relative; height: 1.5rem; margin: 0.3rem 0.75rem; border-radius: 1rem;
    background: repeating-linear-gradient(90deg, var(--line) 0 2px, transparent 2px 5%) var(--panel); }
  .token { position: absolute; top: 0; width: 1.5rem; height: 1.5rem; margin-left: -0.75rem; border-radius: 50%;
    background: var(--brass); box-shadow: var(--shadow); left: calc(100% * var(--at) / ${TARGET});
    transition: left var(--time) var(--ease-out); }
  .dice { grid-template-columns: 1fr 1fr; }
  button { width: 100%; min-height: var(--touch); padding: 0.75rem; font: inherit; color: var(--text);
    background: var(--panel-high); border: 2px solid var(--line); border-radius: var(--radius); cursor: pointer; }
  button:enabled { border-color: var(--brass); }
  button[aria-pressed="true"] { box-shadow: 0 0 0 2px var(--glow); }
  button:disabled { opacity: 0.6; cursor: default; }
  button:focus-visible { outline: 3px solid var(--brass); outline-offset: 2px; }
  .faces { display: flex; justify-content: center; gap: 0.4rem; margin-bottom: 0.4rem; }
  .faces span { width: 1.8rem; line-height: 1.8rem; border-radius: 0.3rem; background: var(--parchment);
    color: var(--ink); font-weight: bold; }
`;

export function mount(element, play) {
  const root = element.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  root.adoptedStyleSheets = [sheet];
  const board = put(root, "div", "board");
  const paths = put(board, "ol", "paths");
  const runners = play.names.map(() => runner(paths));
  const dice = put(board, "ul", "dice");
  let now = play;
  const buttons = Object.keys(FACES).map((die) => dieButton(dice, die, () => choose(die)));

  /** The legal action that throws a die; none while it is somebody else's turn. */
  function action(die) {
    return now.legal.actions.find((each) => each.arguments.die === die);
  }

  function choose(die) {
    const chosen = action(die);
    if (chosen) now.propose(chosen);
  }

  function update(changed) {
    now = changed;
    runners.forEach((each, seat) => {
      const score = now.view.scores[seat];
      each.item.classList.toggle("asked", now.asked.includes(seat));
      each.name.textContent = now.names[seat];
      each.steps.textContent = `${score} / ${TARGET}`;
      each.token.style.setProperty("--time", `${now.time(600)}ms`);
      each.token.style.setProperty("--at", Math.min(score, TARGET));
    });
    for (const { die, button, label } of buttons) {
      const possible = action(die);
      if (possible) label.textContent = now.say(possible.text);
      label.hidden = !label.textContent;
      button.disabled = !possible;
      button.setAttribute("aria-pressed", String(now.proposed?.arguments.die === die));
    }
  }

  update(play);
  return { update, destroy: () => board.remove() };
}

function runner(paths) {
  const item = put(paths, "li", "");
  const line = put(item, "div", "name");
  const name = put(line, "span", "");
  const steps = put(line, "span", "steps");
  return { item, name, steps, token: put(put(item, "div", "rail"), "div", "token") };
}

function dieButton(dice, die, onclick) {
  const button = put(put(dice, "li", ""), "button", "");
  button.type = "button";
  button.addEventListener("click", onclick);
  const faces = put(button, "div", "faces");
  for (const face of FACES[die]) put(faces, "span", "").textContent = face;
  return { die, button, label: put(button, "div", "") };
}

function put(parent, tag, name) {
  const made = document.createElement(tag);
  made.className = name;
  return parent.appendChild(made);
}
