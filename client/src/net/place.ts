/** Where this page was served from, as the server has written it into the page. */
const { base = "", links = "" } = document.documentElement.dataset;

/** What all paths begin with; empty, or like `/conclave`. In development nothing is filled in. */
export const BASE = base.startsWith("__") ? "" : base;

const isOnlyHere = /^(localhost|127\..*|\[::1\])$/.test(location.hostname);
const LINKS = links.startsWith("__") ? "" : links;

/** The address of a table for somebody else: never one that works on this machine only, if there is another. */
export function linkTo(table: string, token: string): string {
  const site = isOnlyHere && LINKS ? LINKS : `${location.origin}${BASE}`;
  return `${site}/table/${table}#${token}`;
}

export function socketAddress(table: string): string {
  return `${location.origin.replace(/^http/, "ws")}${BASE}/api/tables/${table}/socket`;
}
