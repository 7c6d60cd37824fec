/** What is said of the decisions of a game that can be answered ahead, and of the answers, by their ids. */
export interface AnswerWords {
  readonly kinds: Readonly<Record<string, AnswerKindWords>>
}

/** A kind of decision as a heading, its answers as orders, and what its chance is a chance of. */
export interface AnswerKindWords {
  readonly when: string
  readonly answers: Readonly<Record<string, string>>
  readonly chance?: string
}
