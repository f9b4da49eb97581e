import { describe, expect, it } from "vitest";
import { nextStep, type SharedScreen } from "./shared-screen";

const two: SharedScreen = { seats: [0, 1], asked: [0], shows: 0, looks: 0, hidesNothing: false, isOn: true };

describe("several people at one screen", () => {
  it("stays with whoever is asked and looks", () => {
    expect(nextStep(two)).toEqual({ type: "stay" });
  });

  it("covers the screen before the next one, where something is hidden", () => {
    expect(nextStep({ ...two, asked: [1] })).toEqual({ type: "cover", seat: 1 });
  });

  it("stays covered until the next one says that they look", () => {
    const covered = { ...two, asked: [1], shows: null, looks: null };
    expect(nextStep(covered)).toEqual({ type: "cover", seat: 1 });
    expect(nextStep({ ...covered, looks: 1 })).toEqual({ type: "show", seat: 1 });
  });

  it("covers the screen of whoever opens the page again", () => {
    expect(nextStep({ ...two, shows: null, looks: null })).toEqual({ type: "cover", seat: 0 });
  });

  it("goes over without a curtain where nothing is hidden", () => {
    const open = { ...two, hidesNothing: true, looks: null };
    expect(nextStep({ ...open, asked: [1] })).toEqual({ type: "show", seat: 1 });
    expect(nextStep({ ...open, asked: [0] })).toEqual({ type: "stay" });
  });

  it("lets the one who looks finish when both are asked at once", () => {
    expect(nextStep({ ...two, asked: [0, 1], shows: 1, looks: 1 })).toEqual({ type: "stay" });
    expect(nextStep({ ...two, asked: [0, 1], looks: null, shows: null })).toEqual({ type: "cover", seat: 0 });
  });

  it("stays while somebody elsewhere decides, and when the game is over", () => {
    expect(nextStep({ ...two, asked: [2] })).toEqual({ type: "stay" });
    expect(nextStep({ ...two, asked: [1], isOn: false })).toEqual({ type: "stay" });
  });

  it("shows the only seat always, and none to whoever watches", () => {
    const alone = { ...two, seats: [1], asked: [0], shows: null, looks: null };
    expect(nextStep(alone)).toEqual({ type: "show", seat: 1 });
    expect(nextStep({ ...alone, isOn: false })).toEqual({ type: "show", seat: 1 });
    expect(nextStep({ ...alone, shows: 1 })).toEqual({ type: "stay" });
    expect(nextStep({ ...alone, seats: [] })).toEqual({ type: "stay" });
  });
});
