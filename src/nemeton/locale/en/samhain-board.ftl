# What the board of Samhain says.

samhain-ui-village = Village of fifteen cards
samhain-ui-card = { $deity } { $card }: { $members }. Light: { $light } Dark: { $dark }
samhain-ui-standing = { $seat } { $members ->
    [one] { $stand }
   *[other] { $members } times { $stand }
}
samhain-ui-nobody = nobody here
samhain-ui-track = { $track }: { $levels }
samhain-ui-may = May be chosen.
samhain-ui-chosen = Chosen.
samhain-ui-would-wake = { $members ->
    [one] One member would act.
   *[other] { $members } members would act.
}
samhain-ui-where = Member on { $deity } { $card }: stay and activate, or move to a neighbouring card first?
samhain-ui-where-new = On which card does the new member go?
samhain-ui-only-grow = No member of yours can act: expand your clan, with a new member on a card, or pass.
samhain-ui-tap-source = Choose a card with one of your active members.
samhain-ui-tap-card = Choose one of the ringed cards.
samhain-ui-tap-member = Choose a card, then the member on it.
samhain-ui-tap-member-or-track = Choose a member on a ringed card, or a ringed track.
samhain-ui-tap-track = Choose a ringed temple track.
samhain-ui-or-track = or a ringed temple track
samhain-ui-put-here = Put it here
samhain-ui-swap-here = Swap places
samhain-ui-counted = { $move } (now: { $count })
samhain-ui-traitor = traitor
samhain-ui-tap-new = Choose the card for the new member.
samhain-ui-stay = Stay here
samhain-ui-new-here = New member here
samhain-ui-grow = New member
samhain-ui-read = Read
samhain-ui-pay-with = Pay with
samhain-ui-receive = Receive
samhain-ui-wakes = Would act
samhain-ui-still = Still to act
samhain-ui-other = Another member
samhain-ui-ignored = exhausted: ignored
samhain-ui-free = free
samhain-ui-paid = 1 MP
samhain-ui-not-now = not possible
samhain-ui-used = used
samhain-ui-both = Light and dark
samhain-ui-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
samhain-ui-wisps-left = { $wisps ->
    [0] no wisps left
    [one] 1 wisp to the event
   *[other] { $wisps } wisps to the event
}
samhain-ui-screen = Resources and wisps behind the screen
samhain-ui-behind = Behind your screen
samhain-ui-roman = a Roman cube kept
samhain-ui-event = The wisps have come
samhain-ui-most = Most wisps:
samhain-ui-act-activate = { $members ->
    [0] Activate { $card }
    [one] Activate { $card }: one acts
   *[other] Activate { $card }: { $members } act
}
samhain-ui-act-light = Play the light side
samhain-ui-act-dark = Play the dark side
samhain-ui-act-yes = Yes
