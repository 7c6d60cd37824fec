import type { Consideration } from '@estafette/kernel'
import { GERMAN } from '../data/codes.ts'
import { NONE, type Hex } from '../state.ts'
import { dangerAt, huntAt, isTraceable, townAt } from './standing.ts'
import { blockAt, cutAt, hopeAt, type Survey } from './survey.ts'

const WORTH_TELLING = 0.1

/** What speaks for a hex, compared with another one or with nowhere: the weightiest first. */
export function placeReasons(v: Survey, from: Hex, hex: Hex, isUsed: boolean): Consideration[] {
  const more = (value: (hex: Hex) => number): number =>
    value(hex) - (from === NONE ? 0 : value(from))
  const found: { worth: number; reason: Consideration }[] = []
  const tell = (worth: number, key: string): void => {
    if (worth > WORTH_TELLING) found.push({ worth, reason: { key, hex } })
  }
  if (v.side === GERMAN) {
    const isThere = v.s.board.meuseBank[hex]! !== 0
    tell(
      more((one) => hopeAt(v, v.unit, one)),
      isThere ? 'worth-bank' : 'worth-meuse',
    )
  }
  const isTown = v.s.board.victoryTowns.some(({ hexes }) => hexes.includes(hex))
  tell(
    more((one) => townAt(v, one)),
    isTown ? 'worth-town' : 'worth-near-town',
  )
  tell(
    more((one) => blockAt(v, one)),
    'worth-block',
  )
  tell(
    more((one) => cutAt(v, one)),
    'worth-cut',
  )
  tell(
    more((one) => huntAt(v, one)),
    'worth-hunt',
  )
  if (from !== NONE) {
    tell(dangerAt(v, from, isUsed) - dangerAt(v, hex, isUsed), 'worth-safe')
    if (v.s.turn < v.s.board.lastTurn && isTraceable(v, hex) && !isTraceable(v, from)) {
      tell(v.weights.cutOff, 'worth-supply')
    }
  }
  return found.toSorted((a, b) => b.worth - a.worth).map(({ reason }) => reason)
}
