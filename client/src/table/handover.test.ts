import { beforeEach, describe, expect, it, vi } from "vitest";
import { Handover } from "./handover.svelte";
import type { LiveTable } from "./table.svelte";

const seen = (shows: number | null, view: unknown = { stage: "secret" }) =>
  ({ game: { shows, view } }) as { game: { shows: number | null; view: unknown } } | null;
const isSecret = (view: unknown) => (view as { stage: string }).stage === "secret";

/** As much of a table as handover looks at; `show` is answered by the test. */
function atTable() {
  const made = {
    table: { stage: "playing", hides_nothing: false, seats: [{ resigned: false }, { resigned: false }] },
    you: { seats: [0, 1], shows: null as number | null },
    frames: { isAtRest: true, shown: seen(null) },
    line: "open",
    asked: [0],
    wished: null as number | null,
    view: { stage: "secret" },
    show: vi.fn((seat: number | null) => {
      made.wished = seat;
      if (seat === null) made.frames.shown = null;
    }),
    /** The server has heard the wish. */
    answer() {
      made.you.shows = made.wished;
      made.frames.shown = seen(made.wished, made.view);
    },
  };
  return made;
}

describe("handover the screen", () => {
  let table: ReturnType<typeof atTable>;
  let handover: Handover;

  beforeEach(() => {
    table = atTable();
    handover = new Handover(table as unknown as LiveTable, isSecret);
    handover.follow();
  });
  const taken = () => {
    handover.take();
    handover.follow();
    table.answer();
    handover.follow();
  };

  it("begins behind the curtain, and shows the seat once its person looks", () => {
    expect(handover.covered).toBe(0);
    expect(table.show).not.toHaveBeenCalled();
    taken();
    expect(handover.covered).toBeNull();
    expect(table.show.mock.calls).toEqual([[0]]);
  });

  it("takes the secrets of the one before from the page as the curtain falls, once", () => {
    taken();
    table.asked = [1];
    handover.follow();
    handover.follow();
    expect(handover.covered).toBe(1);
    expect(table.show.mock.calls).toEqual([[0], [null]]);
    table.answer();
    handover.follow();
    taken();
    expect(table.show.mock.calls.at(-1)).toEqual([1]);
    expect(handover.covered).toBeNull();
  });

  it("keeps the curtain until the page shows the seat that was taken, however fast the tap", () => {
    taken();
    table.asked = [1];
    handover.follow();
    handover.take(); // before the server has taken the secrets of the one before away
    handover.follow();
    expect([handover.covered, handover.isTaken]).toEqual([1, true]);
    table.answer();
    handover.follow();
    expect(handover.covered).toBe(1); // what everybody sees is there, but not yet what is theirs
    expect(table.show.mock.calls.at(-1)).toEqual([1]);
    table.you.shows = 1; // the table is told before the game
    handover.follow();
    expect(handover.covered).toBe(1);
    table.answer();
    handover.follow();
    expect([handover.covered, handover.isTaken]).toEqual([null, false]);
  });

  it("asks again for a seat whose question was lost with the line", () => {
    handover.take();
    handover.follow();
    expect(table.show.mock.calls).toEqual([[0]]);
    table.line = "lost";
    handover.follow();
    expect(handover.covered).toBe(0);
    table.line = "open";
    handover.follow();
    expect(table.show.mock.calls).toEqual([[0], [0]]);
    table.answer();
    handover.follow();
    expect(handover.covered).toBeNull();
  });

  it("lifts the curtain for whoever is left when the other gives up", () => {
    table.table.seats[0] = { resigned: true };
    handover.follow();
    table.answer();
    handover.follow();
    expect([handover.covered, table.wished]).toEqual([null, 1]);
  });

  it("waits until the move that was made has been seen", () => {
    taken();
    table.asked = [1];
    table.frames.isAtRest = false;
    handover.follow();
    expect(handover.covered).toBeNull();
    table.frames.isAtRest = true;
    handover.follow();
    expect(handover.covered).toBe(1);
  });

  it("asks for a seat only once while the answer is on its way", () => {
    table.table.hides_nothing = true;
    handover.follow();
    handover.follow();
    expect(table.show.mock.calls).toEqual([[0]]);
  });

  describe("while nothing is secret", () => {
    /** The game has come to a stage, and the page shows it. */
    const comesTo = (stage: string, asked: number[]) => {
      table.view = { stage };
      table.asked = asked;
      table.frames.shown = seen(table.you.shows, table.view);
      handover.follow();
    };

    it("turns the screen without a curtain", () => {
      taken();
      comesTo("roll", [1]);
      expect([handover.covered, table.wished]).toEqual([null, 1]);
      table.answer();
      handover.follow();
      comesTo("roll", [0]);
      expect([handover.covered, table.wished]).toEqual([null, 0]);
    });

    it("lets the curtain fall before a secret, also for whoever has looked last", () => {
      taken();
      comesTo("roll", [0]);
      comesTo("secret", [0, 1]);
      expect([handover.covered, table.frames.shown]).toEqual([0, null]);
      expect(table.show.mock.calls).toEqual([[0], [null]]);
    });

    it("does not take whoever looked at an earlier secret for whoever looks now", () => {
      taken();
      comesTo("roll", [1]);
      table.answer();
      handover.follow();
      comesTo("secret", [0]);
      expect([handover.covered, table.frames.shown]).toEqual([0, null]);
    });

    it("covers what turns out to be secret when it comes", () => {
      taken();
      comesTo("roll", [1]);
      table.view = { stage: "secret" };
      table.answer(); // the game has gone on before the server heard of the wish
      handover.follow();
      expect([handover.covered, table.frames.shown]).toEqual([1, null]);
    });

    it("shows nothing of a seat as long as nobody knows what there is to see", () => {
      table.view = { stage: "roll" };
      table.frames.shown = null;
      const other = new Handover(table as unknown as LiveTable, isSecret);
      other.follow();
      expect(other.covered).toBe(0);
      expect(table.show).not.toHaveBeenCalled();
    });
  });

  it("does not hand the screen to a seat that has resigned", () => {
    taken();
    table.table.seats[1] = { resigned: true };
    table.asked = [1];
    handover.follow();
    expect(handover.covered).toBeNull();
  });
});
