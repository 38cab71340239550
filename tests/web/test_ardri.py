"""The table of Ard Rí in a real browser: a whole game by its own controls, keyboard, phone, French, axe."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

import nemeton
from games.ardri.positions import position
from nemeton.client import Client
from nemeton.core.registry import game
from nemeton.games.ardri.data import CATTLE, KIND_NAMES, KINDS, POINTS, SUIT
from server.running import Running
from web.house import Visitor, Visitors, eventually

TOUCH = 44  # px
OF_CATTLE = {"spring": "hand", "gift": "field", "pay": "field", "steal": "herd"}
OF_WARRIORS = {"summer": "hand", "take": "wild", "hunt": "up", "lead": "through"}
Move = dict[str, Any]


def sit_down(who: Visitor, seats: int = 2, level: str = "1") -> None:
    """A table with bots, begun."""
    bots = [{"kind": "bot", "level": level}] * (seats - 1)
    table = who.call("POST", "tables", {"game": "ardri", "seats": [{}, *bots], "start": True})
    who.open(f"/table/{table['id']}")
    who.page.wait_for_selector(".tbl")


def place(move: Move) -> str | None:
    """The thing on the table with which a move is made."""
    verb, noun = move["verb"], move["noun"]
    if verb in OF_CATTLE:
        return f"{OF_CATTLE[verb]}:{noun}"
    if verb in OF_WARRIORS:
        return f"{OF_WARRIORS[verb]}:{CATTLE + noun}"
    if verb not in ("feed", "block", "raid", "enforce"):
        return None
    return f"{'up' if noun < 12 else 'down'}:{CATTLE + noun % 12}"


def best(situation: Any) -> Move:
    """A king in a hurry: Cattle of the missing suits, hunts, no Warriors, the bid as soon as it is possible."""
    legal: list[Move] = situation["legal"]
    field = situation["view"]["table"]["fields"][situation["table"]["yours"]]
    herds = [sum(SUIT[card % KINDS] == suit for card in field) for suit in range(4)]

    def wish(move: Move) -> tuple[int, int]:
        verb, noun = move["verb"], move["noun"]
        if verb == "ceilsine":
            return 9, 0
        if verb == "spring":
            return 5 - min(herds[SUIT[noun]], 3), POINTS[noun]
        if verb in ("gift", "steal"):
            return 4, POINTS[noun]
        if verb == "pay":
            return 1, -POINTS[noun]
        if verb == "enforce" and move["args"]["proven"] == "yes":
            return 4, 1
        return {"plunder": 4, "enforce": 4, "hunting": 4, "keep": 4, "deck": 4, "block": 3, "done": 3}.get(verb, 2), 0

    return max(legal, key=wish)


def press(who: Visitor, move: Move, inside: bool = False) -> None:
    """Choose a move by what is on the table (on a phone: in the question), and confirm it."""
    thing = place(move)
    before = who.situation()
    if inside and thing is not None and before["gesture"]:
        return lay_out(who, move, before)
    if thing is not None:
        wanted = f'.answers [data-answer="{move["move"]}"]' if inside else f'[data-thing="{thing}"]'
        who.page.locator(wanted).first.click()
    elif move["verb"] in ("client", "against"):
        who.page.locator(f'.answers [data-seat="{move["noun"]}"]').click()
    else:
        who.page.locator(f':is(.answers, .gesture) [data-verb="{move["verb"]}"]').click()
    if move["verb"] == "done" and before["gesture"]:  # a panel's buttons say what they do: they are not confirmed
        newer = "(v) => (document.querySelector('.question')?.dataset.version ?? Infinity) > v"
        who.page.wait_for_function(newer, arg=before["version"])
    elif len(before["legal"]) > 1:
        who.page.locator(".question .row .primary").click()
    who.page.wait_for_function("() => !document.querySelector('.question.deciding')")
    made(who, move, before)


def lay_out(who: Visitor, move: Move, before: Any) -> None:
    """The same from a gesture's panel: as proposed, or with this card."""
    do = who.page.locator(".gesture .primary")
    if not who.page.locator(".gesture .on").count():  # nothing is proposed
        pick = f'.gesture [data-pick="{move["text"]}"]'
        who.page.locator(f"{pick}.one, {pick} .step:last-child").first.click()
    do.click()
    made(who, move, before)


