"""The application in a browser tab (by Pyodide): tables, bots and all that one person can do, without a server or network.

A worker of the browser runs it, see `web/src/offline/`. The page passes it the time and saves what it reports. Requests,
updates and bodies are the same as a server's.
"""

from fourkings.browser.backend import Backend

__all__ = ["Backend"]
