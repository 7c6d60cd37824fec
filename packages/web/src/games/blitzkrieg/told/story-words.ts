import { isOne } from '../../../i18n/french.ts'
import type { Board } from '@estafette/blitzkrieg/screen'
import type { Language } from '@estafette/kernel'
import { spoken } from '../../../i18n/spoken.ts'
import type { StoryWords } from '../../../screen/story.ts'
import { language } from '../../../store/settings.ts'
import { victoryWords } from './victory-words.ts'
import { sideName } from '../words.ts'

/** What stands in the sentences of a battle beside them. */
interface Battle {
  readonly lastTurn: number
  readonly sides: readonly string[] // as chips have them
  readonly people: readonly string[]
}

type Teller = (battle: Battle) => StoryWords

const en: Teller = ({ lastTurn, sides, people }) => ({
  curve: 'Victory points',
  byStep: 'of both sides by player turn, as if the battle ended there',
  losses: 'Units lost by turn',
  luck: 'Luck by turn',
  luckNote: 'attacks won above expectation',
  fights: (count) => (count === 1 ? '1 attack' : `${count} attacks`),
  won: (expected) => `attacks won, ${expected} expected`,
  worth: (luck, side) => `Luck was worth ${luck} attacks to the ${people[side]}.`,
  counting:
    'Attacks on the ground are won where the table gives the defender any result, bombardments where they disrupt; each with its exact chance before the die fell.',
  fight: (place, won, side) => `${sides[side]} attack on ${place} ${won ? 'succeeds' : 'fails'}`,
  score: (from, to) => (from === to ? `VP ${to}` : `VP ${from} to ${to}`),
  lost: (count, side) => `${count} ${sides[side]} ${count === 1 ? 'unit' : 'units'} lost`,
  back: ([german = 0, allied = 0]) =>
    `${german + allied} ${german + allied === 1 ? 'unit' : 'units'} came back at night: ${german} ${sides[0]}, ${allied} ${sides[1]}`,
  turn: (turn) => String(turn),
  inTurn: (turn) => `turn ${turn}`,
  atTurn: (turn) => `on turn ${turn}`,
  side: sides,
  ofTurns: (turn) => `${turn} ${turn === 1 ? 'turn' : 'turns'} of ${lastTurn}`,
})

const fr: Teller = ({ lastTurn, sides, people }) => ({
  curve: 'Points de victoire',
  byStep: 'des deux camps par tour de joueur, comme si la bataille s’y arrêtait',
  losses: 'Unités perdues par tour',
  luck: 'Chance par tour',
  luckNote: 'attaques gagnées au-delà du dû',
  fights: (count) => (count < 2 ? `${count} attaque` : `${count} attaques`),
  won: (expected) => `attaques gagnées, ${expected} attendues`,
  worth: (luck, side) =>
    `La chance a valu ${luck} attaque${isOne(luck) ? '' : 's'} aux ${people[side]}.`,
  counting:
    'Une attaque au sol est gagnée si la table donne un résultat au défenseur, un bombardement s’il désorganise ; chacune avec sa probabilité exacte avant le jet.',
  fight: (place, won, side) =>
    `Attaque des ${people[side]} sur ${place} ${won ? 'réussie' : 'repoussée'}`,
  score: (from, to) => (from === to ? `${to} PV` : `PV ${from} à ${to}`),
  lost: (count, side) =>
    `${people[side]} : ${count} ${count < 2 ? 'unité perdue' : 'unités perdues'}`,
  back: ([german = 0, allied = 0]) =>
    `${german + allied} ${german + allied < 2 ? 'unité revenue' : 'unités revenues'} la nuit : ${sides[0]} ${german}, ${sides[1]} ${allied}`,
  turn: (turn) => String(turn),
  inTurn: (turn) => `tour ${turn}`,
  atTurn: (turn) => `au tour ${turn}`,
  side: sides,
  ofTurns: (turn) => `${turn} ${turn < 2 ? 'tour' : 'tours'} sur ${lastTurn}`,
})

const tellers = spoken<Teller>({ en, fr })

/** How a battle that is over is spoken of. */
export function storyWords(board: Board, lang: Language = language.value): StoryWords {
  const sides = [0, 1].map((side) => sideName(board, side, lang))
  const people = sides.map((side) => victoryWords(lang).people(side))
  return tellers(lang)({ lastTurn: board.lastTurn, sides, people })
}
