/**
 * Several people at one screen: whose eyes it shows.
 *
 * The screen goes to the seat that is asked. While something is hidden, a curtain falls between two people, and the
 * one before is gone from the page before it does.
 */
export interface SharedScreen {
  /** The seats of this screen that still play. */
  seats: readonly number[];
  asked: readonly number[];
  /** The seat that the server shows here. */
  shows: number | null;
  /** Whose person is known to be looking; null: nobody yet, or anybody. */
  looks: number | null;
  /** Nothing that is or will be on the page is for one pair of eyes alone. */
  hidesNothing: boolean;
  /** The game is being played. */
  isOn: boolean;
}

export type Step =
  | { type: "stay" }
  | { type: "show"; seat: number }
  /** Cover everything until this seat's person says that they look. */
  | { type: "cover"; seat: number };

const STAY: Step = { type: "stay" };

export function nextStep({ seats, asked, shows, looks, hidesNothing, isOn }: SharedScreen): Step {
  const only = seats.length === 1 ? seats[0] : undefined;
  if (only !== undefined) return shows === only ? STAY : { type: "show", seat: only };
  if (!isOn) return STAY;
  const waiting = seats.filter((seat) => asked.includes(seat));
  const stays = looks !== null && waiting.includes(looks);
  const wanted = stays ? looks : waiting[0];
  if (wanted === undefined) return STAY;
  if (hidesNothing) return shows === wanted ? STAY : { type: "show", seat: wanted };
  if (wanted !== looks) return { type: "cover", seat: wanted };
  return shows === wanted ? STAY : { type: "show", seat: wanted };
}
