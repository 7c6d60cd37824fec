import {
  placeOf,
  AT_PHASE_END,
  BEFORE_COMBAT,
  byShelter,
  EMPTIED,
  isInEnemyZoc,
  isOnMap,
  NONE,
  sideOfUnit,
  VERB,
  WHY,
} from '@estafette/blitzkrieg/screen'
import { makeChoice } from '@estafette/kernel'
import type { Tile } from '../../../screen/card.ts'
import type { BlitzDesk } from '../desk.ts'
import type { Offer } from '../../../session/offers.ts'
import { exitText } from './card-way.ts'
import {
  afterChoice,
  battleOf,
  combatUnits,
  folded,
  groundOf,
  hexId,
  hexName,
  namesOf,
  noDecline,
  offersBy,
  option,
  positionOf,
  proposed,
  roomText,
  slots,
  unitName,
  unitTitle,
  type OwnCard,
} from './card-tools.ts'
import { cardWords } from './card-words.ts'

/** Who retreats next; a unit that has nowhere to go is eliminated. BLZ-RTR-1, BLZ-RTR-7, BLZ-FIN-1 */
export function retreatCard(model: BlitzDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const offers = offersBy(model, 'retreat')
  const proposal = proposed(model, offers)
  const tiles = offers.map((offer) =>
    option(model, offer, proposal, {
      name: unitName(model, offer.target),
      text: words.from(hexName(model, placeOf(s, offer.target))),
      ...fateOf(model, offer),
      unit: offer.target,
    }),
  )
  return {
    title: words.titles.retreat,
    note: s.cause === AT_PHASE_END ? words.notes.forced : words.retreatNote(s.least, s.most),
    groups: folded(
      'order',
      { title: words.groups.order, rule: s.cause === AT_PHASE_END ? 'BLZ-FIN-1' : 'BLZ-RTR-1' },
      tiles,
    ),
    ...slots(model, {
      label: ({ target }) => words.retreatFirst(unitName(model, target)),
      proposal,
    }),
  }
}

/** What comes of a unit that has to go now. */
function fateOf(model: BlitzDesk, offer: Offer): Pick<Tile, 'value' | 'tone'> {
  const after = afterChoice(model, offer)
  if (!after || isOnMap(after, offer.target)) return {}
  return { value: cardWords().eliminated, tone: 'bad' }
}

/** The next hex of a retreat, off the map, or its end. BLZ-RTR-2 .. BLZ-RTR-6 */
export function retreatStepCard(model: BlitzDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const unit = s.retreater
  const side = sideOfUnit(s, unit)
  const steps = byShelter(s, offersBy(model, 'to'))
  const [stop] = offersBy(model, 'stop')
  const [exit] = offersBy(model, 'exit')
  const proposal = proposed(model, [...(stop ? [stop] : []), ...steps])
  const tiles = steps.map((offer) =>
    option(model, offer, proposal, {
      name: hexName(model, offer.target),
      text: `${groundOf(s, offer.target)}, ${roomText(s, side, offer.target)}`,
      part: 'retreat',
    }),
  )
  const others: Tile[] = []
  if (stop) {
    others.push(
      option(model, stop, proposal, {
        name: words.does.stop,
        text: hexName(model, placeOf(s, unit)),
      }),
    )
  }
  if (exit) {
    others.push(
      option(model, exit, proposal, { name: words.does.exit, text: exitText(model, unit) }),
    )
  }
  const gone = s.board.distances[s.start * s.board.hexCount + placeOf(s, unit)]!
  return {
    title: words.retreats(unitTitle(model, unit)),
    note: words.retreatHexes(hexId(s, s.start), s.least, s.most, gone),
    groups: [
      {
        key: 'to',
        title: words.groups.to,
        rule: s.cause === BEFORE_COMBAT ? 'BLZ-PCR-2' : 'BLZ-RTR-4',
        tiles: [...others, ...tiles, ...closedTiles(model, steps)],
      },
    ],
    ...slots(model, {
      label: ({ verb, target }) =>
        verb === 'to' ? words.retreatTo(hexId(s, target)) : words.does[verb as 'stop' | 'exit'],
      proposal,
    }),
  }
}

const REFUSED = ['retreat-zoc', 'river', 'retreat-to-supply', 'enemy-there'] as const

