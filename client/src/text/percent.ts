/** A chance in per cent: small ones keep a digit, and what is possible is never written as 0 or 100. */
export function percent(chance: number): string {
  const hundred = chance * 100;
  if (hundred > 0 && hundred < 0.1) return "< 0.1";
  if (hundred < 100 && hundred > 99.9) return "> 99.9";
  return hundred < 10 || hundred > 99 ? String(Math.round(hundred * 10) / 10) : String(Math.round(hundred));
}
