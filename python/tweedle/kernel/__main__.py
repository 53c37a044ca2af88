"""Installs the kernel, or runs it: Jupyter does the second."""

import argparse
import json
import sys
import tempfile
from pathlib import Path


def install(arguments):
    """Writes the description of the kernel where Jupyter looks for it."""
    from jupyter_client.kernelspec import KernelSpecManager

    spec = {
        "argv": [sys.executable, "-m", "tweedle.kernel", "-f", "{connection_file}"],
        "display_name": "CGScript (Tweedle)",
        "language": "cgscript",
    }
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "kernel.json").write_text(json.dumps(spec, indent=1), encoding="utf-8")
        prefix = arguments.prefix or (sys.prefix if arguments.sys_prefix else None)
        place = KernelSpecManager().install_kernel_spec(folder, "cgscript", user=prefix is None, prefix=prefix)
    print(f"The kernel is installed in {place}")


def main():
    """Installs or runs."""
    if sys.argv[1:2] != ["install"]:
        from ipykernel.kernelapp import IPKernelApp

        from . import CGScriptKernel

        IPKernelApp.launch_instance(kernel_class=CGScriptKernel)
        return
    parser = argparse.ArgumentParser(prog="python -m tweedle.kernel install", description="Installs the kernel for Jupyter.")
    parser.add_argument("--sys-prefix", action="store_true", help="into the environment of this Python")
    parser.add_argument("--prefix", help="into this folder")
    install(parser.parse_args(sys.argv[2:]))


if __name__ == "__main__":
    main()
