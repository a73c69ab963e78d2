"""Encoders of contracts, views and King's auction for the kernels: outside the kernels, only they know the layout.

Words are plain tuples and lists, for kernels run as Python; arrays are for compiled kernels.
"""

from fourkings.encoding.contracts import ContractArrays, arrays_of, is_negative, terms, words
from fourkings.encoding.views import board, board_of, board_of_state, contract_of, history, needs, plies, stakes, voids, won

__all__ = [
    "ContractArrays", "arrays_of", "board", "board_of", "board_of_state", "contract_of", "history", "is_negative",
    "needs", "plies", "stakes", "terms", "voids", "won", "words",
]  # fmt: skip  # fmt: skip
