/** A computer player as it is asked for by name. */
interface Listed {
  readonly name: string
  readonly level: string // of the ladder
  readonly isEverywhere?: true // whatever was measured; the others where matches show that they are a step
  readonly isQuick: boolean // answers at once, so that a page can have it without a clock
  readonly instead?: string // who is asked where it fails
}

/** The computer players, the weakest first. Whatever names levels follows from this list. */
export const players = [
  { name: 'random', level: 'recruit', isEverywhere: true, isQuick: true },
  { name: 'rough', level: 'corporal', isQuick: true, instead: 'random' },
  { name: 'greedy', level: 'captain', isEverywhere: true, isQuick: true, instead: 'random' },
  { name: 'think', level: 'colonel', isQuick: false, instead: 'greedy' },
] as const satisfies readonly Listed[]

/** A player that a page or a server may be asked for. */
export type OfferedName = (typeof players)[number]['name']

/** A step of the ladder. */
export type LadderLevel = (typeof players)[number]['level']
