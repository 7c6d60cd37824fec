import type { FireDraft } from '@estafette/frontline/plans'
import {
  ANTI_ARMOR,
  answersTo,
  byLoss,
  columnNow,
  coverNow,
  COUNTER_SHIFT,
  deathChances,
  exchangeLosses,
  FLAME,
  hitsOn,
  lossesOf,
  moraleHitsOn,
  NONE,
  placeOf,
  previewFire,
  resultOf,
  victimNow,
  woundsOn,
  type CounterAttack,
  type Deaths,
  type ExchangeLosses,
  type ExchangeResult,
  type Losses,
  type FrontlineState,
  type Section,
  type Shot,
  type Soldier,
} from '@estafette/frontline/screen'
import { fastDice, LEGAL, type Choice } from '@estafette/kernel'
import type { FrontCore } from '../desk.ts'
import { oncePer } from '../../../screen/once.ts'
import { gameOf, positionOf } from './draft.ts'

/** How fire comes out against one answer. */
export interface OddsRow {
  readonly key: 'none' | 'any' | 'worst'
  readonly answer: CounterAttack | null // what is answered, null where nothing is
  readonly result: ExchangeResult
}

const rowsIn = oncePer<FrontlineState, Map<string, OddsRow>>(() => new Map())

/** A row that has been worked out before in the same position, or is now. */
function rowOf(
  s: FrontlineState,
  draft: FireDraft,
  row: OddsRow['key'],
  answer: CounterAttack | null,
) {
  const rows = rowsIn(s)
  const modes = [...draft.modes].map(([x, mode]) => `${x}:${mode}`).join()
  const { section, target, card, isPlain, isShifted, victim, verb } = draft
  const key = [row, section, target, card, isPlain, isShifted, victim, verb, modes].join(' ')
  const found = rows.get(key) ?? { key: row, answer, result: resultFor(s, draft, answer) }
  rows.set(key, found)
  return found
}

function resultFor(
  s: FrontlineState,
  draft: FireDraft,
  answer: CounterAttack | null,
): ExchangeResult {
  const shot = shotOf(s, draft)
  if (draft.verb === 'counter') return resultOf(s, attackUnderWay(s), s.target, shot)
  return resultOf(s, shot, draft.target, answer && shotOfAnswer(answer))
}

/** What comes of fire that nobody answers, or of an answer. */
export function firstOdds(model: FrontCore, draft: FireDraft): ExchangeResult {
  return rowOf(positionOf(model), draft, 'none', null).result
}

/** What is left of fire, and who dies of it: unanswered, answered with any card, at the worst. */
export function oddsOf(model: FrontCore, draft: FireDraft): readonly OddsRow[] {
  const s = positionOf(model)
  const first = rowOf(s, draft, 'none', null)
  if (draft.verb === 'counter') return [first]
  const { any, worst } = answersTo(s, model.session.viewer.value, draft.section)
  return [
    first,
    ...(any ? [rowOf(s, draft, 'any', any)] : []),
    ...(worst ? [rowOf(s, draft, 'worst', worst)] : []),
  ]
}

/** Fire that is thought of, as one side of an exchange. */
export function shotOf(s: FrontlineState, draft: FireDraft): Shot {
  const { fp, hasAntiArmor, hasFlame } = previewFire(s, draft)
  return { section: draft.section, fp, victim: draft.victim, hasAntiArmor, hasFlame }
}

/** An answer of the enemy: who it would be aimed at and with what is his secret. */
function shotOfAnswer({ section, fp }: CounterAttack): Shot {
  return { section, fp, victim: NONE, hasAntiArmor: false, hasFlame: false }
}

/** The attack that is being answered. */
export function attackUnderWay(s: FrontlineState): Shot {
  return {
    section: s.attacker,
    fp: s.fp,
    victim: s.victim,
    hasAntiArmor: (s.tints & ANTI_ARMOR) !== 0,
    hasFlame: (s.tints & FLAME) !== 0,
  }
}

/** How an exchange stands: who suffers, how much, and what comes of it. */
export interface ExchangeStanding {
  readonly sufferer: Section
  readonly left: number
  readonly deaths: Deaths
}

const NOBODY_DIES: Deaths = { none: 1, one: 0, more: 0 }

/**
 * Those who suffer in a position after the firepower was compared, and what they are drawn by; one
 * of them may be named before the others.
 */
