/** Sentences: messages of the client's own catalogues and of the server's, in the reader's language. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { preferences } from "../app/preferences.svelte";
import type { Text } from "../generated/messages";
import { get } from "../net/api";

/** Languages by their own names. Another one joins with a line here and a file beside this one. */
export const LANGUAGES = { en: "English", ja: "日本語" } as const;
export type Language = keyof typeof LANGUAGES;
const OWN: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("./en"),
  ja: () => import("./ja"),
};

export type Arguments = Record<string, FluentVariable | Text>;

let bundle = $state.raw<FluentBundle | null>(null);

const isLanguage = (tag: string): tag is Language => tag in LANGUAGES;

export function preferredLanguage(): Language {
  const tags = [preferences.language, ...navigator.languages.map((tag) => tag.split("-")[0] ?? "")];
  return tags.find(isLanguage) ?? "en";
}

let asked = 0;

/** The last language that was asked for is spoken, in whatever order they arrive. */
export async function speak(language: Language): Promise<void> {
  const number = (asked += 1);
  const [own, texts] = await Promise.all([
    OWN[language](),
    get<{ sources: Record<string, string> }>(`/texts/${language}`),
  ]);
  if (number !== asked) return;
  // Of two messages with the same key the first one counts: no game says what the page says itself.
  bundle = makeBundle(language, [own.default, ...Object.values(texts.sources)]);
  document.documentElement.lang = language;
}

/** Used by tests, which have no server. */
export function speakFrom(language: Language, sources: string[]): void {
  bundle = makeBundle(language, sources);
}

function makeBundle(language: Language, sources: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

/** A number in a sentence: what is below zero has a minus, not a hyphen. */
class Figure extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    return super.toString(scope).replace("-", "−");
  }
}

export const isSpeaking = (): boolean => bundle !== null;
export const hasMessage = (key: string): boolean => bundle?.hasMessage(key) ?? false;

/** The sentence of a key: `t("app-welcome")`, `t("app-players", { least: 2, most: 5 })`. */
export function t(key: string, given: Arguments = {}, names: string[] = []): string {
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return missing(key);
  const variables: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === "number") variables[name] = new Figure(value);
    else variables[name] = isText(value) ? say(value, names) : value;
  }
  const errors: Error[] = [];
  const sentence = bundle.formatPattern(pattern, variables, errors);
  return errors[0] ? missing(`${key}: ${errors[0].message}`) : sentence;
}

/** The sentence of a text of the server's. `names` are the players' names by seat. */
export function say(text: Text, names: string[] = []): string {
  const seat = text.arguments?.["seat"];
  if (text.key === "core-player" && typeof seat === "number" && names[seat - 1]) return names[seat - 1] ?? "";
  return t(text.key, (text.arguments ?? {}) as Arguments, names);
}

function isText(value: FluentVariable | Text): value is Text {
  return typeof value === "object" && value !== null && "key" in value;
}

/** A hole in a sentence is a mistake of ours: it is shown, and the tests look for it. */
function missing(what: string): string {
  console.error(`No message: ${what}`);
  return what;
}
