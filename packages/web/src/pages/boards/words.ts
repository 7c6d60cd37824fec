import { makeCatalog } from '../../i18n/catalog.ts'
import { boardsEn } from '../../i18n/boards.en.ts'
import { boardsFr } from '../../i18n/boards.fr.ts'

/** Says a sentence of the page about the boards. */
export const sayBoards = makeCatalog(boardsEn, boardsFr)

/** What the board of Arras is made of, and where each part is from. */
export const arrasRows = [
  { key: 'rules', from: 'rulebook' },
  { key: 'places', from: 'rulebook' },
  { key: 'control', from: 'rulebook' },
  { key: 'turns', from: 'rulebook' },
  { key: 'order', from: 'rulebook' },
  { key: 'rings', from: 'derived' },
  { key: 'names', from: 'reconstructed' },
  { key: 'outlines', from: 'reconstructed' },
  { key: 'rivers', from: 'reconstructed' },
  { key: 'terrain', from: 'reconstructed' },
  { key: 'factors', from: 'reconstructed' },
  { key: 'groupM', from: 'reconstructed' },
  { key: 'track', from: 'reconstructed' },
] as const

/** The same of the battles of Blitzkrieg. */
export const blitzkriegRows = [
  { key: 'rules', from: 'rulebook' },
  { key: 'tables', from: 'rulebook' },
  { key: 'turns', from: 'rulebook' },
  { key: 'gembloux', from: 'rulebook' },
  { key: 'letters', from: 'derived' },
  { key: 'maps', from: 'reconstructed' },
  { key: 'counters', from: 'reconstructed' },
  { key: 'formations', from: 'reconstructed' },
] as const

/** The same of the cards of Frontline. */
export const frontlineRows = [
  { key: 'rules', from: 'rulebook' },
  { key: 'titles', from: 'rulebook' },
  { key: 'examples', from: 'derived' },
  { key: 'copies', from: 'reconstructed' },
  { key: 'forces', from: 'reconstructed' },
  { key: 'damage', from: 'reconstructed' },
  { key: 'battles', from: 'reconstructed' },
] as const

/** The same of Celles. */
export const cellesRows = [
  { key: 'rules', from: 'rulebook' },
  { key: 'setup', from: 'rulebook' },
  { key: 'modifiers', from: 'derived' },
  { key: 'turns', from: 'derived' },
  { key: 'map', from: 'reconstructed' },
  { key: 'counters', from: 'reconstructed' },
  { key: 'rear', from: 'reconstructed' },
  { key: 'crt', from: 'reconstructed' },
  { key: 'infiltration', from: 'reconstructed' },
  { key: 'actions', from: 'reconstructed' },
] as const
