"""Legal actions as a lazy collection of integer codes: `len`, indexing, iteration, `in`, sampling."""

from __future__ import annotations

from collections.abc import Iterator

from mypy_extensions import mypyc_attr

from conclave.core.source import Source


@mypyc_attr(allow_interpreted_subclasses=True)
class Actions:
    """A collection of different action codes in a fixed order.

    A subclass gives `__len__`, `__getitem__` and `__contains__`; a family with hundreds of members can
    count and index itself without ever being listed.
    """

    def __len__(self) -> int:
        raise NotImplementedError

    def __getitem__(self, index: int) -> int:
        raise NotImplementedError

    def __contains__(self, code: object) -> bool:
        raise NotImplementedError

    def __iter__(self) -> Iterator[int]:
        for index in range(len(self)):
            yield self[index]

    def sample(self, source: Source) -> int:
        """One of them, all equally likely."""
        return self[source.uniform(len(self))]


class Listed(Actions):
    """A short list of codes, usually a shared constant."""

    def __init__(self, codes: tuple[int, ...]) -> None:
        self._codes = codes

    def __len__(self) -> int:
        return len(self._codes)

    def __getitem__(self, index: int) -> int:
        return self._codes[index]

    def __contains__(self, code: object) -> bool:
        return code in self._codes

    def __iter__(self) -> Iterator[int]:
        return iter(self._codes)


class Remembered(Listed):
    """A long list that is made once and asked often: whether a code is in it is looked up."""

    def __init__(self, codes: tuple[int, ...]) -> None:
        super().__init__(codes)
        self._members = frozenset(codes)

    def __contains__(self, code: object) -> bool:
        return isinstance(code, int) and code in self._members


class Masked(Actions):
    """The codes `base + i` for every bit i set in a mask."""

    def __init__(self, base: int, mask: int) -> None:
        self._base = base
        self._mask = mask

    def __len__(self) -> int:
        return self._mask.bit_count()

    def __getitem__(self, index: int) -> int:
        mask = self._mask
        if not 0 <= index < mask.bit_length():
            raise IndexError(index)
        for _ in range(index):
            mask &= mask - 1
        if not mask:
            raise IndexError(index)
        return self._base + (mask & -mask).bit_length() - 1

    def __contains__(self, code: object) -> bool:
        if not isinstance(code, int):
            return False
        bit = code - self._base
        return bit >= 0 and bool(self._mask >> bit & 1)


NONE = Listed(())
