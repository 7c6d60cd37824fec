import { signal, type Signal } from '@preact/signals'
import { nobody, shapeOf } from '../../screen/events.ts'
import type { GameScreen } from '../../screen/screen.ts'
import type { StateKey } from '../../screen/table-state.ts'
import type { LogEntry, Session } from '../../session/session.ts'
import type { Watching } from '../../session/watching.ts'
import type { TableModel } from '../model.ts'
import { doneSince, type Blow } from './done-to.ts'
import { placesHit, type Step } from './steps.ts'
import { stepsIn } from './steps-in.ts'
import type { EnemyTurn } from './turn.ts'

export { sumFrom } from './done-to.ts'

/** The line that was pressed of the sum of a turn, by its first choice. */
const picked: StateKey<Signal<{ readonly first: number; readonly line: number } | null>> = {
  begin: () => signal(null),
}

/** What the turn that is over came to, with a step for each line that can be shown. */
export function sumOf(
  { session, screen, page }: Pick<TableModel, 'session' | 'screen' | 'page'>,
  watching: Watching,
): EnemyTurn | null {
  const seat = session.viewer.value
  const done = doneSince(session, screen, seat)
  if (!done) return null
  const own = session.game.sideOf(session.known(), seat)
  let number = 0
  const blows = done.blows.map((blow): Blow => {
    const step = blow.step ?? strayStep(session, screen, blow)
    return { ...blow, step: step && { ...step, number: ++number } }
  })
  const steps = blows.flatMap(({ step }) => step ?? [])
  const told = new Set(done.blows.map(({ step }) => step))
  const others = done.steps.filter((step) => step.side !== own && !told.has(step))
  const doer = [...done.steps].find(({ side }) => side === 1 - own)
  const { first } = done
  const pick = page.of(picked)
  const line = pick.value?.first === first ? pick.value.line : 0
  return {
    watching,
    steps,
    doer: { seat: doer?.seat ?? -1, side: 1 - own },
    present: steps[line - 1] ?? steps[0] ?? null,
    isComplete: true,
    isLive: false,
    sum: { blows, others, first, isPicked: line > 0 },
    go: (step) => void (pick.value = { first, line: step.number }),
  }
}

/**
 * What stands for a blow that came of no step of the turn, of a fight that had begun before it: where it
 * came down, if that is on the map, so that its line leads there.
 */
function strayStep(session: Session, screen: GameScreen, { harms, places }: Blow): Step | null {
  const [place] = [...placesHit(screen, session.known(), harms), ...places]
  if (place === undefined || !screen.map) return null
  const now = session.log.value.at(-1)?.number ?? 0
  const nothing = { events: [], units: [], targets: [], trails: [], blows: [], lost: [] }
  return { ...nobody, ...nothing, number: 0, kind: 'other', first: now, last: now, place }
}

/** What the rules themselves did in the place of a player. */
export function byRules({ game, known }: Session, steps: readonly Step[]): readonly Step[] {
  return steps
    .filter(
      ({ seat, kind, events }) =>
        kind !== 'other' &&
        seat >= 0 &&
        game.isPlayedByRules?.(known(), seat) &&
        !events.some((event) => shapeOf(game, event).answers),
    )
    .map((step, index) => ({ ...step, number: index + 1 }))
}

/** The first choice after so many in which the rules had a turn that can be seen; null for none. */
export function insideFrom(
  session: Session,
  screen: GameScreen,
  log: readonly LogEntry[],
  after: number,
): number | null {
  if (!session.game.isPlayedByRules) return null
  const entry = log.find(
    (one) => one.number > after && byRules(session, stepsIn(session, screen, [one])).length > 0,
  )
  return entry?.number ?? null
}
