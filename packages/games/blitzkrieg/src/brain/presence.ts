import type { Board } from '../data/board.ts'
import { hasHappened } from '../happened.ts'
import { isLineOf } from '../score.ts'
import { sideOfUnit, type BlitzState, type Unit } from '../state.ts'

/** Half VP that the enemy may get for units that are on the map, by unit. */
export interface Presence {
  readonly points: number
  readonly event: string // that has to happen for it
  readonly turns: readonly number[] // after which it is scored; none where the end of the game decides
  readonly isMeant: Uint8Array // 1 by unit
}

/** How likely an event is thought to come that has not come yet. */
const LIKELY = 0.6

/** Units that are wanted elsewhere. GEM-EVT-3, DIN-EVT-3 */
export function makePresence(board: Board): readonly Presence[] {
  const meant = (side: number, formations: readonly string[]): Uint8Array =>
    Uint8Array.from({ length: board.unitCount }, (_, unit) => {
      const name = board.formationNames[board.unitFormation[unit]!]!
      const isOwn = unit < board.firstSideUnits === (side === 0)
      return isOwn && formations.includes(name) ? 1 : 0
    })
  const atEnd = board.scoring
    .filter(({ kind }) => kind === 'enemyFormationOnMap')
    .map((line) => ({
      points: 2 * line.vp!,
      event: line.requiresEvent ?? '',
      turns: [],
      isMeant: meant(isLineOf(line, 0) ? 1 : 0, [line.formation!]),
    }))
  const byTurn = board.events.flatMap(({ source, effects }) =>
    effects
      .filter(({ kind }) => kind === 'dlmPenalty')
      .map((effect) => ({
        points: 2,
        event: source.id,
        turns: effect.atEndOfTurns!,
        isMeant: meant(1, effect.formations!),
      })),
  )
  return [...atEnd, ...byTurn]
}

/** What the enemy gets if a unit is on the map and stays: for sure, or as likely as it is thought. */
export function presencePrice(
  s: BlitzState,
  presences: readonly Presence[],
  unit: Unit,
  isSure: boolean,
): number {
  let price = 0
  for (const { points, event, turns, isMeant } of presences) {
    if (!isMeant[unit]!) continue
    const times = turns.length === 0 ? 1 : turns.filter((turn) => turn >= s.turn).length
    const has = event === '' || hasHappened(s, event)
    price += times * points * (has ? 1 : isSure ? 0 : LIKELY)
  }
  return price
}

/** Hexes from a hex to where a unit may leave the map and come back. */
export function wayHome(s: BlitzState, unit: Unit, hex: number): number {
  return s.board.supplyDistance[sideOfUnit(s, unit)]![hex]!
}
