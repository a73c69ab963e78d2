"""The checks of the page's own sources, with the tools of its lock: format, types, lint, tests of its logic.

With `--install` only what they need is installed; the tests in a browser use some of it, too.
"""

import sys

from _setup import ROOT, sh

STYLES = ("src/**/*.css", "../docs/_static/*.css", "../src/fourkings/analysis/**/*.css")
CHECKS = (
    ("node_modules/prettier/bin/prettier.cjs", "--check", "--log-level=warn", "."),
    ("node_modules/typescript/bin/tsc",),
    ("node_modules/oxlint/bin/oxlint", "--deny-warnings", "src", "plugins"),
    ("node_modules/stylelint/bin/stylelint.mjs", "--config=stylelint.config.js", *STYLES),
    ("node_modules/vitest/vitest.mjs", "run", "--reporter=dot"),
)


def check() -> None:
    """Run all checks; exit at the first that fails."""
    sys.path.insert(0, str(ROOT))
    from build_tools import web

    exe, env = web.install(ROOT, tests=True)
    for command in CHECKS if "--install" not in sys.argv else ():
        sh(exe, *command, cwd=ROOT / "web", env=env)


if __name__ == "__main__":
    check()
