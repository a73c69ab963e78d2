"""Start the server with the options that Home Assistant shows."""

import json
import os
from pathlib import Path

OPTIONS = Path(os.environ.get("FOURKINGS_DATA", "/data")) / "options.json"

if __name__ == "__main__":
    options = json.loads(OPTIONS.read_text("utf-8"))
    if options.get("admin"):
        os.environ["FOURKINGS_ADMIN"] = options["admin"]
    os.execvp("fourkings", ["fourkings", "serve", "--no-open"])
