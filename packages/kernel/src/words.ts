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

/** The words of the reasons that every game has, for the head of its own. */
export const sharedReasonWords = {
  en: {
    legal: 'Allowed.',
    'no-such-choice': 'There is no such choice.',
    'not-your-decision': 'It is not for you to decide.',
    'game-over': 'The game is over.',
    'not-now': 'Not at this moment.',
  },
  fr: {
    legal: 'Permis.',
    'no-such-choice': 'Ce choix n’existe pas.',
    'not-your-decision': 'Ce n’est pas à vous de décider.',
    'game-over': 'La partie est finie.',
    'not-now': 'Pas à ce moment.',
  },
} as const
