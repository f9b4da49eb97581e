/** What the strongest bot thinks, in words. */
import type { AdviceShown } from "../generated/messages";
import { t } from "../text/locale.svelte";
import { percent } from "../text/percent";

/** The proposed one first, then the best of the others. */
export function bestOf(advice: AdviceShown[], most: number): AdviceShown[] {
  const [proposed, others] = [
    advice.filter((each) => each.proposed),
    advice.filter((each) => !each.proposed),
  ];
  return [...proposed, ...others].slice(0, most);
}

/** “43 %”, “at least 2.5 points”; empty where nobody has worked it out. */
export function figures({ chance, worth, at_least }: AdviceShown): string {
  const parts = [
    chance === null ? "" : t("at-hint-chance", { chance: percent(chance) }),
    worth === null ? "" : t("at-hint-worth", { worth: Math.round(worth * 10) / 10 }),
  ].filter(Boolean);
  const both = parts.join(" · ");
  return both && at_least ? t("at-hint-at-least", { figures: both }) : both;
}
