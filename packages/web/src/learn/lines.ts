import {
  makeNotation,
  verbOf,
  type Choice,
  type Game,
  type Move,
  type Seat,
  type State,
} from '@estafette/kernel'
import { legalChoices } from '@estafette/table'
import type { Turn } from '../screen/lesson.ts'

/**
 * Whether a choice is what a line of a lesson says: a verb and a target, either of which may be
 * several with `|` between them; `*` stands for any target.
 */
export function fits(game: Game, line: string, choice: Choice): boolean {
  const [verb = '', target] = makeNotation(game, choice).split(' ')
  const [verbs = '', targets] = line.split(' ')
  if (!verbs.split('|').includes(verb)) return false
  if (targets === undefined || target === undefined) return targets === target
  return targets === '*' || targets.split('|').includes(target)
}

/** The first legal choice that a line means, if there is one. */
export function choiceOf(game: Game, state: State, line: string): Choice | undefined {
  const seat = game.toAct(state)
  if (seat < 0) return undefined
  return legalChoices(game, state, seat).find((choice) => fits(game, line, choice))
}

/** How far the turns of a cue have come. */
export interface Progress {
  readonly turn: number // the one under way; as many as there are when all is done
  readonly left: readonly string[] // its lines still to come
  readonly isOurs: boolean // whether the learner is to choose
}

/** How far moves get in the turns of a cue; null where one of them has no place there. */
export function progressOf(
  game: Game,
  seat: Seat,
  turns: readonly Turn[],
  moves: readonly Move[],
): Progress | null {
  let turn = 0
  let left = [...linesOf(turns[0])]
  for (const move of moves) {
    while (left.length === 0 && turn < turns.length) left = [...linesOf(turns[++turn])]
    const now = turns[turn]
    if (!now) return null
    const isOurs = 'ours' in now
    const isOwn = move.seat === seat
    if (isOurs ? !isOwn : isOwn && !letsPass(game, move.choice)) return null
    const found = left.findIndex((line) => fits(game, line, move.choice))
    const isFree = isOurs && !now.inOrder
    if (found < 0 || (!isFree && found > 0)) return null
    left.splice(found, 1)
  }
  while (left.length === 0 && turn < turns.length) left = [...linesOf(turns[++turn])]
  const now = turns[turn]
  return { turn, left, isOurs: now !== undefined && 'ours' in now }
}

/** Whether a choice lets a chance go by, as a standing order would. */
function letsPass({ verbs }: Game, choice: Choice): boolean {
  return verbs[verbOf(choice)]?.passes === true
}

/** The lines of a turn. */
export function linesOf(turn: Turn | undefined): readonly string[] {
  if (!turn) return []
  return 'ours' in turn ? turn.ours : turn.theirs
}
