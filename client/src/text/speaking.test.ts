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

it("lets no game of another package say what the page says itself", async () => {
  const sources = { racing: "at-undo = Stolen\nracing-title = Racing\n" };
  vi.stubGlobal("fetch", () => Promise.resolve({ ok: true, json: () => Promise.resolve({ sources }) }));
  await speak("en");
  expect([t("at-undo"), t("racing-title")]).toEqual(["Undo", "Racing"]);
});
