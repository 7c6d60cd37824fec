import { capital } from '@estafette/words'
import type { Translated } from './spoken.ts'
import { type words as en, verb } from './side-words.en.ts'

export const words: Translated<typeof en> = {
  thinking: ({ name }) => `${name} : l’ordinateur réfléchit…`,
  paused: ({ name }) => `${name} : l’ordinateur est en pause.`,
  othersAct: ({ to }) => `${capital(to)} d’agir`,
  answering: (side) => `${capital(side.the)} ${verb(side, 'répond', 'répondent')}…`,
  passTable: ({ to }) => `Passez l’écran ${to}.`,
  giveUp: ({ of }) => `Abandonner au nom ${of}`,
  holds: ({ the }) => `tenu par ${the}`,
  won: (side) => `${capital(side.the)} ${verb(side, 'gagne', 'gagnent')}`,
  winsWhen: (side, when) => `${capital(side.the)} ${verb(side, 'gagne', 'gagnent')} ${when}`,
  againstLuck: (side) => `${capital(side.the)} ${verb(side, 'a', 'ont')} gagné malgré les dés.`,
  withLuck: (side) => `${capital(side.the)} ${verb(side, 'a', 'ont')} gagné grâce aux dés.`,
  againstDraws: (side) =>
    `${capital(side.the)} ${verb(side, 'a', 'ont')} gagné malgré les tirages.`,
  withDraws: (side) => `${capital(side.the)} ${verb(side, 'a', 'ont')} gagné grâce aux tirages.`,
  only: ({ name }) => `Seulement : ${name}`,
  plays: ({ the }, person) => `${person} joue ${the}`,
  whatTheyDid: (side) => `Ce qu’${verb(side, 'a', 'ont')} fait ${side.the}`,
  answer: ({ of }, what) => `Réponse ${of} : ${what}`,
  takeSeat: ({ of }) => `Prendre la place ${of}`,
}