def made(who: Visitor, move: Move, before: Any) -> None:
    def changed() -> bool:
        after = who.situation()
        return bool(after["view"] != before["view"] or after["legal"] != before["legal"])

    assert eventually(changed), f"{move['text']} changed nothing"


def warlike(situation: Any) -> Move:
    """Some Cattle to live on, then every Warrior to the Roundhouse, fed and sent on raids."""
    wishes = ("keep", "spring", "summer", "take", "feed", "raiding", "raid", "against", "plunder", "steal", "block")

    def wish(move: Move) -> tuple[int, int]:
        verb, noun = move["verb"], move["noun"]
        rank = len(wishes) - wishes.index(verb) if verb in wishes else 0
        return rank, -POINTS[noun] if verb == "pay" else noun

    return max(situation["legal"], key=wish)


def fresh(who: Visitor) -> Any:
    """The situation, once the screen asks what is asked."""
    situation = who.asked()
    assert situation is not None
    who.page.locator(".question.mine .who .rule", has_text=f"§{situation['asked']['rule']}").wait_for()
    return situation


def until_asked(who: Visitor, kind: str, inside: bool = False) -> Any:
    """Play on until a certain question is asked."""
    while who.my_turn():
        situation = fresh(who)
        if situation["asked"]["kind"] == kind:
            return situation
        press(who, best(situation), inside)
    raise AssertionError(f"the game is over and {kind} was never asked")


def test_a_card_that_answers_another_question_hears_which_is_asked(visitor: Visitor) -> None:
    sit_down(visitor)
    assert visitor.my_turn()
    fresh(visitor)
    asked = visitor.page.locator(".question h2").inner_text()
    visitor.learn()
    visitor.page.locator('.hand [data-thing][tabindex="0"]').first.focus()  # the keyboard gets there, too
    visitor.page.keyboard.press("Enter")
    told = visitor.reason()
    assert "That is an answer to another question" in told
    assert asked in told


def test_a_whole_game_by_the_tables_own_controls(visitor: Visitor) -> None:
    kinds: set[str] = set()
    while "winter" not in kinds:  # otherwise the bot set nothing aside and was out at once
        sit_down(visitor, level="random")
        while visitor.my_turn():
            situation = fresh(visitor)
            kinds.add(situation["asked"]["kind"])
            press(visitor, best(situation))
    visitor.page.wait_for_selector(".ending .rank")
    assert visitor.situation()["table"]["status"] == "finished"
    assert {"redraw", "first_spring", "summer", "winter"} <= kinds
    assert nemeton.replay(visitor.call("GET", f"tables/{visitor.table}/record")).over()


def test_many_warriors_at_home_leave_room_for_the_hand(visitor: Visitor, server: Running) -> None:
    """With five seats a rival's place is small: the name stays whole, no Warrior lies over the number of cards."""
    sit_down(visitor, 5)
    house = " ".join(f"{rank}{suit}" for rank in "JQK" for suit in "shdc")
    field = {seat: "9s" if seat < 3 else "8s" for seat in range(5)}
    state = position("winter", 5, fields=field, up={1: "J♠ Q♠"}, down={1: house}, hands={1: "2s 3s 4s"})
    server.lay(visitor.table, state)
    visitor.page.wait_for_function("() => document.querySelectorAll('.rivals .ar-seat1 .ws .w').length === 14")
    visitor.settle()
    last = visitor.page.locator(".rivals .ar-seat1 .ws .w .card").last.bounding_box()
    held = visitor.page.locator(".rivals .ar-seat1 .held").bounding_box()
    assert last["x"] + last["width"] <= held["x"]
    assert visitor.page.evaluate(
        "() => { const b = document.querySelector('.rivals .ar-seat1 .name'); return b.scrollWidth <= b.clientWidth; }"
    )