/** Hexes next to a retreat that it may not enter, with the reason. BLZ-RTR-2, BLZ-RTR-4 */
function closedTiles(model: BlitzDesk, open: readonly Offer[]): readonly Tile[] {
  const s = positionOf(model)
  const game = battleOf(model)
  const from = placeOf(s, s.retreater) * 6
  return Array.from(s.board.neighbours.subarray(from, from + 6)).flatMap((hex): Tile[] => {
    if (hex < 0 || open.some(({ target }) => target === hex)) return []
    const verdict = game.verdict(s, model.seat.value, makeChoice(VERB.to, hex))
    const reason = REFUSED.find((name) => WHY[name] === verdict)
    if (reason === undefined) return []
    return [{ key: `closed${hex}`, name: hexName(model, hex), closed: cardWords().closed[reason] }]
  })
}

/** Whether Rommel goes with a unit that retreated. BLZ-ROM-6 */
export function followCard(model: BlitzDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const offers = offersBy(model, 'follow', 'stay')
  const proposal = proposed(model, offers)
  return {
    title: words.follow(unitTitle(model, s.retreater)),
    note: words.notes.follow,
    groups: [
      {
        key: 'follow',
        rule: 'BLZ-ROM-6',
        tiles: offers.map((offer) => {
          const hex = offer.verb === 'follow' ? placeOf(s, s.retreater) : s.start
          return option(model, offer, proposal, {
            name: words.does[offer.verb as 'follow' | 'stay'],
            text: `${hexName(model, hex)}, ${namesOf(model, combatUnits(s, s.decider, hex))}`,
          })
        }),
      },
    ],
    ...slots(model, { label: ({ verb }) => words.does[verb as 'follow' | 'stay'], proposal }),
  }
}

/** Who advances into a hex that was left, if anybody. BLZ-ADV-1, BLZ-ADV-2 */
export function advanceCard(model: BlitzDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const offers = offersBy(model, 'advance')
  const proposal = proposed(model, offers)
  const tiles = offers.map((offer) =>
    option(model, offer, proposal, {
      name: unitName(model, offer.target),
      text: words.from(hexId(s, placeOf(s, offer.target))),
      unit: offer.target,
    }),
  )
  return {
    title: words.titles.advance,
    note: s.ground.some((bits) => bits & EMPTIED)
      ? words.notes.advanceEmptied
      : words.notes.advance,
    groups: folded('advance', { title: words.groups.who, rule: 'BLZ-ADV-1' }, tiles),
    ...slots(model, {
      label: ({ verb, target }) =>
        verb === 'done' ? words.does.noAdvance : words.advanceWith(unitName(model, target)),
      proposal,
      decline: offersBy(model, 'done')[0],
    }),
  }
}

/** Which of the vacated hexes it takes. BLZ-ADV-5 */
export function advanceHexCard(model: BlitzDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const offers = offersBy(model, 'to')
  const proposal = proposed(model, offers)
  const side = sideOfUnit(s, s.retreater)
  return {
    title: words.advanceInto(unitTitle(model, s.retreater)),
    note: words.notes.advance,
    groups: [
      {
        key: 'to',
        title: words.groups.to,
        rule: 'BLZ-ADV-3',
        tiles: offers.map((offer) =>
          option(model, offer, proposal, {
            name: hexName(model, offer.target),
            text: isInEnemyZoc(s, side, offer.target)
              ? `${groundOf(s, offer.target)}, ${words.zone}`
              : groundOf(s, offer.target),
          }),
        ),
      },
    ],
    ...slots(model, { label: ({ target }) => words.advanceTo(hexId(s, target)), proposal }),
  }
}

/** The units that Rommel joins. BLZ-ROM-1, BLZ-ROM-2 */
export function rommelCard(model: BlitzDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const offers = offersBy(model, 'send')
  const wait = offersBy(model, 'wait')[0]
  const tiles = offers.map((offer) =>
    option(model, offer, undefined, {
      name: hexName(model, offer.target),
      text: namesOf(model, combatUnits(s, s.decider, offer.target)),
      unit: combatUnits(s, s.decider, offer.target)[0]!,
    }),
  )
  return {
    title: words.titles.rommel,
    note: s.rommel === NONE ? words.notes.rommelFirst : words.notes.rommel,
    groups:
      tiles.length > 0 ? folded('send', { title: words.groups.to, rule: 'BLZ-ROM-2' }, tiles) : [],
    ...slots(model, {
      label: ({ verb, target }) =>
        verb === 'wait' ? words.does.wait : words.sendTo(hexId(s, target)),
      decline: wait,
    }),
    ...(!wait && { decline: noDecline() }),
  }
}
