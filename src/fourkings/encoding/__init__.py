"""What encodes contracts, views and King's talk for the kernels: here alone the layout of their words is known above them.

Words are plain tuples and lists, for kernels as they stand in Python; arrays are for kernels that are compiled.
"""

from fourkings.encoding.contracts import ContractArrays, arrays_of, is_negative, terms, words
from fourkings.encoding.views import board, board_of, board_of_state, contract_of, history, needs, plies, stakes, voids, won

__all__ = [
    "ContractArrays",
    "arrays_of",
    "board",
    "board_of",
    "board_of_state",
    "contract_of",
    "history",
    "is_negative",
    "needs",
    "plies",
    "stakes",
    "terms",
    "voids",
    "won",
    "words",
]  # fmt: skip
