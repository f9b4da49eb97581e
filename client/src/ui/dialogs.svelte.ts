/** The windows over the page. Only the latest can be used, and only what lies in it can be read and tapped. */
import { getContext, setContext, type Snippet } from "svelte";

let open = $state.raw<readonly symbol[]>([]);
const NOTICES = Symbol("notices");

/** The window that was opened last; null: the page itself is used. */
export const topDialog = (): symbol | null => open.at(-1) ?? null;

export function addDialog(dialog: symbol): void {
  open = [...open, dialog];
}

export function removeDialog(dialog: symbol): void {
  open = open.filter((each) => each !== dialog);
}

/** What every window of this part of the page shows above itself, such as why something was refused. */
export const setNotices = (notices: Snippet): void => void setContext(NOTICES, notices);
export const getNotices = (): Snippet | undefined => getContext(NOTICES);
