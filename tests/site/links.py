#!/usr/bin/env python3
"""links.py FOLDER: the broken links and anchors of a site's pages, and what its pages load from other sites."""
import html.parser
import pathlib
import re
import sys
import urllib.parse

# The attribute by which an element loads a file.
LOADED = {"script": "src", "link": "href", "img": "src", "iframe": "src", "source": "srcset", "video": "src"}


class Page(html.parser.HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.anchors, self.links, self.loads = set(), set(), set()
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        self.anchors.update(attributes.get(name) for name in (("id", "name") if tag == "a" else ("id",)))
        if tag in ("a", "area") and attributes.get("href"):
            self.links.add(attributes["href"])
        if attributes.get(LOADED.get(tag)) and attributes.get("rel") != "canonical":
            self.loads.add(attributes[LOADED[tag]])


def faults(folder):
    pages = {path: Page(path.read_text()) for path in sorted(folder.rglob("*.html"))}
    if not pages:
        yield f"{folder}: no page"
    for path, page in pages.items():
        place = path.relative_to(folder)
        for link in sorted(page.links | page.loads):
            address = urllib.parse.urlsplit(link)
            if address.scheme or address.netloc:
                if link in page.loads and address.scheme not in ("data", "blob", "javascript"):
                    yield f"{place}: loads {link}"
                continue
            target = path
            if address.path:
                start = folder if address.path.startswith("/") else path.parent
                target = (start / urllib.parse.unquote(address.path).lstrip("/")).resolve()
            if target.is_dir():
                target /= "index.html"
            anchor = urllib.parse.unquote(address.fragment)
            if not target.exists():
                yield f"{place}: {link} leads nowhere"
            elif anchor and target in pages and anchor not in pages[target].anchors:
                yield f"{place}: {link}: no such anchor"
    for path in sorted(folder.rglob("*.css")):
        for found in re.findall(r"(?:url\(|@import)\s*[\"']?((?:https?:)?//[^\"')]*)", path.read_text()):
            yield f"{path.relative_to(folder)}: loads {found}"
    print(f"{len(pages)} pages, {sum(len(page.links) for page in pages.values())} links")


found = list(faults(pathlib.Path(sys.argv[1]).resolve()))
print("\n".join(found))
sys.exit(1 if found else 0)
