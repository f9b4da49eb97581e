/** Which events are heard. */
import type { EventShown } from "../generated/messages";
import type { Sound } from "../ui/sound";

/** Events by the names that most games have for them. */
const USUAL: Readonly<Record<string, Sound>> = { rolled: "dice", "dice-rolled": "dice", "game-over": "bell" };

/** Each sound once, however often its event happened at the same time; `own`: what else is heard in the game. */
export function soundsOf(
  happened: readonly Pick<EventShown, "kind">[],
  own: Readonly<Record<string, Sound>> = {},
): Sound[] {
  return [...new Set(happened.flatMap(({ kind }) => own[kind] ?? USUAL[kind] ?? []))];
}
