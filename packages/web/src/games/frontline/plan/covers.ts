import { DIG_IN, STEP, VERB, type FrontlineState } from '@estafette/frontline/screen'
import { LEGAL, makeChoice, targetOf, tryChoice, verbOf, type Choice } from '@estafette/kernel'
import type { FrontCore } from '../desk.ts'
import { gameOf, positionOf } from './draft.ts'
import { lossesAt } from './odds.ts'

/** The position after some choices of one's own, whoever is asked between them letting it go by. */
export function afterAll(model: FrontCore, choices: readonly Choice[]): FrontlineState | null {
  const game = gameOf(model)
  const seat = model.seat.value
  const s = game.clone(positionOf(model))
  const isDone = (who: number, choice: Choice): boolean =>
    who >= 0 && game.verdict(s, who, choice) === LEGAL && tryChoice(game, s, who, choice) === 'done'
  for (const choice of choices) {
    for (let asked = 0; game.toAct(s) !== seat && asked < s.handSize.length; asked++) {
      if (!isDone(game.toAct(s), makeChoice(VERB.pass))) return null
    }
    if (!isDone(seat, choice)) return null
  }
  return s
}

/** The position after the covers that are meant, null where none are. */
export function afterCovers(model: FrontCore): FrontlineState | null {
  const now = model.intention.value
  if (positionOf(model).step !== STEP.cover || !now || now.kind === 'plan') return null
  const choices = now.kind === 'offer' ? [now.offer.choice] : now.choices
  return choices.some((choice) => verbOf(choice) === VERB.pass) ? null : afterAll(model, choices)
}

/** Firepower that the covers that are meant take off. */
export function takenOff(model: FrontCore): number {
  const s = positionOf(model)
  const after = afterCovers(model)
  return after ? s.fp - lossesAt(s, after).left : 0
}

/** Covers that can be played one after another, and what each of them alone is worth. */
export interface Cover {
  readonly choice: Choice
  readonly worth: number // the less is lost, the more
}

/** Several covers, what is lost after them, and what that is worth. */
export interface CoverSet {
  readonly choices: readonly Choice[]
  readonly after: FrontlineState
  readonly worth: number
}

const MOST_TOGETHER = 3
const WORTH_A_CARD = 0.3 // VP that each of them has to save

/**
 * All that can be played of two and of three covers, copies of a card among them, where no one of
 * them could be kept as well; the best first, and of equals those with the fewest covers.
 */
export function coverSetsOf(model: FrontCore, covers: readonly Cover[]): readonly CoverSet[] {
  const s = positionOf(model)
  const found: CoverSet[] = []
  const worths = new Map(covers.map(({ worth }, at) => [String(at), worth]))
  const rowsOf = (count: number, from = 0): readonly (readonly number[])[] =>
    count === 0
      ? [[]]
      : covers.flatMap((_, at) =>
          at < from ? [] : rowsOf(count - 1, at).map((rest) => [at, ...rest]),
        )
  for (let count = 2; count <= MOST_TOGETHER; count++) {
    for (const row of rowsOf(count)) {
      const fewer = row.map((_, left) => worths.get(row.filter((_, at) => at !== left).join()))
      const least = Math.max(...fewer.map((worth) => worth ?? Number.POSITIVE_INFINITY))
      if (!Number.isFinite(least)) continue // what cannot be played without one cannot be with it
      const choices = row.map((at) => covers[at]!.choice)
      const after = afterAll(model, choices)
      if (!after) continue
      const worth = -lossesAt(s, after).losses.vp
      worths.set(row.join(), worth)
      if (worth - least >= WORTH_A_CARD) found.push({ choices, after, worth })
    }
  }
  return found.toSorted((a, b) => b.worth - a.worth || a.choices.length - b.choices.length)
}

/** Whether a choice can stand among several covers: Dig-In asks for more on the way. */
export function isPlainCover(choice: Choice): boolean {
  return verbOf(choice) !== VERB.cover || targetOf(choice) !== DIG_IN
}

/** Whether these choices are what is meant. */
export function areMeant({ intention }: FrontCore, choices: readonly Choice[]): boolean {
  const now = intention.value
  return now?.kind === 'row' && now.choices.join() === choices.join()
}
