import { air } from './air.ts'
import { arras } from './arras.ts'
import { artillery } from './artillery.ts'
import { combat } from './combat.ts'
import { common } from './common.ts'
import { dinant } from './dinant.ts'
import { entrenchments } from './entrenchments.ts'
import { events } from './events.ts'
import { ferocity } from './ferocity.ts'
import { gembloux } from './gembloux.ts'
import { grid } from './grid.ts'
import { guns } from './guns.ts'
import { hannut } from './hannut.ts'
import { movement } from './movement.ts'
import { night } from './night.ts'
import { pontoons } from './pontoons.ts'
import { reinforcements } from './reinforcements.ts'
import { results } from './results.ts'
import { rommel } from './rommel.ts'
import { sedan } from './sedan.ts'
import { sequence } from './sequence.ts'
import { shifts } from './shifts.ts'
import { stacking } from './stacking.ts'
import { stonne } from './stonne.ts'
import { supply } from './supply.ts'
import { terrain } from './terrain.ts'
import { units } from './units.ts'
import { victory } from './victory.ts'
import { withdrawal } from './withdrawal.ts'
import { zones } from './zones.ts'

export const words = {
  sequence,
  grid,
  units,
  supply,
  zones,
  stacking,
  movement,
  combat,
  shifts,
  results,
  artillery,
  air,
  night,
  reinforcements,
  withdrawal,
  entrenchments,
  guns,
  pontoons,
  ferocity,
  rommel,
  events,
  victory,
  terrain,
  common,
  gembloux,
  sedan,
  dinant,
  arras,
  stonne,
  hannut,
}
