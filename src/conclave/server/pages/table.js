// One table: what the server tells of it is drawn, and what is clicked is sent. There are no rules here.
import { STAGES, ask, base, button, capitalized, complain, element, find, findGames, rememberName, rememberedName, say } from "./common.js";
import { hex, sha256 } from "./sha256.js";

const id = location.pathname.split("/").at(-1);
const EXAMPLES = { "wizard-dice": "reroll blue red wizard", "five-seals": "take fire fire water", ciub: "adjust orange white 2" };
const DICE = {
  promise: "Everybody who sits down adds a seed of their own to them.",
  reveal: "The seeds of the players are being revealed.",
  fixed: "The secret behind it is revealed when the game is over.",
};
const LOST = "The connection is lost; trying again…";
const STOPPED = "The server is being stopped; trying again until it is back…";
const LAST = 200; // events of the log that are shown

let games = new Map();
let table, you, game, socket, contributed, farewell;
let connected = false, patience = 500;
let log = [];

// -- talking to the server ---------------------------------------------------------------------------------

const tell = (type, fields = {}) => socket.send(JSON.stringify({ type, ...fields }));

// Commands are answered by their ids, with `done` or `refused`.
const waiting = new Map();
function command(type, fields = {}) {
  const own = hex(crypto.getRandomValues(new Uint8Array(8)));
  return new Promise((resolve, reject) => {
    waiting.set(own, { resolve, reject });
    tell(type, { id: own, ...fields });
  });
}

// What a person wants: why it was refused stays on the page until something succeeds.
async function attempt(type, fields) {
  try {
    const done = await command(type, fields);
    complain("");
    return done;
  } catch (problem) {
    complain(problem);
    return null;
  }
}

async function enter() {
  const token = location.hash.slice(1);
  history.replaceState(null, "", location.pathname); // so that nobody copies it by mistake
  if (token) await ask(`/tables/${id}/enter`, { token });
  else await ask(`/tables/${id}`).catch(() => ask(`/tables/${id}/enter`, {}));
  games = await findGames();
}

