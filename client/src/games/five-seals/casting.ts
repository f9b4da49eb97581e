/** A spell on its way in words: what was chosen for it so far. */
import { t } from "../../text/locale.svelte";
import { colourName, scrollName, sealName, sealOn, type View } from "./elements";

const dice = (colour: string, values: string[]) =>
  t("fs-dice", { colour: colourName(colour), values: values.join(" "), number: values.length });

/** `view.casting.chosen` is in the notation of records: `choose fire 2 5`, `pick 17`, `from 2 air 3`. */
export function chosenWords(view: View, names: string[]): string {
  const [verb = "", ...rest] = (view.casting?.chosen ?? "").split(" ");
  const [first = "", second = "", ...more] = rest;
  const player = names[Number(first) - 1] ?? "";
  switch (verb) {
    case "choose":
      return dice(first, [second, ...more].filter(Boolean));
    case "from":
      if (!second) return player;
      return t("five-seals-of-player", { player, thing: dice(second, more) });
    case "scroll":
      return t("five-seals-of-player", { player, thing: scrollName(second) });
    case "pass":
      // fs-figure-mage, fs-figure-familiar
      return t("five-seals-of-player", { player, thing: t(`fs-figure-${second}`) });
    case "pick":
    case "break": {
      const seal = sealOn(view, Number(first));
      const space = Number(first);
      return seal
        ? t("five-seals-seal-on", { seal: sealName(seal), space })
        : t("five-seals-space", { space });
    }
    case "nothing":
      return t("five-seals-nothing");
    default:
      return "";
  }
}

/** The space that was chosen for the spell; null: none. */
export function chosenSpace(view: View): number | null {
  const [verb, space] = (view.casting?.chosen ?? "").split(" ");
  return verb === "pick" || verb === "break" ? Number(space) : null;
}
