const LIVE: ReadonlySet<string> = new Set(["lobby", "gathering", "playing"]);

/** Whether something can still happen at a table of this stage. */
export const isLive = (stage: string): boolean => LIVE.has(stage);
