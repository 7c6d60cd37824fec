import {
  placeOf,
  attackStrength,
  CLEAR,
  haltWay,
  isDisrupted,
  NONE,
  retreatWay,
  ROUGH,
  standardBoard,
  STEP,
  stepsOf,
  TOWN,
  VERB,
  WHY,
  type CellesState,
  type RetreatWay,
} from '@estafette/celles/screen'
import { makeChoice } from '@estafette/kernel'
import type { Tile, TileGroup } from '../../../screen/card.ts'
import type { CellesDesk } from '../desk.ts'
import type { Offer } from '../../../session/offers.ts'
import {
  offersBy,
  option,
  proposed,
  sentence,
  slots,
  unitName,
  type OwnCard,
} from '../../../panels/question.ts'
import { hexId, hexName, positionOf } from './card-tools.ts'
import { cardWords } from './card-words.ts'
import { cellesWords } from '../words.ts'

const { neighbours, terrain } = standardBoard

/** Who loses a step: of a result, of a stack that is too high, of one that retreats. CEL-11.0.18, CEL-10.0.2 */
export function lossCard(model: CellesDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  // Whoever survives it first, then the weakest.
  const price = (unit: number): number => (stepsOf(s, unit) > 1 ? 0 : 100) + attackStrength(s, unit)
  const offers = offersBy(model, 'lose').toSorted(
    (a, b) => price(a.target) - price(b.target) || a.target - b.target,
  )
  const proposal = proposed(model, offers)
  const tiles = offers.map((offer) => {
    const isLast = stepsOf(s, offer.target) < 2
    return option(model, offer, proposal, {
      name: unitName(model, offer.target),
      text: words.at(hexId(placeOf(s, offer.target))),
      value: isLast ? words.eliminated : words.reduced,
      ...(isLast && { tone: 'bad' as const }),
      unit: offer.target,
    })
  })
  const { title, note, rule } = lossHead(s)
  return {
    title,
    note,
    groups: [{ key: 'losses', title: words.groups.who, rule, tiles }],
    ...slots(model, { label: ({ verb }) => words.does[verb]!, proposal }),
  }
}

function lossHead(s: CellesState): { title: string; note: string; rule: string } {
  const words = cardWords()
  const { notes } = words
  if (s.step === STEP['retreat-stack-loss']) {
    return {
      title: words.titles.stackLoss,
      note: words.zoneOf(hexName(placeOf(s, s.retreater))),
      rule: 'CEL-11.1.6',
    }
  }
  if (s.step === STEP['stack-loss']) {
    return { title: words.crowded(hexName(s.crowded)), note: notes.stack, rule: 'CEL-10.0.2' }
  }
  return { title: words.stepsToLose(s.lossesLeft), note: notes.losses, rule: 'CEL-11.0.18' }
}

/** Who is disrupted. CEL-11.0.21 */
export function disruptCard(model: CellesDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const offers = offersBy(model, 'disrupt').toSorted(
    (a, b) => attackStrength(s, a.target) - attackStrength(s, b.target),
  )
  const proposal = proposed(model, offers)
  return {
    title: words.titles.disrupt,
    note: words.unitsToDisrupt(s.disruptionsLeft),
    groups: [
      {
        key: 'disrupt',
        title: words.groups.who,
        rule: 'CEL-11.0.21',
        tiles: offers.map((offer) =>
          option(model, offer, proposal, {
            name: unitName(model, offer.target),
            text: words.at(hexId(placeOf(s, offer.target))),
            unit: offer.target,
          }),
        ),
      },
    ],
    ...slots(model, { label: ({ verb }) => words.does[verb]!, proposal }),
  }
}

/** Who retreats next, alone or as a stack. CEL-11.1.13 */
export function orderCard(model: CellesDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const singles = offersBy(model, 'retreat')
  const stacks = offersBy(model, 'retreat-stack')
  const proposal = proposed(model, [...stacks, ...singles])
  const tiles: Tile[] = [
    ...stacks.map((offer) =>
      option(model, offer, proposal, {
        name: words.does['retreat-stack']!,
        text: words.leaves(hexName(offer.target)),
      }),
    ),
    ...singles.map((offer) =>
      option(model, offer, proposal, {
        name: unitName(model, offer.target),
        text: `${words.leaves(hexId(placeOf(s, offer.target)))}${isDisrupted(s, offer.target) ? `, ${words.disrupted}` : ''}`,
        unit: offer.target,
      }),
    ),
  ]
  return {
    title: words.titles.order,
    note: words.notes.order,
    groups: [{ key: 'order', title: words.groups.order, rule: 'CEL-11.1.13', tiles }],
    ...slots(model, {
      label: ({ verb, target }) =>
        verb === 'retreat' ? words.retreatFirst(unitName(model, target)) : words.does[verb]!,
      proposal,
    }),
  }
}

