import { LEGAL, makeChoice, tryOn, type Seat } from '@estafette/kernel'
import { frontline } from '../game.ts'
import { getUp } from '../prepare.ts'
import { membersOf } from '../sections.ts'
import { copyOf, type FrontlineState, type Section, type Soldier } from '../state.ts'
import { ask } from '../steps.ts'
import { VERB } from '../verbs.ts'
import type { Doing, PrepareDraft } from './drafts.ts'

/** What can be asked of a man, the first that he may being proposed. */
const tasks = ['reload', 'serve', 'draw'] as const satisfies readonly Doing[]
type Task = (typeof tasks)[number]

/**
 * The position in which a section that prepares is asked man by man. What Planning draws before
 * that changes nothing in the question. FRL-PREP-3, FRL-PREP-4
 */
function whenAsked(s: FrontlineState, seat: Seat, section: Section): FrontlineState {
  const asked = copyOf(s)
  asked.actor = section
  getUp(asked, section, undefined)
  ask(asked, 'prepare', seat)
  return asked
}

/** Those of the tasks that the rules let a man do in the position in which he is asked. */
function tasksOf(asked: FrontlineState, seat: Seat, x: Soldier): readonly Task[] {
  return tasks.filter((task) => frontline.verdict(asked, seat, makeChoice(VERB[task], x)) === LEGAL)
}

/** Those of a section who do something when it prepares: the pinned only get up. FRL-PREP-3 */
export function busyMen(s: FrontlineState, seat: Seat, section: Section): readonly Soldier[] {
  const asked = whenAsked(s, seat, section)
  return membersOf(s, section).filter((x) => tasksOf(asked, seat, x).length > 0)
}

/** What a man could do while the others do what a draft says. A gun is reloaded once. FRL-GUN-3 */
export function doingsOf(
  s: FrontlineState,
  seat: Seat,
  { section, doings }: PrepareDraft,
  x: Soldier,
): readonly Doing[] {
  const trial = tryOn(frontline, whenAsked(s, seat, section))
  for (const [y, doing] of doings) {
    if (y !== x && (doing === 'reload' || doing === 'serve')) trial.attempt(VERB[doing], y)
  }
  return [...tasksOf(trial.state, seat, x), 'nothing']
}

/**
 * What every man does best while his section prepares. By the number of weapons that are loaded
 * after it, a gun's among them, then by the cards that are drawn.
 */
export function prepareDraft(s: FrontlineState, seat: Seat, section: Section): PrepareDraft {
  const trial = tryOn(frontline, whenAsked(s, seat, section))
  const doings = new Map<Soldier, Doing>()
  for (const x of busyMen(s, seat, section)) {
    const [task] = tasksOf(trial.state, seat, x)
    if (task === undefined) continue
    doings.set(x, task)
    if (task !== 'draw') trial.attempt(VERB[task], x)
  }
  return { kind: 'prepare', section, doings }
}