def test_four_rivals_with_long_names_fit_beside_the_hand(visitor: Visitor, server: Running) -> None:
    """Choosing whom to raid needs no scrolling: the buttons for four seats take two rows, whatever the names."""
    table = visitor.call("POST", "tables", {"game": "ardri", "seats": [{}] * 5})["id"]
    for seat in range(1, 5):
        with Client(server.address) as other:
            other.introduce(f"{seat} {'W' * 22}")
            other.call("POST", f"tables/{table}/take", {"seat": seat})
    visitor.call("POST", f"tables/{table}/start")
    state = position("winter", 5, fields={0: "9s", 1: "9s", 2: "9s", 3: "8s", 4: "8s"}, up={0: "J♠ Q♠"})
    for verb in ("raiding", "raid"):
        state.play(0, next(move for move in state.legal(0) if game("ardri").verbs.split(move)[0] == verb))
    server.lay(table, state)
    visitor.open(f"/table/{table}")
    visitor.page.wait_for_function("() => document.querySelectorAll('.answers [data-seat]').length === 4")
    visitor.settle()
    assert visitor.page.evaluate(
        "() => { const table = document.querySelector('.tbl'); return table.scrollHeight <= table.clientHeight; }"
    )


def test_who_sets_no_cattle_aside_is_warned(visitor: Visitor) -> None:
    sit_down(visitor)
    until_asked(visitor, "first_spring")
    done = visitor.page.locator('.gesture [data-verb="done"]')
    expect(done).to_have_text("Done: out of the game, for lack of Cattle")
    press(visitor, next(move for move in visitor.situation()["legal"] if move["verb"] == "spring"))
    expect(visitor.page.locator(':is(.answers, .gesture) [data-verb="done"]').first).to_have_text("Place no more")


def test_done_is_said_once_and_a_sealed_card_can_be_taken_back(visitor: Visitor) -> None:
    sit_down(visitor)
    page = visitor.page
    hand = until_asked(visitor, "first_spring")["view"]["table"]["hands"][0]
    press(visitor, next(move for move in visitor.situation()["legal"] if move["verb"] == "spring"))
    page.wait_for_selector(".aside .thing")
    page.get_by_role("button", name="undo").click()
    page.wait_for_function("() => !document.querySelector('.aside')")
    assert visitor.situation()["view"]["table"]["hands"][0] == hand
    press(visitor, next(move for move in visitor.situation()["legal"] if move["verb"] == "spring"))
    press(visitor, next(move for move in visitor.situation()["legal"] if move["verb"] == "done"))
    asked = visitor.situation()["asked"]
    assert asked is None or asked["kind"] != "first_spring"


def test_a_reason_stays_while_others_answer_the_same_question(visitors: Visitors) -> None:
    """In the first Spring all set cards aside at once: another seat's answer does not take away what you are
    reading."""
    host, guest = visitors.come("Maëlle"), visitors.come("Una")
    table = host.call("POST", "tables", {"game": "ardri", "seats": [{}, {}]})["id"]
    guest.call("POST", f"tables/{table}/take", {"seat": 1})
    host.call("POST", f"tables/{table}/start")
    for who in (host, guest):
        who.open(f"/table/{table}")
    while (asked := guest.situation()["asked"]) is None or asked["kind"] == "redraw":
        for who in (host, guest):
            if any(move["verb"] == "keep" for move in who.situation()["legal"]):
                press(who, next(move for move in fresh(who)["legal"] if move["verb"] == "keep"))
    host.page.wait_for_selector('.gesture [data-verb="done"]')
    host.learn()
    host.page.locator(".pile .stack").first.click()
    reason = host.page.locator("section.why[role=alert]")
    reason.wait_for()
    moves = host.page.locator(".facts").inner_text()
    press(guest, next(move for move in fresh(guest)["legal"] if move["verb"] == "spring"))
    press(guest, next(move for move in fresh(guest)["legal"] if move["verb"] == "done"))
    expect(host.page.locator(".facts")).not_to_have_text(moves, use_inner_text=True)
    expect(reason).to_be_visible()


