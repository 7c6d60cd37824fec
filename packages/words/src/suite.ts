import {
  choicesOf,
  createState,
  examineTables,
  fastDice,
  gapsOf,
  HALVES,
  isSectionOf,
  languages,
  openBook,
  playRandomly,
  ruleIdsIn,
  rulesById,
  maskRuleIds,
  type Choice,
  type Game,
  type RuledGame,
  type Language,
  type Outcome,
  type Seat,
  type Setup,
  type State,
  type Teller,
  type Words,
  winningSide,
} from '@estafette/kernel'
import { describe, expect, test } from 'vitest'
import { disagreements, proofs } from './agreement.ts'
import { examineMessages } from './examine.ts'
import { speaker, type Speaker } from './speaker.ts'

/** What the suite has to know of a game to try its words. */
export interface Wording<S extends State> {
  readonly events: string // the source of events.ts, which declares the fields of every event
  readonly outcomes: readonly string[] // kinds of the end
  readonly endings: readonly Outcome[] // ends that have to be told well
  readonly apart: readonly string[] // kinds of things of which no two may have the same name
  readonly prompts: readonly Readonly<Record<string, number>>[] // numbers that make prompts long
  readonly promptGaps: readonly string[] // what prompts can be filled with
  readonly refusalGaps: readonly string[] // and refusals
  readonly games: readonly (readonly [Setup, number])[] // setups to play, with a seed each
  readonly mustAsk: readonly string[] // decisions that each of these games comes to
  readonly play?: PlayThrough<S> // players at random where none are given
}

/** Plays a game to its end; `onState` hears every position in which somebody chooses. */
export type PlayThrough<S extends State> = (
  setup: Setup,
  seed: number,
  onState: (state: S) => void,
  tell: Teller,
) => void

/** What a player chooses among: some of his choices, or all; luck goes from 0 to 9. */
type Narrowing = (choices: readonly Choice[], seat: Seat, luck: number) => readonly Choice[]

/** Players at random, who choose among what is left to them. */
export function playNarrowed<S extends State>(game: Game<S>, narrow: Narrowing): PlayThrough<S> {
  return (setup, seed, onState, tell) => {
    const state = createState(game, setup)
    const dice = fastDice(seed)
    const chooser = fastDice(seed + 1000)
    game.start(state, dice, tell)
    for (onState(state); game.outcome(state) === null; onState(state)) {
      const seat = game.toAct(state)
      const choices = narrow([...choicesOf(game, state, seat)], seat, chooser.below(10))
      game.play(state, seat, choices[chooser.below(choices.length)]!, dice, tell)
    }
  }
}

const LONGEST_PROMPT = 120
const LOOK_EVERY = 60 // of the positions of one decision, how many pass before all of it is read

/** A speaker for each language that throws where words are missing. */
export function voicesOf<S extends State>(game: Game<S>): Speaker[] {
  return languages.map((language) =>
    speaker(game, language, (what) => {
      throw new Error(`no words: ${what}`)
    }),
  )
}

/** Every text of a language under its path, for instance 'steps.retreat'. */
function textsOf(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : textsOf(value as object, `${path}${key}.`),
  )
}

/** The types of the events and their fields with the type of each, as events.ts declares them. */
function eventTypes(source: string): Map<string, Map<string, string>> {
  const union = source.slice(source.indexOf('| Told<'), source.indexOf('export type Tell '))
  return new Map(
    union
      .split('Told<')
      .slice(1)
      .map((event) => [
        event.match(/'([a-z0-9-]+)'/)![1]!,
        new Map(
          [...event.matchAll(/(\w+): ([\w[\] ]+)/g)].map(([, field, type]) => [field!, type!]),
        ),
      ]),
  )
}

/** The types of the events and their fields. */
function eventFields(source: string): Map<string, string[]> {
  return new Map([...eventTypes(source)].map(([type, fields]) => [type, [...fields.keys()]]))
}

