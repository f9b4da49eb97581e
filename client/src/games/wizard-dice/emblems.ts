/** The emblems of the magic cards, drawn in a square of 48 by 48: lines, and parts that are filled. */
import { GLYPHS } from "./glyphs";

export interface Emblem {
  lines: string;
  fills: string;
  /** A sign of a people, half as large, at this place. */
  sign?: { path: string; x: number; y: number; size: number };
}

export const EMBLEMS: Record<string, Emblem> = {
  M1: {
    lines: "M5 40a19 19 0 0 1 38 0M10 40a14 14 0 0 1 28 0M15 40a9 9 0 0 1 18 0",
    fills: "",
    sign: { path: GLYPHS.wizard, x: 12, y: 4, size: 24 },
  },
  M2: {
    lines: "M8 43h32M24 34v9M17 43l2-5M31 43l-2-5",
    fills: "",
    sign: { path: GLYPHS.jester, x: 9, y: 4, size: 30 },
  },
  M3: {
    lines: "M4 26c6-9 13-13 20-13s14 4 20 13c-6 8-13 12-20 12S10 34 4 26zM24 4v5M11 7l3 5M37 7l-3 5",
    fills: "M24 18a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm-3 4a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
  },
  M4: {
    lines:
      "M14 16h20a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H14a2 2 0 0 1-2-2V18a2 2 0 0 1 2-2zM8 12a18 18 0 0 1 30-3M38 3v6h-6",
    fills: "",
    sign: { path: GLYPHS.wizard, x: 16, y: 19, size: 17 },
  },
  M5: {
    lines:
      "M7 7h13v13H7zM28 7h4M36 7h5v4M41 15v5h-4M33 20h-5v-4M28 12V7M7 28h4M15 28h5v4M20 36v5h-4M12 41H7v-4M7 33v-5M28 28h4M36 28h5v4M41 36v5h-4M33 41h-5v-4M28 33v-5",
    fills: "M13.500 10.500a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  },
  M6: {
    lines: "M6 44c5-4 10-4 18-4s13 0 18 4",
    fills: "M36 8c2-4 8-2 6 3-1 2-4 4-6 6-2-2-5-4-6-6-2-5 4-7 6-3z",
    sign: { path: GLYPHS.jester, x: 6, y: 12, size: 28 },
  },
  M7: {
    lines: "M11 5h20l7 7v31H11zM31 5v7h7M17 20h15M17 27h15M17 34h9M6 39L42 13",
    fills: "",
  },
  M8: {
    lines: "M12 5h24M12 43h24M15 5c0 10 3 14 9 19-6 5-9 9-9 19M33 5c0 10-3 14-9 19 6 5 9 9 9 19",
    fills: "M18 40c1-5 3-7 6-9 3 2 5 4 6 9zM20 14h8c-1 3-2 4-4 6-2-2-3-3-4-6z",
  },
  M9: {
    lines: "M31 31l11 11M42 31L31 42",
    fills: "",
    sign: { path: GLYPHS.jester, x: 4, y: 4, size: 30 },
  },
  M10: {
    lines:
      "M5 25c6-6 12-9 19-4 7-5 13-2 19 4-6 7-12 10-19 10S11 32 5 25zM5 25h38M14 20v10M20 18v14M28 18v14M34 20v10",
    fills: "",
  },
};
