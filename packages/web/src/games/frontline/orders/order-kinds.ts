import type { WindowKind as Kind } from '@estafette/frontline/screen'

export {
  windowKind,
  windowKinds as KINDS,
  type WindowKind as Kind,
} from '@estafette/frontline/screen'

/** Which windows go by. */
export type Passes = ReadonlySet<Kind>

/** Orders that are given with one press. */
export const PRESETS = {
  ask: new Set<Kind>(),
  ifHit: new Set<Kind>(['attacks', 'moves', 'contest', 'anyTime']),
  toMyTurn: new Set<Kind>(['attacks', 'moves', 'contest', 'anyTime', 'cover']),
} as const
export type Preset = keyof typeof PRESETS