/** Where a retreat goes next: what the whole way costs by each hex, and why not by others. CEL-11.1.16 */
export function retreatCard(model: CellesDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const offers = offersBy(model, 'to').map((offer) => ({ offer, way: retreatWay(s, offer.target) }))
  const halt = offersBy(model, 'halt')[0]
  const best = offers.toSorted((a, b) => priceOf(a.way) - priceOf(b.way))
  const proposal = proposed(
    model,
    best.map(({ offer }) => offer),
  )
  const tiles = offers.map(({ offer, way }) =>
    option(model, offer, proposal, {
      name: hexName(offer.target),
      text: `${groundOf(offer.target)}, ${wayText(way, offer.target)}`,
      ...fateOf(way),
      part: 'retreat',
    }),
  )
  const halts = halt
    ? [
        option(model, halt, proposal, {
          name: words.does['halt']!,
          text: hexName(placeOf(s, s.retreater)),
          ...fateOf(haltWay(s)),
        }),
      ]
    : []
  const units = [s.retreater, s.companion].filter((unit) => unit !== NONE)
  const group: TileGroup = {
    key: 'to',
    title: words.groups.to,
    rule: 'CEL-11.1.16',
    tiles: [
      ...tiles,
      ...halts,
      ...closedTiles(
        model,
        offers.map(({ offer }) => offer),
      ),
    ],
  }
  return {
    title: words.retreats(units.map((unit) => unitName(model, unit)).join(' + ')),
    note: sentence(words.leaves(hexName(placeOf(s, s.retreater)))),
    groups: [group],
    ...slots(model, {
      label: ({ verb, target }) =>
        verb === 'halt' ? words.does['halt']! : words.retreatTo(hexId(target)),
      proposal,
    }),
  }
}

function priceOf({ steps, disrupted, gone }: RetreatWay): number {
  return gone * 100 + steps * 10 + disrupted
}

/** What comes of a whole retreat, in a word. */
function fateOf({ steps, disrupted, end }: RetreatWay): Pick<Tile, 'value' | 'tone'> {
  const words = cardWords()
  if (end === NONE) return { value: words.eliminated, tone: 'bad' }
  if (steps > 0) return { value: words.lost(steps), tone: 'bad' }
  return disrupted > 0
    ? { value: words.disrupted, tone: 'bad' }
    : { value: words.safe, tone: 'good' }
}

function wayText({ end }: RetreatWay, next: number): string {
  const words = cardWords()
  if (end === NONE) return words.nobodyArrives
  return end === next ? words.ends : words.endsAt(hexId(end))
}

function groundOf(hex: number): string {
  const words = cellesWords().terrain
  if (terrain[hex] === CLEAR) return words.clear
  if (terrain[hex] === ROUGH) return words.rough
  return terrain[hex] === TOWN ? words.town : words.woods
}

const WORSE = ['retreat-zoc', 'retreat-way', 'retreat-direction', 'retreat-room'] as const

/** Hexes next to the retreat that another way rules out, with the reason. CEL-11.1.16 */
function closedTiles(model: CellesDesk, open: readonly Offer[]): readonly Tile[] {
  const { session, state, seat } = model
  const s = positionOf(model)
  const from = placeOf(s, s.retreater) * 6
  return [...neighbours.subarray(from, from + 6)].flatMap((hex): Tile[] => {
    if (hex < 0 || open.some(({ target }) => target === hex)) return []
    const verdict = session.game.verdict(state.value, seat.value, makeChoice(VERB.to, hex))
    const reason = WORSE.findIndex((name) => WHY[name] === verdict)
    if (reason < 0) return []
    return [{ key: `closed${hex}`, name: hexName(hex), closed: cardWords().closed[reason]! }]
  })
}

/** Who advances into a hex that was left, if anybody. CEL-11.2.1 */
export function advanceCard(model: CellesDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const offers = offersBy(model, 'advance')
  const done = offersBy(model, 'done')[0]
  const proposal = proposed(model, offers)
  return {
    title: words.titles.advance,
    note: words.notes.advance,
    groups: [
      {
        key: 'advance',
        title: words.groups.who,
        rule: 'CEL-11.2.1',
        tiles: offers.map((offer) =>
          option(model, offer, proposal, {
            name: unitName(model, offer.target),
            text: words.leaves(hexId(placeOf(s, offer.target))),
            unit: offer.target,
          }),
        ),
      },
    ],
    ...slots(model, {
      label: ({ verb, target }) =>
        verb === 'done' ? words.does['noAdvance']! : words.advanceWith(unitName(model, target)),
      proposal,
      decline: done,
    }),
  }
}

/** Which of several hexes it enters. CEL-11.2.4 */
export function advanceHexCard(model: CellesDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const offers = offersBy(model, 'to')
  const proposal = proposed(model, offers)
  return {
    title: words.advanceInto(unitName(model, s.advancer)),
    note: words.notes.advance,
    groups: [
      {
        key: 'to',
        title: words.groups.to,
        rule: 'CEL-11.2.4',
        tiles: offers.map((offer) =>
          option(model, offer, proposal, {
            name: hexName(offer.target),
            text: groundOf(offer.target),
          }),
        ),
      },
    ],
    ...slots(model, { label: ({ target }) => words.advanceTo(hexId(target)), proposal }),
  }
}
