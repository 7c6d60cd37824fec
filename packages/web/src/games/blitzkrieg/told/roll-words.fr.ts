import type { Translated } from '../../../i18n/spoken.ts'
import type { words as en } from './roll-words.en.ts'

export const words: Translated<typeof en> = {
  attackOn: (hex) => `Attaque sur ${hex}`,
  before: (chance) => `${chance} d’avoir un effet`,
  odds: (column) => `colonne ${column}`,
  strengths: (attack, defence) => `${attack} contre ${defence}`,
  shift: (columns) => `décalage ${columns}`,
  titles: {
    shelled: 'Bombardement d’artillerie',
    bombed: 'Bombardement aérien',
    'air-combat': 'Interception',
    'arrival-die': 'Arrivée',
    arrivals: 'Arrivées',
    'night-recovery': 'Récupération de nuit',
  },
  verdict: {
    none: 'Sans effet',
    repulsed: 'Repoussée',
    success: 'Réussite',
    both: 'Tous touchés',
  },
  suffers: (side, result) => `${side} : ${result}.`,
  hitsOn: (faces) =>
    faces.length === 0
      ? 'aucun dé ne touche'
      : `touche sur ${faces.join(', ').replace(/, (\d)$/, ' ou $1')}`,
  lone: {
    hit: 'Touché',
    miss: 'Manqué',
    aborted: 'Mission avortée',
    shot: 'Abattue',
    flies: 'Elle passe',
  },
  stood: 'défenseurs sans retraite',
}
