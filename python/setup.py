"""Bundles the engine from the enclosing repository into one JavaScript file, as part of the package."""
import subprocess
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

HERE = Path(__file__).resolve().parent
ENGINE = HERE / "src" / "caravanserai" / "engine.mjs"


class WithEngine(build_py):
    def run(self):
        if (HERE.parent / "apps" / "cli" / "src" / "env" / "main.ts").is_file():
            command = "npm run -s ts -- python/bundle.ts"
            done = subprocess.run(command, cwd=HERE.parent, shell=True)
            if done.returncode != 0:
                sys.exit(f"the engine could not be built: {command!r} in {HERE.parent} failed; it needs Node 20 or later, and npm")
        elif not ENGINE.is_file():
            sys.exit(f"the engine is missing: build the package in its repository, which makes {ENGINE}")
        super().run()


setup(cmdclass={"build_py": WithEngine})
