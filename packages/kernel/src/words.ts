/** The kind of fields that count half points: files write them in points, words count halves. */
export const HALVES = 'half'

/** What a game says in one language. Values are ICU messages; gaps are names of fields. */
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

/** An English side of several people, or of one body. */
export function englishSide(name: string, adjective: string, isOne = false): SideForms {
  const the = `the ${name}`
  return { name, the, of: `of ${the}`, to: `to ${the}`, turn: `${adjective} turn`, isOne }
}

/** A French side of several people, or of one body whose article is elided. */
export function frenchSide(name: string, isOne = false): SideForms {
  const [the, of, to] = isOne
    ? [`l’${name}`, `de l’${name}`, `à l’${name}`]
    : [`les ${name}`, `des ${name}`, `aux ${name}`]
  return { name, the, of, to, turn: `Tour ${of}`, isOne }
}

export interface Titled {
  readonly title: string
  readonly text: string
}

export interface OptionWords extends Titled {
  readonly values: Readonly<Record<string, string>>
}

/** The words of the event that every game has: a lone choice was taken without being asked for. */
export const sharedEventWords = {
  en: { forced: 'Only choice: {choice}.' },
  fr: { forced: 'Seul choix possible : « {choice} ».' },
} as const

/** The words of the reasons that every game has, for the head of its own. */
export const sharedReasonWords = {
  en: {
    legal: 'Allowed.',
    'no-such-choice': 'There is no such choice.',
    'not-your-decision': 'This is not your decision.',
    'game-over': 'The game is over.',
    'not-now': 'Not now.',
  },
  fr: {
    legal: 'Permis.',
    'no-such-choice': 'Ce choix n’existe pas.',
    'not-your-decision': 'Ce n’est pas à vous de décider.',
    'game-over': 'La partie est finie.',
    'not-now': 'Pas maintenant.',
  },
} as const
