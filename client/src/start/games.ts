/** What can be played and what is being played, as the server tells it. */
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

export const isLive = (table: Listed): boolean => isLiveStage(table.sketch.stage);
