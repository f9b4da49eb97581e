import { preferredLanguage } from "../text/locale.svelte";

/** How long ago something was, in words of the reader's language: "3 minutes ago". */
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

export function timeSince(
  seconds: number,
  now = Date.now() / 1000,
  language: string = preferredLanguage(),
): string {
  const passed = Math.max(0, now - seconds);
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, length] of STEPS) {
    if (passed >= length) return words.format(-Math.floor(passed / length), unit);
  }
  return words.format(0, "second");
}
