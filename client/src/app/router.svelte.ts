/** Which page is shown. There are five, so our own router is a few lines. */
import { BASE } from "../net/place";

/** What each page is given beside its name. */
interface Fields {
  start: object;
  setup: { game: string };
  table: { id: string };
  record: object;
  rules: { game: string };
  missing: object;
}
export type RouteTo<Name extends keyof Fields> = { page: Name } & Fields[Name];
export type FieldsOf<Name extends keyof Fields> = Omit<RouteTo<Name>, "page">;
export type Route = { [Name in keyof Fields]: RouteTo<Name> }[keyof Fields];

/** A part of an address as it was meant; as it is written where it is none that anything could mean. */
export function decode(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

export function routeOf(path: string): Route {
  const parts = path.slice(BASE.length).split("/").filter(Boolean).map(decode);
  const [first, second] = parts;
  if (!first) return { page: "start" };
  if (parts.length === 1 && first === "record") return { page: "record" };
  if (parts.length === 2 && second) {
    if (first === "new") return { page: "setup", game: second };
    if (first === "table") return { page: "table", id: second };
    if (first === "rules") return { page: "rules", game: second };
  }
  return { page: "missing" };
}

export const router = $state<{ route: Route }>({ route: routeOf(location.pathname) });

/** The address of a page of this site: `link("/new/dash")`. */
export const link = (path: string): string => `${BASE}${path}`;

export function go(path: string): void {
  history.pushState(null, "", link(path));
  follow();
}

function follow(): void {
  router.route = routeOf(location.pathname);
  scrollTo(0, 0);
}

/** Called once: back and forward work, and links within the site do not load the page again. */
export function startRouter(): void {
  addEventListener("popstate", follow);
  addEventListener("click", (event) => {
    const anchor = (event.target as Element | null)?.closest("a");
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!anchor || !plain || event.defaultPrevented || anchor.target || anchor.hasAttribute("download"))
      return;
    const { origin, pathname, hash } = anchor;
    const isPage = routeOf(pathname).page !== "missing" && pathname.startsWith(BASE);
    if (origin !== location.origin || !isPage || (hash && pathname === location.pathname)) return;
    event.preventDefault();
    history.pushState(null, "", anchor.href);
    follow();
  });
}
