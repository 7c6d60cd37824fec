import type { SideForms } from '@estafette/kernel'
import { capital } from '@estafette/words'

/** An English verb as its subject wants it. */
export const verb = ({ isOne }: SideForms, one: string, many: string): string =>
  isOne ? one : many

/**
 * Every sentence of the pages that names a side of any game. The forms come from the game; a test
 * says all of them with all sides there are.
 */
export const words = {
  thinking: ({ name }: SideForms) => `${name}: the computer is thinking…`,
  paused: ({ name }: SideForms) => `${name}: the computer is paused.`,
  othersAct: ({ name }: SideForms) => `${name} to act`, // where no computer sits
  // the opponent of a lesson
  answering: (side: SideForms) => `${capital(side.the)} ${verb(side, 'answers', 'answer')}…`,
  passTable: ({ to }: SideForms) => `Hand the screen ${to}.`,
  giveUp: ({ the }: SideForms) => `Resign as ${the}`,
  holds: ({ the }: SideForms) => `held by ${the}`,
  won: (side: SideForms) => `${capital(side.the)} ${verb(side, 'wins', 'win')}`,
  winsWhen: (side: SideForms, when: string) =>
    `${capital(side.the)} ${verb(side, 'wins', 'win')} ${when}`,
  againstLuck: ({ the }: SideForms) => `${capital(the)} won against the dice.`,
  withLuck: ({ the }: SideForms) => `${capital(the)} won with the dice.`,
  // where nothing is thrown
  againstDraws: ({ the }: SideForms) => `${capital(the)} won against the draw.`,
  withDraws: ({ the }: SideForms) => `${capital(the)} won with the draw.`,
  only: ({ name }: SideForms) => `Only ${name}`,
  plays: ({ the }: SideForms, person: string) => `${person} plays ${the}`,
  whatTheyDid: ({ the }: SideForms) => `What ${the} did`,
  answer: ({ of }: SideForms, what: string) => `Answer ${of}: ${what}`,
  takeSeat: ({ of }: SideForms) => `Take the seat ${of}`,
}
