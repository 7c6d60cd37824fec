import {
  choicesOf,
  examineTables,
  gapsOf,
  languages,
  openBook,
  playRandomly,
  type Language,
  type Setup,
  type Words,
} from '@estafette/kernel'
// oxlint-disable-next-line no-restricted-imports -- words are tried on the voice that says them
import { examineMessages, speaker, type Missing } from '@estafette/words'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { arras } from '../game.ts'
import type { ArrasState } from '../state.ts'
import { victories } from '../victory.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const LONGEST_PROMPT = 120

const missing: Missing = (what) => {
  throw new Error(`no words: ${what}`)
}
const voices = languages.map((language) => speaker(arras, language, missing))
const book = openBook(arras)

/** Every text of a language under its path, for instance 'steps.retreat'. */
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
    source.indexOf('export type ArrasEvent'),
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
  if (language === 'fr') found.push(/ [:;!?»]|« /, /(?<![\p{L}])(de|le|que) [AEIOUÉ]/u)
  else found.push(/[\u00A0\u202F]| [:;!?]/)
  return text === '' ? ['empty'] : found.flatMap((fault) => text.match(fault)?.[0] ?? [])
}

describe('both languages', () => {
  test('have the same keys', () => {
    const keys = (words: Words) => textsOf(words).map(([path]) => path)
    expect(keys(fr).sort()).toEqual(keys(en).sort())
  })

  test('lack nothing the game has, and can be read', () => {
    expect(examineTables(arras)).toEqual([])
    expect(examineMessages(arras)).toEqual([])
  })

  test.each(languages)('have nothing the game has not: %s', (language) => {
    const words = arras.words[language]
    const keys = (group: object) => Object.keys(group).sort()
    expect(keys(words.sides)).toEqual([...arras.sides].sort())
    expect(keys(words.scenarios)).toEqual([...arras.scenarios].sort())
    expect(keys(words.options)).toEqual(arras.options.map(({ id }) => id).sort())
    for (const { id, values } of arras.options) {
      expect(keys(words.options[id]!.values)).toEqual([...values].sort())
    }
    expect(keys(words.verbs)).toEqual(arras.verbs.map(({ name }) => name).sort())
    expect(keys(words.steps)).toEqual([...arras.steps].sort())
    expect(keys(words.reasons)).toEqual(arras.reasons.map(({ key }) => key).sort())
    expect(keys(words.events)).toEqual(['forced', ...eventFields().keys()].sort())
    expect(keys(words.outcomes)).toEqual([...victories].sort())
    expect(keys(words.things)).toEqual(keys(arras.kinds))
    for (const [kind, { codes }] of Object.entries(arras.kinds)) {
      expect(words.things[kind]).toHaveLength(codes.length)
    }
  })

  test.each(languages)('tell units and places apart: %s', (language) => {
    const { unit, place } = arras.words[language].things
    const names = [...unit!, ...place!]
    expect(new Set(names).size).toBe(names.length)
  })

  test.each(languages)('fill the gaps of events from their fields: %s', (language) => {
    const { events } = arras.words[language]
    const declared = eventFields().set('forced', ['seat', 'choice'])
    const unfilled = [...declared].flatMap(([type, fields]) =>
      gapsOf(events[type]!)
        .filter((gap) => !fields.includes(gap))
        .map((gap) => `${type} {${gap}}`),
    )
    expect(unfilled).toEqual([])
  })

  test.each(languages)('fill the gaps of verbs from their target: %s', (language) => {
    const unfilled = arras.verbs.flatMap(({ name, target }) =>
      gapsOf(arras.words[language].verbs[name]!)
        .filter((gap) => target === 'none' || (gap !== 'target' && gap !== target))
        .map((gap) => `${name} {${gap}}`),
    )
    expect(unfilled).toEqual([])
  })
})

test.each(languages)('%s is set as it is printed', (language) => {
  const faults = language === 'fr' ? /'| [:;!?»]|« |\d-\d/ : /'| [:;!?]|\d-\d/
  const words = arras.words[language]
  expect(textsOf(words).filter(([, text]) => faults.test(text))).toEqual([])
})

test.each(voices)('a prompt keeps its length whatever fills it: $language', (voice) => {
  const { unit, place } = arras.words[voice.language].things
  const longest = (names: readonly string[]) =>
    names.reduce((best, name, index) => (name.length > names[best]!.length ? index : best), 0)
  const dice = { die: 18, counterDie: 18, attackTotal: 30, defenceTotal: 30 }
  const numbers = { turn: 7, ...dice, casualties: 30, left: 30, count: 6, mf: 8 }
  const names = { group: 9, unit: longest(unit!), forward: longest(unit!), place: longest(place!) }
  const prompts = arras.steps.flatMap((step) =>
    arras.sides.flatMap((_, side) =>
      [1, 2, 3, 4, 5].map((window) =>
        voice.prompt({ seats: [0], step, args: { ...numbers, ...names, side, window } }),
      ),
    ),
  )
  expect(prompts.filter((text) => text === '' || text.length > LONGEST_PROMPT)).toEqual([])
})

describe('in play', () => {
  const games: [Setup, number][] = [
    [{ scenario: 'historical', options: {} }, 11],
    [{ scenario: 'historical', options: { 'auto-victory': '4' } }, 12],
    [{ scenario: 'free', options: { bid: 'on', balance: 'extra-artillery' } }, 13],
    [{ scenario: 'free', options: { balance: 'reserves-at-eight' } }, 14],
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
    const refused = (state: ArrasState) => {
      const seat = arras.toAct(state)
      const listed = new Set(choicesOf(arras, state, seat))
      for (const choice of book.every) {
        if (listed.has(choice)) continue
        const verdict = arras.verdict(state, seat, choice)
        hear((voice) => voice.reason(verdict, arras.obstacle(state, choice, verdict)))
      }
    }
    const seen = new Map<string, number>()
    const game = playRandomly(arras, setup, seed, {
      onState(state) {
        const outcome = arras.outcome(state)
        if (outcome) {
          hear((voice) => voice.outcome(outcome))
          return
        }
        const decision = arras.decision(state)
        hear((voice) => voice.prompt(decision), LONGEST_PROMPT)
        const times = seen.get(decision.step) ?? 0
        seen.set(decision.step, times + 1)
        if (times % 40 !== 0) return
        for (const seat of decision.seats) {
          for (const choice of choicesOf(arras, state, seat)) hear((voice) => voice.choice(choice))
        }
        refused(state)
      },
      tell: (event) => hear((voice) => voice.event(event)),
    })
    expect([...faults]).toEqual([])
    expect(game.over).toBe(true)
  })
})

test.each(voices)('every ending is told: $language', (voice) => {
  for (const kind of victories) {
    for (const [winner, side] of arras.sides.entries()) {
      for (const score of [-11, 0, 1, 24]) {
        const text = voice.outcome({ winner, side, kind, score })
        expect(text).toContain(voice.side(side))
        expect(blemishes(text, voice.language)).toEqual([])
      }
    }
  }
})

test('numbers below zero have a true minus sign', () => {
  const event = {
    type: 'victory-points',
    rule: 'ARR-11.2a',
    vp: -2,
    locations: 0,
    ring: 0,
    rommel: 1,
    blue: -3,
  }
  expect(voices.map((voice) => voice.event(event))).toEqual([
    'Allied VP: −2 (0 for locations, 1 for Rommel, −3 for blue locations lost).',
    'PV alliés\u00A0: −2 (0 pour les lieux, 1 pour Rommel, −3 pour les lieux bleus perdus).',
  ])
})
