"""Load object code without LLVM: lay out the sections of one relocatable ELF file and apply its
relocations.

Importing llvmlite takes most of the time that a warm start may take, so cached x86-64 code is
linked here. What this does not know raises `Unlinkable`; LLVM's own loader takes it then.
"""

from __future__ import annotations

import ctypes
import mmap
import struct
from collections.abc import Iterator

from transpile.diagnose.record import Record

X86_64 = 62
ALLOCATED, WRITABLE = 2, 1
PROGBITS, SYMBOLS, RELOCATIONS, NOBITS = 1, 2, 4, 8
READ_EXECUTE = mmap.PROT_READ | mmap.PROT_EXEC

R_64, R_PC32, R_PLT32, R_GOTPCREL, R_PC64 = 1, 2, 4, 9, 24
R_GOTPCRELX, R_REX_GOTPCRELX = 41, 42
GOT_RELATIVE = (R_GOTPCREL, R_GOTPCRELX, R_REX_GOTPCRELX)
STUB = b"\xff\x25\x00\x00\x00\x00"
"""``jmp *0(%rip)``: jumps to the address that follows, wherever that is."""
STUB_SIZE = 16


class Unlinkable(Exception):
    """The object has something that this linker doesn't know, or the system allows no new code."""


class _Section(Record):
    name: str
    kind: int
    flags: int
    offset: int
    size: int
    link: int
    info: int
    alignment: int
    place: int = -1
    """Offset in the memory, if it is loaded."""


class _Symbol(Record):
    name: str
    section: int
    value: int


class LinkedCode:
    """Executable memory; it lives as long as this object."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        if data[:4] != b"\x7fELF" or data[4:6] != b"\x02\x01":
            raise Unlinkable("not a 64-bit little-endian ELF file")
        try:
            self._link()
        except (struct.error, IndexError, ValueError) as error:
            raise Unlinkable(f"damaged: {error}") from error

    def address(self, name: str) -> int:
        """Return the address of a function, 0 if there is none."""
        for symbol in self._symbols:
            if symbol.name == name and symbol.section:
                return self._base + self._sections[symbol.section].place + symbol.value
        return 0

    def _link(self) -> None:
        (machine,) = struct.unpack_from("<H", self._data, 18)
        if machine != X86_64:
            raise Unlinkable(f"machine {machine}")
        self._sections = list(self._read_sections())
        self._symbols = list(self._read_symbols())
        size = self._lay_out()
        externals = [s.name for s in self._symbols if s.section == 0 and s.name]
        self._entries = {name: size + STUB_SIZE * k for k, name in enumerate(externals)}
        self._got: dict[str, int] = {}
        end = size + STUB_SIZE * len(externals)
        self._memory = mmap.mmap(
            -1, max(end + 8 * len(self._symbols), 1), prot=mmap.PROT_READ | mmap.PROT_WRITE
        )
        self._base = ctypes.addressof(ctypes.c_char.from_buffer(self._memory))
        self._next_got = end
        for section in self._sections:
            if section.place >= 0 and section.kind != NOBITS:
                self._memory[section.place : section.place + section.size] = self._bytes(section)
        for name, place in self._entries.items():
            target = struct.pack("<Q", _address_of(name))
            self._memory[place : place + len(STUB) + 8] = STUB + target
        for section in self._sections:
            if section.kind == RELOCATIONS and self._sections[section.info].place >= 0:
                self._relocate(section)
        self._make_executable()

    def _bytes(self, section: _Section) -> bytes:
        found = self._data[section.offset : section.offset + section.size]
        if len(found) != section.size:
            raise Unlinkable("truncated")
        return found

    def _read_sections(self) -> Iterator[_Section]:
        (table,) = struct.unpack_from("<Q", self._data, 40)
        size, count, names = struct.unpack_from("<HHH", self._data, 58)
        raw = [
            struct.unpack_from("<IIQQQQIIQQ", self._data, table + size * k) for k in range(count)
        ]
        strings = raw[names][4]
        for name, kind, flags, _, offset, length, link, info, alignment, _ in raw:
            yield _Section(
                self._string(strings + name),
                kind,
                flags,
                offset,
                length,
                link,
                info,
                max(alignment, 1),
            )

    def _string(self, start: int) -> str:
        return self._data[start : self._data.index(b"\0", start)].decode()

    def _read_symbols(self) -> Iterator[_Symbol]:
        table = next((s for s in self._sections if s.kind == SYMBOLS), None)
        if table is None:
            raise Unlinkable("no symbols")
        strings = self._sections[table.link].offset
        for start in range(table.offset, table.offset + table.size, 24):
            name, _, _, section, value, _ = struct.unpack_from("<IBBHQQ", self._data, start)
            yield _Symbol(self._string(strings + name), section, value)

    def _lay_out(self) -> int:
        """Give loaded sections their places; return the size of all."""
        place = 0
        for section in self._sections:
            if not section.flags & ALLOCATED or section.name == ".eh_frame":
                continue
            if section.flags & WRITABLE:
                raise Unlinkable(f"{section.name} can be written")
            place = -(-place // section.alignment) * section.alignment
            section.place = place
            place += section.size
        return -(-place // STUB_SIZE) * STUB_SIZE

    def _relocate(self, table: _Section) -> None:
        target = self._sections[table.info]
        for start in range(table.offset, table.offset + table.size, 24):
            offset, info, addend = struct.unpack_from("<QQq", self._data, start)
            symbol, kind = self._symbols[info >> 32], info & 0xFFFFFFFF
            place = target.place + offset
            value = self._place_of(symbol, kind) + addend
            if kind == R_64:
                struct.pack_into("<Q", self._memory, place, self._base + value)
            elif kind == R_PC64:
                struct.pack_into("<q", self._memory, place, value - place)
            elif kind in (R_PC32, R_PLT32, *GOT_RELATIVE):
                struct.pack_into("<i", self._memory, place, value - place)
            else:
                raise Unlinkable(f"relocation {kind}")

    def _place_of(self, symbol: _Symbol, kind: int) -> int:
        """Return where a symbol is, as an offset in the memory; a slot with its address for the
        GOT.
        """
        if symbol.section == 0:
            if kind in GOT_RELATIVE:
                return self._entries[symbol.name] + len(STUB)
            return self._entries[symbol.name]
        place = self._sections[symbol.section].place
        if place < 0:
            raise Unlinkable(f"{symbol.name} is not loaded")
        if kind not in GOT_RELATIVE:
            return place + symbol.value
        key = f"{symbol.section}:{symbol.value}"
        if key not in self._got:
            self._got[key] = self._next_got
            struct.pack_into("<Q", self._memory, self._next_got, self._base + place + symbol.value)
            self._next_got += 8
        return self._got[key]

    def _make_executable(self) -> None:
        """Take the right to write away and give that to execute."""
        library = ctypes.CDLL(None, use_errno=True)
        size = -(-len(self._memory) // mmap.PAGESIZE) * mmap.PAGESIZE
        library.mprotect.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int)
        if library.mprotect(self._base, size, READ_EXECUTE):
            raise Unlinkable(f"no executable memory (errno {ctypes.get_errno()})")


def _address_of(name: str) -> int:
    for library in ("libm.so.6", None):
        try:
            function = getattr(ctypes.CDLL(library), name)
        except (OSError, AttributeError):
            continue
        address = ctypes.cast(function, ctypes.c_void_p).value
        if address:
            return address
    raise Unlinkable(f"unresolved symbol {name}")
