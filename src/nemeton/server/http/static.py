"""The browser client: one page for every address, and its assets, from the bundle inside the package."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from nemeton.server.http.errors import Ask

WEB = Path(__file__).parent.parent / "web"
MISSING = (
    "The browser client is not there: the package was installed without it.\n"
    "Build it and install again (./play does both), or use the API under /api.\n"
)
ZIPPED = (".js", ".css", ".svg")
FOREVER = "public, max-age=31536000, immutable"  # an asset's name holds the hash of its content


def _file(path: Path, cache: str) -> Response[bytes]:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix in (".js", ".mjs"):
        kind = "text/javascript"
    return Response(path.read_bytes(), media_type=kind, headers={"Cache-Control": cache})


@lru_cache(maxsize=100)
def _zipped(path: Path) -> bytes:
    return gzip.compress(path.read_bytes(), mtime=0)


def _asset(path: Path, accepted: str) -> Response[bytes]:
    """A file that never changes; text is sent compressed to browsers that accept it."""
    answer = _file(path, FOREVER)
    if path.suffix in ZIPPED:
        answer.headers["Vary"] = "Accept-Encoding"
        if "gzip" in accepted:
            answer.content = _zipped(path)
            answer.headers["Content-Encoding"] = "gzip"
    return answer


def missing(web: Path) -> bool:
    return not (web / "index.html").is_file()


def pages(web: Path) -> list[HTTPRouteHandler]:
    """The routes for the client in the folder `web`."""

    assets = {path.name for path in web.glob("assets/*.*")}
    top = {path.name for path in web.glob("*.*") if path.is_file()}

    def page() -> Response[bytes]:
        if missing(web):
            return Response(MISSING.encode(), media_type="text/plain", status_code=503)
        return _file(web / "index.html", "no-cache")

    @get("/", sync_to_thread=False, include_in_schema=False)
    def root() -> Response[bytes]:
        return page()

    @get("/assets/{name:str}", sync_to_thread=False, include_in_schema=False)
    def asset(name: FromPath[str], request: Ask) -> Response[bytes]:
        if name not in assets:
            return Response(b"", media_type="text/plain", status_code=404)
        return _asset(web / "assets" / name, request.headers.get("accept-encoding", ""))

    @get("/{path:path}", sync_to_thread=False, include_in_schema=False)
    def anywhere(path: FromPath[str]) -> Response[bytes]:
        """A file at the top of the bundle (an icon, the manifest), otherwise the page, which reads its own address."""
        name = path.strip("/")
        return _file(web / name, "no-cache") if name in top else page()

    return [root, asset, anywhere]
