import { afterEach, expect, it, vi } from "vitest";
import { speak, t } from "./locale.svelte";

afterEach(() => void vi.unstubAllGlobals());

it("speaks the language that was asked for last, whichever arrives first", async () => {
  const answers: Record<string, (response: unknown) => void> = {};
  vi.stubGlobal("fetch", (path: string) => new Promise((resolve) => (answers[path] = resolve)));
  const response = { ok: true, json: () => Promise.resolve({ sources: {} }) };
  const japanese = speak("ja");
  const english = speak("en");
  answers["/api/texts/en"]?.(response);
  await english;
  answers["/api/texts/ja"]?.(response);
  await japanese;
  expect(t("at-undo")).toBe("Undo");
  expect(document.documentElement.lang).toBe("en");
});
