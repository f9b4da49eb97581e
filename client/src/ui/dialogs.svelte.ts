/** The windows over the page. Only the latest can be used, and only what lies in it can be read and tapped. */
import { getContext, setContext, type Snippet } from "svelte";

let open = $state.raw<readonly symbol[]>([]);
const TOLD = Symbol("told");

/** The window that was opened last; null: the page itself is used. */
export const topDialog = (): symbol | null => open.at(-1) ?? null;

export function opened(dialog: symbol): void {
  open = [...open, dialog];
}

export function closed(dialog: symbol): void {
  open = open.filter((each) => each !== dialog);
}

/** What every window of this part of the page shows above itself, such as why something was refused. */
export const tellOver = (told: Snippet): void => void setContext(TOLD, told);
export const toldOver = (): Snippet | undefined => getContext(TOLD);
