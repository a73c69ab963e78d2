"""The house in a page: tables, bots and what is asked of them, for one person, without a server or a network.

A worker of the browser runs it, see `web/src/offline/`. It has no clock and keeps nothing by itself: it is told what time it
is, and it tells what is to be kept. Requests, updates and bodies are those of a server, to the letter.
"""

from fourkings.browser.backend import House

__all__ = ["House"]
