"""Why something is refused: every reason there is, with its rule, reached in a game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from conclave.core import Refusal
from conclave.games.ciub import __file__ as ciub_file
from tests.games.ciub.play import GAME, LOCALE, Table, laid, player

NAMES = ["Ada", "Bea", "Cay", "Dov"]
CATALOGUE = Path(ciub_file).parent / "text" / "en.ftl"

Situation = Callable[[], Table]

# -- situations ----------------------------------------------------------------------------------------------


def tokens() -> Table:
    return laid("", player(token="6,6"), player(token="4="))


def above() -> Table:
    """The second player's token lies in the top row."""
    return laid("", player(), player(token="20+"))


def whites() -> Table:
    """All white dice are in players' hands."""
    return laid("white:1 white:1 white:2 white:3 white:swap")


def rolled() -> Table:
    return laid(
        "white:1 white green:reroll blue:reroll blue:spent purple:adjust blue:skull",
        tray="white:3 blue:swap green:2for1",
        earned=True,
    )


def nothing_acts() -> Table:
    return laid("white:1 blue green:spent", tray="purple:adjust white:swap", earned=True)


def two_adjust() -> Table:
    return laid("white:1 purple:adjust purple:adjust green:reroll green:reroll")


def setting_aside() -> Table:
    return laid("white:1 white:2 white:swap").do("aside white:1")


def casting(skulls: str = "jokers") -> Table:
    tray = "white:2 white:4 orange:6 blue:skull"
    return laid("white:1", player(), player(token="1,4,7"), tray=tray, skulls=skulls).do("stop")


def casting_without_jokers() -> Table:
    return casting("value")


def casting_with_a_token() -> Table:
    """The player's own token is not in the way."""
    tray = "white:2 white:4 orange:6"
    return laid("white:1", player(token="1,4,7"), tray=tray).do("stop")


def casting_for_a_sum() -> Table:
    tray = "white:2 white:4 orange:6 green:7"
    return laid("white:1", tray=tray, top="4= 6,6 1,1,1", bottom="2,4,6 20+ 1,3,3,5").do("stop")


def moving_down() -> Table:
    return casting().do("win 2,4,6")


def returning() -> Table:
    table = laid("white:1 white:1 red:3", tray="white:2 white:4 orange:6 green:2for1")
    return table.do("stop", "win 2,4,6", "down 6,6", "= 6,6,6")


def won() -> Table:
    table = laid("white:1", tray="white:2 white:4 orange:6 green:2for1")
    return table.do("stop", "win 2,4,6", "down 6,6", "= 6,6,6")


def taking() -> Table:
    return whites().do("stop")


def exchanging() -> Table:
    return laid("white:1 white:2 white:3 purple:2for1", tray="green:2for1").do("stop", "nothing")


def exchanging_one_white_left() -> Table:
    return laid("white:1 white:2 white:3 white:4", tray="green:2for1").do("stop", "nothing")


def exchanging_no_white_left() -> Table:
    return laid("white:1 white:1 white:2 white:3 white:4", tray="green:2for1").do("stop", "nothing")


def last_turn() -> Table:
    return laid("white:1 white:2 white:swap", opus=2, pile=(0, 0))


def opus_taken() -> Table:
    """By the first player, whose turn goes on."""
    return laid("white:1", tray="white:2 white:4 orange:6", pile=(0, 0)).do("stop", "win 2,4,6")


def turn_after_the_opus() -> Table:
    return opus_taken().do("end", "= white:1 white:1 white:2 white:3 white:swap")


# -- every reason --------------------------------------------------------------------------------------------