function drawIn(s: FrontlineState, first: Soldier = NONE): Parameters<typeof lossesOf> {
  const victim = victimNow(s)
  const usual = victim === NONE ? byLoss(s, s.sufferer) : [victim]
  const men = usual.toSorted((a, b) => Number(b === first) - Number(a === first))
  const tints = s.sufferer === s.attacker ? s.tints >> COUNTER_SHIFT : s.tints
  return [s, men, s.fp, columnNow(s), (tints & ANTI_ARMOR) !== 0]
}

/** How an exchange stands in a position after the firepower was compared. FRL-DMG-1 */
export function standingOf(s: FrontlineState): ExchangeStanding {
  if (s.sufferer === NONE || s.fp <= 0) return { sufferer: NONE, left: 0, deaths: NOBODY_DIES }
  return { sufferer: s.sufferer, left: s.fp, deaths: deathChances(...drawIn(s)) }
}

const NOTHING_LOST: Losses = { vp: 0, none: 1, deaths: new Map<Soldier, number>() }

const lossesIn = oncePer<FrontlineState, Map<string, Losses>>(() => new Map())

/** What is lost in a position that is thought of from another, worked out once. FRL-DMG-1 */
export function lossesAt(
  from: FrontlineState,
  s: FrontlineState,
  first: Soldier = NONE, // who is named before the others
): ExchangeLosses {
  if (s.sufferer === NONE || s.fp <= 0) return { sufferer: NONE, left: 0, losses: NOTHING_LOST }
  const draw = drawIn(s, first)
  const [, men, fp, column, hasAntiArmor] = draw
  const taken = men.map((x) => [x, moraleHitsOn(s, x), woundsOn(s, x), hitsOn(s, x)].join(':'))
  const key = [...taken, fp, column, hasAntiArmor].join(' ')
  const known = lossesIn(from)
  const losses = known.get(key) ?? lossesOf(...draw)
  known.set(key, losses)
  return { sufferer: s.sufferer, left: s.fp, losses }
}

const exchanges = oncePer<FrontlineState, Map<string, ExchangeLosses>>(() => new Map())

/** What an exchange would cost before anybody takes cover, worked out once. */
function lossesOnce(
  from: FrontlineState,
  key: string,
  ...exchange: Parameters<typeof exchangeLosses>
): ExchangeLosses {
  const known = exchanges(from)
  const found = known.get(key) ?? exchangeLosses(...exchange)
  known.set(key, found)
  return found
}

/** What an attack costs that nobody answers. */
export function lossesUnanswered(s: FrontlineState): ExchangeLosses {
  return lossesOnce(s, 'unanswered', s, attackUnderWay(s), s.target, null)
}

/** What fire that nobody answers costs, or an attack with an answer. */
export function lossesBy(model: FrontCore, draft: FireDraft): ExchangeLosses {
  const s = positionOf(model)
  const shot = shotOf(s, draft)
  const isCounter = draft.verb === 'counter'
  const attack = isCounter ? attackUnderWay(s) : shot
  const target = isCounter ? s.target : draft.target
  const key = [draft.verb, target, ...Object.values(shot)].join(' ')
  return lossesOnce(s, key, s, attack, target, isCounter ? shot : null)
}

/** What an attack costs a section that has fallen back, or is about to suffer, after a choice. */
export function lossesAfter(from: FrontlineState, after: FrontlineState, target: Section) {
  if (after.sufferer !== NONE) return lossesAt(from, after)
  const key = ['after', placeOf(after, target), coverNow(after, target)].join(' ')
  return lossesOnce(from, key, after, attackUnderWay(after), target, null)
}

/**
 * How an exchange stands once a row of choices has settled it, null where they leave it open. Which
 * cards are drawn on the way is nobody's to know, and makes no difference to it.
 */
export function settledBy(model: FrontCore, choices: readonly Choice[]): ExchangeStanding | null {
  const game = gameOf(model)
  const viewer = model.seat.value
  const dice = fastDice(1)
  const s = game.imagine({ viewer, known: positionOf(model) }, dice)
  let standing: ExchangeStanding | null = null
  for (const choice of choices) {
    if (game.verdict(s, viewer, choice) !== LEGAL) return null
    game.play(s, viewer, choice, dice, ({ type }) => {
      if (type === 'compared' || (standing && type === 'covered')) standing = standingOf(s)
    })
    if (standing) return standing
  }
  return null
}
