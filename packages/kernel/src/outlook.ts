/** When a way to end a game is looked at. */
export type CheckTime = 'at-once' | 'turn-end' | 'game-end'

/** A way a game can end, and how far it is in a position. */
export interface Ending {
  readonly key: string // as the game names it
  readonly rule: string
  readonly side: number // whom it favours, -1 for nobody
  readonly check: CheckTime
  readonly have: number
  readonly need: number // so many, or so few where `isCeiling`
  readonly isCeiling?: boolean // it is reached from above: with `need` or less
  readonly chance: number // that the next check would end the game so if nothing changed, 1 is sure
  readonly places: readonly number[] // what it is about
}

/** Something that counts, or would. */
export interface Score {
  readonly key: string
  readonly rule: string
  readonly side: number // whose points they are
  readonly points: number // of all of it, or of each place where it is still to be had
  readonly places: readonly number[]
}

/** A place that counts for its holder and that the other side may take. */
export interface Risk {
  readonly place: number
  readonly side: number // who holds it
  readonly kind: 'contested' | 'near' // both are there, or the enemy is next to it
}

/** How a game stands: every way it can end now, what counts, what would, and what is in danger. */
export interface Outlook {
  readonly endings: readonly Ending[]
  readonly scores: readonly Score[]
  readonly next: readonly Score[]
  readonly risks: readonly Risk[]
  readonly isDue: boolean // nothing is decided before the next check that could change it
}

/** The endings that the next check would bring about, the surest first. */
export function looming({ endings }: Outlook): readonly Ending[] {
  return endings.filter(({ chance }) => chance > 0).toSorted((a, b) => b.chance - a.chance)
}
