import { spoken } from '../i18n/spoken.ts'

interface ReplayWords {
  readonly title: string
  readonly viewing: (at: number, of: number) => string
  readonly notLive: string
  readonly position: string
  readonly toGame: string
  readonly first: string
  readonly earlier: string
  readonly play: string
  readonly pause: string
  readonly later: string
  readonly last: string
  readonly speed: string
  readonly moment: string
  readonly playOn: string
  readonly share: string
  readonly moments: (count: number) => string
}

const en: ReplayWords = {
  title: 'Replay',
  viewing: (at, of) => `Viewing choice ${at} of ${of}`,
  notLive: 'This is a replay, not the game itself.',
  position: 'A position, to be looked at or played on from.',
  toGame: 'Back to the game',
  first: 'To the start',
  earlier: 'One step back',
  play: 'Play',
  pause: 'Pause',
  later: 'One step on',
  last: 'To the end',
  speed: 'Speed',
  moment: 'Moment',
  playOn: 'Play on from here',
  share: 'Share this position',
  moments: (count) => `${count} turns and fights`,
}

const fr: ReplayWords = {
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
  moments: (count) => `${count} tours et combats`,
}

/** The words of the replay page in the language of the moment. */
export const replayWords = spoken<ReplayWords>({ en, fr })
