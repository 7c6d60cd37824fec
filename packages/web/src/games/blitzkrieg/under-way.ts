import {
  ATTACKING,
  BY_ASSAULT,
  isArtillery,
  isOnMap,
  STEP,
  TARGET,
  type BlitzState,
} from '@estafette/blitzkrieg/screen'
import type { Plan } from '@estafette/kernel'

/** The decisions between the first name of an attack and its die. */
const BEFORE_THE_DIE: ReadonlySet<number> = new Set([
  STEP.attack,
  STEP.withdraw,
  STEP.pass,
  STEP.stand,
])

/** The attack that is declared, or being declared, and not rolled for yet; null for none. */
export function fightUnderWay(s: BlitzState): Plan | null {
  if (!BEFORE_THE_DIE.has(s.step)) return null
  const targets = Array.from(s.ground.keys()).filter((hex) => s.ground[hex]! & TARGET)
  const named = Array.from(s.marks.keys()).filter(
    (unit) => s.marks[unit]! & ATTACKING && isOnMap(s, unit),
  )
  const units = named.filter((unit) => !isArtillery(s, unit))
  const [place] = targets
  const [unit] = units
  if (place === undefined || unit === undefined) return null
  return {
    kind: 'attack',
    place,
    targets,
    units,
    helpers: named.filter((one) => isArtillery(s, one)),
    path: [s.place[unit]!, place],
    cost: 0,
    left: 0,
    manner: BY_ASSAULT,
  }
}
