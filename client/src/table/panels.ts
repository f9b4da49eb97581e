/** What can be read beside the board. */
export const PANELS = ["players", "log", "rules", "chat"] as const;
export type Panel = (typeof PANELS)[number];
