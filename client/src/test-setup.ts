import { existsSync, readdirSync, readFileSync } from "node:fs";
import { speakFrom } from "./text/locale.svelte";

/** Tests speak English from the same catalogues as everybody. */
const CONCLAVE = "../src/conclave";
const inside = (folder: string) => readdirSync(folder).map((name) => `${folder}/${name}`);
const shared = ["core", "bots", "table", "storage", "server"].map((name) => `${CONCLAVE}/${name}`);
const packages = [...shared, ...inside(`${CONCLAVE}/games`), ...inside("src/games")];
const catalogues = packages.map((folder) => `${folder}/text/en.ftl`).filter((path) => existsSync(path));
speakFrom(
  "en",
  [...catalogues, ...inside("text/en")].map((path) => readFileSync(path, "utf-8")),
);

/** jsdom has dialogs, but cannot open them. */
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};
