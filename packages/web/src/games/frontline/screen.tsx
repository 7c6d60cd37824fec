import { frontline } from '@estafette/frontline'
import type { FrontlineState } from '@estafette/frontline/screen'
import type { GameScreen } from '../../screen/screen.ts'
import { Field } from './field.tsx'
import { Dock } from './hand.tsx'
import { Status } from './status.tsx'

/** The screen of Frontline; all its battles are scenarios of one game. */
export async function frontScreen(_id: string): Promise<GameScreen<FrontlineState>> {
  return {
    game: frontline,
    looks: ['allied', 'german'],
    Status,
    field: { Field, Dock },
  }
}
