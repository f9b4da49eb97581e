import type { GameSummary } from "../summaries";
import Picture from "./Picture.svelte";

export default {
  Picture,
  minutes: [20, 40],
  about: "wizard-dice-about",
  face: (face) => `wd-face-${face}`,
} satisfies GameSummary;
