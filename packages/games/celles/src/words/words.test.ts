import {
  choicesOf,
  createState,
  examineTables,
  fastDice,
  gapsOf,
  languages,
  openBook,
  verbOf,
  type Choice,
  type Language,
  type Seat,
  type Setup,
  type Teller,
  type Words,
} from '@estafette/kernel'
// oxlint-disable-next-line no-restricted-imports -- words are tried on the voice that says them
import { examineMessages, speaker, type Missing } from '@estafette/words'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { celles } from '../game.ts'
import { promptArgs } from '../prompt.ts'
import { makeState, type CellesState } from '../state.ts'
import { verbs, type VerbName } from '../verbs.ts'
import { victories } from '../victory.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const LONGEST_PROMPT = 120

const missing: Missing = (what) => {
  throw new Error(`no words: ${what}`)
}
const voices = languages.map((language) => speaker(celles, language, missing))
const book = openBook(celles)

/** Every text of a language under its path, for instance 'steps.retreat-step'. */
function textsOf(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : textsOf(value as object, `${path}${key}.`),
  )
}

/** The types of the events and their fields, as events.ts declares them. */
function eventFields(): Map<string, string[]> {
  const source = readFileSync(new URL('../events.ts', import.meta.url), 'utf8')
  const union = source.slice(
    source.indexOf('export type CellesEvent'),
    source.indexOf('export type Tell'),
  )
  return new Map(
    union
      .split('Told<')
      .slice(1)
      .map((event) => [
        event.match(/'([a-z-]+)'/)![1]!,
        [...event.matchAll(/(\w+): /g)].map(([, field]) => field!),
      ]),
  )
}

