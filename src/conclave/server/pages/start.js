import { ask, base, complain, element, find, say } from "./common.js";

const form = find("new");
const games = new Map((await ask("/games")).map((game) => [game.name, game]));
const titles = await say([...games.values()].map((game) => game.title));
[...games.keys()].forEach((name, number) => form.game.append(element("option", { value: name }, titles[number])));

async function drawGame() {
  const game = games.get(form.game.value);
  find("seats").replaceChildren(find("seats").firstElementChild, ...Array.from({ length: game.most }, (_, seat) => {
    const choice = element("select", { name: `seat${seat}` }, element("option", { value: "me" }, "me"));
    for (const bot of [...game.bots].reverse()) choice.append(element("option", { value: bot }, `bot: ${bot}`));
    choice.append(element("option", { value: "open" }, "somebody with the link"));
    if (seat >= game.least) choice.append(element("option", { value: "" }, "nobody"));
    choice.value = seat === 0 ? "me" : seat < game.least ? game.bots.at(-1) : "";
    return element("label", {}, `Seat ${seat + 1}`, choice);
  }));
  const options = game.options.filter((option) => option.name !== "players" && option.kind !== "document");
  const labels = await say(options.map((option) => option.label));
  const fields = await Promise.all(options.map(async (option, number) => {
    const name = `option-${option.name}`;
    if (option.kind === "flag")
      return element("label", { className: "check" }, element("input", { type: "checkbox", name, checked: option.default }), labels[number]);
    if (option.kind === "number")
      return element("label", {}, labels[number], element("input", { type: "number", name, min: option.least, max: option.most, value: option.default }));
    const words = await say(option.values.map((value) => option.labels[value]));
    const choice = element("select", { name }, ...option.values.map((value, at) => element("option", { value }, words[at])));
    choice.value = option.default;
    return element("label", {}, labels[number], choice);
  }));
  find("options").replaceChildren(find("options").firstElementChild, ...fields);
}

function wish() {
  const game = games.get(form.game.value);
  const chosen = Array.from({ length: game.most }, (_, seat) => form[`seat${seat}`].value).filter((value) => value);
  const options = { players: chosen.length };
  for (const option of game.options) {
    const field = form[`option-${option.name}`];
    if (!field) continue;
    options[option.name] = option.kind === "flag" ? field.checked : option.kind === "number" ? field.valueAsNumber : field.value;
  }
  const mine = chosen.filter((value) => value === "me").length;
  const seats = chosen.map((value, seat) =>
    value === "me" ? { kind: "me", name: mine > 1 ? `${form.name.value} ${seat + 1}` : form.name.value }
      : value === "open" ? null : { kind: "bot", bot: value });
  return { game: game.name, options, seats, settings: { listed: form.listed.checked }, start: !seats.includes(null) };
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  try {
    const { table, links } = await ask("/tables", wish());
    sessionStorage.setItem(`links ${table}`, JSON.stringify(links));
    location.href = `${base}/table/${table}`;
  } catch (problem) {
    complain(problem);
  }
});

async function drawList(id, path) {
  const tables = await ask(path);
  const list = tables.slice(0, 20).map(({ table, sketch }) => {
    const names = sketch.seats.map((seat) => seat.name || "free").join(", ");
    return element("li", {}, element("a", { href: `${base}/table/${table}` }, `${sketch.game}: ${names}`), ` (${sketch.stage})`);
  });
  find(id).replaceChildren(...list);
  find(id).parentElement.hidden = !list.length;
}

form.game.addEventListener("change", () => drawGame().catch(complain));
await Promise.all([drawGame(), drawList("mine", "/me/tables"), drawList("listed", "/tables")]).catch(complain);
