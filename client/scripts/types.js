// The types of everything that travels, made from the server's own schemas (`conclave schema`).
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";
import openapi, { astToString } from "openapi-typescript";

const conclave = process.env.CONCLAVE ?? "../.venv/bin/conclave";
const folder = new URL("../src/generated/", import.meta.url);
const banner = "// Made by scripts/types.js from the server's schemas. Do not edit.";
const style = {
  bannerComment: banner,
  additionalProperties: false,
  unreachableDefinitions: true,
  format: false,
};

/** Tuples are `prefixItems` in today's JSON Schema, which the compiler only knows by their older name. */
const olderTuples = (_, part) =>
  part?.prefixItems
    ? { ...part, prefixItems: undefined, items: part.prefixItems, additionalItems: false }
    : part;
const schema = (part) =>
  JSON.parse(execFileSync(conclave, ["schema", part], { encoding: "utf-8", maxBuffer: 1e8 }), olderTuples);
const write = (name, text) => writeFileSync(new URL(`${name}.ts`, folder), text);
const object = (properties, rest) => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
  ...rest,
});

/** References point into the whole schema; each part is compiled by itself. */
const localRefs = (part, prefix) => JSON.parse(JSON.stringify(part).replaceAll(`"${prefix}`, '"#/$defs/'));

mkdirSync(folder, { recursive: true });
const socket = schema("socket");
const messages = object(
  {
    client: { title: "ClientMessage", anyOf: socket.client },
    server: { title: "ServerMessage", anyOf: socket.server },
  },
  { $defs: socket.$defs },
);
write("messages", await compile(messages, "Messages", style));

for (const [name, game] of Object.entries(socket.games)) {
  const parts = object(
    { view: game.view, actions: object(game.actions), events: object(game.events) },
    { $defs: game.$defs },
  );
  write(name, await compile(localRefs(parts, `#/games/${name}/$defs/`), "GameTypes", style));
}
write("http", `${banner}\n${astToString(await openapi(schema("http")))}`);
