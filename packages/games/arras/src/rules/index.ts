import { makeRulebook } from '@estafette/kernel'
import { advantage } from './advantage.ts'
import { assault } from './assault.ts'
import { bombardment } from './bombardment.ts'
import { map } from './map.ts'
import { movement } from './movement.ts'
import { options } from './options.ts'
import { overrun } from './overrun.ts'
import { releases } from './releases.ts'
import { reorganization } from './reorganization.ts'
import { retreat } from './retreat.ts'
import { sequence } from './sequence.ts'
import { setup } from './setup.ts'
import { support } from './support.ts'
import { units } from './units.ts'
import { victory } from './victory.ts'
import { words as en } from './en/index.ts'
import { words as fr } from './fr/index.ts'

/** The rules of Arras, in rulebook order. */
export const chapters = makeRulebook<typeof en>(
  {
    map,
    units,
    sequence,
    movement,
    assault,
    overrun,
    retreat,
    bombardment,
    support,
    advantage,
    reorganization,
    victory,
    setup,
    releases,
    options,
  },
  { en, fr },
)
