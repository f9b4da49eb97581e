/** How a game from another package is drawn: by its own board, or else in words. */
import type { Component } from "svelte";
import type { GameClient } from "../games";
import { get } from "../net/api";
import type { GameInfo } from "../start/games";
import type { Play } from "../table/play";
import { loadBoard, type BoardModule } from "./board";
import PlugInBoard from "./PlugInBoard.svelte";

/** A game from another package adds nothing to what every game shows about its players. */
const Nothing: Component<{ play: Play; seat: number }> = () => ({});

/** Null for a game that the server doesn't have either. */
export async function plugInClient(name: string): Promise<GameClient | null> {
  const info = (await get<GameInfo[]>("/games")).find((game) => game.name === name);
  if (!info) return null;
  let module: BoardModule | null = null;
  let isMissing = false;
  try {
    if (info.board) module = await loadBoard(info.board);
  } catch (wrong) {
    console.error(`The board of ${name} cannot be loaded.`, wrong);
    isMissing = true;
  }
  return {
    Board: boardOf(module, isMissing),
    Player: Nothing,
    Ending: Nothing,
    question: () => "at-your-turn",
    buttons: [],
    kindNames: {},
    aim: info.aim?.key ?? "",
    points: () => null,
    isSecret: () => true, // the game doesn't say, so be careful
    sounds: {},
  };
}

/** The component of one module; what it is given stays alive, since it is asked for again. */
function boardOf(module: BoardModule | null, isMissing: boolean): Component<{ play: Play }> {
  return (internals, props) =>
    PlugInBoard(internals, {
      module,
      isMissing,
      get play() {
        return props.play;
      },
    });
}
