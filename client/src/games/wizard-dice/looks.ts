/** How faces look: colour, sign and pattern, so that colour never tells anything alone. */
import type { GlyphName } from "./glyphs";

export const COLOURS = ["blue", "green", "red", "yellow"] as const;
export const FACES = [...COLOURS, "wizard", "jester"] as const;
export type Colour = (typeof COLOURS)[number];
export type Face = (typeof FACES)[number];

export interface Look {
  /** CSS colours of the body and of what is printed on it. */
  body: string;
  print: string;
  glyph: GlyphName;
  /** Lines laid thinly over the body, in a square of 24 by 24. */
  pattern: string;
}

const WAVES = [3, 9, 15, 21].map((y) => `M0 ${y}q2-3 4 0t4 0 4 0 4 0 4 0 4 0`).join("");
const CHEVRONS = [7, 14, 21, 28].map((y) => `M0 ${y}l4-5 4 5 4-5 4 5 4-5 4 5`).join("");
const HATCHES =
  "M0 8l8-8M0 16L16 0M0 24L24 0M8 24L24 8M16 24l8-8M16 0l8 8M8 0l16 16M0 0l24 24M0 8l16 16M0 16l8 8";
const DOTS = [3, 9, 15, 21].map((y) => [3, 9, 15, 21].map((x) => `M${x} ${y}h.01`).join("")).join("");
const RAYS = "M12 12V0M12 12L24 3M12 12l12 7M12 12v12M12 12L0 19M12 12L0 3";
const DIAMONDS = "M6 0l6 12-6 12L0 12zM18 0l6 12-6 12-6-12z";

export const LOOKS: Record<Face, Look> = {
  blue: { body: "var(--water)", print: "#fff", glyph: "human", pattern: WAVES },
  green: { body: "var(--earth)", print: "#fff", glyph: "elf", pattern: HATCHES },
  red: { body: "var(--fire)", print: "#fff", glyph: "dwarf", pattern: CHEVRONS },
  yellow: { body: "var(--air)", print: "var(--ink)", glyph: "giant", pattern: DOTS },
  wizard: { body: "var(--ivory)", print: "var(--wizard)", glyph: "wizard", pattern: RAYS },
  jester: { body: "var(--ivory)", print: "var(--jester)", glyph: "jester", pattern: DIAMONDS },
};

export const isFace = (word: string): word is Face => word in LOOKS;
export const lookOf = (face: string): Look => LOOKS[isFace(face) ? face : "wizard"];

/** Dice in the order in which the server names them. */
export function inOrder(faces: readonly string[]): string[] {
  const rank = (face: string) => FACES.indexOf(face as Face);
  return [...faces].sort((one, other) => rank(one) - rank(other));
}
