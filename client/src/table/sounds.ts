/** Which events are heard. */
import type { EventShown } from "../generated/messages";
import type { Sound } from "../ui/sound";

const SOUNDS: Record<string, Sound> = {
  rolled: "dice",
  "dice-rolled": "dice",
  "die-rerolled": "dice",
  "dice-rerolled": "dice",
  "seal-broken": "wax",
  "token-disintegrated": "wax",
  "scroll-cast": "parchment",
  "scrolls-traded": "parchment",
  "card-drawn": "parchment",
  "card-won": "parchment",
  "card-turned-up": "parchment",
  predicted: "parchment",
  "crossed-out": "parchment",
  "game-over": "bell",
};

/** Each sound once, however often its event happened at the same time. */
export function soundsOf(happened: Pick<EventShown, "kind">[]): Sound[] {
  return [...new Set(happened.flatMap(({ kind }) => SOUNDS[kind] ?? []))];
}