REASONS: dict[Situation, str] = {
    tokens: """
        swap white blue       CB-4    now-token
        token 2,2,2,2         CB-4    not-face-up
        token 6,6             CB-4    token-there
        token 4=              CB-4    token-taken
        remove 7,7            CB-4    not-face-up
        remove 2,4,6          CB-4    remove-bottom
        remove 6,6            CB-4    remove-own-token
    """,
    above: """
        remove 20+            CB-4    remove-token
    """,
    whites: """
        swap white white      CB-10a  supply
        roll                  CB-7    roll-nothing-done
    """,
    rolled: """
        pass                       CB-5   now-act
        win 4=                     CB-8   stop-first
        swap green blue            CB-5a  no-such-face
        swap white blue            CB-5a  acts-inactive
        swap blue white            CB-6   acts-in-tray
        reroll white itself        CB-5b  no-such-face
        reroll green green:reroll  CB-5b  no-other
        reroll green white:3       CB-5b  in-tray
        reroll green white:2       CB-5b  no-such-die
        reroll green blue          CB-5b  no-such-die
        adjust red itself 3        CB-5c  no-such-face
        adjust blue itself 2       CB-5c  no-such-die
        adjust purple purple:adjust 3     CB-5c  no-other
        adjust purple white:3 1           CB-5c  in-tray
        adjust purple white:2 1           CB-5c  no-such-die
        adjust purple white:1 7           CB-5c  no-such-face
        adjust purple itself 7            CB-5c  no-such-face
        adjust purple itself adjust       CB-5c  adjust-itself
        adjust purple white:1 1           CB-5c  face-shown
        adjust purple blue:spent reroll   CB-5c  face-shown
        aside white                CB-6   aside-inactive
        aside blue:skull           CB-6   aside-skull
        aside white:3              CB-6   in-tray
        aside white:2              CB-6   no-such-die
    """,
    nothing_acts: """
        swap white blue            CB-6   acts-in-tray
        reroll green white:1       CB-5b  spent
        reroll blue white:1        CB-5a  acts-inactive
        adjust purple itself 3     CB-6   acts-in-tray
        adjust blue itself swap    CB-5a  acts-inactive
    """,
    two_adjust: """
        adjust purple purple:adjust adjust  CB-5c  face-shown
        adjust purple purple:adjust 7       CB-5c  no-such-face
    """,
    setting_aside: """
        pass                  CB-6    now-aside
        swap white blue       CB-6    actions-over
        reroll green itself   CB-6    actions-over
        adjust blue itself 1  CB-6    actions-over
        decline               CB-8    stop-first
        aside white:1         CB-6    in-tray
    """,
    casting: """
        roll                  CB-8    now-cast
        win 2,2,2,2           CB-8    not-face-up
        win 20+               CB-8    win-top
        win 1,4,7             CB-4    win-token
        win 4=                CB-8    win-equal
    """,
    casting_without_jokers: """
        win 4=                CB-8    win-equal
    """,
    casting_with_a_token: """
        win 1,4,7             CB-8    win-list
    """,
    casting_for_a_sum: """
        win 1,3,3,5           CB-8    win-list
        win 20+               CB-8    win-sum
    """,
    moving_down: """
        roll                  CB-8b   now-down
        win 4=                CB-8    one-card
        take blue             CB-8c   take-after-win
        down 2,4,6            CB-8b   not-face-up
        down 4=               CB-8b   down-bottom
    """,
    returning: """
        end                   CB-8b   now-return
        nothing               CB-8c   take-after-win
        return white:1        CB-8b   return-by-kind
        return blue           CB-8b   not-yours
        return green          CB-8b   return-two-for-one
        return purple:2for1   CB-8b   return-not-in-tray
    """,
    won: """
        win 4=                CB-8    one-card
        take blue             CB-8c   take-after-win
        return white          CB-10   now-exchange
    """,
    taking: """
        end                   CB-8c   now-take
        win 4=                CB-8c   now-take
        return white          CB-8c   keep-all
        take white            CB-10a  supply
    """,
    exchanging: """
        win 4=                       CB-10  now-exchange
        take blue                    CB-10  now-exchange
        return white                 CB-8c  keep-all
        exchange yellow white red    CB-10  no-such-face
        exchange purple white red    CB-10  not-kept
        exchange green white green   CB-10  same-colour
        exchange green green green   CB-10  same-colour
        exchange green red white     CB-10  order
        whiten white                 CB-10  white-for-white
        whiten red                   CB-10  not-yours
    """,
    exchanging_one_white_left: """
        exchange green white white   CB-10a  supply-one
    """,
    exchanging_no_white_left: """
        exchange green white red     CB-10a  supply
        exchange green red white     CB-10a  supply
        whiten green                 CB-10a  supply
    """,
    last_turn: """
        pass                  CB-9    last-turn
        token 4=              CB-9    last-turn
        remove 6,6            CB-9    last-turn
    """,
    opus_taken: """
        pass                  CB-10   now-exchange
        win 4=                CB-8    one-card
    """,
    turn_after_the_opus: """
        pass                  CB-9    last-turn
        token 4=              CB-9    last-turn
    """,
}
"""What cannot be done, the rule, and the reason: the name of its message after `cb-refuse-`."""

LINES = [
    pytest.param(
        situation, *line.rsplit(maxsplit=2), id=f"{situation.__name__}: {line.split('CB-')[0].strip()}"
    )
    for situation, lines in REASONS.items()
    for line in lines.strip().splitlines()
]


@pytest.mark.parametrize(("situation", "line", "rule", "reason"), LINES)
def test_a_refusal_names_the_rule_and_the_reason(
    situation: Situation, line: str, rule: str, reason: str
) -> None:
    table = situation()
    line = line.strip()
    assert table.refused(line) == rule
    assert reason_of(refusal(table, line, table.asked)) == reason


