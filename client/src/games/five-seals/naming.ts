/** How spaces are called by whoever cannot see them. */
import type { Choice } from "../../table/play";
import { t } from "../../text/locale.svelte";
import { named } from "./offers";
import { colourName, scrollName, type View } from "./elements";

/** Everything that stands on a space, in words. */
export function figuresOn(view: View, space: number, names: string[]): string[] {
  const found = view.players.flatMap(({ mage, familiar }, seat) => {
    const player = names[seat] ?? "";
    // fs-mage-1 to fs-mage-5, fs-familiar-1 to fs-familiar-5
    return [
      ...(mage === space ? [t("five-seals-figure", { player, figure: t(`fs-mage-${seat + 1}`) })] : []),
      ...(familiar === space
        ? [t("five-seals-figure", { player, figure: t(`fs-familiar-${seat + 1}`) })]
        : []),
    ];
  });
  const guardian = view.guardians.find((each) => each.space === space);
  if (guardian) found.push(t("fs-guardian", { colour: colourName(guardian.colour) }));
  return found;
}

/** What lies there: `Fire token of strength 4`. */
export function lyingOn(view: View, space: number): string {
  const place = view.board.places[space - 1];
  const seal = view.seals[space - 1];
  if (place?.kind === "start") return t("five-seals-name-start");
  if (!seal) return t(place?.kind === "box" ? "five-seals-name-empty-box" : "five-seals-name-empty");
  if (seal.scroll)
    return t("five-seals-name-scroll", { scroll: scrollName(seal.scroll), strength: seal.strength });
  return t("fs-token", { colour: colourName(seal.colour), strength: seal.strength });
}

/** The whole name: what lies there, who stands there, what can be done. */
export function spaceName(view: View, space: number, names: string[], choices: Choice[]): string {
  const parts = [lyingOn(view, space), t("five-seals-space", { space }), ...figuresOn(view, space, names)];
  const breaks = choices.filter(({ kind }) => kind === "break-seal");
  if (breaks.length && named(breaks[0] ?? { arguments: {} }).dice)
    parts.push(t("five-seals-name-breakable", { sets: breaks.length }));
  else if (choices.length) parts.push(t("five-seals-name-choosable"));
  return parts.join(t("five-seals-name-join"));
}
