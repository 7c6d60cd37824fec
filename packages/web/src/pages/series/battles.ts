/** Games between equal computers, once somebody has counted them. */
export interface Balance {
  readonly german: number // wins in 100 games
  readonly games: number
}

/** What the page says of a battle; numbers are those of its board, which a test compares. */
export interface BattleFacts {
  readonly id: BattleId
  readonly place: string
  readonly title: string // as published
  readonly days: readonly [from: number, to: number] // of May 1940
  readonly row: number // of the calendar: battles that overlap stand one below the other
  readonly turns: number
  readonly german: number // combat units
  readonly allied: number
  readonly second: 'french' | 'allied' // what the side against the Germans is called
  readonly hours: number // of play, about
  readonly complexity: 1 | 2 | 3
  readonly isFirst?: boolean // the one to begin with
  readonly balance?: Balance
}

const ids = ['undone', 'challenged', 'unleashed', 'checked', 'met', 'stalled'] as const
export type BattleId = (typeof ids)[number]

/** The battles by date. */
export const battles: readonly BattleFacts[] = [
  {
    id: 'undone',
    place: 'Hannut',
    title: 'Blitzkrieg Undone',
    days: [12, 13],
    row: 0,
    turns: 20,
    german: 30,
    allied: 30,
    second: 'french',
    hours: 3,
    complexity: 1,
  },
  {
    id: 'challenged',
    place: 'Dinant',
    title: 'Blitzkrieg Challenged',
    days: [12, 15],
    row: 1,
    turns: 32,
    german: 46,
    allied: 66,
    second: 'french',
    hours: 8,
    complexity: 3,
  },
  {
    id: 'unleashed',
    place: 'Sedan',
    title: 'Blitzkrieg Unleashed',
    days: [13, 14],
    row: 2,
    turns: 20,
    german: 38,
    allied: 59,
    second: 'french',
    hours: 5,
    complexity: 3,
  },
  {
    id: 'checked',
    place: 'Gembloux',
    title: 'Blitzkrieg Checked',
    days: [14, 15],
    row: 0,
    turns: 20,
    german: 41,
    allied: 53,
    second: 'french',
    hours: 5,
    complexity: 2,
  },
  {
    id: 'met',
    place: 'Stonne',
    title: 'Blitzkrieg Met',
    days: [15, 16],
    row: 2,
    turns: 20,
    german: 31,
    allied: 34,
    second: 'french',
    hours: 3,
    complexity: 1,
    isFirst: true,
  },
  {
    id: 'stalled',
    place: 'Arras',
    title: 'Blitzkrieg Stalled',
    days: [21, 22],
    row: 0,
    turns: 19,
    german: 35,
    allied: 40,
    second: 'allied',
    hours: 4,
    complexity: 2,
  },
]

/** The battle of an id, else the one to begin with. */
export function battleOf(id: string | undefined): BattleFacts {
  return battles.find((one) => one.id === id) ?? battles.find(({ isFirst }) => isFirst)!
}
