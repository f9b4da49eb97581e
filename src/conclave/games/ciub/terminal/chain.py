"""A line of several steps: `swap w g swap w g roll`, `adjust p w1 4 w4 roll`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from conclave.cli.terminal.screen import Scene
from conclave.cli.terminal.translator import shortened
from conclave.core.game import Game
from conclave.core.text import Text, text
from conclave.games.ciub.terminal.answer_parser import VERBS, Answer, AnswerParser
from conclave.games.ciub.terminal.look_ahead import try_actions
from conclave.games.ciub.terminal.vocabulary import Vocabulary

CHAINED: Final = ("act", "aside", "exchange")
"""The stages at which one step leads to the next."""
UNDERSTOOD: Final = ("cb-terminal-too-few", "cb-terminal-nothing-to-roll", "cli-refused")
"""What is said of a whole line that is understood and impossible."""
MOST_WORDS: Final = 40
"""Longer lines are no steps that anybody would type."""


def read_line(game: Game, scene: Scene, words: Vocabulary, typed: str) -> Answer | None:
    """Actions; why there are none; or None if it may be the number of a choice.

    A line that is one step is never taken apart: `adjust p w1 swap` turns a die. Else the longest beginning
    that is complete comes first, and what is left is read as it would be after that.
    """
    reading = AnswerParser(game, scene, words)
    whole = reading.read(typed)
    parts = typed.lower().split()
    stage = scene.view.stage
    if stage not in CHAINED or len(parts) > MOST_WORDS:
        return whole
    if whole is not None and (not isinstance(whole, Text) or whole.key in UNDERSTOOD):
        return whole
    for end in range(len(parts) - 1, 0, -1):
        first = reading.read(" ".join(parts[:end]))
        if first is None or isinstance(first, Text):
            continue
        begun, rest = " ".join(parts[:end]), " ".join(parts[end:])
        acts = any(_verb(reading, part) and part != "aside" for part in parts[:end])
        if not _verb(reading, parts[end]):
            if not acts:
                return whole  # dice, and something that is none
            if not words.die(parts[end]):
                return text("cb-terminal-up-to", begun=shortened(begun), rest=shortened(rest))
        actions = [first] if isinstance(first, int) else list(first)
        return _continue_line(game, scene, words, actions, begun, rest)
    return _first_step(reading, parts, stage) or whole


def _continue_line(
    game: Game, scene: Scene, words: Vocabulary, actions: Sequence[int], begun: str, rest: str
) -> Answer:
    after = try_actions(game, scene, actions)
    if isinstance(after, Text):
        return after
    if not len(after.legal) or after.view.stage not in CHAINED:
        return text("cb-terminal-comes-last", begun=shortened(begun), rest=shortened(rest))
    more = read_line(game, after, words, rest)
    if more is None:
        return text("cb-terminal-up-to", begun=shortened(begun), rest=shortened(rest))
    if isinstance(more, Text):
        return more
    following = [more] if isinstance(more, int) else list(more)
    end = try_actions(game, after, following)
    return end if isinstance(end, Text) else [*actions, *following]


def _verb(reading: AnswerParser, word: str) -> bool:
    return len(word) > 1 and len(reading.verbs(word)) == 1


def _first_step(reading: AnswerParser, parts: Sequence[str], stage: str) -> Text | None:
    """What is missing before the next step begins: `swap w roll` does not say for which die."""
    for end in range(1, len(parts)):
        if parts[end] in VERBS[stage]:
            missing = reading.read(" ".join(parts[:end]))
            return missing if isinstance(missing, Text) else None
    return None
