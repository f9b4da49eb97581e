/** Keeps the page in the language that its reader wishes for. */
import { preferredLanguage, speak } from "./locale.svelte";

export const language = $state({
  /** The texts of the wished language could not be had; what is read stays in the one before. */
  hasFailed: false,
});

/** Called once, by the app. */
export function followLanguage(): void {
  $effect(() => {
    language.hasFailed = false;
    speak(preferredLanguage()).catch(() => {
      language.hasFailed = true;
    });
  });
}