/** What is wrong with the print of a text, as a player reads it. */
function blemishes(text: string, language: Language): string[] {
  const found = [/[{}[\]]|undefined|NaN/, / {2}|\.\.|,,| [.,)]|\( |^ | $/, /'/, /^\p{Ll}/u]
  found.push(/[^\d]-\d|\d-\d/) // a minus or a dash, never a hyphen
  if (language === 'fr') found.push(/ [:;!?»]|« /, /(?<![\p{L}])(de|le|que) [AEIOUÉ]/u)
  else found.push(/[\u00A0\u202F]| [:;!?]/)
  return text === '' ? ['empty'] : found.flatMap((fault) => text.match(fault)?.[0] ?? [])
}

const idle: readonly VerbName[] = ['end-phase', 'stop', 'fight', 'done', 'spare', 'leave']

/** Choices of somebody who goes at the enemy and fights: players at random seldom meet. */
function boldest(choices: readonly Choice[], seat: Seat, luck: number): readonly Choice[] {
  const name = (choice: Choice) => verbs[verbOf(choice)]!.name
  const steps = choices.filter((choice) => name(choice) === 'to')
  const attacks = choices.filter((choice) => name(choice) === 'attack')
  if (attacks.length > 0 && luck < 6) return attacks
  if (steps.length > 0 && luck < 8) return seat === 0 ? steps.slice(0, 2) : steps.slice(-2)
  const groups = choices.filter((choice) => name(choice) === 'formation')
  if (groups.length > 0 && luck < 8) return groups
  const busy = choices.filter((choice) => !idle.includes(name(choice)))
  return busy.length > 0 && luck < 9 ? busy : choices
}

/** Plays a game to its end; `onState` hears every position in which somebody chooses. */
function playBoldly(
  setup: Setup,
  seed: number,
  onState: (state: CellesState) => void,
  tell: Teller,
): void {
  const state = createState(celles, setup)
  const dice = fastDice(seed)
  const chooser = fastDice(seed + 1000)
  celles.start(state, dice, tell)
  for (onState(state); celles.outcome(state) === null; onState(state)) {
    const seat = celles.toAct(state)
    const choices = boldest([...choicesOf(celles, state, seat)], seat, chooser.below(10))
    celles.play(state, seat, choices[chooser.below(choices.length)]!, dice, tell)
  }
}

describe('both languages', () => {
  test('have the same keys', () => {
    const keys = (words: Words) => textsOf(words).map(([path]) => path)
    expect(keys(fr).sort()).toEqual(keys(en).sort())
  })

  test('lack nothing the game has, and can be read', () => {
    expect(examineTables(celles)).toEqual([])
    expect(examineMessages(celles)).toEqual([])
  })

  test.each(languages)('have nothing the game has not: %s', (language) => {
    const words = celles.words[language]
    const keys = (group: object) => Object.keys(group).sort()
    expect(keys(words.sides)).toEqual([...celles.sides].sort())
    expect(keys(words.scenarios)).toEqual([...celles.scenarios].sort())
    expect(keys(words.options)).toEqual(celles.options.map(({ id }) => id).sort())
    for (const { id, values } of celles.options) {
      expect(keys(words.options[id]!.values)).toEqual([...values].sort())
    }
    expect(keys(words.verbs)).toEqual(celles.verbs.map(({ name }) => name).sort())
    expect(keys(words.steps)).toEqual([...celles.steps].sort())
    expect(keys(words.reasons)).toEqual(celles.reasons.map(({ key }) => key).sort())
    expect(keys(words.events)).toEqual(['forced', ...eventFields().keys()].sort())
    expect(keys(words.outcomes)).toEqual([...victories].sort())
    expect(keys(words.things).sort()).toEqual(keys(celles.kinds))
    for (const [kind, { codes }] of Object.entries(celles.kinds)) {
      expect(words.things[kind]).toHaveLength(codes.length)
    }
  })

  test.each(languages)('tell units, hexes and formations apart: %s', (language) => {
    const { unit, hex, formation } = celles.words[language].things
    const names = [...unit!, ...hex!, ...formation!]
    expect(new Set(names).size).toBe(names.length)
  })

  test.each(languages)('fill the gaps of events from their fields: %s', (language) => {
    const { events } = celles.words[language]
    const declared = eventFields().set('forced', ['seat', 'choice'])
    const unfilled = [...declared].flatMap(([type, fields]) =>
      gapsOf(events[type]!)
        .filter((gap) => !fields.includes(gap))
        .map((gap) => `${type} {${gap}}`),
    )
    expect(unfilled).toEqual([])
  })

  test.each(languages)(
    'fill the gaps of prompts and refusals from what they get: %s',
    (language) => {
      const { steps, reasons } = celles.words[language]
      const unfilled = (texts: Readonly<Record<string, string>>, known: readonly string[]) =>
        Object.entries(texts).flatMap(([key, text]) =>
          gapsOf(text)
            .filter((gap) => !known.includes(gap))
            .map((gap) => `${key} {${gap}}`),
        )
      expect(unfilled(steps, Object.keys(promptArgs(makeState())))).toEqual([])
      const targets = ['unit', 'hex', 'tactic', 'formation']
      expect(unfilled(reasons, [...targets, 'cost', 'left'])).toEqual([])
    },
  )

  test.each(languages)('fill the gaps of verbs from their target: %s', (language) => {
    const unfilled = celles.verbs.flatMap(({ name, target }) =>
      gapsOf(celles.words[language].verbs[name]!)
        .filter((gap) => target === 'none' || (gap !== 'target' && gap !== target))
        .map((gap) => `${name} {${gap}}`),
    )
    expect(unfilled).toEqual([])
  })
})

test.each(languages)('%s is set as it is printed', (language) => {
  const faults = language === 'fr' ? /'| [:;!?»]|« |\d-\d/ : /'| [:;!?]|\d-\d/
  const words = celles.words[language]
  expect(textsOf(words).filter(([, text]) => faults.test(text))).toEqual([])
})

test.each(voices)('a prompt keeps its length whatever fills it: $language', (voice) => {
  const { unit, hex, formation } = celles.words[voice.language].things
  const longest = (names: readonly string[]) =>
    names.reduce((best, name, index) => (name.length > names[best]!.length ? index : best), 0)
  const numbers = { turn: 8, column: 4, modifier: -10, left: 17, count: 3, attack: 1 }
  const names = { unit: longest(unit!), hex: longest(hex!), formation: longest(formation!) }
  const prompts = celles.steps.flatMap((step) =>
    celles.sides.map((_, side) =>
      voice.prompt({ seats: [0], step, args: { ...numbers, ...names, side } }),
    ),
  )
  expect(prompts.filter((text) => text === '' || text.length > LONGEST_PROMPT)).toEqual([])
})

describe('in play', () => {
  const games: [Setup, number][] = [
    [{ scenario: 'historical', options: {} }, 11],
    [{ scenario: 'historical', options: { 'action-die': 'on' } }, 12],
    [{ scenario: 'historical', options: { 'action-die': 'on' } }, 13],
  ]

  test.each(games)('everything said reads well: %o, seed %i', (setup, seed) => {
    const faults = new Set<string>()
    const hear = (say: (voice: (typeof voices)[number]) => string, most = Infinity) => {
      for (const voice of voices) {
        const text = say(voice)
        for (const fault of blemishes(text, voice.language)) faults.add(`"${fault}" in: ${text}`)
        if (text.length > most) faults.add(`${text.length} characters: ${text}`)
      }
    }
    const refused = (state: CellesState) => {
      const seat = celles.toAct(state)
      const listed = new Set(choicesOf(celles, state, seat))
      for (const choice of book.every) {
        if (listed.has(choice)) continue
        const verdict = celles.verdict(state, seat, choice)
        hear((voice) => voice.reason(verdict, celles.obstacle(state, choice, verdict)))
      }
    }
    const seen = new Map<string, number>()
    const listen = (state: CellesState) => {
      const outcome = celles.outcome(state)
      if (outcome) {
        hear((voice) => voice.outcome(outcome))
        return
      }
      const decision = celles.decision(state)
      hear((voice) => voice.prompt(decision), LONGEST_PROMPT)
      const times = seen.get(decision.step) ?? 0
      seen.set(decision.step, times + 1)
      if (times % 100 !== 0) return
      for (const choice of choicesOf(celles, state, celles.toAct(state))) {
        hear((voice) => voice.choice(choice))
      }
      refused(state)
    }
    playBoldly(setup, seed, listen, (event) => hear((voice) => voice.event(event)))
    expect([...faults]).toEqual([])
    expect([...seen.keys()]).toEqual(expect.arrayContaining(['act', 'support', 'retreat-step']))
  })
})

test.each(voices)('every ending is told: $language', (voice) => {
  const endings = [
    { winner: 0, side: 'german', kind: 'decisive', score: 12 },
    { winner: 0, side: 'german', kind: 'points', score: 2 },
    { winner: 1, side: 'allied', kind: 'points', score: -7 },
  ]
  for (const ending of endings) expect(voice.outcome(ending)).toContain(voice.side(ending.side))
  for (const ending of [...endings, { winner: -1, side: '', kind: 'draw', score: 0 }]) {
    expect(blemishes(voice.outcome(ending), voice.language)).toEqual([])
  }
  expect(voice.outcome(endings[2]!)).toContain(voice.language === 'fr' ? '7 PV' : '7 VP')
})

test('movement points are told in halves, as each language writes them', () => {
  const event = { type: 'moved', rule: 'CEL-8.0.3', unit: 1, from: 0, to: 17, cost: 5, left: 13 }
  expect(voices.map((voice) => voice.event(event))).toEqual([
    '60 PzGren (116th Pz) moves from 0100 to 0200: 2.5 MP, 6.5 left.',
    '60 PzGren (116e Pz) va de 0100 à 0200\u00A0: 2,5 PM, reste 6,5.',
  ])
})

test('numbers below zero have a true minus sign, results are read as the table prints them', () => {
  const event = {
    type: 'combat-roll',
    rule: 'CEL-11.0.16',
    die: 1,
    modifier: -3,
    total: -2,
    column: 2,
    attackerResult: 13,
    defenderResult: 0,
  }
  expect(voices.map((voice) => voice.event(event))).toEqual([
    'Die 1, modifier −3: −2 at 2–1, result 1RD/—.',
    'Dé 1, modificateur −3\u00A0: −2 à 2–1, résultat 1RD/—.',
  ])
})
