import type { Translated } from '../i18n/spoken.ts'
import type { words as en } from './words.en.ts'

export const words: Translated<typeof en> = {
  title: 'Relecture',
  viewing: (at, of) => `Relecture, choix ${at} sur ${of}`,
  notLive: 'Ceci est une relecture, pas la partie elle-même.',
  position: 'Une position, à regarder ou à jouer.',
  toGame: 'Revenir à la partie',
  first: 'Au début',
  earlier: 'Étape précédente',
  play: 'Lecture',
  pause: 'Pause',
  later: 'Étape suivante',
  last: 'À la fin',
  speed: 'Vitesse',
  moment: 'Moment',
  playOn: 'Rejouer d’ici',
  share: 'Partager cette position',
  momentsTab: 'Moments',
  moments: (count) => `${count} tours et combats`,
}
