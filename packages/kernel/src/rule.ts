/** How sure the ledger is of a rule: stated by the book, settled by a ruling, or filled in. */
export type RuleTag = 'stated' | 'conflict' | 'ambiguous' | 'completed' | 'derived'

/** A language the project speaks. */
export type Language = (typeof languages)[number]

export const languages = ['en', 'fr'] as const

/** The same words in every language. */
export type Worded = Readonly<Record<Language, string>>

/** One rule under its stable id, in our own words. */
export interface Rule extends Worded {
  readonly id: string
  readonly source: string // section of the rulebook, empty where the book is silent
  readonly tag: RuleTag
  readonly inert?: Worded // why it can have no effect in play, for the few that have none
}

/** The rules of one chapter, in the order of the rulebook. */
export interface Chapter {
  readonly id: string
  readonly title: Worded
  readonly rules: readonly Rule[]
}