def refusal(table: Table, line: str, seat: int = 1) -> Refusal:
    found = table.position.why_not(seat - 1, GAME.parse(line))
    assert found is not None
    return found


def reason_of(found: Refusal) -> str:
    return found.reason.key.removeprefix("cb-refuse-")


def said(table: Table, line: str) -> str:
    return LOCALE.say(refusal(table, line).reason, NAMES)


AT_ANY_TIME = {"over", "chance", "not-asked", "no-action"}


def test_every_reason_in_the_catalogue_is_reached() -> None:
    entries = FluentParser().parse(CATALOGUE.read_text("utf-8")).body
    messages = {entry.id.name for entry in entries if isinstance(entry, ast.Message)}
    reasons = {name.removeprefix("cb-refuse-") for name in messages if name.startswith("cb-refuse-")}
    reached = {line.split()[-1] for lines in REASONS.values() for line in lines.strip().splitlines()}
    assert reached | AT_ANY_TIME == reasons


def test_nobody_acts_while_dice_or_cards_are_awaited() -> None:
    table = whites().do("aside white:1", "roll")
    found = refusal(table, "stop")
    assert (found.rule, reason_of(found)) == ("CB-5", "chance")
    drawing = tokens().do("remove 20+")
    found = refusal(drawing, "pass")
    assert (found.rule, reason_of(found)) == ("CB-2", "chance")


def test_only_whose_turn_it_is_acts() -> None:
    table = laid("", player(), player(), player())
    found = refusal(table, "pass", seat=3)
    assert (found.rule, reason_of(found)) == ("CB-4", "not-asked")
    assert LOCALE.say(found.reason, NAMES) == "It is Ada's turn."


@pytest.mark.parametrize("code", [-1, 1 << 40, GAME.parse("stop") + 1, GAME.parse("aside white:1") | 63 << 3])
def test_a_number_that_is_no_action_is_refused(code: int) -> None:
    found = whites().position.why_not(0, code)
    assert found is not None
    assert (found.rule, reason_of(found)) == ("CB-5", "no-action")


def test_after_the_end_nothing_is_allowed_and_the_rule_is_the_one_that_ended_the_game() -> None:
    table = laid("white:1 white:1 white:2 white:3 white:4", opus=2, pile=(0, 0)).do("stop", "nothing")
    assert table.over
    found = refusal(table, "pass")
    assert (found.rule, reason_of(found)) == ("CB-9", "over")
    quiet = laid("white:1 white:1 white:2 white:3 white:4", quiet=39).do("stop", "nothing")
    assert quiet.over
    assert refusal(quiet, "pass").rule == "CB-9a"


# -- how it is said ------------------------------------------------------------------------------------------


def test_whose_token_is_in_the_way_is_said() -> None:
    assert said(tokens(), "token 6,6") == "Your token is already on 6,6."
    assert said(tokens(), "token 4=") == "Bea's token is on 4=; a card has room for only one."
    assert said(above(), "remove 20+") == "Bea's token protects 20+; it cannot be removed."
    assert said(casting(), "win 1,4,7") == "Bea's token is on 1,4,7; nobody else can win it."


def test_what_the_tray_lacks_is_said() -> None:
    table = casting_for_a_sum()
    assert said(table, "win 20+") == "Your tray can't win 20+. Its numbers add up to only 19."
    assert said(table, "win 1,3,3,5") == "Your tray can't win 1,3,3,5. Missing: 1, 3, 3, 5."
    assert said(casting(), "win 4=") == "Your tray can't win 4=. It needs 4 equal dice and has 2."
    without = casting_without_jokers()
    assert said(without, "win 4=") == "Your tray can't win 4=. It needs 4 equal dice and has 1."


def test_which_dice_are_wrong_is_said() -> None:
    table = rolled()
    assert said(table, "swap green blue") == "There is no swap on green dice."
    assert said(table, "reroll green white:2") == "You have no white 2 outside the tray."
    assert said(table, "reroll green blue") == "You have no blue (inactive) outside the tray."
    assert said(table, "adjust purple blue:spent reroll") == (
        "Your blue reroll (spent) already shows that; turn it to another face."
    )
    assert said(table, "aside white:3") == "Your white 3 is already in the tray; dice there don't change."
    assert said(exchanging(), "exchange purple white red") == "You kept no purple 2for1 in the tray."
    assert said(exchanging(), "exchange green red white") == (
        "Name the two colours the other way round: white, then red."
    )
    assert said(exchanging_one_white_left(), "exchange green white white") == (
        "The supply has only one white die."
    )
