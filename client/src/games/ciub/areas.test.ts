import { describe, expect, it } from "vitest";
import { areasFor, type Room } from "./areas";

/** What a phone of 360 x 640 leaves for the dice beside guidance. */
const phone: Room = {
  ...{ width: 356, height: 175, gap: 5, label: 5 },
  ...{ stacked: false, outside: 0.57, whole: false, largest: 64 },
};
const high: Room = { ...phone, height: 420, stacked: true, outside: 0.64, gap: 8, label: 22 };

describe("areas for dice", () => {
  it.each([
    [6, 0, 3],
    [5, 2, 3],
    [4, 3, 3],
    [3, 4, 5],
    [2, 6, 4],
    [1, 6, 7],
    [3, 1, 10],
    [0, 2, 12],
  ])(
    "lets a finger tap %i dice that were rolled, %i that were not and %i aside",
    (active, inactive, tray) => {
      const counts = { active, inactive, tray };
      const areas = areasFor(phone, counts);
      for (const zone of ["active", "inactive", "tray"] as const)
        if (counts[zone]) expect(areas[zone].grid.size).toBeGreaterThanOrEqual(40);
    },
  );

  it("leaves the areas as they are while there is room", () => {
    const few = areasFor(phone, { active: 6, inactive: 0, tray: 0 });
    expect(areasFor(phone, { active: 4, inactive: 2, tray: 2 }).inactive.box).toEqual(few.inactive.box);
  });

  it("makes the best of too many dice", () => {
    const { active, inactive } = areasFor(phone, { active: 12, inactive: 12, tray: 0 });
    expect(active.grid.size).toBeGreaterThan(20);
    expect(inactive.grid.size).toBeGreaterThan(20);
  });

  it.each([phone, high])("divides the room without overlap", (room) => {
    const { active, inactive, tray } = areasFor(room, { active: 2, inactive: 6, tray: 1 });
    if (room.stacked) expect(active.box.y + active.box.height).toBeLessThan(inactive.box.y);
    else expect(active.box.x + active.box.width).toBeLessThan(inactive.box.x);
    expect(Math.max(active.box.height, inactive.box.y + inactive.box.height)).toBeLessThan(tray.box.y);
    expect(tray.box.y + tray.box.height).toBe(room.height);
  });

  it("gives all the room to dice of which none lies apart", () => {
    const { active, inactive } = areasFor({ ...phone, whole: true }, { active: 6, inactive: 0, tray: 0 });
    expect(active.box.width).toBe(phone.width);
    expect(inactive.box.width).toBe(0);
  });
});