/** The rule ids that a game's words and rules name although its rulebook has no such rule. */
export function unknownIds<S extends State>(game: RuledGame<S>, language: Language): string[] {
  const book = [...rulesById(game.chapters).values()]
  const texts = [
    ...textsOf(game.words[language]),
    ...book.map((rule) => [rule.id, rule[language]] as const),
  ]
  return texts.flatMap(([path, text]) =>
    [...ruleIdsIn(text, game.prefixes)]
      .filter((id) => !book.some((rule) => isSectionOf(id, rule.id)))
      .map((id) => `${path}: ${id}`),
  )
}

// A name twice: « French: French air unit », « 17 GD (GD) ».
const DOUBLED = /(?<![\p{L}\d])(\p{L}{2,})[ :(]+\1(?![\p{L}\d-])/u

// A code of the data for a name: « (SS-T, ss-r) », « u12 », « half-points ».
const INNER =
  /, [a-z]+\d*-[a-z\d]+\)|(?<![\p{L}\d/-])[a-z]{1,3}\d+(?![\p{L}\d])|(?<!\p{L})[a-z]+[A-Z]/u

const HALF = /\d[.,]5(?!\d)/ // points come in halves, and the map, the log and lessons write ½

/** What is wrong with the print of a text, as a player reads it; rule ids are as they are. */
export function blemishes(
  said: string,
  language: Language,
  prefixes: readonly string[] = [],
): string[] {
  const text = maskRuleIds(said, prefixes)
  const found = [/[{}[\]]|undefined|NaN/, / {2}|\.\.|,,| [.,)]|\( |^ | $/, /'/, /^\p{Ll}/u]
  found.push(/(?<![\p{L}\d])-\d|\d-\d/u) // a minus or a dash, never a hyphen
  found.push(/[!?…]\./) // a name may end a sentence by itself
  found.push(DOUBLED, INNER, HALF, ...proofs[language].blemishes)
  return text === '' ? ['empty'] : found.flatMap((fault) => text.match(fault)?.[0] ?? [])
}

/** Tries the words of a game: complete, without anything too much, and well set whatever is said. */
export function wordsSuite<S extends State>(game: RuledGame<S>, wording: Wording<S>): void {
  describe.each(languages)(`${game.id} in %s`, (language) => {
    tableTests(game, wording, language)
    gapTests(game, wording, language)
  })
  const voices = voicesOf(game)
  describe.each(voices)(`${game.id} as it is said in $language`, (voice) => {
    test('a prompt keeps its length whatever fills it', () => {
      const steps = game.steps.filter((step) => canBeAsked(game, voice.language, step))
      const prompts = steps.flatMap((step) =>
        game.sides.flatMap((_, side) =>
          wording.prompts.map((numbers) => {
            const args = { ...longestNames(game, voice.language), ...numbers, side }
            return voice.prompt({ seats: [0], step, args })
          }),
        ),
      )
      expect(prompts.filter((text) => text === '' || text.length > LONGEST_PROMPT)).toEqual([])
    })

    test('every ending is told', () => {
      for (const ending of wording.endings) {
        const text = voice.outcome(ending)
        const side = winningSide(game, ending)
        if (side !== '') expect(text).toContain(voice.side(side))
        expect(blemishes(text, voice.language, game.prefixes)).toEqual([])
      }
    })
  })
  playTests(game, wording, voices)
}

function tableTests<S extends State>(
  game: RuledGame<S>,
  { events, outcomes, apart }: Wording<S>,
  language: Language,
): void {
  const words = game.words[language]

  test('has the same keys as the others', () => {
    const keys = (words: Words) => textsOf(words).map(([path]) => path)
    expect(keys(words).sort()).toEqual(keys(game.words.en).sort())
  })

  test('lacks nothing the game has, and can be read', () => {
    expect(examineTables(game)).toEqual([])
    expect(examineMessages(game)).toEqual([])
  })

  test('has nothing the game has not', () => {
    const keys = (group: object) => Object.keys(group).sort()
    expect(keys(words.sides)).toEqual([...game.sides].sort())
    expect(keys(words.scenarios)).toEqual([...game.scenarios].sort())
    expect(keys(words.options)).toEqual(game.options.map(({ id }) => id).sort())
    for (const { id, values } of game.options) {
      expect(keys(words.options[id]!.values)).toEqual([...values].sort())
    }
    expect(keys(words.verbs)).toEqual(game.verbs.map(({ name }) => name).sort())
    expect(keys(words.steps)).toEqual([...game.steps].sort())
    expect(keys(words.waits)).toEqual([...game.steps].sort())
    expect(keys(words.reasons)).toEqual(game.reasons.map(({ key }) => key).sort())
    expect(keys(words.events)).toEqual(['forced', ...eventFields(events).keys()].sort())
    expect(keys(words.outcomes)).toEqual([...outcomes].sort())
    expect(keys(words.things)).toEqual(keys(game.kinds))
    for (const [kind, { codes }] of Object.entries(game.kinds)) {
      expect(words.things[kind]).toHaveLength(codes.length)
    }
  })

  test(`tells things apart: ${apart.join(', ')}`, () => {
    const names = apart.flatMap((kind) => words.things[kind]!)
    expect(new Set(names).size).toBe(names.length)
  })

  test('is set as it is printed', () => {
    const faults = proofs[language].print
    const found = textsOf(words).filter(([, text]) => faults.test(maskRuleIds(text, game.prefixes)))
    expect(found).toEqual([])
  })

  test('names only rules that exist', () => {
    expect(unknownIds(game, language)).toEqual([])
  })
}

function gapTests<S extends State>(
  game: Game<S>,
  { events, promptGaps, refusalGaps }: Wording<S>,
  language: Language,
): void {
  const words = game.words[language]
  const unfilled = (key: string, text: string, known: readonly string[]) =>
    gapsOf(text)
      .filter((gap) => !known.includes(gap))
      .map((gap) => `${key} {${gap}}`)

  test('fills the gaps of events from their fields', () => {
    const declared = eventFields(events).set('forced', ['seat', 'choice'])
    const found = [...declared].flatMap(([type, fields]) =>
      unfilled(type, words.events[type]!, fields),
    )
    expect(found).toEqual([])
  })

  test('agrees with one thing as with several', () => {
    const names = (field: string) => field in game.fields || field === 'seat' || field === 'side'
    const found: string[] = []
    const look = (key: string, text: string, lists: string[], numbers: string[]) => {
      const wrong = disagreements(text, { lists, numbers }, language)
      found.push(...wrong.map((said) => `${key}: ${said}`))
    }
    for (const [type, fields] of eventTypes(events)) {
      const of = (isOf: (type: string) => boolean) =>
        [...fields].filter(([, type]) => isOf(type)).map(([field]) => field)
      const numbers = of((type) => type === 'number').filter((field) => !names(field))
      look(
        type,
        words.events[type]!,
        of((type) => type.endsWith('[]')),
        numbers,
      )
    }
    const others = { ...words.steps, ...words.waits, ...words.reasons, ...words.outcomes }
    for (const [key, text] of Object.entries({ ...others, ...words.considerations })) {
      look(
        key,
        text,
        ['units'],
        gapsOf(text).filter((gap) => !names(gap)),
      )
    }
    expect(found).toEqual([])
  })

  test('asks an option as a question or says what it does, not whether', () => {
    const texts = Object.values(words.options).map(({ text }) => text)
    expect(texts.filter((text) => /^(Whether|Si) [^,]*$/.test(text))).toEqual([])
  })

  test('says whose a thing is with a possessive in English', () => {
    if (language !== 'en') return
    const of = /\bof (the \{side\}|\{(unit|section|target|fallen)\})/
    const { steps, waits, reasons, events } = words
    expect(textsOf({ steps, waits, reasons, events }).filter(([, text]) => of.test(text))).toEqual(
      [],
    )
  })

  test('quotes the names of cards and chits in French', () => {
    if (language !== 'fr') return
    const said = [...textsOf(words.events), ...textsOf(words.verbs), ...textsOf(words.reasons)]
    const bare = /(?<!«[ \u00A0\u202F]?)\{(card|tactic|with)\}/
    expect(said.filter(([, text]) => bare.test(text))).toEqual([])
  })

  test('fills the gaps of verbs from their target', () => {
    const found = game.verbs.flatMap(({ name, target }) =>
      unfilled(name, words.verbs[name]!, target === 'none' ? [] : ['target', target]),
    )
    expect(found).toEqual([])
  })

  test('fills the gaps of prompts and refusals from what they get', () => {
    const all = (texts: Readonly<Record<string, string>>, known: readonly string[]) =>
      Object.entries(texts).flatMap(([key, text]) => unfilled(key, text, known))
    expect(all(words.steps, promptGaps)).toEqual([])
    expect(all(words.waits, promptGaps)).toEqual([])
    expect(all(words.reasons, refusalGaps)).toEqual([])
  })
}

/** For every field that names a thing, the thing with the longest name. */
/** Whether there is anything that a step could be about: where nothing flies, no mission is asked. */
function canBeAsked<S extends State>(game: Game<S>, language: Language, step: string): boolean {
  const { steps, things } = game.words[language]
  return Object.entries(game.fields).every(
    ([field, kind]) =>
      kind === HALVES || things[kind]!.length > 0 || !steps[step]?.includes(`{${field}}`),
  )
}

function longestNames<S extends State>(game: Game<S>, language: Language): Record<string, number> {
  const longest = (names: readonly string[]) =>
    names.reduce((best, name, index) => (name.length > names[best]!.length ? index : best), 0)
  return Object.fromEntries(
    Object.entries(game.fields)
      .filter(([, kind]) => kind !== HALVES)
      .map(([field, kind]) => [field, longest(game.words[language].things[kind]!)]),
  )
}

function playTests<S extends State>(
  game: RuledGame<S>,
  { games, mustAsk, play = randomly(game) }: Wording<S>,
  voices: readonly Speaker[],
): void {
  const book = openBook(game)

  test.each(games)(`${game.id}: everything said reads well: %o, seed %i`, (setup, seed) => {
    const faults = new Set<string>()
    const hear = (say: (voice: Speaker) => string, most = Infinity) => {
      for (const voice of voices) {
        const text = say(voice)
        const found = blemishes(text, voice.language, game.prefixes)
        for (const fault of found) faults.add(`"${fault}" in: ${text}`)
        if (text.length > most) faults.add(`${text.length} characters: ${text}`)
      }
    }
    const hearRefusals = (state: S) => {
      const seat = game.toAct(state)
      const listed = new Set(choicesOf(game, state, seat))
      for (const choice of book.every) {
        if (listed.has(choice)) continue
        const verdict = game.verdict(state, seat, choice)
        hear((voice) => voice.reason(verdict, game.obstacle(state, choice, verdict)))
      }
    }
    const seen = new Map<string, number>()
    let isOver = false
    const onState = (state: S) => {
      const outcome = game.outcome(state)
      if (outcome) {
        isOver = true
        hear((voice) => voice.outcome(outcome))
        return
      }
      const decision = game.decision(state, game.toAct(state))
      hear((voice) => voice.prompt(decision), LONGEST_PROMPT)
      const times = seen.get(decision.step) ?? 0
      seen.set(decision.step, times + 1)
      if (times % LOOK_EVERY !== 0) return
      for (const seat of decision.seats) {
        for (const choice of choicesOf(game, state, seat)) hear((voice) => voice.choice(choice))
      }
      hearRefusals(state)
    }
    play(setup, seed, onState, (event) => hear((voice) => voice.event(event)))
    expect([...faults]).toEqual([])
    expect(isOver).toBe(true)
    expect([...seen.keys()]).toEqual(expect.arrayContaining([...mustAsk]))
  })
}

function randomly<S extends State>(game: Game<S>): PlayThrough<S> {
  return (setup, seed, onState, tell) => void playRandomly(game, setup, seed, { onState, tell })
}
