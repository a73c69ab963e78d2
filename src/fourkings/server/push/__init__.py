"""Web Push: notifications in browsers that have no page of Four Kings open."""
