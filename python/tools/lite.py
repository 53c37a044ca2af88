"""Makes the wheel for Python in a page: `python lite.py ENGINE OUT`.

`ENGINE` is the folder with what wasm-bindgen made of `web/engine`, for the target `web`; the wheel is written into the folder `OUT`. It has
the files of `tweedle`, and the module of `lite` in the place of the native one. Its bytes depend on its files alone. It needs
Python 3.11 or newer.
"""

import base64
import hashlib
import re
import sys
import tomllib
import zipfile
from pathlib import Path

HOME = Path(__file__).resolve().parents[1]
#: Folders of the package that need processes of their own. A module that says so stands in for each.
NOT_IN_A_PAGE = ("distributed", "kernel")
#: The oldest time that an archive can tell.
WHEN = (1980, 1, 1, 0, 0, 0)
#: What is no text of a module: what Python compiled, and native modules.
SKIPPED = (".so", ".pyd", ".pyc")


def program(engine):
    """The text that starts the engine: the module of wasm-bindgen within a function, as Python in a page cannot import one."""
    text = (engine / "tweedle_web_engine.js").read_text(encoding="utf-8")
    text = re.sub(r"^export (?=class |function )", "", text, flags=re.MULTILINE)
    text = re.sub(r"^export \{[^}]*\};?$", "", text, flags=re.MULTILINE)
    text = text.replace("import.meta.url", "''")
    left = re.search(r"^\s*(?:export|import)\b.*|\bimport\.meta\b", text, re.MULTILINE)
    if left or "function initSync(" not in text:
        raise SystemExit(f"wasm-bindgen wrote a module of another form: {left.group() if left else 'no initSync'}")
    return (HOME / "lite" / "_tweedle" / "engine.js").read_text(encoding="utf-8").replace("PROGRAM;", text)


def files(engine, version):
    """The files of the package, by their paths."""
    found = {}
    for folder in (HOME / "tweedle", HOME / "lite"):
        for path in sorted(folder.rglob("*")):
            name = path.relative_to(folder)
            is_left_out = folder.name == "tweedle" and name.parts[0] in NOT_IN_A_PAGE
            if path.is_file() and not is_left_out and path.suffix not in SKIPPED:
                found[f"tweedle/{name.as_posix()}"] = path.read_bytes()
    found["tweedle/_tweedle/engine.js"] = program(engine).encode()
    found["tweedle/_tweedle/engine.wasm"] = (engine / "tweedle_web_engine_bg.wasm").read_bytes()
    found["tweedle/_tweedle/_version.py"] = f'"""The version of the package."""\n\n__version__ = "{version}"\n'.encode()
    return found


def metadata(project, version):
    """What is told of the package."""
    lines = [
        "Metadata-Version: 2.1", f"Name: {project['name']}", f"Version: {version}", f"Summary: {project['description']}",
        f"License: {project['license']}", f"Requires-Python: {project['requires-python']}",
        f"Keywords: {','.join(project['keywords'])}", *(f"Classifier: {it}" for it in project["classifiers"]),
    ]
    for extra, needs in project["optional-dependencies"].items():
        # There are no kernels of its own in a page.
        if extra != "kernel":
            lines.append(f"Provides-Extra: {extra}")
            lines += [f"Requires-Dist: {it}; extra == '{extra}'" for it in needs if it != "ipykernel"]
    readme = (HOME / project["readme"]).read_text(encoding="utf-8")
    return "\n".join([*lines, "Description-Content-Type: text/markdown", "", readme])


def write(engine, out):
    """Writes the wheel; returns its path."""
    version = tomllib.loads((HOME.parent / "Cargo.toml").read_text(encoding="utf-8"))["workspace"]["package"]["version"]
    project = tomllib.loads((HOME / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = f"tweedle-{version}.dist-info"
    found = files(engine, version)
    found[f"{info}/METADATA"] = metadata(project, version).encode()
    found[f"{info}/WHEEL"] = b"Wheel-Version: 1.0\nGenerator: tweedle\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    for licence in ("LICENSE-APACHE", "LICENSE-MIT"):
        found[f"{info}/licenses/{licence}"] = (HOME.parent / licence).read_bytes()
    record = [f"{name},sha256={digest(data)},{len(data)}" for name, data in found.items()]
    found[f"{info}/RECORD"] = "\n".join([*record, f"{info}/RECORD,,", ""]).encode()
    out.mkdir(parents=True, exist_ok=True)
    for old in out.glob("tweedle-*-py3-none-any.whl"):
        old.unlink()
    path = out / f"tweedle-{version}-py3-none-any.whl"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as wheel:
        for name, data in found.items():
            entry = zipfile.ZipInfo(name, WHEN)
            entry.compress_type, entry.external_attr, entry.create_system = zipfile.ZIP_DEFLATED, 0o644 << 16, 3
            wheel.writestr(entry, data)
    return path


def digest(data):
    """The SHA-256 of a file, as records of wheels have it."""
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    made = write(Path(sys.argv[1]), Path(sys.argv[2]))
    print(f"{made} of {made.stat().st_size / 1e6:.2f} MB")
