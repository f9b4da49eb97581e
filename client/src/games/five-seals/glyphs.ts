/**
 * The signs of the elements, drawn in a square of 24 by 24. Colour never tells anything alone: every element has a sign
 * and a pattern as well.
 */
import { EYE } from "../../ui/glyphs";

export const ELEMENTS = ["fire", "water", "air", "earth", "mind"] as const;
export type Element = (typeof ELEMENTS)[number];

export const GLYPHS: Record<Element, string> = {
  fire: "M12 2c1 3.2 5.6 5.3 5.6 10.6A5.6 5.6 0 0 1 12 18.4a5.6 5.6 0 0 1-5.6-5.8c0-2.2 1-3.7 2-5 .3 1.7 1 2.6 2 3C10.600 7.300 10.900 4.200 12 2zM7 21h10v-1.400H7z",
  water:
    "M12 2.500c3.600 4.800 6.200 8 6.200 11.700a6.200 6.200 0 0 1-12.400 0C5.800 10.500 8.400 7.300 12 2.500zM9 14.600a3.200 3.200 0 0 0 3 3.200v-1.500a1.700 1.700 0 0 1-1.500-1.700z",
  air: "M3 9.500h10.500a2.300 2.300 0 1 0-2.200-3h-2a4.200 4.200 0 1 1 4.200 5H3zm0 3.500h14a3.600 3.600 0 1 1-3.500 4.500h2A1.700 1.700 0 1 0 17 15H3zm0 3.500h7v2H3z",
  earth:
    "M5 20C3.500 11 9 4.500 20 4c.4 10-5 15.500-12.600 14.800L6.600 21zM8 17c1.800-3.800 4.400-6.400 8-8.300-4.200 1.200-7.300 4-9.200 7.500z",
  mind: EYE,
};
