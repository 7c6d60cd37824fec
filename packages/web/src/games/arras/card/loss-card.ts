import { arras } from '@estafette/arras'
import { defenceFactor, isSpent, NONE, STEP, VERB, type ArrasState } from '@estafette/arras/screen'
import { targetOf, tryChoice, verbOf, type Choice } from '@estafette/kernel'
import type { Tile } from '../../../screen/card.ts'
import { asksAgainFor } from '../../../screen/confirmation.ts'
import type { ArrasDesk } from '../desk.ts'
import type { Offer } from '../../../session/offers.ts'
import { stepsOf } from './assault-card.ts'
import {
  declining,
  forward,
  intendedOf,
  placeName,
  shortName,
  unitName,
  waiting,
  type WordedCard,
} from './card-tools.ts'
import { cardWords } from './card-words.ts'
import { oncePer } from '../../../screen/once.ts'

/** Losses that make up the whole sum, ready to be taken with one press. */
interface Row {
  readonly choices: readonly Choice[]
  readonly spent: readonly number[]
  readonly retreating: readonly number[]
  readonly lost: readonly number[]
}

// What is taken first by each way of thinking: nobody lost, one goes back, one dies for all.
const WAYS = [
  [VERB.flip, VERB.retreat, VERB.eliminate],
  [VERB.retreat, VERB.flip, VERB.eliminate],
  [VERB.eliminate, VERB.flip, VERB.retreat],
] as const

const FATES = ['flip', 'retreat', 'eliminate'] // from the mildest to the worst

/** Ready-made answers to the casualty points of a position; all of them are lawful. ARR-6.4.2j */
export const rowsOf = oncePer((s: ArrasState): readonly Row[] => {
  const rows = new Map<string, Row>()
  for (const way of WAYS) {
    const row = rowBy(s, way)
    const key = [row.spent, row.retreating, row.lost]
      .map((units) => units.toSorted().join())
      .join('|')
    if (row.choices.length > 1 && !rows.has(key)) rows.set(key, row)
  }
  return [...rows.values()].toSorted((a, b) => a.lost.length - b.lost.length)
})

/** Takes losses by one order of verbs, weak units first, until the sum is reached. */
function rowBy(from: ArrasState, way: readonly number[]): Row {
  const s = arras.clone(from)
  const seat = arras.toAct(s)
  const out = new Int32Array(s.legal.length)
  const choices: Choice[] = []
  const fates = new Map<number, number>()
  while (s.step === STEP.casualties && s.target === from.target && arras.toAct(s) === seat) {
    const legal = Array.from(out.subarray(0, arras.choices(s, seat, out)))
    const rank = (choice: Choice): number =>
      1000 * way.indexOf(verbOf(choice)) + defenceFactor(s, targetOf(choice))
    const [choice] = legal.toSorted((a, b) => rank(a) - rank(b))
    if (choice === undefined) break
    choices.push(choice)
    fates.set(targetOf(choice), verbOf(choice))
    if (tryChoice(arras, s, seat, choice) === 'rolls') break
  }
  const withFate = (verb: number): number[] =>
    [...fates].filter(([, fate]) => fate === verb).map(([unit]) => unit)
  return {
    choices,
    spent: withFate(VERB.flip),
    retreating: withFate(VERB.retreat),
    lost: withFate(VERB.eliminate),
  }
}

/** The row that is meant: the chosen one, else the first where it can be called back. */
export function rowMeant(model: ArrasDesk, rows: readonly Row[]): Row | undefined {
  const now = model.intention.value
  if (now?.kind === 'offer') return undefined
  const key = now?.kind === 'row' ? now.choices.join() : ''
  const chosen = rows.find(({ choices }) => choices.join() === key)
  const [first] = rows
  return chosen ?? (first && !asksAgainFor(model, first.choices) ? first : undefined)
}

/** Casualty points are to be taken: all at once by a ready-made answer, or loss by loss. */
export function lossCard(model: ArrasDesk, s: ArrasState): WordedCard {
  const words = cardWords()
  const rows = rowsOf(s)
  const meant = rowMeant(model, rows)
  const offers = model.offers.value.all
  const chosen = intendedOf(model) ?? (rows.length === 0 ? mildest(offers) : null)
  const present = Array.from(s.place).filter(
    (place, unit) => place === s.target && s.board.unitSide[unit] === s.decider,
  ).length
  return {
    title: words.losses(s.casualties - s.taken),
    note: words.lossesNote(
      placeName(s.target),
      present,
      s.forward === NONE ? '' : unitName(s.forward),
    ),
    steps: stepsOf('losses'),
    groups: [
      ...(rows.length > 0
        ? [
            {
              key: 'ready',
              title: words.ready,
              rule: 'ARR-6.4.2j',
              tiles: rows.map((row) => rowTile(model, row, row === meant)),
            },
          ]
        : []),
      {
        key: 'losses',
        byUnit: true,
        ...(rows.length > 0 && { title: words.byUnit }),
        tiles: offers
          .toSorted((a, b) => FATES.indexOf(a.verb) - FATES.indexOf(b.verb))
          .map((offer) => lossTile(s, offer, chosen)),
      },
    ],
    primary: chosen
      ? forward(model, words.takeThese, chosen, 'check')
      : meant
        ? {
            label: words.takeThese,
            icon: 'check',
            shortcut: 'Enter',
            confirms: true,
            press: () => {
              model.intention.value = { kind: 'row', choices: meant.choices }
              model.confirm()
            },
          }
        : waiting(),
    decline: declining(model, '', undefined),
  }
}

/** The loss that takes nobody off the map, where there is one. */
function mildest(offers: readonly Offer[]): Offer | null {
  for (const fate of FATES) {
    const offer = offers.find(({ verb }) => verb === fate)
    if (offer) return offer
  }
  return offers[0] ?? null
}

function rowTile(model: ArrasDesk, row: Row, isChosen: boolean): Tile {
  const { spent, retreating, lost } = row
  const named = [...lost, ...retreating, ...spent].slice(0, 2).map(shortName).join(', ')
  return {
    key: row.choices.join(),
    name: cardWords().fates(spent.length, retreating.length, lost.length),
    text: spent.length + retreating.length + lost.length > 2 ? `${named}…` : named,
    isChosen,
    press: () => (model.intention.value = { kind: 'row', choices: row.choices }),
  }
}

function lossTile(s: ArrasState, offer: Offer, chosen: Offer | null): Tile {
  const words = cardWords()
  const { target, verb, choice } = offer
  const points = verb === 'eliminate' && !isSpent(s, target) ? 5 : 2
  const fate = verb === 'flip' ? words.spend : verb === 'retreat' ? words.retreat : words.lose
  return {
    key: String(choice),
    name: shortName(target),
    text: fate,
    value: words.pointsShort(points),
    unit: target,
    offer,
    isChosen: chosen?.choice === choice,
  }
}
