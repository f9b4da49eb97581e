"""What a game is: positions, chances, actions, views, records. Standard library only; no I/O, no clock."""

from conclave.core.action_kinds import ActionKind, ActionKinds, Field, GameOfKinds
from conclave.core.actions import Actions, Listed, Masked
from conclave.core.chance import Chance, ChanceError, Deal, Die, Draw, Outcome, Roll, parse_chance
from conclave.core.component import Component
from conclave.core.event import Event, Listener
from conclave.core.game import Game, NotationError
from conclave.core.listed_game import ListedGame
from conclave.core.options import Choice, Flag, Number, Option, OptionError, Options
from conclave.core.pending import Decide, Over, Pending
from conclave.core.position import Position
from conclave.core.record import Record, RecordError, parse_record
from conclave.core.record_replay import replay
from conclave.core.refusal import IllegalAction, Refusal
from conclave.core.registry import Registry, UnknownGame
from conclave.core.rules_page import Rule, RulesPage
from conclave.core.source import Bits, Source
from conclave.core.text import Text, text

__all__ = [
    "ActionKind",
    "ActionKinds",
    "Actions",
    "Bits",
    "Chance",
    "ChanceError",
    "Choice",
    "Component",
    "Deal",
    "Decide",
    "Die",
    "Draw",
    "Event",
    "Field",
    "Flag",
    "Game",
    "GameOfKinds",
    "IllegalAction",
    "Listed",
    "ListedGame",
    "Listener",
    "Masked",
    "NotationError",
    "Number",
    "Option",
    "OptionError",
    "Options",
    "Outcome",
    "Over",
    "Pending",
    "Position",
    "Record",
    "RecordError",
    "Refusal",
    "Registry",
    "Roll",
    "Rule",
    "RulesPage",
    "Source",
    "Text",
    "UnknownGame",
    "parse_chance",
    "parse_record",
    "replay",
    "text",
]
