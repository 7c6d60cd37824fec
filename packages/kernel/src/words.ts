/** The kind of fields that count half points: files write them in points, words count halves. */
export const HALVES = 'half'

/** What a game says in one language. Values are messages in ICU syntax; gaps are names of fields. */
export interface Words {
  readonly title: string
  readonly sides: Readonly<Record<string, SideForms>>
  readonly scenarios: Readonly<Record<string, Titled>>
  readonly options: Readonly<Record<string, OptionWords>>
  readonly verbs: Readonly<Record<string, string>> // as the label of a choice
  readonly steps: Readonly<Record<string, string>> // as the prompt of a decision, to whoever decides
  readonly waits: Readonly<Record<string, string>> // to those who wait, after the name of who decides
  readonly reasons: Readonly<Record<string, string>>
  readonly events: Readonly<Record<string, string>>
  readonly outcomes: Readonly<Record<string, string>>
  readonly considerations?: Readonly<Record<string, string>> // why a computer player does something
  readonly things: Readonly<Record<string, readonly string[]>> // names by kind, in order of the codes
}

/** A side in the forms that sentences need, so that whoever says something of it asks the game. */
export interface SideForms {
  readonly name: string // alone, as a label
  readonly the: string // with its article, as a subject: “the Axis”, “les Alliés”
  readonly of: string // whose something is: “of the Axis”, “des Alliés”
  readonly to: string // whom something is given: “to the Axis”, “aux Alliés”
  readonly turn: string // its turn, as a title: “Axis turn”, “Tour des Alliés”
  readonly isOne: boolean // its verbs are singular: “the Axis wins”
}

export interface Titled {
  readonly title: string
  readonly text: string
}

export interface OptionWords extends Titled {
  readonly values: Readonly<Record<string, string>>
}
