"""The pieces, the village and the thirty actions of Samhain. No rules here.

A card is 0 to 14 and carries two actions, 2 * card (light) and 2 * card + 1 (dark); the rulebooks and every text
number the actions from 1 to 30, and name a card by its two numbers, `7-8`. A track is 2 * deity + side.
"""

from typing import Final

from nemeton.core.vector import i64, vec

DEITIES: Final = 5
DEITY_NAMES: Final = ["cernunnos", "sirona", "sucellos", "morrigan", "belanos"]
SIDES: Final = 2
LIGHT: Final = 0
DARK: Final = 1
SIDE_NAMES: Final = ["light", "dark"]
TRACKS: Final = 10
TRACK_TOP: Final = 5

CARDS: Final = 15
COLUMNS: Final = 3  # cards of one deity: a row of the village
ACTIONS: Final = 30
CARD_NAMES: Final = [f"{2 * card + 1}-{2 * card + 2}" for card in range(CARDS)]

RESOURCES: Final = 3
RESOURCE_NAMES: Final = ["wood", "stone", "gold"]
WOOD: Final = 0
STONE: Final = 1
GOLD: Final = 2

ITEMS: Final = 5
ITEM_NAMES: Final = ["sickle", "rune", "bonfire", "dolmen", "horn"]
SICKLE: Final = 0
RUNE: Final = 1
BONFIRE: Final = 2
DOLMEN: Final = 3
HORN: Final = 4

# What one multiple point may be paid with, or a sickle may give: a resource, a victory point, a step on a track.
KINDS: Final = 14
VICTORY: Final = 3
DEVOTION: Final = 4  # + track
TRACK_NAMES: Final = [f"{deity}-{side}" for deity in DEITY_NAMES for side in SIDE_NAMES]
KIND_NAMES: Final = [*RESOURCE_NAMES, "vp", *TRACK_NAMES]

# How a member stands on its card. Waiting and acted occur only while a card is being activated.
STANDS: Final = 4
ACTIVE: Final = 0
WAITING: Final = 1  # in the activation, its action still to come
ACTED: Final = 2  # its action has begun; exhausted when the activation ends
EXHAUSTED: Final = 3
STAND_NAMES: Final = ["active", "waiting", "acted", "exhausted"]
SEAT_PLACES: Final = 60  # CARDS * STANDS: a member's place is SEAT_PLACES * seat + STANDS * card + stand

# -- by number of seats ---------------------------------------------------------------------------

MOST_SEATS: Final = 4
CLAN: Final = [0, 0, 14, 12, 10]  # members of each seat
ROUNDS: Final = [0, 0, 6, 5, 4]
FIRST_MEMBERS: Final = [0, 0, 4, 3, 2]  # placed at set-up
RESERVE: Final = [0, 0, 6, 7, 8]  # of each resource, and wisps
COPIES: Final = [0, 0, 2, 2, 3]  # of each item
BOTH_SIDES: Final = [0, 0, 0, 5, 0]  # the round in which both sides are free
ROMAN: Final = 2  # of each resource behind every screen at the start
FIRST_DEVOTION: Final = 2
LATER_DEVOTION: Final = 1
MOST_POINTS: Final = 999
FEATS: Final = 8  # one more than a seat can perform of one side in one activation, and to spare
ROUND_CAP: Final = 60  # turns per seat, our own rule [3.9]

# The printed first game: the cards of the seats A, B, C, D, in the order of placing.
FIRST_GAME: Final = [[12, 0, 1, 4], [6, 13, 12, 10], [9, 2, 9], [0, 7]]

# -- the village ----------------------------------------------------------------------------------

STEPS: Final = 8  # directions; the first four are orthogonal
ORTHOGONAL: Final = 4
_ROW: Final = [-1, 0, 1, 0, -1, 1, 1, -1]
_COLUMN: Final = [0, 1, 0, -1, 1, 1, -1, -1]


def neighbours(cards: list[int]) -> list[int]:
    """For every card and direction the card there, -1 beyond the edge, in a village laid out row by row."""
    near = [-1] * (CARDS * STEPS)
    for cell in range(CARDS):
        for way in range(STEPS):
            row = cell // COLUMNS + _ROW[way]
            column = cell % COLUMNS + _COLUMN[way]
            if 0 <= row < DEITIES and 0 <= column < COLUMNS:
                near[cards[cell] * STEPS + way] = cards[row * COLUMNS + column]
    return near


