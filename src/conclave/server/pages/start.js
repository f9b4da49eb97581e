import { STAGES, ask, base, capitalized, complain, element, find, findGames, rememberName, rememberedName, say } from "./common.js";

const form = find("new");
let games = new Map();

// The first who sits at this screen has the name above; everybody else there is asked for theirs.
function drawSeats(game) {
  const lines = Array.from({ length: game.most }, (_, seat) => {
    const choice = element("select", { name: `seat${seat}`, onchange: askForNames }, element("option", { value: "me" }, "at this screen"));
    for (const bot of [...game.bots].reverse()) choice.append(element("option", { value: bot }, `${capitalized(bot)}, a bot`));
    choice.append(element("option", { value: "open" }, "somebody with the link"));
    if (seat >= game.least) choice.append(element("option", { value: "" }, "nobody"));
    choice.value = seat === 0 ? "me" : seat < game.least ? game.bots.at(-1) : "";
    const name = element("input", { name: `name${seat}`, maxLength: 24, placeholder: "Name", autocomplete: "off" });
    name.setAttribute("aria-label", `Name at seat ${seat + 1}`);
    return element("label", {}, `Seat ${seat + 1}`, element("span", { className: "fields" }, choice, name));
  });
  find("seats").replaceChildren(find("seats").firstElementChild, ...lines);
  askForNames();
}

function askForNames() {
  const seats = Array.from({ length: games.get(form.game.value).most }, (_, seat) => seat);
  const here = seats.filter((seat) => form[`seat${seat}`].value === "me");
  for (const seat of seats) {
    const field = form[`name${seat}`];
    field.required = here.indexOf(seat) > 0;
    field.hidden = !field.required;
  }
}

async function drawOptions(game) {
  const options = game.options.filter((option) => option.name !== "players" && option.kind !== "document");
  const labels = await say(options.map((option) => option.label));
  const helps = await say(options.map((option) => option.help));
  const fields = await Promise.all(options.map(async (option, number) => {
    const name = `option-${option.name}`;
    const help = element("small", {}, helps[number]);
    if (option.kind === "flag")
      return element("label", { className: "check" }, element("input", { type: "checkbox", name, checked: option.default }), labels[number], help);
    if (option.kind === "number")
      return element("label", {}, labels[number], element("input", { type: "number", name, min: option.least, max: option.most, value: option.default, required: true }), help);
    const words = await say(option.values.map((value) => option.labels[value]));
    const choice = element("select", { name }, ...option.values.map((value, at) => element("option", { value }, words[at])));
    choice.value = option.default;
    return element("label", {}, labels[number], choice, help);
  }));
  find("options").replaceChildren(find("options").firstElementChild, ...fields);
  find("options").hidden = !fields.length;
}

function drawGame() {
  const game = games.get(form.game.value);
  drawSeats(game);
  return drawOptions(game);
}

function wish() {
  const game = games.get(form.game.value);
  const taken = Array.from({ length: game.most }, (_, seat) => seat).filter((seat) => form[`seat${seat}`].value);
  const options = { players: taken.length };
  for (const option of game.options) {
    const field = form[`option-${option.name}`];
    if (!field) continue;
    options[option.name] = option.kind === "flag" ? field.checked : option.kind === "number" ? field.valueAsNumber : field.value;
  }
  const seats = taken.map((seat) => {
    const { value } = form[`seat${seat}`];
    const name = form[`name${seat}`];
    return value === "me" ? { kind: "me", name: (name.hidden ? form.name : name).value } : value === "open" ? null : { kind: "bot", bot: value };
  });
  return { game: game.name, options, seats, settings: { listed: form.listed.checked }, start: !seats.includes(null) };
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  rememberName(form.name.value);
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
    const names = sketch.seats.map((seat) => seat.name || "a free seat").join(", ");
    const title = games.get(sketch.game)?.title ?? sketch.game;
    return element("li", {}, element("a", { href: `${base}/table/${table}` }, `${title}: ${names}`), ` – ${STAGES[sketch.stage]}`);
  });
  find(id).replaceChildren(...list);
  find(id).parentElement.hidden = !list.length;
}

async function begin() {
  form.name.value = rememberedName();
  games = await findGames();
  for (const { name, title } of games.values()) form.game.append(element("option", { value: name }, title));
  form.game.addEventListener("change", () => drawGame().catch(complain));
  await Promise.all([drawGame(), drawList("mine", "/me/tables"), drawList("listed", "/tables")]);
}

begin().catch(complain);
