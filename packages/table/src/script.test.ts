import { hashText, makeChoice, type Game, type RuledGame, winningSide } from '@estafette/kernel'
import { toy } from '@estafette/kernel/toy'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lookup, playOn, toyTable } from '../test/players.ts'
import { makeEvent } from './event.ts'
import type { Say } from './expectation.ts'
import { LARGEST_FILE } from './file.ts'
import { runScript } from './run.ts'
import { makeScript, parseScript, scriptOf } from './script.ts'
import { stateAt, stateOf } from './table.ts'

const head = ['estafette script 1', 'title a race', 'rules TOY-2.1 TOY-3.2', 'game toy']
const setup = [...head, 'scenario lane', 'option weather fair']
const text = (...lines: string[]): string => `${lines.join('\n')}\n`

/** Runs lines after the head of a fair race. */
const run = (...lines: string[]) => runScript(lookup, text(...setup, ...lines))

/** A race in which red has bid 2 and blue 1. */
const bids = ['do seat-1 bid 2', 'do seat-2 bid 1']

describe('a script', () => {
  test('plays its choices with its dice', () => {
    const ran = run('dice 3 4', 'dice 2', '# a comment', '', 'dice 6', ...bids, 'do red gallop k0')
    expect(ran.errors).toEqual([{ line: 11, text: 'too many dice: 2 were not rolled' }])
    const done = run('dice 3 4', ...bids, 'do red gallop k0')
    expect(done).toMatchObject({
      title: 'a race',
      rules: ['TOY-2.1', 'TOY-3.2'],
      failures: [],
      errors: [],
      outcome: null,
      decision: { step: 'ride' },
      next: [{ seat: 'blue', choices: ['walk k0', 'gallop k0', 'rest'] }],
    })
    expect(done.steps.map(({ line, seat, choice, faces }) => [line, seat, choice, faces])).toEqual([
      [5, '', '', []],
      [8, 'seat-1', 'bid 2', []],
      [9, 'seat-2', 'bid 1', []],
      [10, 'red', 'gallop k0', [3, 4]],
    ])
    expect(done.steps[3]!.events.map((event) => makeEvent(toy as Game, event))).toEqual([
      'gallop seat=0 from=k0 to=k2 faces=3,4 rule=TOY-3.2',
    ])
    expect(done.position).toBe(toy.write(done.state as never))
    expect(done.hash).toBe(hashText(done.state!))
    expect(done.isBug).toBe(false)
    expect(done.last).toMatchObject({ seat: 0, choice: makeChoice(2) })
    expect(toy.write(done.last!.before as never)).toBe(run(...bids).position)
  })

  test('a scenario is opened with the scripted dice', () => {
    const ran = runScript(
      lookup,
      text(...head, 'scenario lane', 'dice 10', 'expect weather is storm'),
    )
    expect(ran).toMatchObject({ failures: [], errors: [] })
    expect(ran.steps[0]!.faces).toEqual([10])
  })

  test('a position begins where it was written, and its first lines may be there', () => {
    const state = stateAt(playOn(toyTable(), 9), 9)
    const lines = toy
      .write(state as never)
      .trimEnd()
      .split('\n')
    const indented = lines.map((line) => `  ${line}`)
    const ran = runScript(
      lookup,
      text(...head, 'position', ...indented, `expect hash ${hashText(state)}`),
    )
    expect(ran).toMatchObject({ failures: [], errors: [], steps: [] })
    expect(ran.hash).toBe(hashText(state))
  })

  test('a position may leave out the lines that say what it is', () => {
    const first = 'estafette position 1\ngame toy\n'
    const headed = {
      ...(toy as Game),
      write: (state: never) => first + toy.write(state),
      read: (position: string) =>
        position.startsWith(first)
          ? toy.read(position.slice(first.length))
          : ({ ok: false, reason: 'no position', line: 1 } as const),
    } as RuledGame
    const state = stateAt(playOn(toyTable(), 9), 9)
    const lines = toy
      .write(state as never)
      .trimEnd()
      .split('\n')
    const script = (body: string[]) =>
      runScript(() => headed, text(...head, 'position', ...body.map((line) => `  ${line}`)))
    expect(script(lines).hash).toBe(hashText(state))
    expect(script(['estafette position 1', 'game toy', ...lines]).hash).toBe(hashText(state))
    expect(script(['estafette position 1', 'game x', ...lines]).errors).toHaveLength(1)
  })

  const met = [
    'expect decision red ride',
    'expect decision seat-1 ride',
    'expect legal red walk k0',
    'expect illegal red walk k3 TOY-3',
    'expect illegal red walk k3',
    'expect illegal blue rest TOY-1',
    'expect choices red | walk k0 | rest | gallop k0',
    'expect choices blue',
    'expect count red 3',
    'expect count blue 0',
    'expect event reveal first=0 bids=2,1 rule=TOY-2.1',
    'expect event reveal',
    'expect no event tie',
    'expect no event reveal first=1',
    'expect no event walk to=k1 rule=TOY-3.1',
    'expect no event walk from=-1',
    'expect no event forced choice=walk:k1 seat=0',
    'expect round is 1',
    'expect oats 0 is 1',
    'expect rider  1 1 is  k0   # a comment',
    'expect weather is clear',
  ]
  test.each(met)('%s: met', (line) => {
    expect(run(...bids, line)).toMatchObject({ failures: [], errors: [] })
  })

  const missed: [line: string, why: string][] = [
    ['expect decision blue ride', 'red decides ride'],
    ['expect decision red bid', 'red decides ride'],
    ['expect decision nobody ride', 'red decides ride'],
    ['expect legal red walk k3', 'no-rider (TOY-3)'],
    ['expect legal red walk k99', 'no such place: "k99"'],
    ['expect legal green rest', 'no such seat: "green"'],
    ['expect illegal red walk k0', 'it is legal'],
    ['expect illegal red walk k3 TOY-3.3', 'no-rider (TOY-3)'],
    ['expect illegal red walk k99 TOY-3', 'no such place: "k99"'],
    ['expect illegal green rest', 'no such seat: "green"'],
    ['expect choices red | walk k0 | walk k1', 'not legal: walk k1; also legal: gallop k0 | rest'],
    ['expect choices red | dance', 'no such choice: "dance"'],
    ['expect choices green | rest', 'no such seat: "green"'],
    ['expect count red 4', 'there are 3 choices'],
    ['expect count green 4', 'no such seat: "green"'],
    ['expect event walk', 'there were only: bid, reveal'],
    ['expect event reveal first=1', 'reveal bids=2,1 first=0 rule=TOY-2.1'],
    ['expect event reveal second=1', 'no such field of reveal: "second"'],
    ['expect event reveal toString', '"toString" is not FIELD=VALUE'],
    ['expect event revel', 'no such event: "revel"; there is reveal'],
    ['expect no event revel', 'no such event: "revel"; there is reveal'],
    ['expect no event', 'no such event: ""'],
    ['expect no event walk too=k1', 'no such field of walk: "too"'],
    ['expect no event walk bids=2', 'no such field of walk: "bids"'],
    ['expect no event walk to', '"to" is not FIELD=VALUE'],
    ['expect no event walk to=k99', 'no such place: "k99"'],
    ['expect no event walk to=k1,k99', 'no such place: "k99"'],
    ['expect no event reveal bids=many', 'bids is a number, not "many"'],
    ['expect no event forced choice=dance', 'no such choice: "dance"'],
    ['expect no event walk rule=TOY-9', 'no such rule: "TOY-9"'],
    ['expect no event walk rule=walking', '"walking" is not the id of a rule'],
    ['expect decision red riding', 'no such decision: "riding"'],
    ['expect illegal red walk k3 TOY-9', 'no such rule: "TOY-9"'],
    ['expect illegal red walk k3 en: "None of your"', 'nobody is here to say'],
    ['expect no event reveal', 'reveal bids=2,1 first=0 rule=TOY-2.1'],
    ['expect no rain', 'only an event can be expected not to be'],
    ['expect over red home', 'the game is not over'],
    ['expect hash 0123456789abcdef', ''],
    ['expect hash', ''],
    ['expect round is 2', 'round is 1'],
    ['expect nothing is 2', 'nothing is known of "nothing"'],
    ['expect toString is 2', 'nothing is known of "toString"'],
    ['expect rain', 'nothing can be expected of "rain"'],
    ['expect', 'nothing can be expected of ""'],
  ]
  test.each(missed)('%s: missed', (line, why) => {
    const ran = run(...bids, line, 'expect round is 1', 'expect round is 9')
    expect(ran.errors).toEqual([])
    expect(ran.failures.map((failure) => failure.line)).toEqual([9, 11])
    expect(ran.failures[0]!.text.startsWith(line.replace(/\s+$/, ''))).toBe(true)
    expect(ran.failures[0]!.text).toContain(why)
  })

  test('before the first choice the events are those of the opening', () => {
    expect(run('expect event weather round=1 weather=clear').failures).toEqual([])
    const state = stateAt(playOn(toyTable(), 9), 9)
    const position = toy
      .write(state as never)
      .trimEnd()
      .split('\n')
      .map((line) => `  ${line}`)
    const ran = runScript(lookup, text(...head, 'position', ...position, 'expect event weather'))
    expect(ran.failures[0]!.text).toBe('expect event weather: nothing happened')
  })

  test('the end of a game can be expected', () => {
    const table = playOn(toyTable())
    const outcome = toy.outcome(stateOf(table) as never)!
    const { kind, score } = outcome
    const side = winningSide(toy, outcome)
    const script = scriptOf(table, 'to the end')
    for (const end of [
      'over',
      `over ${side}`,
      `over ${side} ${kind}`,
      `over ${side} ${kind} ${score}`,
    ]) {
      expect(runScript(lookup, `${script}expect ${end}\n`)).toMatchObject({
        failures: [],
        errors: [],
        decision: null,
        next: [],
        outcome: { winner: outcome.winner, kind },
      })
    }
    const wrong = runScript(lookup, `${script}expect over green ${kind}\nexpect decision red bid\n`)
    expect(wrong.failures.map((failure) => failure.text)).toEqual([
      `expect over green ${kind}: ${side} ${kind} ${score}`,
      'expect decision red bid: the game is over',
    ])
  })

  const errors: [name: string, script: string, line: number, why: RegExp][] = [
    ['nothing', '', 1, /the first line must be/],
    ['another file', 'estafette record 1\n', 1, /the first line must be/],
    ['an unknown line', text(...setup, 'play'), 7, /unknown line: "play"/],
    ['an indented line', text(...setup, '  red'), 7, /only position lines/],
    ['no game', text(head[0]!, 'scenario lane'), 1, /missing line "game"/],
    ['an unknown game', text(head[0]!, 'game chess', 'scenario x'), 2, /no such game: "chess"/],
    ['game twice', text(...head, 'game toy'), 5, /duplicate line "game"/],
    ['neither scenario nor position', text(...head), 4, /a scenario or a position expected/],
    ['both', text(...head, 'scenario lane', 'position', '  x'), 5, /inside/],
    ['an unknown scenario', text(...head, 'scenario x'), 5, /no such scenario/],
    ['an unknown option', text(...setup, 'option x y'), 7, /no such option/],
    [
      'an unknown value',
      text(...head, 'scenario lane', 'option oats x'),
      6,
      /option oats must be one of/,
    ],
    ['a pack', text(...setup, 'pack {}'), 7, /no board pack/],
    ['an empty position', text(...head, 'position', 'do red rest'), 4, /./],
    [
      'a faulty position',
      text(...head, 'position', '  toy', '  scenario x'),
      7,
      /not a valid value of "scenario"/,
    ],
    ['odd dice', text(...setup, 'dice 3 x'), 7, /no die shows "x"/],
    [
      'a die of zero',
      text(...setup, 'dice 3 0', ...bids, 'do red gallop k0'),
      10,
      /die 2 cannot be 0: the rules roll 1 to 6/,
    ],
    ['an unknown rule', text(head[0]!, 'title x', 'rules TOY-1 TOY-9', 'game toy'), 3, /"TOY-9"/],
    ['no rule at all', text(head[0]!, 'rules TOY-1 soon', 'game toy'), 2, /"soon" is not the id/],
    ['dice left over', text(...setup, 'dice 3 4', ...bids), 7, /too many dice: 2 were not rolled/],
    [
      'dice running short',
      text(...setup, 'dice 3', ...bids, 'do red gallop k0'),
      10,
      /die 2 is missing/,
    ],
    [
      'a face too high',
      text(...setup, 'dice 3 7', ...bids, 'do red gallop k0'),
      10,
      /die 2 cannot be 7/,
    ],
    ['an opening without dice', text(...head, 'scenario lane'), 5, /die 1 is missing/],
    ['an unknown seat', text(...setup, 'do green bid 1'), 7, /no such seat: "green"/],
    ['nothing to do', text(...setup, 'do'), 7, /no such seat: ""/],
    ['an unknown choice', text(...setup, 'do seat-1 dance'), 7, /no such choice: "dance"/],
    [
      'an illegal choice',
      text(...setup, ...bids, 'do red walk k3'),
      9,
      /red "walk k3" is not allowed: no-rider \(TOY-3\)/,
    ],
    ['the wrong seat', text(...setup, ...bids, 'do blue rest'), 9, /not-your-decision \(TOY-1\)/],
    ['a large file', 'x'.repeat(LARGEST_FILE + 1), 1, /must not exceed/],
  ]
  test.each(errors)('%s is an error with its line', (_, script, line, why) => {
    const ran = runScript(lookup, script)
    expect(ran.errors).toMatchObject([{ line, text: expect.stringMatching(why) }])
  })

  test('an error keeps what was reached before it', () => {
    const ran = run('expect round is 7', ...bids, 'do red walk k3', 'expect round is 8')
    expect(ran.steps).toHaveLength(3)
    expect(ran.failures).toHaveLength(1)
    expect(ran.next).toEqual([{ seat: 'red', choices: ['walk k0', 'gallop k0', 'rest'] }])
  })

  test('a bug in the rules is an error with its line', () => {
    const broken = {
      ...(toy as Game),
      play: () => {
        throw new Error('a bug')
      },
    } as unknown as RuledGame
    const ran = runScript(() => broken, text(...setup, ...bids))
    expect(ran.errors).toEqual([{ line: 7, text: 'the rules failed and cannot continue: a bug' }])
    expect(ran.isBug).toBe(true)
    expect(ran.steps).toHaveLength(1)
    expect(ran.last).toEqual({ before: ran.state, seat: 0, choice: 2 })
  })

  test('a refusal says which decision is pending, with a few of its choices', () => {
    expect(run(...bids, 'do red walk k3').errors[0]!.text).toBe(
      'red "walk k3" is not allowed: no-rider (TOY-3); red decides ride: walk k0 | gallop k0 | rest',
    )
    expect(run(...bids, 'do green rest').errors[0]!.text).toContain('red decides ride: walk k0')
    expect(run(...bids, 'expect legal red walk k3').failures[0]!.text).toContain('decides ride')
    const many = {
      ...toy,
      choices: (_: unknown, __: unknown, out: Int32Array) => {
        for (let at = 0; at < 11; at++) out[at] = makeChoice(0, at)
        return 11
      },
    } as unknown as RuledGame
    const { errors } = runScript(() => many, text(...setup, 'do seat-1 dance'))
    expect(errors[0]!.text).toMatch(/decides bid: (bid \d+ \| ){8}3 more$/)
  })

  describe('the words of a refusal', () => {
    const say: Say = (game, language, verdict, args) =>
      language === 'en'
        ? `${game.reasons[verdict]!.key}: it isn’t at ${args['place']}!`
        : `${game.reasons[verdict]!.key}\u00A0: pas à ${args['place']}\u202F!`
    const says = (...lines: string[]) => runScript(lookup, text(...setup, ...bids, ...lines), say)

    test.each([
      'expect illegal red walk k3 TOY-3 en: "it isn\'t at 3!"',
      'expect illegal red walk k3 en: "no-rider"',
      'expect illegal red walk k3 TOY-3 fr: "no-rider : pas à 3 !"',
      'expect illegal red walk k3 TOY-3 en: "at 3"  fr: "à 3"  # both',
    ])('%s: met', (line) => {
      expect(says(line)).toMatchObject({ failures: [], errors: [] })
    })

    test.each([
      ['expect illegal red walk k3 TOY-3 en: "at 4"', 'in en: "no-rider: it isn’t at 3!"'],
      ['expect illegal red walk k3 en: "at 3" fr: "à 4"', 'in fr: "no-rider'],
      ['expect illegal red walk k3 TOY-3.3 en: "at 3"', 'no-rider (TOY-3)'],
      ['expect illegal red walk k3 "at 3"', 'words stand after their language: en or fr'],
      ['expect illegal red walk k3 de: "bei 3"', 'words stand after their language: en or fr'],
      ['expect illegal red walk k3 en: ""', 'no words are expected'],
    ])('%s: missed', (line, why) => {
      expect(says(line).failures.map((failure) => failure.text)).toEqual([
        expect.stringContaining(why),
      ])
    })
  })

  test('a rule of a refusal is read whole', () => {
    const chapters = [
      {
        ...toy.chapters[0]!,
        rules: ['TOY-CBT-1', 'TOY-CBT-14', 'TOY-2.1', 'TOY-3.2'].map((id) => ({
          ...toy.chapters[0]!.rules[0]!,
          id,
        })),
      },
    ]
    const reasons = toy.reasons.map((reason) =>
      reason.key === 'no-rider' ? { ...reason, rule: 'TOY-CBT-14' } : reason,
    )
    const lettered = { ...toy, chapters, reasons } as unknown as RuledGame
    const missed = (rule: string) =>
      runScript(
        () => lettered,
        text(...setup, ...bids, `expect illegal red walk k3 ${rule}`),
      ).failures.map((failure) => failure.text)
    expect(missed('TOY-CBT-14')).toEqual([])
    expect(missed('TOY-CBT-1')).toEqual([expect.stringContaining('no-rider (TOY-CBT-14)')])
    expect(missed('TOY-CBT-15')).toEqual([expect.stringContaining('no such rule: "TOY-CBT-15"')])
  })

  test('nothing whatsoever makes a run throw', () => {
    const script = scriptOf(playOn(toyTable()), 'x')
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.nat(script.length),
        fc.nat(40),
        (junk, at, cut) => {
          for (const broken of [junk, script.slice(0, at) + junk + script.slice(at + cut)]) {
            expect(runScript(lookup, broken).errors.length).toBeLessThan(2)
          }
        },
      ),
    )
  })
})

