"""`python -m fourkings` is the command `fourkings`."""

from fourkings.cli import main

main()
