import type { Search } from '@estafette/kernel'
import type { FrontlineState } from '../state.ts'

/** Where a search of Frontline pays: what a section does, and what it answers. */
export const search: Search<FrontlineState> = {
  opens: ['action', 'react'],
  never: [
    'select',
    'draft',
    'form',
    'form-under',
    'station',
    'organise',
    'organise-under',
    'outfit',
  ],
  choices: 5,
}
