// What the pages share: asking the server, sentences, elements, and the name of whoever sits here.
export const base = document.documentElement.dataset.base;
export const find = (id) => document.getElementById(id);

export function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

export const button = (label, onclick) => element("button", { type: "button", onclick }, label);

export async function ask(path, body) {
  const request = body === undefined ? {} : {
    method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" },
  };
  const response = await fetch(`${base}/api${path}`, request).catch(() => {
    throw new Error("The server cannot be reached; try again in a moment.");
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message);
  return answer;
}

// The server makes sentences of texts; none is asked for twice.
const known = new Map();
export async function say(texts, names = []) {
  const keys = texts.map((text) => JSON.stringify([text, names]));
  const unknown = texts.filter((_, number) => !known.has(keys[number]));
  for (let from = 0; from < unknown.length; from += 250) {
    const missing = unknown.slice(from, from + 250);
    const { sentences } = await ask("/say", { texts: missing, names });
    missing.forEach((text, number) => known.set(JSON.stringify([text, names]), sentences[number]));
  }
  return keys.map((key) => known.get(key));
}

// All games by name, with their titles in words.
export async function findGames() {
  const games = await ask("/games");
  const titles = await say(games.map((game) => game.title));
  return new Map(games.map((game, number) => [game.name, { ...game, title: titles[number] }]));
}

export const STAGES = {
  lobby: "waiting for players", gathering: "about to begin", playing: "in play", over: "over", abandoned: "ended early",
};

export const capitalized = (word) => word.charAt(0).toUpperCase() + word.slice(1);

// The name that was used last in this browser.
export const rememberedName = () => localStorage.getItem("name") ?? "";
export const rememberName = (name) => localStorage.setItem("name", name);

export function complain(problem) {
  find("problem").textContent = problem ? problem.message ?? String(problem) : "";
}
