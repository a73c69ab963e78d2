"""Names that `messages` held when its classes stood in one list, and where they stand today."""

from typing import Final

ROOMS: Final = {
    ".requests": (
        "Admit Ask:AskHint AskRematch Away:StepAway Back:ComeBack Chatting:ChatRequest ChooseStandIn "
        "ClockWanted:TimeControlChoice Contribute Do:PlayAction FromClient:AnyRequest Gathering:GatheringRequest "
        "Hello Join Kick Lay:Configure NextDeal Part:Depart Ping Playing:MatchRequest Rest:PlayRest Say SayPhrase "
        "SeatBot SetPace Sit Start:StartMatch Swap:SwapPlaces TakeBack Unsay"
    ),
    "": (
        "LONGEST:MAX_REQUEST_BYTES Letter:Message Malformed:MalformedMessage Told:Update Wish:Request "
        "from_client:parse_request to_client:parse_update written:encode"
    ),
    ".updates": (
        "Chat Event:EventUpdate Gathered:GatheringSnapshot Hint Named:NamesChanged Notice Paced:PaceChanged Pong "
        "Refused:Refusal Snapshot ToClient:AnyUpdate"
    ),
    ".parts": (
        "Came:GatheringEvent ChatLine Choice:WeighedAction ClockTold:TimeControlInfo Clocks Drawn:SeatDraw "
        "GuestTold:GuestInfo Happened:TableEvent Line:AccountLine Now:DealState Outcome:MatchResult "
        "PlaceTold:PlaceInfo Player Row:ScoreRow SentAway:KickedGuest Sentence TermsTold:ConditionsInfo "
        "Took:TakenTrick"
    ),
    ".base": ("LONGEST_WORDS:MAX_CHAT_LENGTH Phrase SeatNumber"),
}
"""By room, the names that moved there, each as `old:new` where it has changed too."""

RENAMED: Final = {
    old: f"fourkings.table.messages{room}.{new or old}"
    for room, names in ROOMS.items()
    for old, _, new in (name.partition(":") for name in names.split())
}
