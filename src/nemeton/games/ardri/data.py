"""The cards of Ard Rí and the places where they lie. No rules here.

A *kind* is one of 52 faces: the Cattle of suit s and rank r (2 to 10, then Ace) are 10 s + r, the Warriors of suit s
are 40 + 3 s + r (Jack, Queen, King). A *card* is a kind of one of the decks: 52 * deck + kind. Sets of cards are bits
of one number per deck, bit k for kind k, so that a suit of Cattle is a row of ten bits.
"""

from typing import Final

from nemeton.core.vector import i64, vec

SUITS: Final = 4
SUIT_NAMES: Final = ["spades", "hearts", "diamonds", "clubs"]
RANKS: Final = 10  # ranks of Cattle, the Ace last
LADDER: Final = 3  # ranks of Warriors
CATTLE: Final = 40  # kinds of Cattle
WARRIORS: Final = 12  # kinds of Warriors
KINDS: Final = 52
HAND_SIZE: Final = 9
MAX_SEATS: Final = 5
MAX_DECKS: Final = 3
DECKS: Final = [0, 0, 1, 2, 2, 3]  # by the number of seats
PRICE: Final = 5  # points that a Warrior eats
UNFED_CARDS: Final = 2
HUNT_CARDS: Final = 3
CLIENTS: Final = 2  # gifts of a bid, if there are that many opponents

VALUES: Final = [2, 3, 4, 5, 6, 7, 8, 9, 10, 15]
RANK_NAMES: Final = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "A"]
WARRIOR_NAMES: Final = ["J", "Q", "K"]
SUIT_SIGNS: Final = ["♠", "♥", "♦", "♣"]
SUIT_LETTERS: Final = ["s", "h", "d", "c"]


def kind_name(kind: int) -> str:
    """`10♠`, `A♥`, `K♣`."""
    if kind < CATTLE:
        return RANK_NAMES[kind % RANKS] + SUIT_SIGNS[kind // RANKS]
    return WARRIOR_NAMES[(kind - CATTLE) % LADDER] + SUIT_SIGNS[(kind - CATTLE) // LADDER]


KIND_NAMES: Final = [kind_name(kind) for kind in range(KINDS)]

ALL: Final = (1 << KINDS) - 1
CATTLE_SET: Final = (1 << CATTLE) - 1
WARRIOR_SET: Final = ALL - CATTLE_SET
ROW: Final = 1023  # ten bits: the Cattle of a suit
# (A table, because compiled `1 << k` would be a 32-bit shift.)
BIT: Final[vec[i64]] = vec[i64]([1 << k for k in range(KINDS)])
SUIT_SET: Final[vec[i64]] = vec[i64]([1023 << (10 * suit) for suit in range(SUITS)])
# Of a kind: its suit, its points as Cattle, its strength in battle and as a tie-break card (2 lowest, King highest).
SUIT: Final[vec[i64]] = vec[i64]([k // 10 for k in range(40)] + [k // 3 for k in range(12)])
POINTS: Final[vec[i64]] = vec[i64]([VALUES[k % 10] for k in range(40)] + [0] * 12)
STRENGTH: Final[vec[i64]] = vec[i64]([k % 10 for k in range(40)] + [10 + k % 3 for k in range(12)])

# Of a row of ten bits: which there are, how many there are, what they are worth, the best, the set without the best.
ROW_RANKS: Final = [[r for r in range(10) if (row >> r) & 1] for row in range(1024)]
ROW_SIZE: Final[vec[i64]] = vec[i64]([bin(row).count("1") for row in range(1024)])
ROW_POINTS: Final[vec[i64]] = vec[i64]([sum([VALUES[r] for r in range(10) if (row >> r) & 1]) for row in range(1024)])
ROW_BEST: Final[vec[i64]] = vec[i64]([VALUES[row.bit_length() - 1] if row else 0 for row in range(1024)])
ROW_TOP: Final[vec[i64]] = vec[i64]([1 << (row.bit_length() - 1) if row else 0 for row in range(1024)])
# Of a set of Warriors, shifted down to twelve bits: how many.
TROOP_SIZE: Final[vec[i64]] = vec[i64]([bin(row).count("1") for row in range(4096)])

# -- places: those of a seat, then those of the table -----------------------------------------------

HAND: Final = 0
FIELD: Final = 1  # the Cattle-field
DOWN: Final = 2  # Roundhouse, face down: unproven
UP: Final = 3  # Roundhouse, face up: proven
ASIDE: Final = 4  # face down: sealed Cattle in the first Spring, fed unproven Warriors at Samhain
OUT: Final = 5  # proven Warriors away until the end of Winter; those already fed at Samhain
SPOILS: Final = 6  # stolen Cattle in the Marches
ATTACK: Final = 7  # Warriors sent against the seat, not answered yet; for the sender: the one seeking its target
THROUGH: Final = 8  # those of them that nobody met
GIFT: Final = 9  # Cattle offered to the seat
PLACES: Final = 10  # places of a seat; after those of all seats come:

WILDERNESS: Final = 0
FRESH: Final = 1  # a mark, not a place: what went into the deck when it was last shuffled
SHOWN: Final = 2  # a mark: cards in hands and face down that everybody knows [2.4]
TABLE_PLACES: Final = 3

# A card turned up by the last move, as one number: its seat, whether only that seat saw it, the card.
TURNED_SEAT: Final = 512
TURNED_SECRET: Final = 256
UNKNOWN_CARD: Final = 255

# -- how a game ends ------------------------------------------------------------------------------------

RUNNING: Final = 0
HIGH_KING: Final = 1
LAST_SEAT: Final = 2
NOBODY: Final = 3
YEARS_OVER: Final = 4
ENDINGS: Final = ["running", "high-king", "last-seat", "nobody", "years-over"]
