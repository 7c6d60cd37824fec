import { frontline } from '@estafette/frontline'
import type { FrontlineState } from '@estafette/frontline/screen'
import type { GameScreen } from '../../screen/screen.ts'
import { later } from '../../shell/later.tsx'
import { Field } from './field.tsx'
import { Dock, Hand } from './hand.tsx'
import { fieldKey } from './keys.ts'
import { Status } from './status.tsx'
import { victory } from './victory.ts'
import '../../panels/panels.css'
import '../../panels/formations.css'

const Tables = later(async () => (await import('./tables.tsx')).Tables)
const Units = later(async () => (await import('./units.tsx')).Units)

/** The screen of Frontline; all its battles are scenarios of one game. */
export async function frontScreen(_id: string): Promise<GameScreen<FrontlineState>> {
  return {
    game: frontline,
    looks: ['allied', 'german'],
    Status,
    victory,
    Units,
    Tables,
    field: { Field, Dock, Hand, key: fieldKey },
  }
}