# -- the actions ----------------------------------------------------------------------------------

# Each action as its steps in printed order, `fr` and `en` apart where the editions differ, then what the +1 of a
# repeat may be. `rules/actions.py` makes steps of the words.
#
#   devotion          1 on the card's own track         any-devotion     1 on a track of choice
#   wood N, ...       from the reserve                  any-resource     1 of choice
#   wisp              take one                          vp N             victory points
#   pay R R ...       these resources                   pay-same N       equal resources
#   pay-different     2 other resources                 pay-devotion     2 devotion (one temple or any)
#   pay-wisps N       own wisps                         item I           take it from the reserve
#   bury-self         the acting member to a grave      bury-self-2      the same, and two graves must be free
#   self-home         the acting member to the pool     kill             an opponent's member
#   walk              a step of an own member           exhaust          an opponent's member
#   swap              own and opponent's member         swap-or-shift    or the opponent's to any card
#   give-own          a wisp to an opponent             give-any         own or from the reserve
#   steal             an item                           steal-for        the same, for a resource given last
#   raise             a dead member to a card           raise-home       an opponent's to its pool instead
#   rob               an opponent loses 1 devotion      kinds, pairs, lead   points for items and first places
RECIPES: Final = [
    ("devotion, wood 1", "", "resource dp"),
    ("devotion, wood 2, wisp", "wisp, devotion, wood 2", "resource dp"),
    ("pay wood stone, item sickle", "", "less-wood less-stone"),
    ("give-own, vp 1", "vp 1, give-any", "vp"),
    ("pay-same 3, vp 3", "", "less vp"),
    ("pay-wisps 3, kill", "pay-wisps 2, kill", ""),
    ("devotion, walk", "", "dp"),
    ("devotion, wisp, walk, walk", "wisp, devotion, walk, walk", "dp"),
    ("bury-self, item rune", "self-home, item rune", ""),
    ("pay-different, wisp, wisp, steal", "wisp, wisp, steal-for", "less"),
    ("raise", "raise-home", "vp"),
    ("kinds", "", "vp"),
    ("devotion, gold 1", "", "resource dp"),
    ("devotion, gold 2, wisp", "wisp, devotion, gold 2", "resource dp"),
    ("pay gold wood, item horn", "", "less-gold less-wood"),
    ("exhaust, wisp, vp 1", "wisp, vp 1, exhaust", "vp"),
    ("pairs", "", "vp"),
    ("pay-different, kill, vp 1", "", "less vp"),
    ("devotion, any-resource", "", "resource dp"),
    ("devotion, any-devotion, wisp", "wisp, devotion, any-devotion", "dp"),
    ("pay-devotion, item bonfire", "", "less"),
    ("rob, wisp, vp 1", "", "vp"),
    ("bury-self-2, kill, vp 2", "bury-self, kill, vp 3", "vp"),
    ("lead", "", "vp"),
    ("devotion, stone 1", "", "resource dp"),
    ("devotion, stone 2, wisp", "wisp, devotion, stone 2", "resource dp"),
    ("pay stone gold, item dolmen", "", "less-stone less-gold"),
    ("swap, wisp, vp 1", "wisp, vp 1, swap-or-shift", "vp"),
    ("pay wood stone gold, vp 3", "", "less-wood less-stone less-gold vp"),
    ("pay-wisps 2, vp 2", "", "vp"),
]

KIND_POINTS: Final[vec[i64]] = vec[i64]([0, 0, 0, 2, 3, 5])  # [13.12] by number of different items
PAIR_POINTS: Final = 2
RAISE_POINTS: Final = 2  # for an opponent's member; nothing for the doer's own

# The +1 of a repeat.
BONUSES: Final = 8
NO_BONUS: Final = 0
PLUS_VP: Final = 1
PLUS_DP: Final = 2
PLUS_RESOURCE: Final = 3
LESS: Final = 4  # one less to pay, of what is paid by choice
LESS_OF: Final = 5  # + resource: one less of this one
BONUS_NAMES: Final = ["none", "vp", "dp", "resource", "less", "less-wood", "less-stone", "less-gold"]

# The two different resources of a pair: all but one.
PAIRS: Final = 3
PAIR_LEAVES: Final[vec[i64]] = vec[i64]([GOLD, STONE, WOOD])

BIT: Final[vec[i64]] = vec[i64]([1 << i for i in range(CARDS)])
