import { expect, it } from "vitest";
import { spell } from "./time";

it("spells times", () => expect([7, 750, 3605].map(spell)).toEqual(["0:07", "12:30", "1:00:05"]));
