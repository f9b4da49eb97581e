// What both pages share: asking the server, sentences, and elements.
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
  const response = await fetch(`${base}/api${path}`, request);
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
  return keys.map((key) => known.get(key) );
}

export function complain(problem) {
  find("problem").textContent = problem ? problem.message ?? String(problem) : "";
}
