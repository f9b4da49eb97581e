/** Tells whoever looks elsewhere that it is their turn: in the title, and by a notification where one is allowed. */
import { canNotify } from "../app/notifications";
import { preferences } from "../app/preferences.svelte";
import { t } from "../text/locale.svelte";

/** Called once by a page: `isTurn` and `title` are followed until it goes. */
export function callAttention(isTurn: () => boolean, title: () => string): void {
  let shown: Notification | null = null;
  let wasTurn = false;

  $effect(() => {
    document.title = isTurn() ? t("at-title-turn", { title: title() }) : t("at-title", { title: title() });
  });
  $effect(() => {
    const turn = isTurn();
    if (turn && !wasTurn && document.hidden && preferences.notify && canNotify())
      shown = notify(t("at-notify-turn"), title());
    if (!turn) shown?.close();
    wasTurn = turn;
  });
  $effect(() => {
    const look = () => !document.hidden && shown?.close();
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      shown?.close();
      document.title = "Conclave";
    };
  });
}

function notify(title: string, body: string): Notification | null {
  if (Notification.permission !== "granted") return null;
  try {
    const made = new Notification(title, { body, tag: "conclave-turn" });
    made.onclick = () => {
      focus();
      made.close();
    };
    return made;
  } catch {
    return null; // some phones have the name only
  }
}
