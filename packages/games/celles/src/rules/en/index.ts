import { advance } from './advance.ts'
import { chits } from './chits.ts'
import { combat } from './combat.ts'
import { disruption } from './disruption.ts'
import { general } from './general.ts'
import { initiative } from './initiative.ts'
import { movement } from './movement.ts'
import { options } from './options.ts'
import { reinforcements } from './reinforcements.ts'
import { retreat } from './retreat.ts'
import { schedule } from './schedule.ts'
import { setup } from './setup.ts'
import { stacking } from './stacking.ts'
import { supply } from './supply.ts'
import { tactical } from './tactical.ts'
import { victory } from './victory.ts'
import { zones } from './zones.ts'

export const words = {
  general,
  chits,
  supply,
  initiative,
  movement,
  zones,
  stacking,
  combat,
  retreat,
  advance,
  disruption,
  tactical,
  reinforcements,
  victory,
  setup,
  schedule,
  options,
}
