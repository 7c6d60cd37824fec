import { describe, expect, onTestFinished, test } from 'vitest'
import { parseArgs } from './args.ts'
import { ran, temporaryFolder } from './testing.ts'
import { texts } from './texts/index.ts'

const spec = {
  positionals: ['game'],
  required: 1,
  options: {
    games: { value: 'number', least: 1, most: 1000 },
    option: { value: 'text', many: true },
    seats: { value: 'text' },
    missing: { value: 'flag' },
  },
} as const

describe('a command line', () => {
  test('is read in any order, with = or without', () => {
    const line = ['--games=5', 'toy', '--option', 'a=1', '--missing', '--option=b=2']
    expect(parseArgs(line, spec, texts.en)).toEqual({
      ok: true,
      value: {
        positionals: ['toy'],
        flags: new Set(['missing']),
        texts: { option: ['a=1', 'b=2'] },
        numbers: { games: 5 },
      },
    })
  })

  test('what follows -- is no option', () => {
    const parsed = parseArgs(['--', '--games'], spec, texts.en)
    expect(parsed.ok && parsed.value.positionals).toEqual(['--games'])
  })

  test.each([
    [['toy', '--speed', '3'], 'unknown option --speed'],
    [['toy', '-x'], 'unknown option -x'],
    [['toy', '--constructor', '3'], 'unknown option --constructor'],
    [['toy', '--games'], '--games needs a value'],
    [['toy', '--games='], '--games needs a value'],
    [['toy', '--seats', '--games', '3'], '--seats needs a value'],
    [['toy', '--games', 'many'], '--games must be a whole number from 1 to 1000, got "many"'],
    [['toy', '--games', '0'], '--games must be a whole number from 1 to 1000, got "0"'],
    [['toy', '--games', '1001'], '--games must be a whole number from 1 to 1000, got "1001"'],
    [['toy', '--games', '1.5'], '--games must be a whole number from 1 to 1000, got "1.5"'],
    [['toy', '--games', '1e2'], '--games must be a whole number from 1 to 1000, got "1e2"'],
    [['toy', '--games', '3', '--games', '4'], 'duplicate --games'],
    [['toy', '--missing=yes'], '--missing takes no value'],
    [['toy', 'lane'], 'too many arguments, from "lane" on'],
    [[], 'missing argument: a game'],
  ])('%j is refused', (line, reason) => {
    expect(parseArgs(line, spec, texts.en)).toEqual({ ok: false, reason })
  })
})

describe('bad arguments', () => {
  test.each([
    'dance',
    'simulate',
    'simulate tie',
    'simulate toy --scenario alps',
    'simulate toy --option oats',
    'simulate toy --option hay=few',
    'simulate toy --option oats=none',
    'simulate toy --option oats=few --option oats=many',
    'simulate toy --games -3',
    'simulate toy --seats random',
    'simulate toy --seats random,napoleon',
    'simulate toy --workers 0',
    'games toy',
    'games --lang de',
    'rules toy TOY-99',
    'help dance',
    'fuzz',
    'fuzz toy --decisions x',
    'run',
    'run nothing.script',
    'replay nothing.record',
    'verify nothing.record',
    'position nothing.position',
    'play toy --seats human',
    'play toy --seed zz',
    'bench toy --fast',
  ])('%s: one line, exit code 2, nothing written', async (line) => {
    const cwd = temporaryFolder(onTestFinished)
    for (const more of [[], ['--json'], ['--lang', 'fr']]) {
      if (line.includes('--lang') && more.includes('--lang')) continue
      const { code, out, err, written } = await ran([...line.split(' '), ...more], [], { cwd })
      expect({ code, out, written }).toEqual({ code: 2, out: '', written: [] })
      expect(err).toMatch(/^estafette: [^\n]+\n$/)
    }
  })
})

test('the language is that of the system unless told', async () => {
  const french = (await ran(['help'], [], { env: { LANG: 'fr_FR.UTF-8' } })).out
  expect(french).toContain('Commandes')
  expect((await ran(['help', '--lang', 'en'], [], { env: { LANG: 'fr_FR.UTF-8' } })).out).toContain(
    'Commands',
  )
  expect((await ran(['--lang=fr', 'help'])).out).toBe(french)
  expect((await ran(['help'], [], { env: { LC_ALL: 'fr_BE', LANG: 'en_GB' } })).out).toBe(french)
  expect((await ran(['help'], [], { env: { LANG: 'de_DE' } })).out).toContain('Commands')
})
