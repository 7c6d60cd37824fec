import { gradeOfLoss, threatsTo, worstThreats, type Threat } from '@estafette/frontline/plans'
import { sideOfSeat, type FrontlineState, type Section } from '@estafette/frontline/screen'
import { signal, type Signal } from '@preact/signals'
import type { Viewer } from '@estafette/kernel'
import { percent } from '../../../i18n/numbers.ts'
import type { Grade } from '../../../screen/danger.ts'
import { oncePer } from '../../../screen/once.ts'
import type { StateKey } from '../../../screen/table-state.ts'
import { nameOf } from '../told/names.ts'
import { about } from './danger.ts'
import { dangerWords } from './danger-words.ts'

/** How bad it is where a section stands, or what it could do itself. */
export interface ThreatMark {
  readonly grade: Grade // 0 where nobody can fire
  readonly figure: string // '' there
  readonly text: string
}

/** Whether the danger is laid over the field. */
export const dangerShown: StateKey<Signal<boolean>> = { begin: () => signal(false) }

/** The key that lays it there. */
export const DANGER_LETTER = 'd'

const known = oncePer<FrontlineState, Map<Viewer, readonly Threat[]>>(() => new Map())

/**
 * What the enemy can fire at the viewer's side as everybody stands: each own section with the worst
 * that can be done to it, each enemy one with the worst that it can do.
 */
export function threatMarks(s: FrontlineState, viewer: Viewer): ReadonlyMap<Section, ThreatMark> {
  const side = sideOfSeat(s, viewer)
  const threats = known(s).get(viewer) ?? threatsTo(s, viewer, side)
  known(s).set(viewer, threats)
  const words = dangerWords()
  const marks = new Map<Section, ThreatMark>()
  const mark = (head: Section, threat: Threat, text: string): void => {
    const { plain, worst } = threat
    const grade = gradeOfLoss(s, side, worst.losses.vp)
    const figure = words.loss(spanOf(threat))
    marks.set(head, {
      grade: grade === 0 ? 1 : grade,
      figure,
      text: [
        text,
        words.lostBy(spanOf(threat)),
        words.noneDieOf(percent(plain.losses.none, plain.losses.none < 0.1 ? 1 : 0)),
        ...(worst.fp > plain.fp ? [words.unseen] : []),
      ].join(', '),
    })
  }
  for (const [head, threat] of worstThreats(threats, 'target')) {
    mark(head, threat, words.firedAt(nameOf(threat.section), firepowerOf(threat)))
  }
  for (const [head, threat] of worstThreats(threats, 'section')) {
    mark(head, threat, words.canFire(nameOf(threat.target), firepowerOf(threat)))
  }
  return marks
}

/** An own section that nobody can fire at. */
export function noThreat(): ThreatMark {
  return { grade: 0, figure: '', text: dangerWords().safe }
}

/** From plain fire to what a card that may be in hand would make of it. */
function firepowerOf({ plain, worst }: Threat): string {
  return dangerWords().span(plain.fp, worst.fp)
}

function spanOf({ plain, worst }: Threat): string {
  const [least, most] = [about(plain.losses.vp), about(worst.losses.vp)]
  return least === most ? least : `${least}–${most}`
}
