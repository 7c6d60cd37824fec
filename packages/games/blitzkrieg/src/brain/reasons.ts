import type { Consideration } from '@estafette/kernel'
import type { BlitzState, Hex, Unit } from '../state.ts'
import { isTransport } from '../units.ts'
import {
  ATTACK,
  BRIDGE,
  DANGER,
  GROUND,
  LINE,
  PARTS,
  placeWorth,
  PULL,
  ROOM,
  SUPPLY,
} from './standing.ts'
import { putBack, takeOut, type Survey } from './survey.ts'

const WORTH_TELLING = 0.1

/** What speaks for a hex, by the part of its worth. */
const KEYS: Readonly<Record<number, string>> = {
  [PULL]: 'worth-near',
  [GROUND]: 'worth-ground',
  [SUPPLY]: 'worth-supply',
  [DANGER]: 'worth-safe',
  [ATTACK]: 'worth-attack',
  [LINE]: 'worth-line',
  [BRIDGE]: 'worth-bridge',
  [ROOM]: 'worth-room',
}

/** What speaks for a hex, compared with where a unit is: the weightiest first. */
export function placeReasons(v: Survey, s: BlitzState, unit: Unit, hex: Hex): Consideration[] {
  const from = s.place[unit]!
  const counts = !isTransport(s, unit)
  if (counts) takeOut(v, s, unit, v.kept)
  placeWorth(v, s, unit, from)
  const before = v.parts.slice(0, PARTS)
  placeWorth(v, s, unit, hex)
  const more = v.parts.slice(0, PARTS).map((worth, part) => worth - before[part]!)
  if (counts) putBack(v, s, unit, v.kept)
  return Array.from(more.keys())
    .filter((part) => more[part]! > WORTH_TELLING)
    .toSorted((one, other) => more[other]! - more[one]!)
    .map((part) => ({ key: KEYS[part]!, hex }))
}
