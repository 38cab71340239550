"""The invented game joins the others, so that everything that runs over all games runs over it too."""

import fen
import nemeton

nemeton.register(fen.GAME)
