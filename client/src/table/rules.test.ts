import { describe, expect, it } from "vitest";
import { bySection, search, typeset } from "./rules";

describe("rules", () => {
  const rules = [
    { id: "WD-1", title: "Predictions", section: "A round", text: "The Seer predicts." },
    { id: "WD-2", title: "Rolling", section: "A round", text: "See WD-1 and WD-99." },
  ];
  it("are found by all the words, wherever they stand", () => {
    expect(search(rules, "seer PREDICTIONS").map((rule) => rule.id)).toEqual(["WD-1"]);
    expect(search(rules, "wd-2")).toHaveLength(1);
    expect(search(rules, "")).toHaveLength(2);
    expect(bySection(rules)).toHaveLength(1);
  });
  it("link to each other, and run no HTML", () => {
    const html = typeset(
      "See WD-1, WD-99 and `WD-1b`.\n\n<img src=x onerror=alert(1)>",
      "wizard-dice",
      new Set(["WD-1"]),
    );
    expect(html).toContain('<a href="/rules/wizard-dice#WD-1" data-rule="WD-1">WD-1</a>');
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).not.toContain("<img");
  });
  it("are left alone in addresses, and where there is a link already", () => {
    const html = typeset('See [WD-1](/a/WD-1 "WD-1").', "wizard-dice", new Set(["WD-1"]));
    expect(html).toContain('<a href="/a/WD-1" title="WD-1">WD-1</a>');
  });
});