describe('writing a script', () => {
  test('any game can be run again from its script', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(80), fc.boolean(), (chooser, most, fromPosition) => {
        const scenario = { setup: { scenario: 'road', options: { oats: 'many' } } }
        const opened = playOn(toyTable({ start: scenario }), most, chooser)
        const position = { position: toy.write(stateOf(opened) as never) }
        const table = fromPosition ? playOn(toyTable({ start: position }), 20, chooser) : opened
        const ran = runScript(lookup, scriptOf(table, 'again\nand again'))
        expect(ran).toMatchObject({ failures: [], errors: [], title: 'again and again' })
        expect(ran.hash).toBe(hashText(stateOf(table)))
      }),
      { numRuns: 40 },
    )
  })

  test('it is made of parts', () => {
    const script = makeScript({
      title: 'fuzz 17: two units on a place',
      rules: ['TOY-4'],
      game: toy as Game,
      start: { setup: { scenario: 'lane', options: { weather: 'fair' }, pack: { a: 1 } } },
      dice: Array.from({ length: 30 }, (_, index) => (index % 6) + 1),
      moves: [{ seat: 'seat-1', choice: 'bid 2' }],
      expect: ['round is 1'],
    })
    expect(script.split('\n')).toEqual([
      'estafette script 1',
      'title fuzz 17: two units on a place',
      'rules TOY-4',
      'game toy',
      'scenario lane',
      'option weather fair',
      'pack {"a":1}',
      `dice ${'1 2 3 4 5 6 '.repeat(4).trim()}`,
      'dice 1 2 3 4 5 6',
      'do seat-1 bid 2',
      'expect round is 1',
      '',
    ])
    expect(parseScript(script)).toMatchObject({
      ok: true,
      value: { rules: ['TOY-4'], diceLine: 9 },
    })
  })
})