def to_war(who: Visitor, server: Running) -> Move:
    """At the question which Warrior raids, with three seats that could be raided; the first Warrior who may go."""
    sit_down(who, 4)
    state = position("winter", 4, fields={0: "9s", 1: "9s", 2: "8s", 3: "8s"}, up={0: "J♠ Q♠"})
    state.play(0, next(move for move in state.legal(0) if game("ardri").verbs.split(move)[0] == "raiding"))
    server.lay(who.table, state)
    return next(move for move in fresh(who)["legal"] if move["verb"] == "raid")


def test_a_raid_is_a_warrior_and_then_a_seat(visitor: Visitor, server: Running) -> None:
    raid = to_war(visitor, server)
    page = visitor.page
    press(visitor, raid)
    asked = fresh(visitor)
    assert asked["asked"]["kind"] == "raid_target"
    page.wait_for_selector(".march .seeking")
    assert [move["verb"] for move in asked["legal"]] == ["against"] * 3
    target = asked["legal"][-1]
    expect(page.locator(".rivals .aim")).to_have_count(3)
    page.locator(f".rivals .ar-seat{target['noun']} .aim").click()
    page.wait_for_selector(".question.deciding")
    page.keyboard.press("Enter")
    page.wait_for_selector(".march .seeking", state="detached")
    told = [event["args"] for event in visitor.situation()["log"] if event["key"] == "raid"]
    assert told[-1]["card"] == raid["args"]["card"]


def test_by_keyboard_alone(visitor: Visitor) -> None:
    """Tab reaches what may be chosen and nothing else on the table; Enter chooses, Enter confirms."""
    sit_down(visitor)
    page = visitor.page
    until_asked(visitor, "first_spring")
    spring = [move for move in visitor.situation()["legal"] if move["verb"] == "spring"]
    expect(page.locator('.tbl .thing[tabindex="0"]')).to_have_count(len(spring))
    visitor.tab_to('[data-thing^="hand:"]')
    page.keyboard.press("Enter")
    page.wait_for_selector(".question.deciding")
    page.keyboard.press("Escape")
    page.wait_for_function("() => !document.querySelector('.question.deciding')")
    page.keyboard.press("Enter")
    page.wait_for_selector(".question.deciding")
    page.keyboard.press("Enter")
    page.wait_for_selector(".aside .thing")
    several = len(fresh(visitor)["legal"]) > 1
    visitor.tab_to('[data-verb="done"]')
    panel = page.locator(".gesture").count() > 0  # its buttons say what they do: they are not confirmed
    page.keyboard.press("Enter")
    if several and not panel:
        page.wait_for_selector(".question.deciding")
        page.keyboard.press("Enter")
    page.wait_for_function("() => !document.querySelector('.aside')")
    assert len(visitor.situation()["view"]["table"]["fields"][0]) == 1


def test_the_question_offers_what_is_no_card(visitors: Visitors, server: Running) -> None:
    """Not beside the hand nor over one's own field: where one reads what is asked."""
    who = visitors.come("Maeve", phone=True)
    sit_down(who, 3)
    server.lay(who.table, position("winter", 3, fields={0: "9s", 1: "9s", 2: "8s"}, up={0: "J♠"}))
    expect(who.page.locator(".question .answers [data-verb]")).to_have_text([re.compile("^Hunt"), re.compile("^Raid")])
    expect(who.page.locator(".board .tray")).to_have_count(0)


def test_cards_drawn_since_are_told(visitor: Visitor, server: Running) -> None:
    """One's last answer ended the Summer: then all drew, oneself too, before anything else was asked."""
    sit_down(visitor, 2)
    field = {0: "2h", 1: "4h"}
    state = position("summer", 2, order=[1, 0], at=1, hands={0: "J♠ Q♠"}, fields=field, deck="8♦ 7♦ 6♦ 5♦ 4♦")
    server.lay(visitor.table, state)
    fresh(visitor)
    visitor.page.locator(".gesture .one").first.click()
    visitor.page.locator(".gesture .primary").click()
    expect(visitor.page.locator(".since")).to_contain_text("draws")


