import { afterEach, describe, expect, it, vi } from "vitest";
import { forget, recall, remember } from "./storage";

const refuse = () => {
  throw new DOMException("no", "SecurityError");
};

describe("what the browser remembers", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  it("is in the storage", () => {
    remember("a", [1]);
    expect(localStorage.getItem("a")).toBe("[1]");
    expect(recall("a", [])).toEqual([1]);
    forget("a");
    expect(recall("a", "nothing")).toBe("nothing");
  });

  it("stays until the page is left where storage is forbidden", () => {
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    remember("b", "kept");
    expect(recall("b", "")).toBe("kept");
    forget("b");
    expect(recall("b", "")).toBe("");
  });

  it("is the newest, also where the storage was full and has an older one", () => {
    remember("c", "old");
    const full = { getItem: () => '"old"', setItem: refuse, removeItem: refuse };
    vi.stubGlobal("localStorage", full);
    remember("c", "new");
    expect(recall("c", "")).toBe("new");
  });

  it("is nothing where somebody else has written nonsense", () => {
    localStorage.setItem("d", "{");
    expect(recall("d", "nothing")).toBe("nothing");
  });
});
