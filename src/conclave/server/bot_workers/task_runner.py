"""Carrying out one task, inside a worker: the bot is made new, so any worker gives the same answer."""

from __future__ import annotations

from functools import cache, lru_cache
from random import Random
from typing import Any, Final

import msgspec

from conclave.bots.answers import NoAction, read_answer
from conclave.bots.bot import Bot
from conclave.bots.bot_errors import one_line
from conclave.bots.registry import BotError, UnknownBot, bot_label, bot_names, find_bot, is_own, load_bot
from conclave.core.actions import Listed
from conclave.core.registry import UnknownGame
from conclave.core.source import Bits
from conclave.core.text import text
from conclave.odds.advisers import Adviser, Alternative, TowardsCard, adviser_of
from conclave.registry import GAMES
from conclave.server.bot_workers.bot_request import AdvisedAction
from conclave.server.bot_workers.messages import AdviceReply, FailureReply, MoveReply, Task


class IllegalChoice(Exception):
    """A bot has chosen what it may not."""


def run_task(task: Task) -> MoveReply | AdviceReply | FailureReply:
    """Whatever a bot does, short of taking the process with it, becomes a reply."""
    try:
        if task.wanted == "advice":
            return AdviceReply(task.number, advise(task))
        bot_class = find(task.game, task.bot, task.file)
        return MoveReply(task.number, decide(task, bot_class), bot_label(task.bot, bot_class))
    except IllegalChoice as error:
        return FailureReply(task.number, "illegal", str(error))
    except (BotError, UnknownGame) as error:
        return FailureReply(task.number, "unavailable", one_line(error))
    except (Exception, SystemExit) as error:
        return FailureReply(task.number, "crashed", one_line(error))


MOST_BOTS: Final = 256
"""That a worker remembers: visitors choose budgets, and each makes another bot."""


@lru_cache(MOST_BOTS)
def find(game_name: str, name: str, file: str) -> type[Bot]:
    """A bot of the host's own, or one of Conclave; a name never leads to a file."""
    if file:
        return load_bot(file)
    if is_own(name):
        raise UnknownBot(
            text("bots-unknown", bot=name, game=game_name, expected=", ".join(bot_names(game_name)))
        )
    return find_bot(game_name, name)


def decide(task: Task, bot_class: type[Bot]) -> int:
    source = Bits(Random(task.seed).getrandbits)
    bot = bot_class(GAMES.find(task.game), task.seat, source)
    try:
        action = read_answer(bot.decide(view_of(task), Listed(task.legal)))
    except NoAction as wrong:
        raise IllegalChoice(str(wrong)) from None
    if action not in task.legal:
        raise IllegalChoice(str(action)[:60])
    return action


def view_of(task: Task) -> Any:
    return msgspec.json.decode(task.view, type=GAMES.find(task.game).view_face)


def advise(task: Task) -> list[AdvisedAction]:
    """The alternatives of the game's adviser, the best first, and what the strongest bot proposes."""
    proposal = decide(task, find(task.game, bot_names(task.game)[-1], ""))
    adviser = _adviser(task.game)
    found = None if adviser is None else adviser.alternatives(view_of(task))
    advice = [_advice(each, proposal) for each in found or () if each.action in task.legal]
    if not any(each.proposed for each in advice):
        advice.insert(0, AdvisedAction(proposal, proposed=True))
    return advice


@cache
def _adviser(game_name: str) -> Adviser | None:
    return adviser_of(GAMES.find(game_name))


def _advice(alternative: Alternative, proposal: int) -> AdvisedAction:
    chance = alternative.chance
    towards, at_least = "", False
    if isinstance(alternative, TowardsCard):
        towards, at_least = alternative.card, alternative.at_least
    return AdvisedAction(
        alternative.action,
        worth=float(alternative.worth),
        chance=None if chance is None else float(chance),
        at_least=bool(at_least),
        alike=alternative.alike,
        towards=towards,
        proposed=alternative.action == proposal,
    )