def test_why_not_names_the_rule(visitor: Visitor, server: Running) -> None:
    """A card of your own that cannot be placed says what it is and why not: a Warrior, then Cattle of another suit."""
    sit_down(visitor)
    server.lay(visitor.table, position("spring", hands={0: "8♦ 7♦ 9♠ J♠"}, fields={0: "9♥", 1: "8♥"}))
    spring = [move for move in fresh(visitor)["legal"] if move["verb"] == "spring"]
    told = visitor.page.locator(".tipbox:has(.why)").get_by_role("button", name=re.compile("[Rr]ule"))
    visitor.page.locator(f'.hand [data-thing="hand:{KIND_NAMES.index("J♠")}"]').click()
    expect(told).to_have_count(1)
    visitor.page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    press(visitor, next(move for move in spring if move["text"] == "spring 8♦"))
    visitor.page.locator(f'.hand [data-thing="hand:{KIND_NAMES.index("9♠")}"]').click()
    expect(told).to_have_count(1)


def test_on_a_phone_in_french_with_five_seats(visitors: Visitors) -> None:
    """Everything that may be chosen is in the question, large enough for a thumb; nothing is wider than the screen."""
    who = visitors.come("Nolwenn", phone=True, dark=True, language="fr")
    sit_down(who, 5)
    seen: list[str] = []
    while who.my_turn() and len(seen) < 6:
        situation = fresh(who)
        seen.append(situation["asked"]["kind"])
        who.settle()
        small = who.page.evaluate(
            f"""() => [...document.querySelectorAll('.question button:not(.since *)')]
              .map((button) => button.getBoundingClientRect())
              .filter((box) => box.width && (box.width < {TOUCH} || box.height < {TOUCH})).length"""
        )
        assert small == 0, seen
        assert who.fits()
        if len(seen) == 1:
            kept = re.compile("Gardez-vous votre main|vous la gardez")
            expect(who.page.locator(".question h2")).to_contain_text(kept)
        press(who, best(situation), inside=True)
    assert seen[:2] == ["redraw", "first_spring"]


def test_a_raid_on_a_phone(visitors: Visitors, server: Running) -> None:
    who = visitors.come("Maeve", phone=True, language="fr")
    to_war(who, server)
    cells = who.page.locator(".gesture .several .one:not(.all)")
    expect(cells).to_have_count(2 * 3)  # two Warriors, three opponents
    assert who.fits()
    assert who.axe() == []
    cells.first.click()
    who.page.locator(".gesture .primary", has_text="Envoyer ce Guerrier").click()
    assert eventually(lambda: "raid" in [event["key"] for event in who.situation()["log"]])


def test_nothing_on_the_table_is_hard_to_read(visitors: Visitors) -> None:
    for phone, kinds in ((False, ("redraw", "summer")), (True, ("first_spring",))):
        who = visitors.come("Una", phone=phone, dark=phone)
        sit_down(who, 3)
        for kind in kinds:
            until_asked(who, kind, inside=phone)
            assert who.axe() == [], kind


def test_on_a_phone_seasons_have_names_and_french_cards_french_letters(visitors: Visitors, server: Running) -> None:
    who = visitors.come("Maeve", phone=True, language="fr")
    sit_down(who, 3)
    state = position("winter", 3, fields={0: "9s", 1: "9s", 2: "8s"}, up={0: "J♠ Q♠ K♠"})
    server.lay(who.table, state)
    page = who.page
    parts = page.locator(".band .parts li")
    expect(page.locator('.band [aria-current="step"]')).to_have_text("Hiver")
    expect(parts.locator("span:visible")).to_have_text(["Printemps", "Hiver"])  # this one and the next
    page.set_viewport_size({"width": 844, "height": 390})
    expect(parts).to_have_text(["Printemps", "Bealtaine", "Été", "Automne", "Samhain", "Hiver"])
    for letter in "VDR":
        expect(page.locator(f'.board use[href="#ar-g{letter}"]').first).to_be_attached()
    for letter in "JQK":
        expect(page.locator(f'.board use[href="#ar-g{letter}"]')).to_have_count(0)
    assert who.fits()
