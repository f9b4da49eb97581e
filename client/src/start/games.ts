/** What can be played and what is being played, as the server tells it; and how long the games in the box take. */
import type { Text } from "../generated/messages";
import type { Schemas } from "../net/api";
import { isLive as isLiveStage } from "../net/stages";

export type OptionValue = string | number | boolean;

/** An option as its game describes it, so that a form can be drawn. */
export interface OptionInfo {
  name: string;
  kind: "number" | "flag" | "choice" | "document";
  default: OptionValue;
  label: Text;
  help: Text;
  least?: number;
  most?: number;
  values?: string[];
  labels?: Record<string, Text>;
  /** The number of players that a value needs. */
  needs?: Record<string, number>;
}

/** Whether so many players can choose this value. */
export const fits = (option: OptionInfo, value: OptionValue | undefined, players: number): boolean =>
  (option.needs?.[String(value)] ?? 0) <= players;

export type GameInfo = Omit<Schemas["GameInfo"], "options"> & { options: OptionInfo[] };
export type Listed = Schemas["Listed"];

/** About how long a game takes, in minutes; nothing is said of games that are not in the box. */
export const MINUTES: Record<string, [number, number]> = {
  "wizard-dice": [20, 40],
  "five-seals": [45, 90],
  ciub: [30, 60],
};

export const isLive = (table: Listed): boolean => isLiveStage(table.sketch.stage);
