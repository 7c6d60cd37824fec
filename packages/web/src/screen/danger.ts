/** How bad it is to stand somewhere: nobody can do anything, some danger, worse, worst. */
export type Grade = 0 | 1 | 2 | 3

/** By the chance to hold a place: over two of three some danger, over one of three worse, else worst. */
export function gradeOfHold(hold: number): Grade {
  if (hold > 2 / 3) return 1
  return hold > 1 / 3 ? 2 : 3
}

/** One way in which what others could do would end. */
export interface DangerEnd {
  readonly key: string
  readonly text: string // with its chance
  readonly chance: number
  readonly tone: 'none' | 'some' | 'bad' | 'worst'
}

/**
 * What others could do to those who go somewhere, if they acted now. It follows from what everybody
 * sees: nothing that is hidden changes it.
 */
export interface Danger {
  readonly grade: Grade // 1 to 3: where nobody can do anything there is none
  readonly figure: string // in the largest letters: odds, or what is lost
  readonly label: string // under it
  readonly spoken: string // for those who listen
  readonly title: string
  readonly sum?: string // at the end of the title's line, where it is not the figure
  readonly text: string // who takes part, and with what
  readonly ends: readonly DangerEnd[] // together all that can happen; none where a table tells it
  readonly comers: readonly number[] // places of those who would come nearer
  readonly helpers: readonly number[] // places of those who would take part from where they stand
}
