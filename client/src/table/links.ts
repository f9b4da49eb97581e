/** Tokens of links that were given out once, kept while this window is open, so that they can be shown again. */
export type Kind = "creator" | "invite" | "spectator" | `seat ${number}`;
export type Tokens = Partial<Record<Kind, string>>;

/** Whether a link leads to the very machine that it is read on: then it is of no use to anybody else. */
export function isOnlyHere(link: string): boolean {
  return /^(localhost|127\..*|\[::1\])$/.test(new URL(link).hostname);
}

/** When somebody is removed from the table, earlier links admit nobody any more. */
const keyOf = (table: string, removed: number) => `links ${table}${removed ? ` ${removed}` : ""}`;

export function keptTokens(table: string, removed = 0): Tokens {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(table, removed)) ?? "{}") as Tokens;
  } catch {
    return {};
  }
}

export function keepTokens(table: string, given: Tokens, removed = 0): Tokens {
  const tokens = { ...keptTokens(table, removed), ...given };
  try {
    sessionStorage.setItem(keyOf(table, removed), JSON.stringify(tokens));
  } catch {
    // Storage is switched off: the link is shown until the page is left.
  }
  return tokens;
}
