/** How a person likes their table; kept in this browser. */
import { recall, remember } from "./storage";

export const SPEEDS = ["instant", "quick", "calm"] as const;
export const THEMES = ["system", "dark", "light"] as const;
export type Speed = (typeof SPEEDS)[number];
export type Theme = (typeof THEMES)[number];

const KEY = "preferences";
const DEFAULTS = {
  language: "",
  theme: "system" as Theme,
  speed: "calm" as Speed,
  /** Choices wait for the main button; otherwise a tap decides at once. */
  confirm: true,
  sound: false,
  notify: false,
  name: "",
  /** The level of bots that was chosen last, by game. */
  levels: {} as Record<string, string>,
  /** Guidance that was read and put away, by its key. */
  dismissed: [] as string[],
};
export type Preferences = typeof DEFAULTS;

/** Assign to its fields; everything that shows them follows, and the browser keeps them. */
export const preferences: Preferences = $state({ ...DEFAULTS, ...recall<Partial<Preferences>>(KEY, {}) });

/** Called once, by the app: keeps what is changed and dresses the page in the theme. */
export function keepPreferences(): void {
  $effect(() => remember(KEY, $state.snapshot(preferences)));
  $effect(() => {
    const light = matchMedia("(prefers-color-scheme: light)");
    const dress = () => {
      const { theme } = preferences;
      document.documentElement.dataset.theme =
        theme === "system" ? (light.matches ? "light" : "dark") : theme;
    };
    dress();
    light.addEventListener("change", dress);
    return () => light.removeEventListener("change", dress);
  });
}

/** How long things take at each speed, of the time that they take calmly. */
export const PACE: Record<Speed, number> = { instant: 0, quick: 0.4, calm: 1 };

/** The milliseconds of a movement at the chosen speed; 0, do not move, also where the system wishes for less motion. */
export function timeToMove(milliseconds: number): number {
  const isStill = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
  return isStill ? 0 : milliseconds * PACE[preferences.speed];
}
