import type { GameEvent } from '@estafette/kernel'
import type { Session } from '../../../session/session.ts'

/** One damage counter that was drawn. */
export interface Draw {
  readonly key: string
  readonly unit: number
  readonly damage: number
  readonly cost: number
  readonly left: number // firepower, after it was paid for
  readonly isTooDear: boolean // it could not be paid for and does nothing
  readonly came: 'died' | 'wounded' | 'pinned' | 'morale-hit' | null // of it
}

/** The last damage draw of a game, counter by counter. */
export interface DamageDraw {
  readonly key: string // another draw has another
  readonly sufferer: number
  readonly firepower: number // before the first counter
  readonly draws: readonly Draw[]
}

const CONSEQUENCES = ['died', 'wounded', 'pinned', 'morale-hit'] as const

/** How many counters of a draw came to what. */
export type DrawSum = Readonly<Record<(typeof CONSEQUENCES)[number], number>>

export function sumOf({ draws }: DamageDraw): DrawSum {
  const count = (wanted: Draw['came']): number => draws.filter(({ came }) => came === wanted).length
  return {
    died: count('died'),
    wounded: count('wounded'),
    pinned: count('pinned'),
    'morale-hit': count('morale-hit'),
  }
}

/** The draw of the last exchange, null where nothing was drawn since somebody fired. FRL-DMG-1 */
export function lastDraw({ log }: Pick<Session, 'log'>): DamageDraw | null {
  const found: { event: GameEvent; key: string }[] = []
  for (const { number, events } of log.value.toReversed()) {
    const from = events.findLastIndex(({ type }) => type === 'compared')
    const since = events.slice(Math.max(0, from))
    found.unshift(...since.map((event, at) => ({ event, key: `${number}.${from + at}` })))
    if (from >= 0) break
    // Whoever fires again has done with the last exchange; a game before it has none.
    if (events.some(({ type }) => type === 'turn-begins')) return null
  }
  const first = found[0]
  if (first?.event.type !== 'compared') return null
  let firepower = numberOf(first.event, 'left')
  const draws: Draw[] = []
  for (const { event, key } of found) {
    const { type } = event
    if (type === 'covered' || type === 'cover-played' || type === 'shovel') {
      firepower = numberOf(event, 'left')
    }
    if (type === 'attacked' || type === 'move-declared' || type === 'prepared') break
    if (type === 'damage' || type === 'too-dear') draws.push(drawOf(event, key))
    else {
      const came = CONSEQUENCES.find((one) => one === type)
      const last = draws.at(-1)
      if (came && last?.unit === event['unit']) draws[draws.length - 1] = { ...last!, came }
    }
  }
  if (draws.length === 0) return null
  return { key: first.key, sufferer: numberOf(first.event, 'sufferer'), firepower, draws }
}

function drawOf(event: GameEvent, key: string): Draw {
  const isTooDear = event.type === 'too-dear'
  return {
    key,
    unit: numberOf(event, 'unit'),
    damage: numberOf(event, 'damage'),
    cost: numberOf(event, 'cost'),
    left: numberOf(event, 'left'),
    isTooDear,
    came: null,
  }
}

function numberOf(event: GameEvent, field: string): number {
  const value = event[field]
  return typeof value === 'number' ? value : 0
}