function connect() {
  socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}${base}/api/tables/${id}/socket`);
  socket.onopen = () => tell("hello", { protocol: 1, show: you?.shows ?? null });
  socket.onmessage = (event) => hear(JSON.parse(event.data)).catch((problem) => connected && complain(problem));
  socket.onclose = (event) => {
    waiting.clear();
    contributed = undefined;
    const final = event.code >= 4000;
    disconnect(final ? "" : farewell ?? LOST);
    if (!final) setTimeout(connect, (patience = Math.min(2 * patience, 10000)));
  };
}

function disconnect(notice) {
  connected = false;
  find("connection").textContent = notice;
  find("table").disabled = true;
}

async function hear(message) {
  switch (message.type) {
    case "bye":
      if (message.reason.key !== "server-closing") return complain((await say([message.reason]))[0]);
      return disconnect((farewell = STOPPED)); // whoever closes has no words left
    case "done":
      waiting.get(message.id)?.resolve(message);
      return waiting.delete(message.id);
    case "refused": {
      const refused = waiting.get(message.id);
      waiting.delete(message.id);
      const problem = new Error((await say([message.reason], names()))[0]);
      return refused ? refused.reject(problem) : complain(problem);
    }
    case "welcome":
      connected = true;
      farewell = undefined;
      patience = 500;
      find("connection").textContent = "";
      ({ table, you } = message);
      takeIn(message.game);
      break;
    case "table":
      ({ table, you } = message);
      break;
    case "game":
      if (message.after !== game?.version) return tell("sync");
      takeIn({ ...message.game, view: { ...game?.view, ...message.game.view } });
      break;
    default:
      return;
  }
  if (you.shows === null && you.seats.length) tell("show", { seat: you.seats[0] });
  contribute();
  await draw();
}

function takeIn(news) {
  game = news;
  if (game) log = [...log.slice(0, game.log_from), ...game.log];
}

// One seed of our own for the dice: promised before anybody reveals theirs, kept until then.
function contribute() {
  const { step, promised, revealed, wanted } = table.dice;
  const key = `seed ${id}`;
  if (contributed === step) return;
  if (step === "promise" && !(you.client in promised) && (wanted.includes(you.client) || you.seats.length)) {
    contributed = step;
    const seed = localStorage.getItem(key) ?? hex(crypto.getRandomValues(new Uint8Array(32)));
    localStorage.setItem(key, seed);
    command("promise", { commitment: sha256(seed) }).catch(complain);
  } else if (step === "reveal" && you.client in promised && !(you.client in revealed) && localStorage.getItem(key)) {
    contributed = step;
    command("reveal", { seed: localStorage.getItem(key) }).catch(complain);
  }
}

// -- drawing -----------------------------------------------------------------------------------------------

const names = () => table.seats.map((seat, number) => seat.name || `Player ${number + 1}`);
const isFree = (seat) => !seat.bot && !seat.clients.length;

async function draw() {
  const title = games.get(table.game)?.title ?? table.game;
  document.title = `${title} – Conclave`;
  find("title").textContent = title;
  find("stage").textContent = `${capitalized(STAGES[table.stage])}.`;
  find("seats").replaceChildren(...table.seats.map(drawSeat));
  find("choices").replaceChildren(...choices());
  drawLinks();
  drawDice();
  if (game) await drawGame();
  find("table").hidden = false;
  find("table").disabled = !connected;
}

function describe(seat) {
  if (isFree(seat) && !seat.name) return "free";
  const state = [
    seat.bot ? "a bot" : isFree(seat) ? "gone" : seat.here ? "here" : "away",
    seat.bot && seat.bot !== seat.name.toLowerCase() && `level ${seat.bot}`,
    seat.covered && "a bot plays for them",
    seat.resigned && "has resigned",
  ];
  return [seat.name, ...state.filter((each) => each)].join(", ");
}

function drawSeat(seat, number) {
  const line = element("li", {}, element(you.shows === number ? "strong" : "span", {}, describe(seat)));
  if (table.places) line.append(` – place ${table.places[number]}`);
  const row = element("div", { className: "buttons" });
  const mine = you.seats.includes(number);
  if (mine && you.shows !== number) row.append(button("Play this seat", () => tell("show", { seat: number })));
  if (table.stage === "lobby") {
    if (isFree(seat) && you.may_sit) row.append(button("Sit here", () => sitDown(number)));
    if (isFree(seat) && you.creator) row.append(...botChoice(number));
    if (!isFree(seat) && (mine || you.creator)) row.append(button(mine ? "Stand up" : "Free this seat", () => attempt("stand", { seat: number })));
  } else if (table.stage === "playing" && isFree(seat) && you.may_sit) row.append(button("Sit here", () => sitDown(number)));
  if (row.children.length) line.append(row);
  return line;
}

async function sitDown(seat) {
  const first = !you.seats.length;
  const name = prompt(first ? "Your name?" : "Who else sits at this screen?", first ? rememberedName() : "")?.trim();
  if (!name) return;
  if (first) rememberName(name);
  await attempt("sit", { seat, name });
}

function botChoice(seat) {
  const levels = [...(games.get(table.game)?.bots ?? [])].reverse();
  if (!levels.length) return [];
  const choice = element("select", { id: `bot${seat}` }, ...levels.map((level) => element("option", { value: level }, capitalized(level))));
  choice.setAttribute("aria-label", `Bot for seat ${seat + 1}`);
  choice.value = find(`bot${seat}`)?.value || levels[0]; // as it was chosen before this was drawn anew
  return [button("Seat a bot", () => attempt("bot", { seat, bot: choice.value, name: capitalized(choice.value) })), choice];
}

// What can be done at the table, apart from the game.
function choices() {
  const { stage } = table;
  const offered = [];
  if (you.creator && stage === "lobby" && !table.seats.some(isFree)) offered.push(button("Start", () => attempt("start")));
  if (stage === "playing" && you.shows !== null && !table.seats[you.shows].resigned)
    offered.push(button("Resign", () => confirm("Do you want to resign? A bot plays on for you.") && attempt("resign", { seat: you.shows })));
  if (you.creator && ["lobby", "gathering", "playing"].includes(stage))
    offered.push(button("End this table", () => confirm("Do you want to end this table for everybody?") && attempt("abandon")));
  if (table.rematch) offered.push(element("a", { href: tablePath(table.rematch) }, "To the next game"));
  else if (stage === "over" && you.seats.length) offered.push(button("Play again", playAgain));
  if (game) offered.push(element("a", { href: `${base}/api/tables/${id}/record` }, "Record"));
  return offered;
}

const tablePath = (other) => `${base}/table/${other}`;

async function playAgain() {
  const done = await attempt("rematch");
  if (done) location.href = tablePath(done.table);
}

function drawDice() {
  const { commitment, secret, step } = table.dice;
  find("dice").replaceChildren(...(secret
    ? ["The secret of the dice was ", element("code", {}, secret), "; its SHA-256, promised at the start, is ", element("code", {}, commitment), "."]
    : ["The server has promised the dice: the SHA-256 of their secret is ", element("code", {}, commitment), `. ${DICE[step]}`]));
}

async function drawGame() {
  const shown = game;
  const latest = log.slice(-LAST);
  const first = log.length - latest.length + 1;
  const words = await say(shown.legal.actions.map((action) => action.text), names());
  const sentences = await say(latest.map((event) => event.text), names());
  const [ending] = await say(shown.over ? [shown.over.reason] : [], names());
  if (shown !== game) return; // something has happened meanwhile
  find("game").hidden = false;
  find("view").textContent = JSON.stringify(game.view, null, 1);
  const { shows: seat, version } = game;
  const actions = game.legal.actions.map(({ code }, number) =>
    button(words[number], () => attempt("decide", { seat, version, action: code })));
  if (game.legal.families.length) actions.push(button(`One of ${game.legal.count} actions…`, () => decideInNotation(seat, version)));
  if (game.can_undo) actions.push(button("Take back", () => attempt("undo", { seat, version })));
  if (!actions.length) actions.push(ending ?? waitingFor());
  find("actions").replaceChildren(...actions);
  find("log").start = first;
  find("log").replaceChildren(...sentences.map((sentence) => element("li", {}, sentence)));
  find("log").scrollTop = find("log").scrollHeight;
}

function waitingFor() {
  const asked = game.asked.map((each) => names()[each.seat]);
  return table.stage === "playing" && asked.length ? `Waiting for ${asked.join(", ")}…` : "The game is over.";
}

function decideInNotation(seat, version) {
  const example = EXAMPLES[table.game] ?? game.legal.families[0].kind;
  const action = prompt(`Your action in the notation of records, e.g. “${example}”:`)?.trim();
  if (action) attempt("decide", { seat, version, action });
}

// -- links -------------------------------------------------------------------------------------------------

const keptLinks = () => JSON.parse(sessionStorage.getItem(`links ${id}`) ?? "{}");

// A page on the server's own machine may have an address that works nowhere else.
function linkAddress() {
  const { links } = document.documentElement.dataset;
  const onlyHere = /^(localhost|127\..*|\[::1\])$/.test(location.hostname);
  return onlyHere && links ? `${links}/table/${id}` : `${location.origin}${location.pathname}`;
}

async function makeLink(kind) {
  const done = await attempt("link", { kind });
  if (!done) return;
  sessionStorage.setItem(`links ${id}`, JSON.stringify({ ...keptLinks(), [kind]: done.token }));
  drawLinks();
}

function drawLinks() {
  const kept = keptLinks();
  const live = ["lobby", "gathering", "playing"].includes(table.stage);
  const open = live && table.seats.some(isFree);
  const line = (label, token) => element("p", {}, `${label}: `, element("code", {}, `${linkAddress()}#${token}`));
  const lines = [];
  if (open && kept.invite) lines.push(line("To play", kept.invite));
  if (live && kept.spectator) lines.push(line("To watch", kept.spectator));
  find("links").replaceChildren(...lines);
  const makers = [];
  if (open) makers.push(button("New invite link", () => makeLink("invite")));
  if (live) makers.push(button("New spectator link", () => makeLink("spectator")));
  find("makers").replaceChildren(...makers);
  find("inviting").hidden = !you.creator || !makers.length;
}

enter().then(connect).catch(complain);
