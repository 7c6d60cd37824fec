import {
  FIRST_OWN_REASON,
  isChoice,
  NO_SUCH_CHOICE,
  NOT_NOW,
  parseNotation,
  targetOf,
  verbOf,
  type Choice,
  type Game,
  type Seat,
  type State,
  type Verdict,
} from '@estafette/kernel'
import { legalChoices } from './seat.ts'

/** Why nothing was done: the verdict, the key of its words, its rule and what fills their gaps. */
export interface Refusal {
  readonly ok: false
  readonly verdict: Verdict
  readonly reason: string
  readonly rule: string
  readonly args: Readonly<Record<string, number>>
  readonly detail: string // what is wrong with the writing or the dice, where that is it
}

/** A legal choice, and whose it is. */
export interface Allowed {
  readonly ok: true
  readonly seat: Seat
  readonly choice: Choice
}

/** The verdict on a choice that is legal but has no dice, or not the right ones. */
export const NO_DICE: Verdict = -1

const LONGEST_NOTATION = 200

/** Whether a seat may take a choice, packed or in notation; anything at all may be asked. */
export function judge(game: Game, state: State, seat: unknown, wanted: unknown): Allowed | Refusal {
  const who: Seat = Number.isInteger(seat) ? (seat as number) : -1
  let choice = wanted
  if (typeof wanted === 'string') {
    const parsed = parseNotation(game, wanted.slice(0, LONGEST_NOTATION))
    if (!parsed.ok) return refuse(game, NO_SUCH_CHOICE, {}, parsed.reason)
    choice = parsed.value
  }
  if (!exists(game, choice)) return refuse(game, NO_SUCH_CHOICE)
  if (who >= 0 && who < game.seatsIn(state) && legalChoices(game, state, who).includes(choice)) {
    return { ok: true, seat: who, choice }
  }
  // The list decides, the verdict explains; one that finds nothing wrong explains nothing.
  const verdict = game.verdict(state, who, choice) || NOT_NOW
  const args = verdict >= FIRST_OWN_REASON ? game.obstacle(state, choice, verdict) : {}
  return refuse(game, verdict, args)
}

/** A refusal with the words and the rule of its verdict. */
export function refuse(
  game: Game,
  verdict: Verdict,
  args: Readonly<Record<string, number>> = {},
  detail = '',
): Refusal {
  const { key, rule } = game.reasons[verdict] ?? { key: 'no-dice', rule: '' }
  return { ok: false, verdict, reason: key, rule, args, detail }
}

/** A refusal in one line, for a terminal or a file. */
export function refusalText(refusal: Refusal): string {
  return refusal.detail || `${refusal.reason} (${refusal.rule})`
}

/** Whether a value of unknown origin is a choice that the game has words for. */
function exists(game: Game, value: unknown): value is Choice {
  if (!isChoice(value)) return false
  const verb = game.verbs[verbOf(value)]
  if (!verb) return false
  if (verb.target === 'none') return targetOf(value) === 0
  return verb.target === 'number' || targetOf(value) < (game.kinds[verb.target]?.codes.length ?? 0)
}
