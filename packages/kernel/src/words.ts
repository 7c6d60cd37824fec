/** The kind of fields that count half points: files write them in points, words count halves. */
export const HALVES = 'half'

/** What a game says in one language. Values are ICU messages; gaps are names of fields. */
export interface Words {
  readonly title: string
  readonly sides: Readonly<Record<string, string>>
  readonly scenarios: Readonly<Record<string, Titled>>
  readonly options: Readonly<Record<string, OptionWords>>
  readonly verbs: Readonly<Record<string, string>> // as the label of a choice
  readonly steps: Readonly<Record<string, string>> // as the prompt of a decision
  readonly reasons: Readonly<Record<string, string>>
  readonly events: Readonly<Record<string, string>>
  readonly outcomes: Readonly<Record<string, string>>
  readonly considerations?: Readonly<Record<string, string>> // why a computer player does something
  readonly things: Readonly<Record<string, readonly string[]>> // names by kind, in order of the codes
}

export interface Titled {
  readonly title: string
  readonly text: string
}

export interface OptionWords extends Titled {
  readonly values: Readonly<Record<string, string>>
}
