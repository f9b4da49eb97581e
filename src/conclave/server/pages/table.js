import { ask, base, button, complain, element, find, say } from "./common.js";
import { hex, sha256 } from "./sha256.js";

const id = location.pathname.split("/").at(-1);
let table, you, game, socket, contributed, patience = 500;
let log = [];

const command = (type, fields = {}) =>
  socket.send(JSON.stringify({ type, id: hex(crypto.getRandomValues(new Uint8Array(8))), ...fields }));

async function enter() {
  const token = location.hash.slice(1);
  history.replaceState(null, "", location.pathname); // so that nobody copies it by mistake
  if (token) await ask(`/tables/${id}/enter`, { token });
  else await ask(`/tables/${id}`).catch(() => ask(`/tables/${id}/enter`, {}));
}

function connect() {
  socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}${base}/api/tables/${id}/socket`);
  socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol: 1, show: you?.shows ?? null }));
  socket.onmessage = (event) => hear(JSON.parse(event.data)).catch(complain);
  socket.onclose = (event) => {
    if (event.code >= 4000) return;
    setTimeout(connect, (patience = Math.min(2 * patience, 10000)));
  };
}

async function hear(message) {
  if (message.type === "bye") return complain((await say([message.reason]))[0]);
  if (message.type === "refused") return complain((await say([message.reason], names()))[0]);
  if (message.type === "welcome") {
    patience = 500;
    complain("");
    ({ table, you } = message);
    takeIn(message.game);
    if (you.shows === null && you.seats.length) socket.send(JSON.stringify({ type: "show", seat: you.seats[0] }));
  } else if (message.type === "table") {
    ({ table, you } = message);
    if (you.shows === null && you.seats.length) socket.send(JSON.stringify({ type: "show", seat: you.seats[0] }));
  } else if (message.type === "game") {
    if (message.after !== game?.version) return socket.send('{"type": "sync"}');
    takeIn({ ...message.game, view: { ...game?.view, ...message.game.view } });
    complain("");
  } else return;
  contribute();
  await draw();
}

function takeIn(news) {
  game = news;
  if (game) log = [...log.slice(0, game.log_from), ...game.log];
}

const names = () => table.seats.map((seat, number) => seat.name || `Player ${number + 1}`);

// One seed of our own for the dice: promised before anybody reveals theirs, kept until then.
function contribute() {
  const { step, promised, revealed, wanted } = table.dice;
  const key = `seed ${id}`;
  if (contributed === step) return;
  if (step === "promise" && !(you.client in promised) && (wanted.includes(you.client) || you.seats.length)) {
    contributed = step;
    const seed = localStorage.getItem(key) ?? hex(crypto.getRandomValues(new Uint8Array(32)));
    localStorage.setItem(key, seed);
    command("promise", { commitment: sha256(seed) });
  } else if (step === "reveal" && you.client in promised && !(you.client in revealed) && localStorage.getItem(key)) {
    contributed = step;
    command("reveal", { seed: localStorage.getItem(key) });
  }
}

async function draw() {
  find("title").textContent = table.game;
  find("stage").textContent = table.stage;
  find("seats").replaceChildren(...table.seats.map((seat, number) => {
    const state = [seat.bot && `bot ${seat.bot}`, seat.covered && "covered by a bot", seat.resigned && "resigned", seat.here && "here"];
    const line = element("li", {}, `${seat.name || "free"} ${state.filter((each) => each).join(", ")} `);
    if (you.seats.includes(number) && you.shows !== number)
      line.append(button("show", () => socket.send(JSON.stringify({ type: "show", seat: number }))));
    if (!seat.name && you.may_sit && table.stage === "lobby")
      line.append(button("sit down", () => command("sit", { seat: number, name: prompt("Your name?", "Me") || "Me" })));
    if (table.places) line.append(`place ${table.places[number]}`);
    return line;
  }));
  const lobby = [];
  if (you.creator && table.stage === "lobby") lobby.push(button("Start", () => command("start")));
  if (table.stage === "over") lobby.push(button("Play again", () => command("rematch")));
  if (table.rematch) lobby.push(element("a", { href: `${base}/table/${table.rematch}` }, "The next game"));
  if (game) lobby.push(element("a", { href: `${base}/api/tables/${id}/record` }, "Record"));
  find("lobby").replaceChildren(...lobby);
  drawDice();
  if (game) await drawGame();
}

function drawDice() {
  const { commitment, secret, step } = table.dice;
  find("dice").textContent = secret
    ? `The secret of the dice was ${secret}; its SHA-256, promised at the start, is ${commitment}.`
    : `The server has promised the dice with the SHA-256 ${commitment} (${step}).`;
}

async function drawGame() {
  find("game").hidden = false;
  find("view").textContent = JSON.stringify(game.view, null, 1);
  const shown = game;
  const words = await say(shown.legal.actions.map((action) => action.text), names());
  const sentences = await say(log.slice(-200).map((event) => event.text), names());
  if (shown !== game) return; // something has happened meanwhile
  const { shows: seat, version } = game;
  const actions = game.legal.actions.map(({ code }, number) =>
    button(words[number], () => command("decide", { seat, version, action: code })));
  if (game.legal.families.length)
    actions.push(button(`One of ${game.legal.count} actions …`, () => command("decide", { seat, version, action: prompt("In notation:") ?? "" })));
  if (game.can_undo) actions.push(button("Take back", () => command("undo", { seat, version })));
  if (!actions.length) actions.push(game.over ? "The game is over." : `Waiting for ${game.asked.map((each) => names()[each.seat]).join(", ")} …`);
  find("actions").replaceChildren(...actions);
  find("log").replaceChildren(...sentences.map((sentence) => element("li", {}, sentence)));
  find("log").scrollTop = find("log").scrollHeight;
}

function drawLinks() {
  const links = JSON.parse(sessionStorage.getItem(`links ${id}`) ?? "null");
  if (!links) return;
  const line = (label, token) => element("p", {}, `${label}: `, element("code", {}, `${location.origin}${location.pathname}#${token}`));
  find("links").replaceChildren(line("To play", links.invite), line("To watch", links.spectator));
}

drawLinks();
enter().then(connect, complain);
