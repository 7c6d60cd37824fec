import type { SideForms } from '@estafette/kernel'
import { capital } from '@estafette/words'
import { spoken } from './spoken.ts'

/**
 * Every sentence of the pages that names a side of any game. The forms come from the game; a test
 * says all of them with all sides there are.
 */
export interface SideWords {
  readonly thinking: (side: SideForms) => string
  readonly othersAct: (side: SideForms) => string // where no computer sits
  readonly answering: (side: SideForms) => string // the opponent of a lesson
  readonly passTable: (side: SideForms) => string
  readonly giveUp: (side: SideForms) => string
  readonly holds: (side: SideForms) => string
  readonly won: (side: SideForms) => string
  readonly winsWhen: (side: SideForms, when: string) => string
  readonly againstLuck: (side: SideForms) => string
  readonly withLuck: (side: SideForms) => string
  readonly againstDraws: (side: SideForms) => string // where nothing is thrown
  readonly withDraws: (side: SideForms) => string
  readonly only: (side: SideForms) => string
  readonly plays: (side: SideForms, person: string) => string
  readonly takeSeat: (side: SideForms) => string
}

/** An English verb as its subject wants it. */
const verb = ({ isOne }: SideForms, one: string, many: string): string => (isOne ? one : many)

export const sideWords = spoken<SideWords>({
  en: {
    thinking: ({ name }) => `${name}: the computer is thinking…`,
    othersAct: ({ name }) => `${name} to act`,
    answering: (side) => `${capital(side.the)} ${verb(side, 'answers', 'answer')}…`,
    passTable: ({ to }) => `Hand the screen ${to}.`,
    giveUp: ({ the }) => `Resign as ${the}`,
    holds: ({ the }) => `held by ${the}`,
    won: (side) => `${capital(side.the)} ${verb(side, 'wins', 'win')}`,
    winsWhen: (side, when) => `${capital(side.the)} ${verb(side, 'wins', 'win')} ${when}`,
    againstLuck: ({ the }) => `${capital(the)} won against the dice.`,
    withLuck: ({ the }) => `${capital(the)} won with the dice.`,
    againstDraws: ({ the }) => `${capital(the)} won against the draw.`,
    withDraws: ({ the }) => `${capital(the)} won with the draw.`,
    only: ({ name }) => `Only ${name}`,
    plays: ({ the }, person) => `${person} plays ${the}`,
    takeSeat: ({ of }) => `Take the seat ${of}`,
  },
  fr: {
    thinking: ({ name }) => `${name} : l’ordinateur réfléchit…`,
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
    takeSeat: ({ of }) => `Prendre la place ${of}`,
  },
})
