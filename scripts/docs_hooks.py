"""What MkDocs does not do by itself: pages from outside docs/, and pages without inline scripts and styles.

Pages are made of the README and its neighbours, the rules of the games, `conclave COMMAND --help`, and every
file of the repository that a page links to. Links are those of the repository, and lead to these pages.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import posixpath
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import click
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from mkdocs.utils import get_relative_url

ROOT: Final = Path(__file__).resolve().parents[1]
PAGES: Final = {
    "README.md": "index.md",
    "ARCHITECTURE.md": "architecture.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "reporting.md",
    "docs/adr": "adr/index.md",
}
"""Where things of the repository are on the site, if not below docs/ or sources/."""
LANGUAGES: Final = {".ftl": "text", ".js": "javascript", ".json": "text", ".py": "python", ".toml": "text"}
PICTURES: Final = (".png", ".svg")
NOT_SEARCHED: Final = "---\nsearch:\n  exclude: true\n---\n"
INLINE: Final = "assets/inline"
WIDTH: Final = 78
"""Columns of help texts."""
UNUSED: Final = re.compile(
    r"404\.html|sitemap\.xml(\.gz)?|assets/images/favicon\.png|.*\.map"
    r"|assets/javascripts/lunr/(wordcut\.js|min/lunr\.(?!ja|multi|stemmer).*)"
)
"""The server has a page of its own for what is not there; nobody crawls it; all is English or Japanese."""

_REFERENCE: Final = re.compile(r"^::: conclave\.api\.\w+\.(\w+)$", re.MULTILINE)
_LINK: Final = re.compile(r"(?<=\]\()([^)#\s]+)((?:#[^)\s]*)?)(?=\))")
_SCRIPT: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)
_STYLE: Final = re.compile(r"<style>(.*?)</style>", re.DOTALL)
_STYLED: Final = re.compile(r"<([a-z][a-z0-9-]*)((?:\s[^<>]*?)?)\sstyle=\"([^\"]*)\"([^<>]*)>")
_WRITTEN_AS_IS: Final = re.compile(r"(<(?:pre|textarea|script)\b.*?</(?:pre|textarea|script)>)", re.DOTALL)
_INDENT: Final = re.compile(r"\s*\n\s*")
_CLASS: Final = re.compile(r"\sclass=\"([^\"]*)\"")

os.environ["CONCLAVE_LANG"] = "en"
_origins: dict[str, str] = {}
"""Of pages from outside docs/: where they are in the repository."""
_moved: dict[str, str] = {}
"""Scripts and styles that stood in pages, by the names of their files."""


# -- pages ---------------------------------------------------------------------------------------------------


def on_config(config: MkDocsConfig) -> None:
    """Commands, games and decisions get into the navigation by themselves."""
    _append(config.nav, "Command line", [f"commands/{name}.md" for name, _ in commands()])
    _append(config.nav, "Rules", list(rules_in_navigation()))
    _append(config.nav, "How strong the bots are", list(strength_in_navigation()))
    _append(config.nav, "Decisions", [f"adr/{path.name}" for path in decisions()])


def _append(nav: list[Any], section: str, pages: Sequence[str | Mapping[str, str]]) -> bool:
    for entry in nav:
        for title, below in entry.items() if isinstance(entry, dict) else ():
            if not isinstance(below, list):
                continue
            if title == section:
                below.extend(pages)
                return True
            if _append(below, section, pages):
                return True
    return False


def on_files(files: Files, config: MkDocsConfig) -> Files:
    _origins.clear()
    _moved.clear()
    for source in (*PAGES, *rules_pages()):
        if (ROOT / source).is_file():
            _add(files, config, site_path(source), source, (ROOT / source).read_text("utf-8"))
    _add(files, config, "adr/index.md", "docs/adr/index.md", adr_index())
    for name, page in commands():
        _add(files, config, f"commands/{name}.md", f"docs/commands/{name}.md", page)
    for target in sorted(set(linked_files(files))):
        if not target.startswith("docs/"):
            _add_source(files, config, target)
    _leave_out_pictures(files)
    files.append(File.generated(config, "icon.svg", abs_src_path=str(ROOT / "client/public/icon.svg")))
    return files


def _leave_out_pictures(files: Files) -> None:
    """Those of docs/ that no page shows."""
    shown = {site_path(target) for target in linked_files(files)}
    for file in list(files):
        if file.src_uri.startswith("screenshots/") and file.src_uri not in shown:
            files.remove(file)


def _add(files: Files, config: MkDocsConfig, name: str, origin: str, content: str) -> None:
    """`origin` is where its links start from in the repository."""
    files.append(File.generated(config, name, content=content))
    _origins[name] = origin


def _add_source(files: Files, config: MkDocsConfig, target: str) -> None:
    name, path = site_path(target), ROOT / target
    if path.suffix in PICTURES:
        files.append(File.generated(config, name, abs_src_path=str(path)))
    elif path.suffix == ".ipynb":
        content, pictures = notebook_page(path)
        _add(files, config, name, target, content)
        for picture, data in pictures.items():
            files.append(
                File.generated(config, posixpath.join(posixpath.dirname(name), picture), content=data)
            )
    else:
        language = LANGUAGES.get(path.suffix, path.suffix.lstrip("."))
        shown = f"# {target}\n\n`````{language}\n{path.read_text('utf-8')}`````\n"
        _add(files, config, name, target, f"{NOT_SEARCHED}{shown}")


def rules_pages() -> list[str]:
    """Those of our games in English, in the order of their kits, then the others, language by language."""
    from conclave.registry import KITS

    folders = [ROOT / "src" / kit.package.replace(".", "/") / "rules" for kit in KITS.ours]
    pages = [page for folder in folders for page in folder.glob("*.md")]
    pages.sort(key=lambda page: (page.stem != "en", page.stem, folders.index(page.parent)))
    return [page.relative_to(ROOT).as_posix() for page in pages]


def rules_in_navigation() -> Iterator[dict[str, str]]:
    """By their titles; a title that several languages have says which language it is in."""
    titles: set[str] = set()
    for source in rules_pages():
        title = _title(ROOT / source)
        yield {f"{title} ({Path(source).stem})" if title in titles else title: site_path(source)}
        titles.add(title)


def strength_in_navigation() -> Iterator[dict[str, str]]:
    from conclave.registry import KITS

    for kit in KITS.ours:
        if (ROOT / f"docs/strength-{kit.name}.md").is_file():
            rules = ROOT / "src" / kit.package.replace(".", "/") / "rules/en.md"
            yield {_title(rules): f"strength-{kit.name}.md"}


def _title(page: Path) -> str:
    return page.read_text("utf-8").partition("\n")[0].lstrip("# ")


def decisions() -> list[Path]:
    return sorted((ROOT / "docs/adr").glob("0*.md"))


def adr_index() -> str:
    """Their headings begin with their numbers."""
    lines = [f"- [{_title(path)}]({path.name})" for path in decisions()]
    return "\n".join(("# Decisions", "", "What was decided, and why.", "", *lines, ""))


def notebook_page(path: Path) -> tuple[str, dict[str, bytes]]:
    """A notebook with what it printed and drew."""
    parts: list[str] = []
    pictures: dict[str, bytes] = {}
    for cell in json.loads(path.read_text("utf-8"))["cells"]:
        source = "".join(cell["source"])
        parts.append(source if cell["cell_type"] == "markdown" else f"```python\n{source}\n```")
        for output in cell.get("outputs", []):
            if "text" in output:
                parts.append(f"```text\n{''.join(output['text']).strip()}\n```")
            for kind, ending in (("image/svg+xml", "svg"), ("image/png", "png")):
                if (drawn := "".join(output.get("data", {}).get(kind, ""))) != "":
                    name = f"{path.stem}-{len(pictures) + 1}.{ending}"
                    pictures[name] = drawn.encode() if ending == "svg" else base64.b64decode(drawn)
                    parts.append(f"![What the code draws]({name})")
    return "\n\n".join(parts) + "\n", pictures


def commands() -> Iterator[tuple[str, str]]:
    """Every command and its page: what `--help` says of it and of the commands below it."""
    from conclave.cli.main import conclave

    settings = {**conclave.context_settings, "terminal_width": WIDTH}
    with conclave.context_class(conclave, info_name="conclave", **settings) as above:
        for name in conclave.list_commands(above):
            command = conclave.get_command(above, name)
            assert command is not None
            yield name, "\n".join(_help(command, above, name, "#"))


def _help(command: click.Command, above: click.Context, name: str, heading: str) -> Iterator[str]:
    with command.context_class(command, info_name=name, parent=above, terminal_width=WIDTH) as context:
        yield f"{heading} {context.command_path}\n\n```text\n{command.get_help(context)}\n```\n"
        if isinstance(command, click.Group):
            for below in command.list_commands(context):
                part = command.get_command(context, below)
                assert part is not None
                yield from _help(part, context, below, "##")


# -- links ---------------------------------------------------------------------------------------------------


def site_path(target: str) -> str:
    """Where something of the repository is on the site."""
    if target in PAGES:
        return PAGES[target]
    if (rules := re.fullmatch(r"src/conclave/games/(\w+)/rules/([\w-]+)\.md", target)) is not None:
        return f"rules/{rules[1]}/{rules[2]}.md"
    if target.startswith("docs/"):
        return target.removeprefix("docs/")
    if target.endswith(PICTURES):
        return f"sources/{target}"
    return f"sources/{target.removesuffix('.ipynb')}.md"


def _target(origin: str, link: str) -> str | None:
    """What a link leads to in the repository; None if it leads nowhere there."""
    target = posixpath.normpath(posixpath.join(posixpath.dirname(origin), link))
    found = "://" not in link and not target.startswith("..") and (ROOT / target).exists()
    return target if found else None


def linked_files(files: Files) -> Iterator[str]:
    """The files that pages link to, but pages."""
    pages = {*PAGES, *rules_pages()}
    for file in files.documentation_pages():
        origin = _origins.get(file.src_uri, f"docs/{file.src_uri}")
        for link, _ in _LINK.findall(file.content_string):
            target = _target(origin, link)
            if target is not None and target not in pages:
                yield target


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:  # noqa: ARG001
    here = page.file.src_uri
    origin = _origins.get(here, f"docs/{here}")

    def on_the_site(found: re.Match[str]) -> str:
        target = _target(origin, found[1])
        if target is None:
            return found[0]
        return posixpath.relpath(site_path(target), posixpath.dirname(here) or ".") + found[2]

    return _LINK.sub(on_the_site, _REFERENCE.sub(_public_name, markdown))


def _public_name(found: re.Match[str]) -> str:
    """What is defined in `conclave.api` is called, and linked to, by the name that one imports."""
    name = found[1]
    options = f"    options:\n      heading: conclave.{name}\n      toc_label: {name}"
    return f"[](){{#conclave.{name}}}\n\n{found[0]}\n{options}"


# -- a strict content security policy ------------------------------------------------------------------------


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:  # noqa: ARG001
    """Scripts and styles that stand in the page go to files: the server's policy forbids them in pages."""
    if re.fullmatch(r"rules/\w+/ja\.md", page.file.src_uri):
        output = output.replace('<html lang="en"', '<html lang="ja"', 1)

    def script(found: re.Match[str]) -> str:
        return f'<script src="{address(found[1], "js")}"></script>'

    def style(found: re.Match[str]) -> str:
        return f'<link rel="stylesheet" href="{address(found[1], "css")}">'

    def address(content: str, ending: str) -> str:
        return str(get_relative_url(_move(content, ending), page.url))

    styles: set[str] = set()

    def styled(found: re.Match[str]) -> str:
        name, before, rules, after = found.groups()
        given = f"style-{_digest(rules)}"
        styles.add(f".{given} {{ {rules} }}")
        attributes = f"{before}{after}"
        if _CLASS.search(attributes):
            attributes = _CLASS.sub(lambda each: f' class="{each[1]} {given}"', attributes, count=1)
        else:
            attributes = f' class="{given}"{attributes}'
        return f"<{name}{attributes}>"

    output = _STYLE.sub(style, _SCRIPT.sub(script, output))
    output = _STYLED.sub(styled, output)
    links = "".join(f'<link rel="stylesheet" href="{address(each, "css")}">' for each in sorted(styles))
    return _without_indents(output.replace("</head>", f"{links}</head>", 1))


def _without_indents(page: str) -> str:
    """They are a third of a page."""
    parts = _WRITTEN_AS_IS.split(page)
    return "".join(part if place % 2 else _INDENT.sub("\n", part) for place, part in enumerate(parts))


def _move(content: str, ending: str) -> str:
    name = f"{INLINE}/{_digest(content)}.{ending}"
    _moved[name] = content
    return name


def _digest(content: str) -> str:
    return hashlib.sha256(content.encode()).hexdigest()[:12]


def on_post_build(config: MkDocsConfig) -> None:
    site = Path(config.site_dir)
    for name, content in _moved.items():
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_text(content, "utf-8")
    for each in [path for path in site.rglob("*") if path.is_file()]:
        if UNUSED.fullmatch(each.relative_to(site).as_posix()):
            each.unlink()
