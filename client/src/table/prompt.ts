/** What is said above the board. */
import type { GameClient } from "../games";
import { say, t } from "../text/locale.svelte";
import { list } from "./seats";
import type { LiveTable } from "./table.svelte";

/** One sentence: who must do what. */
export function asks(table: LiveTable, client: GameClient | null): string {
  const { asked, names, over, seat, you } = table;
  if (over) return say(over.reason, names);
  if (table.table?.stage === "abandoned") return t("at-abandoned");
  if (table.table?.stage === "over") return t("at-over");
  if (seat === null && you?.blind.length) return t("at-seat-blind");
  if (seat !== null && asked.includes(seat))
    return client ? t(client.question(table.view)) : t("at-your-turn");
  if (!asked.length) return t("at-waiting");
  return t("at-waiting-for", { names: list(asked.map((each) => names[each] ?? "")) });
}

/** Whose turn it is, where several people share this screen and one of them must decide; else empty. */
export function turnAtScreen({ seat, asked, names, over, you }: LiveTable): string {
  const isShared = (you?.seats.length ?? 0) > 1;
  if (!isShared || over || seat === null || !asked.includes(seat)) return "";
  return t("at-screen-turn", { name: names[seat] ?? "" });
}

/** The rule of what is about to be done, or else of most that can be done; empty: none. */
export function ruleOf(table: Pick<LiveTable, "proposed" | "legal">): string {
  if (table.proposed?.rule) return table.proposed.rule;
  const counts = new Map<string, number>();
  for (const { rule } of table.legal.actions) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? "";
}
