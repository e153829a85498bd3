"""Collects the pages of the site: documents of the repository at their own paths, and all files that they link to.

A link to a document or a picture stays as it is. A link to another file is changed, so that it leads to a page of the
site. A result has a page of its own. The page of a proof is the page that coqdoc writes. The page of a notebook holds
the notebook, and the page of a folder is its README or a list of its files. Any other file is copied as text that a
browser shows.
"""
import os
import pathlib
import re
import shutil
import subprocess

from results_files import ROOT

SHOWN = {".svg", ".png", ".csv", ".json", ".txt"}  # files that a browser shows, or a reader saves, by name
COQ_CLASSES = {"keyword": "k", "var": "n", "tactic": "nb"}  # coqdoc's classes, in the theme's colours of code


class SiteError(Exception):
    """A page that cannot be made: its place, and the reason."""


def _proof_page(html):
    """coqdoc's output: comments as paragraphs between boxes of code, words in the theme's colours of code."""

    def paragraph(comment):
        text = re.sub(r"&nbsp;|<br/>|\s", " ", re.sub(r"<br/>\s*<br/>", "\0", comment[1]))
        text = re.sub("`([^`]+)`", r"<code>\1</code>", text.strip().removeprefix("(*").removesuffix("*)"))
        parts = "".join(f"<p>{' '.join(part.split())}</p>\n" for part in text.split("\0"))
        return f"</div>\n{parts}<div class=\"coqdoc highlight\">\n"

    html = re.sub(r"<h1.*</h1>\s*", "", html, count=1).replace('<div class="code">', '<div class="coqdoc highlight">')
    html = re.sub(r'<span class="comment">(.*?)</span>', paragraph, html, flags=re.DOTALL)
    html = re.sub(r'class="id" title="(\w+)"', lambda found: f'class="{COQ_CLASSES.get(found[1], "n")}"', html)
    html = re.sub(r'(<span class="k">Theorem</span> <span class="n")>(\w+)', r'\1 id="\2">\2', html)
    html = re.sub(r"(\s*<br/>){3,}", "\n<br/>\n<br/>", html)
    html = re.sub(r'(<div class="coqdoc highlight">)(\s*<br/>)+', r"\1", html)
    html = re.sub(r"(<br/>\s*)+</div>", "</div>", html)
    return re.sub(r'<div class="coqdoc highlight">\s*</div>', "", html)


class Staging:
    """The folder of staged pages. `places` has the page of each path that a generator has written."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.places = {}

    def write(self, place, text):
        """Writes a file of the site that is not a copy of a document of the repository."""
        path = self.folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def copy(self, path, place=None):
        target = self.folder / (place or path)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / path, target)
        return str(place or path)

    def source_of(self, place):
        """The path of the repository from which a page of the navigation is made."""
        for suffix in (".v", ".html"):
            path = str(pathlib.Path(place).with_suffix(suffix))
            if not (ROOT / place).exists() and (ROOT / path).exists():
                return path
        return place

    def stage(self, path):
        """The place in the site of a path of the repository, which is staged with all files that it links to."""
        if path not in self.places:
            self.places[path], text = self._maker(path)(path)
            if text is not None:
                self.write(self.places[path], self._with_links(path, text) if path.endswith(".md") else text)
        return self.places[path]

    def _maker(self, path):
        file = ROOT / path
        if file.is_dir():
            return self._folder
        if not file.is_file():
            raise SiteError(f"{path}: no such file")
        if path.endswith(".v"):
            return self._proof
        if path.startswith("docs/notebooks/") and path.endswith(".html"):
            return self._notebook
        return self._document if path.endswith(".md") else self._copy

    def _document(self, path):
        return path, (ROOT / path).read_text()

    def _copy(self, path):
        return self.copy(path, path if pathlib.Path(path).suffix in SHOWN else f"{path}.txt"), None

    def _folder(self, path):
        if (ROOT / path / "README.md").is_file():
            return self.stage(os.path.normpath(f"{path}/README.md")), None
        files = sorted(file.name for file in (ROOT / path).iterdir() if file.is_file())
        links = [f"- [{name}]({os.path.relpath(self.stage(f'{path}/{name}'), path)})\n" for name in files]
        return f"{path}/index.md", f"# {path}\n\n{''.join(links)}"

    def _proof(self, path):
        output = self.folder.parent / "coqdoc"
        output.mkdir(exist_ok=True)
        options = ["--html", "--light", "--utf8", "--no-index", "--body-only", "--parse-comments", "-q"]
        # coqdoc reports that it finds no list of identifiers, which the build does not write.
        subprocess.run(["coqdoc", *options, "-d", output, ROOT / path], check=True, stderr=subprocess.DEVNULL)
        page = pathlib.Path(path).with_suffix(".md")
        body = _proof_page((output / f"{page.stem}.html").read_text())
        whole = os.path.basename(self.copy(path, f"{path}.txt"))
        return str(page), f"# {page.stem}.v\n\nWithout the proofs, which are in [the file itself]({whole}).\n\n{body}\n"

    def _notebook(self, path):
        page, notebook = pathlib.Path(path).with_suffix(".md"), pathlib.Path(path).with_suffix(".ipynb")
        self.copy(str(notebook))
        text = (ROOT / path).read_text()
        body = re.search("<body>(.*)</body>", text, re.DOTALL)[1]
        body = re.sub(r"<nav>.*?</nav>", "", body, flags=re.DOTALL)
        body = re.sub(r'<a class="anchor-link".*?</a>', "", body).replace("<th></th>", "<td></td>")
        title = re.search("<title>(.*)</title>", text)[1]
        link = f'<p><a href="{notebook.name}" download>The notebook itself</a></p>'
        return str(page), f'---\ntitle: {title}\n---\n\n<div class="notebook">\n{body}\n{link}\n</div>\n'

    def _with_links(self, path, text):
        """A document's text, with links to the places of their targets in the site."""
        here = os.path.dirname(path)

        def leads(target):
            address, mark, anchor = target.partition("#")
            if not address or re.match("[a-z]+:", address):
                return target
            wanted = os.path.normpath(os.path.join(here, address))
            if wanted.startswith("..") or not (ROOT / wanted).exists():
                raise SiteError(f"{path}: the link {target} leads nowhere")
            place, own_mark, own_anchor = self.stage(wanted).partition("#")
            return os.path.relpath(place, here or ".") + (mark + anchor or own_mark + own_anchor)

        def as_html(address):
            """The HTML that MkDocs makes of a link; MkDocs does not change HTML links."""
            return re.sub(r"\.md(?=#|$)", ".html", re.sub(r"\bREADME\.md\b", "index.md", address))

        def changed(pattern, line, change):
            code = [span.span() for span in re.finditer(r"(`+)(?!`).+?(?<!`)\1(?!`)", line)]

            def one(found):
                inside = any(begin < found.start() < end for begin, end in code)
                return found[0] if inside else found[1] + change(found[2]) + found[3]

            return re.sub(pattern, one, line)

        def in_line(line):
            line = changed(r"(\]\()([^)\s]+)(\))", line, leads)
            return changed(r'((?:src|srcset|href)=")([^"]+)(")', line, lambda target: as_html(leads(target)))

        lines, fence = [], False
        for line in text.split("\n"):
            fence ^= line.lstrip().startswith("```")
            lines.append(line if fence or line.startswith("    ") else in_line(line))
        return "\n".join(lines)
