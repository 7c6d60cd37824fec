#!/usr/bin/env python3
"""Plays a whole game of Estafette against itself, over plain requests, at random.

    python3 client.py ADDRESS [GAME [SCENARIO]] [--seed NUMBER] [--most CHOICES]

Written from docs/protocol.md, with nothing but what Python brings. It knows no rule of any game: a
server says what a seat can choose, in numbers and in words. It follows the table step by step as the
page about the protocol has it, and holds what it made of that against what the server tells anew.
"""

import argparse
import hashlib
import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.request
import uuid

PROTOCOL = 1


class Person:
    """Somebody at a server, known by the cookie that it gave them."""

    def __init__(self, address, name):
        self.address = address.rstrip("/")
        self.cookie = ""
        self.id = self.post("/api/guest", {"name": name, "language": "en"})["id"]

    def ask(self, path, body=None):
        """The answer to a request, whatever it says, with its status."""
        headers = {"Origin": self.address, "Cookie": self.cookie}
        data = None
        if body is not None:
            data = json.dumps(body).encode()
            headers["Content-Type"] = "application/json"
        request = urllib.request.Request(self.address + path, data, headers)
        try:
            with urllib.request.urlopen(request, timeout=30) as response:
                cookie = response.headers.get("Set-Cookie")
                if cookie:
                    self.cookie = cookie.split(";")[0]
                return response.status, json.loads(response.read())
        except urllib.error.HTTPError as error:
            return error.code, json.loads(error.read() or b"{}")

    def post(self, path, body):
        """What a request came to; again where there was too much to do."""
        while True:
            status, told = self.ask(path, body)
            if told is not None and told.get("told") == "busy":
                time.sleep(told["after"] / 1000)
            elif status >= 400:
                raise SystemExit(f"{path}: {status} {told}")
            else:
                return told

    def call(self, call, table, **more):
        return self.post("/api/call", {"v": PROTOCOL, "call": call, "table": table, **more})


class Seat:
    """A seat at a table, and what it was told: the version, the view line by line, and the log."""

    def __init__(self, person, table):
        self.person = person
        self.table = table
        self.take_in(person.call("open", table)["standing"])

    def take_in(self, standing):
        self.version = standing["version"]
        self.view = standing["view"].split("\n") if standing["view"] else []
        self.log = list(standing["log"])
        self.ending = standing["ending"]
        self.seed = standing["seed"]
        self.commitment = standing["commitment"]

    def follow(self, steps):
        for step in steps:
            if step["version"] != self.version + 1:
                continue  # known already
            edit, deed = step["edit"], step["deed"]
            if edit:
                self.view[edit["at"] : edit["at"] + edit["cut"]] = edit["put"]
            if deed["do"] == "take":
                self.log.extend(deed["entries"])
            elif deed["do"] == "undo" or "count" in deed:
                del self.log[len(self.log) - deed["count"] :]
            self.version, self.ending, self.seed = step["version"], step["ending"], step["seed"]

    def catch_up(self):
        told = self.person.call("open", self.table, version=self.version)
        if told["told"] == "steps":
            self.follow(told["steps"])
        else:
            self.take_in(told["standing"])

    def choices(self):
        told = self.person.call("choices", self.table)
        return told["version"], told["choices"]

    def take(self, version, choice):
        command = {"do": "take", "choices": [choice]}
        id = str(uuid.uuid4())
        told = self.person.call("command", self.table, id=id, version=version, command=command)
        if told["told"] == "done":
            self.follow(told["steps"])
        elif told["told"] == "stale":
            self.catch_up()
        else:
            raise SystemExit(f"a choice that the server named was not taken: {told}")
        return told["told"] == "done"


def begin(people, game, scenario):
    """Lays a table out and seats everybody; the seats in their order."""
    terms = {"game": game, "scenario": scenario, "options": {}, "seat": 0}
    more = {"pace": {"kind": "none"}, "watchable": True, "listed": False}
    host, *others = people
    laid = host.post("/api/table", {**terms, **more, "contribution": secrets.token_hex(32)})
    table = laid["table"]
    for person, invitation in zip(others, laid["invitations"]):
        body = {"table": table, "invitation": invitation["secret"]}
        person.post("/api/sit", {**body, "contribution": secrets.token_hex(32)})
    return table, [Seat(person, table) for person in people[: 1 + len(laid["invitations"])]]


def play(seats, dice, most):
    """Takes one choice after another until the game is over; how many there were."""
    count = 0
    while count < most:
        moved = False
        for seat in seats:
            seat.catch_up()
            if seat.ending:
                return count
            version, choices = seat.choices()
            if not choices or count >= most:
                continue
            chosen = dice.choice(choices)
            if seat.take(version, chosen["choice"]):
                count += 1
                moved = True
                if count % 100 == 0:
                    print(f"{count} choices, the last {chosen['notation']}", flush=True)
        if not moved:
            time.sleep(0.05)
    return count


def check(seats):
    """Holds what was followed step by step against what the server tells anew."""
    for seat in seats:
        followed = (seat.version, seat.view, [one["number"] for one in seat.log], seat.ending)
        seat.take_in(seat.person.call("open", seat.table)["standing"])
        anew = (seat.version, seat.view, [one["number"] for one in seat.log], seat.ending)
        if followed != anew:
            raise SystemExit("what was followed is not what stands")
        if seat.seed is not None:
            sealed = hashlib.sha256(bytes.fromhex(seat.seed) + seat.table.encode()).hexdigest()
            if sealed != seat.commitment:
                raise SystemExit("the seed is not the one that was promised")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("address")
    parser.add_argument("game", nargs="?")
    parser.add_argument("scenario", nargs="?")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--most", type=int, default=20_000)
    said = parser.parse_args()
    dice = random.Random(said.seed)
    mark = secrets.token_hex(3).translate(str.maketrans("0123456789", "ghjkmnpqrt"))
    people = [Person(said.address, f"{name} {mark}") for name in ("Ada", "Bea", "Cleo", "Dora")]
    games = {one["game"]: one for one in people[0].ask("/api/games")[1]}
    game = said.game or next(iter(games))
    if game not in games:
        raise SystemExit(f"there is no such game, but {', '.join(games)}")
    scenario = said.scenario or games[game]["scenarios"][0]
    table, seats = begin(people, game, scenario)
    count = play(seats, dice, said.most)
    check(seats)
    ending = seats[0].ending
    if not ending:
        print(f"{game}: not over after {count} choices, at table {table}")
        return 1
    print(f"{game}: over after {count} choices, {ending['how']} {ending['side'] or 'nobody'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
