/** Names that the parts of this game share; the server's own types, made readable. */
import type { GameTypes } from "../../generated/wizard-dice";
import type { ActionOf, AdviceOf, ChoiceOf, EventOf, LegalOf, Play as TablePlay } from "../../table/play";

export type View = GameTypes["view"];
export type Play = TablePlay<GameTypes>;
export type Action = ActionOf<GameTypes>;
export type Choice = ChoiceOf<GameTypes>;
export type Event = EventOf<GameTypes>;
export type Legal = LegalOf<GameTypes>;
export type Advice = AdviceOf<GameTypes>;
