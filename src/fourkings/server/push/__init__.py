"""Web Push: a browser is told that it is somebody's turn, though no page of Four Kings is open there."""
