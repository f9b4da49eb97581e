import type { GameSummary } from "../summaries";
import Picture from "./Picture.svelte";

export default {
  Picture,
  minutes: [30, 60],
  about: "ciub-about",
  face: (face) => `cb-face-${face}`,
} satisfies GameSummary;
