import type { Translated } from '../../../i18n/spoken.ts'
import type { words as en } from './roll-words.en.ts'

export const words: Translated<typeof en> = {
  before: (chance) => `${chance} avant le jet`,
  attackOn: (hex) => `Attaque sur ${hex}`,
  modifier: (value) => `modifié ${value}`,
  odds: (column) => `rapport ${column}`,
  attack: (isHeavy) => (isHeavy ? 'attaque lourde' : 'attaque légère'),
  verdict: {
    success: 'Réussite',
    repulsed: 'Repoussée',
    both: 'Coûteuse',
    none: 'Sans effet',
  },
  suffers: (side, what) => `Les ${['Allemands', 'Alliés'][side]} ${what}.`,
  steps: (count) => `perdent ${count} pas`,
  disrupted: 'sont désorganisés',
  retreat: 'reculent',
  modifiers: {
    attackType: 'attaque',
    terrain: 'terrain',
    river: 'rivière',
    period: 'jour/nuit',
    defenderDisrupted: 'défenseur désorganisé',
    attackerDisrupted: 'attaquant désorganisé',
    defenderIsolated: 'défenseur isolé',
    attackerOutOfSupply: 'attaquant non ravitaillé',
  },
  titles: {
    infiltration: 'Infiltration',
    'air-attack': 'Attaque aérienne',
    'initiative-roll': 'Initiative',
    'initiative-tied': 'Initiative',
    'actions-die': 'Nombre d’actions',
  },
}
