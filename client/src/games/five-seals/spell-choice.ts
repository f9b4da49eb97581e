/** What was chosen so far for the spell on its way. */
import { t } from "../../text/locale.svelte";
import { colourName, scrollName, sealName } from "./names";
import { sealOn, type Scroll, type View } from "./types";

const diceWords = (colour: string, values: readonly number[]) =>
  t("fs-dice", { colour: colourName(colour), values: values.join(" "), number: values.length });

/** In whosever hands it is. */
const heldScroll = (view: View, scroll: string): Scroll =>
  view.players.flatMap(({ scrolls }) => scrolls).find((each) => each.scroll === scroll) ?? { scroll };

export function choiceWords(view: View, names: string[]): string {
  const choice = view.casting?.choice;
  if (!choice) return "";
  if (choice.kind === "choose-nothing") return t("five-seals-nothing");
  const { space, seat, colour, dice, value, scroll, figure } = choice;
  if (space) {
    const seal = sealOn(view, space);
    return seal ? t("five-seals-seal-on", { seal: sealName(seal), space }) : t("five-seals-space", { space });
  }
  const things = [
    colour ? diceWords(colour, dice ?? (value ? [value] : [])) : "",
    scroll ? scrollName(heldScroll(view, scroll)) : "",
    figure ? t(`fs-figure-${figure}`) : "", // fs-figure-mage, fs-figure-familiar
  ];
  const thing = things.find(Boolean) ?? "";
  if (typeof seat !== "number") return thing;
  const player = names[seat] ?? "";
  return thing ? t("five-seals-of-player", { player, thing }) : player;
}

/** The space that was chosen for the spell; null: none. */
export const chosenSpace = (view: View): number | null => view.casting?.choice?.space ?? null;
