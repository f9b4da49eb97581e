"""Parts of a page that arena and study share: seats, points, length, spells and cards."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Element, Fragment, Node

from conclave.lab.arena.figures import ArenaBotFigures, ArenaFigures
from conclave.lab.arena.use_figures import UseFigures
from conclave.lab.report.layout import note, section, table
from conclave.lab.report.plots import (
    IntervalRow,
    Scale,
    histogram,
    histogram_scale,
    interval_plot,
    scale_of,
)
from conclave.lab.report.report_text import ReportText, plain
from conclave.lab.stats.estimates import FEWEST_DEALS
from conclave.lab.stats.spread import Spread
from conclave.lab.stats.uses import use_text


def seats(words: ReportText, figures: ArenaFigures) -> Element:
    fair = 1.0 / figures.players
    rows = [
        IntervalRow(
            words.say("lab-seat-number", seat=seat.seat),
            seat.win_share.value,
            *seat.win_share.interval,
            words.share(seat.win_share),
        )
        for seat in figures.seats
    ]
    fair_note = words.say("lab-seats-note", fair=words.percent(fair))
    return section(words.say("lab-seats"), interval_plot(rows, scale_of(rows, fair), fair), note(fair_note))


def points(words: ReportText, bots: Sequence[ArenaBotFigures]) -> Element | None:
    spreads = [(bot.bot, bot.points_spread) for bot in bots if bot.points_spread is not None]
    if not spreads:
        return None
    scale = histogram_scale([each for _, each in spreads])
    return section(
        words.say("lab-points"),
        *[spread(words, bot, each, scale) for bot, each in spreads],
        note(words.say("lab-spread-note")),
    )


def length(words: ReportText, figures: ArenaFigures) -> Element:
    parts: list[Node] = []
    if figures.rounds is not None:
        scale = histogram_scale([figures.rounds])
        parts.append(spread(words, words.say("lab-rounds"), figures.rounds, scale))
    scale = histogram_scale([figures.decisions])
    parts.append(spread(words, words.say("lab-decisions"), figures.decisions, scale))
    parts += [
        h.p[words.say("lab-ending", games=ending.games, reason=ending.reason)] for ending in figures.endings
    ]
    return section(words.say("lab-length"), *parts)


def spread(words: ReportText, label: str, numbers: Spread, scale: Scale) -> Element:
    summary = words.say(
        "lab-spread",
        mean=plain(numbers.mean, 1),
        median=plain(numbers.median, 0),
        low=plain(numbers.low, 0),
        high=plain(numbers.high, 0),
    )
    return h.div(class_="spread")[
        h.div[h.strong[label], " ", h.span(class_="note")[summary]],
        histogram(numbers, scale, f"{label}: {summary}"),
        h.div(class_="axis")[h.span[f"{scale.low:g}"], h.span[f"{scale.high - 1:g}"]],
    ]


def uses(words: ReportText, game: str, figures: ArenaFigures) -> Element | None:
    """Nothing for a game without spells and cards, or when none were in play."""
    if not figures.uses:
        return None
    shared = [use for use in figures.uses if use.everybodys]
    own = [use for use in figures.uses if not use.everybodys]
    parts: list[Node] = []
    if own:
        parts += [_more_wins(words, game, own), _own(words, game, own)]
        parts += [note(words.say("lab-uses-note", deals=FEWEST_DEALS)), note(words.say("lab-uses-selection"))]
    if shared:
        parts += [_shared_uses(words, game, shared), note(words.say("lab-uses-shared"))]
    if len(figures.bots) > 1:
        parts += [h.h3[words.say("lab-uses-by-bot")], _by_bot(words, game, figures)]
    return section(words.say("lab-uses"), *parts)


def _more_wins(words: ReportText, game: str, own: Sequence[UseFigures]) -> Fragment | None:
    rows = [
        IntervalRow(
            words.tell(use_text(game, use.use)),
            use.more_wins.value,
            *use.more_wins.interval,
            words.more_wins(use.more_wins),
        )
        for use in own
        if abs(use.more_wins.interval[1]) <= 1.0 and abs(use.more_wins.interval[0]) <= 1.0
    ]
    if not rows:
        return None
    return h.fragment[h.h3[words.say("lab-uses-more-wins")], interval_plot(rows, scale_of(rows, 0.0), 0.0)]


def _own(words: ReportText, game: str, own: Sequence[UseFigures]) -> Element:
    with_points = any(use.points_at_once is not None for use in own)
    keys = ("lab-use-name", "lab-use-players", "lab-use-times", "lab-use-wins", "lab-use-points")
    heads: list[Node] = [words.say(key) for key in keys]
    if with_points:
        heads.append(words.say("lab-use-at-once"))
    rows = []
    for use in own:
        row: list[Node] = [
            words.tell(use_text(game, use.use)),
            words.percent(use.part_of_players),
            f"{use.times:.2f}",
            words.share(use.win_share),
            words.number(use.more_points, signed=True),
        ]
        if use.points_at_once is not None:
            row.append(words.number(use.points_at_once))
        rows.append(row)
    return table(heads, rows)


def _shared_uses(words: ReportText, game: str, shared: Sequence[UseFigures]) -> Element:
    keys = ("lab-use-name", "lab-use-players", "lab-use-at-once", "lab-use-winners-at-once")
    return table([words.say(key) for key in keys], [shared_use_row(words, game, use) for use in shared])


def shared_use_row(words: ReportText, game: str, use: UseFigures) -> list[str]:
    """A use that everybody has at once: how many players had it, and what it came to."""
    assert use.points_at_once is not None
    assert use.winners_at_once is not None
    return [
        words.tell(use_text(game, use.use)),
        words.percent(use.part_of_players),
        words.number(use.points_at_once, 2),
        words.number(use.winners_at_once, 2, signed=True),
    ]


def _by_bot(words: ReportText, game: str, figures: ArenaFigures) -> Element:
    rows = [
        (
            words.tell(use_text(game, use.use)),
            *[f"{bot.uses.get(use.use, 0.0):.2f}" for bot in figures.bots],
        )
        for use in figures.uses
    ]
    return table([words.say("lab-use-name"), *[bot.bot for bot in figures.bots]], rows)


def kinds(words: ReportText, figures: ArenaFigures) -> Element:
    rows: list[Sequence[Node]] = [
        (
            h.code[kind.kind],
            *[f"{bot.actions.get(kind.kind, 0.0):.1f}" for bot in figures.bots],
            f"{kind.winners:.1f}",
            f"{kind.others:.1f}",
        )
        for kind in figures.kinds
    ]
    heads = [
        words.say("lab-kind"),
        *[bot.bot for bot in figures.bots],
        words.say("lab-winners"),
        words.say("lab-others"),
    ]
    return section(words.say("lab-kinds"), table(heads, rows), note(words.say("lab-kinds-note")))


def forfeits(words: ReportText, figures: ArenaFigures, most: int = 50) -> Element | None:
    if not figures.forfeits:
        return None
    lines = [
        h.li[words.say("lab-forfeit", game=str(forfeit.game), reason=forfeit.reason)]
        for forfeit in figures.forfeits[:most]
    ]
    more = len(figures.forfeits) - len(lines)
    rest = h.p[words.say("lab-forfeits-more", number=more)] if more else None
    return section(words.say("lab-forfeits"), h.ul[lines], rest, note(words.say("lab-forfeits-note")))


def facts(pairs: Sequence[tuple[str, str]]) -> Element:
    return h.dl[[(h.dt[name], h.dd[value]) for name, value in pairs]]
