import { makeChoice, type Game, type Words } from '@estafette/kernel'
import { toy } from '@estafette/kernel/toy'
import { describe, expect, test } from 'vitest'
import { examineMessages } from './examine.ts'
import { ruleById, ruleMeant, speaker, type Missing } from './speaker.ts'

const missing: Missing = (what) => {
  throw new Error(`no words: ${what}`)
}
const english = speaker(toy, 'en', missing)
const french = speaker(toy, 'fr', missing)

/** The toy with other words. */
function saying(events: Words['events'], fields: Game['fields'] = {}): Game {
  const words = { ...toy.words.en, events }
  return { ...toy, fields: { ...toy.fields, ...fields }, words: { en: words, fr: words } } as Game
}

describe('events', () => {
  test('a gap that is a thing is filled with its name', () => {
    const event = { type: 'walk', rule: 'TOY-3.1', seat: 0, from: 2, to: 3 }
    expect(english.event(event)).toBe('First player walks from place 2 to place 3.')
    expect(french.event(event)).toBe('Premier joueur va au pas de borne 2 à borne 3.')
  })

  test('dice are shown as a sum', () => {
    const event = { type: 'gallop', rule: 'TOY-3.2', seat: 1, from: 0, to: 2, faces: [3, 4] }
    expect(english.event(event)).toBe('Second player gallops from place 0 to place 2 (3+4).')
  })

  test('dice of two sides are shown apart', () => {
    const event = {
      type: 'jostle',
      rule: 'TOY-4.1',
      seat: 0,
      place: 3,
      loser: 1,
      faces: [3, 4, 2, 6],
    }
    expect(english.event(event)).toContain('(3+4 – 2+6)')
  })

  test('lists of things are joined as the language does', () => {
    const game = saying({ many: 'To {places}.' }, { places: 'place' })
    const event = { type: 'many', rule: 'TOY-3', places: [1, 2, 3] }
    expect(speaker(game, 'en', missing).event(event)).toBe('To place 1, place 2 and place 3.')
    expect(speaker(game, 'fr', missing).event(event)).toBe('To place 1, place 2 et place 3.')
  })

  test('a list can be counted, a thing can choose words by its code', () => {
    const text =
      '{places, plural, one {one place} other {# places}}, {weather, select, mud {wet} other {dry}} {weather}'
    const voice = speaker(saying({ many: text }, { places: 'place' }), 'en', missing)
    expect(voice.event({ type: 'many', rule: 'TOY-3', places: [4], weather: 1 })).toBe(
      'one place, wet mud',
    )
    expect(voice.event({ type: 'many', rule: 'TOY-3', places: [4, 5], weather: 0 })).toBe(
      '2 places, dry clear',
    )
  })

  test('a side is named, whether it comes as a number or as an id', () => {
    const voice = speaker(saying({ won: '{side} wins' }), 'en', missing)
    expect(voice.event({ type: 'won', rule: 'TOY-5', side: 0 })).toBe('Red wins')
    expect(voice.event({ type: 'won', rule: 'TOY-5', side: 'blue' })).toBe('Blue wins')
  })

  test('a choice inside an event is said in words', () => {
    const voice = speaker(saying({ forced: '{seat}: {choice}' }), 'en', missing)
    expect(voice.event({ type: 'forced', rule: 'TOY-1', seat: 0, choice: makeChoice(1, 4) })).toBe(
      'First player: Walk: place 4',
    )
  })
})

test('a prompt says what the decision is about, with French spaces', () => {
  const decision = { seats: [0], step: 'ride', args: { round: 2, weather: 1 } }
  expect(english.prompt(decision)).toBe('Round 2, mud: who rides?')
  expect(french.prompt(decision)).toBe('Manche 2, boue\u00A0: qui court\u202F?')
})

test('a choice is its verb and its target', () => {
  expect(english.choice(makeChoice(0, 3))).toBe('Bid: 3')
  expect(english.choice(makeChoice(2, 1))).toBe('Gallop: place 1')
  expect(french.choice(makeChoice(2, 1))).toBe('Galoper\u00A0: borne 1')
  expect(english.choice(makeChoice(3))).toBe('Rest')
})

test('a refusal says what stands in the way', () => {
  const verdict = toy.reasons.findIndex(({ key }) => key === 'bid-too-high')
  expect(english.reason(verdict, { most: 1 })).toContain('1 oat at most')
  expect(french.reason(verdict, { most: 2 })).toContain('2 mesures')
})

test('a rule is quoted by its id', () => {
  expect(ruleById(toy, 'TOY-3.1')?.en).toBe('A walk leads one place on.')
  expect(ruleById(toy, 'TOY-3.9')).toBeUndefined()
})

test('a rule is found without its prefix, in a game of several prefixes too', () => {
  expect(ruleMeant(toy, '3.1')?.id).toBe('TOY-3.1')
  expect(ruleMeant(toy, 'TOY-3.1')?.id).toBe('TOY-3.1')
  expect(ruleMeant(toy, '3.9')).toBeUndefined()
  const rules = ['BLZ-CBT-1', 'BLZ-CBT-14', 'SED-SET-1'].map((id) => ({
    ...toy.chapters[0]!.rules[0]!,
    id,
  }))
  const series = { ...toy, prefixes: ['BLZ', 'SED'], chapters: [{ ...toy.chapters[0]!, rules }] }
  expect(ruleMeant(series, 'CBT-14')?.id).toBe('BLZ-CBT-14')
  expect(ruleMeant(series, 'SET-1')?.id).toBe('SED-SET-1')
  expect(ruleMeant(series, 'SED-SET-1')?.id).toBe('SED-SET-1')
})

describe('missing words', () => {
  test('are marked', () => {
    const voice = speaker(toy, 'en')
    expect(voice.event({ type: 'dance', rule: 'TOY-1' })).toBe('[en event dance]')
    expect(voice.event({ type: 'walk', rule: 'TOY-1', seat: 0, from: 1 })).toContain(
      '[en event walk {to}]',
    )
  })

  test('or raised, where a test listens', () => {
    expect(() => english.event({ type: 'dance', rule: 'TOY-1' })).toThrow('en event dance')
  })
})

test('messages that cannot be read are found', () => {
  expect(examineMessages(toy)).toEqual([])
  const found = examineMessages(saying({ broken: 'To {place' }))
  expect(found).toHaveLength(2)
  expect(found[0]).toContain('en events broken')
})

test('half points are counted, not named: their words know that they are halves', () => {
  const half = { ...toy, fields: { ...toy.fields, oats: 'half' } }
  const rest = { type: 'rest', rule: 'TOY-3.4', seat: 0, oats: 1 }
  expect(speaker(half, 'en').event(rest)).toContain('1 oat.')
})

describe('endings that no rulebook has', () => {
  const won = { winner: 1, kind: 'resigned', score: 0, margins: [-1, 1] }

  test('name the side that wins, in both languages', () => {
    expect(english.outcome(won)).toContain(toy.words.en.sides[toy.sides[1]!]!.name)
    expect(french.outcome({ ...won, kind: 'overtime' })).toContain('temps')
  })

  test('do without a side where none was settled, whatever was said before', () => {
    const open = { winner: -1, kind: 'resigned', score: 0, margins: [0, 0] }
    expect(english.outcome(won)).not.toBe(english.outcome(open))
    expect(english.outcome(open)).toBe('The game ended by resignation.')
    expect(french.outcome({ ...open, kind: 'agreed' })).toBe('Égalité d’un commun accord.')
  })
})
