/** The table and token of a link that somebody pasted, or null if it is none. */
export function readLink(written: string): { table: string; token: string } | null {
  const found = /\/table\/([A-Za-z0-9_-]+)(?:#([A-Za-z0-9_-]+))?\s*$/.exec(written.trim());
  return found?.[1] ? { table: found[1], token: found[2] ?? "" } : null;
}
