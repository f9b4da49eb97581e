import type { GameSummary } from "../summaries";
import Picture from "./Picture.svelte";

export default { Picture, minutes: [45, 90], about: "five-seals-about" } satisfies GameSummary;
