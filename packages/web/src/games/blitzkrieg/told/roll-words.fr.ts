import type { Translated } from '../../../i18n/spoken.ts'
import type { words as en } from './roll-words.en.ts'

const facesText = (faces: readonly number[]): string =>
  faces.join(', ').replace(/, (\d)$/, ' ou $1')

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
  stopsOn: (faces) => `l’arrête sur ${facesText(faces)}`,
  comesOn: (faces) => `arrive sur ${facesText(faces)}`,
  lowers: { armour: '−1 blindés', works: '−1 retranchement', woods: '−1 bois' },
  bombs: (air, hex) => `${air} : ${hex}`,
  meets: (by, air) => `${by} contre ${air}`,
  andMore: (unit, count) => `${unit} +${count}`,
  airTitle: 'Missions et interceptions',
  bombSum: (hits, count, expected) =>
    `${hits} sur ${count} hexs bombardés désorganisés, ${expected} attendus.`,
  metSum: (stopped, count) => `${stopped} sur ${count} interceptions arrêtent une mission.`,
  arrivalSum: (hits, count) => `${hits} dés sur ${count} font arriver des unités.`,
  lone: {
    comes: 'Arrive',
    waits: 'Pas encore',
    both: 'Annulée, intercepteur abattu',
    hit: 'Touché',
    miss: 'Manqué',
    aborted: 'Mission avortée',
    shot: 'Abattue',
    flies: 'Elle passe',
  },
  stood: 'défenseurs sans retraite',
}
