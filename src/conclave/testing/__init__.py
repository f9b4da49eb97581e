"""The contract suite, to run against a game of your own: what every game must guarantee.

    from conclave.testing import GameContract
    from my_game import GAME


    class TestMyGame(GameContract):
        game = GAME

It needs pytest and Hypothesis, which `conclave[testing]` installs. Nothing else in Conclave imports it.
"""

from pkgutil import iter_modules

import pytest

# So that a failed assertion says what it compared; pytest must know before the modules are imported.
pytest.register_assert_rewrite(*[f"{__name__}.{module.name}" for module in iter_modules(__path__)])

from conclave.testing.actions import ActionsContract  # noqa: E402
from conclave.testing.course import CourseContract  # noqa: E402
from conclave.testing.damaged_records import DamagedRecordsContract  # noqa: E402
from conclave.testing.legality import LegalityContract  # noqa: E402
from conclave.testing.machine import MachineContract  # noqa: E402
from conclave.testing.secrets import SecretsContract  # noqa: E402
from conclave.testing.texts import TextsContract  # noqa: E402
from conclave.testing.views import ViewsContract  # noqa: E402


class GameContract(
    ActionsContract,
    CourseContract,
    DamagedRecordsContract,
    LegalityContract,
    MachineContract,
    SecretsContract,
    TextsContract,
    ViewsContract,
):
    """The whole suite; a subclass names the game."""


__all__ = ["GameContract"]
