/** A table as it is being set up, and the request that makes it. */
import type { Schemas } from "../net/api";
import { preferences } from "../app/preferences.svelte";
import { levels } from "../text/bots";
import type { GameInfo, OptionValue } from "./games";

export type Seat = { who: "me" | "here"; name: string } | { who: "friend" } | { who: "bot"; bot: string };
type WithBots = Pick<GameInfo, "name" | "bots">;
export type Options = Record<string, OptionValue>;
export type NewTable = Schemas["NewTable"];
export type Settings = NonNullable<NewTable["settings"]>;

export const USUAL_SETTINGS: Settings = {
  listed: false,
  spectators: true,
  chat: true,
  undo: true,
  advice: "all",
  clock: null,
  cover_after: 60,
  cover_bot: "",
};

/** Who is met first: somebody who plays well enough, and can be beaten. */
const FIRST_LEVEL = "apprentice";

/** The bot that sits down unless another is chosen: the one of last time, else the first to meet, else the strongest. */
export function usualBot({ name, bots }: WithBots): string {
  const found = [preferences.levels[name], FIRST_LEVEL].find((bot) => bot && bots.includes(bot));
  return found ?? levels(bots).at(-1) ?? bots.at(-1) ?? "";
}

/** A person and bots. */
export function usualSeats(game: WithBots, players: number): Seat[] {
  const bots = Array.from({ length: players - 1 }, (): Seat => ({ who: "bot", bot: usualBot(game) }));
  return [{ who: "me", name: "" }, ...bots];
}

export function usualOptions(game: GameInfo): Options {
  return Object.fromEntries(
    game.options
      .filter((option) => option.kind !== "document")
      .map((option) => [option.name, option.default]),
  );
}

/** As many seats as players: what was chosen stays, new seats are bots. */
export function resizeSeats(game: WithBots, seats: Seat[], players: number): Seat[] {
  return [...seats, ...usualSeats(game, players + 1).slice(1)].slice(0, players);
}

/** Bots of one level are told apart by a number: Adept, Adept 2. */
export function botNames(seats: Seat[], label: (bot: string) => string): string[] {
  const seen = new Map<string, number>();
  return seats.map((seat) => {
    if (seat.who !== "bot") return "";
    const number = (seen.get(seat.bot) ?? 0) + 1;
    seen.set(seat.bot, number);
    return number === 1 ? label(seat.bot) : `${label(seat.bot)} ${number}`;
  });
}

export function request(
  game: string,
  options: Options,
  seats: Seat[],
  settings: Settings,
  words: { nobody: string; bot: (level: string) => string },
): NewTable {
  const bots = botNames(seats, words.bot);
  const plan = seats.map((seat, number) => {
    switch (seat.who) {
      case "me":
      case "here":
        return {
          kind: "me" as const,
          name: seat.name.trim() || `${words.nobody}${number ? ` ${number + 1}` : ""}`,
        };
      case "bot":
        return { kind: "bot" as const, bot: seat.bot, name: bots[number] ?? "" };
      case "friend":
        return null;
    }
  });
  const start = seats.every((seat) => seat.who !== "friend");
  return { game, options, seats: plan, settings, start };
}
