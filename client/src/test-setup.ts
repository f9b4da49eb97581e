import { readdirSync, readFileSync } from "node:fs";
import { speakFrom } from "./text/locale.svelte";

/** Tests speak English from the same catalogues as everybody. */
const own = readdirSync("text/en").map((name) => `text/en/${name}`);
const packages = [
  "core",
  "bots",
  "table",
  "storage",
  "server",
  "games/wizard_dice",
  "games/five_seals",
  "games/ciub",
];
const theirs = packages.map((name) => `../src/conclave/${name}/text/en.ftl`);
speakFrom(
  "en",
  [...theirs, ...own].map((path) => readFileSync(path, "utf-8")),
);

/** jsdom has dialogs, but cannot open them. */
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};
