import { failureText, fastDice, type Game } from '@estafette/kernel'
import { games } from '@estafette/registry'
import { workshop } from '@estafette/registry/workshop'
import { makeRecord, openTable, stateOf, take, tableFromRecord } from '@estafette/table'
import { failureWords } from '@estafette/words/failures'
import { words } from '@estafette/words/failures.fr'
import { describe, expect, test } from 'vitest'
import { isLong } from '../../../../scripts/lanes.ts'
import { seed } from '../../../../scripts/seed.mjs'
import { failureFiles } from '../../test/failure-files.ts'
import { failuresIn } from '../../test/failure-sites.ts'

/** Readers that a page calls: not the toy, not what only scripts, commands and the examiner do. */
const files = failureFiles(
  ({ folder, file }) =>
    /^(kernel|table|web|games\/.*)$/.test(folder) &&
    !/^kernel\/src\/(toy|examiner|brain)|^table\/src\/(run|script|throws|expectation|vocabulary)\b/.test(
      file,
    ),
)

test('every failure that a reader can tell has French words, with the same gaps', async () => {
  const told = new Set<string>()
  for (const { file, source } of files) {
    for (const text of await failuresIn(file, source)) told.add(text)
  }
  const missing = [...told].filter((text) => !Object.hasOwn(words.sentences, text))
  expect(missing).toEqual([])
  const idle = Object.keys(words.sentences).filter((text) => !told.has(text) && text !== '{}: {}')
  expect(idle).toEqual([])
  for (const [english, french] of Object.entries(words.sentences)) {
    const gaps = [...french.matchAll(/\{(\d)/g)].map(([, at]) => Number(at)).sort()
    expect([english, gaps]).toEqual([
      english,
      english
        .split('{}')
        .slice(1)
        .map((_, at) => at + 1),
    ])
  }
})

test('a failure is told with its line, and takes the closest words', () => {
  const said = (reason: string, line?: number) =>
    failureWords(line === undefined ? { reason } : { reason, line }, 'fr')
  expect(said('no such seat: "x" is not allied or german', 3)).toBe(
    'ligne 3\u00A0: aucune place «\u202Fx\u202F»\u202F; il y a allied or german',
  )
  expect(said('no such unit: "7RTR"')).toBe('nom inconnu (unité)\u00A0: «\u202F7RTR\u202F»')
  expect(said('board pack, units: must be an object')).toBe(
    'correctif de carte, units\u00A0: il faut un objet',
  )
  expect(said('something else')).toBe('something else')
  expect(failureWords({ reason: 'no such game: "x"', line: 2 }, 'en')).toBe(
    'line 2: no such game: “x”',
  )
})

/** Lines of a file with their indexes: all when there is time, else some. */
function sampled(lines: readonly string[]): readonly (readonly [number, string])[] {
  const dice = fastDice(seed)
  return [...lines.entries()].filter(() => isLong || dice.below(lines.length) < 10)
}

describe.each([...games, ...workshop])('damaged records of $id', (ruled) => {
  const game = ruled as unknown as Game
  const opened = openTable(game, {
    start: { setup: { scenario: game.scenarios[0]!, options: {} } },
    gameId: 'words',
    seed: '11'.repeat(32),
  })
  if (!opened.ok) throw new Error(failureText(opened))
  const table = opened.value
  const dice = fastDice(1)
  for (let taken = 0; taken < (isLong ? 40 : 8); taken++) {
    const seat = game.toAct(stateOf(table))
    const out = new Int32Array(stateOf(table).legal.length)
    const count = game.choices(stateOf(table), seat, out)
    if (count > 0) take(table, seat, out[dice.below(count)])
  }
  const record = makeRecord(table)
  const position = game.write(stateOf(table))

  test('fail in French, wherever a line is lost, doubled or spoiled', () => {
    const english = new Set<string>()
    const lines = record.trimEnd().split('\n')
    const damaged = sampled(lines).flatMap(([at, line]) => [
      lines.toSpliced(at, 1),
      lines.toSpliced(at, 0, line),
      lines.with(at, line.replace(/\w+/, 'zzz')),
      lines.with(at, line.slice(0, -3)),
      lines.with(at, `${line} 7`),
    ])
    let failed = 0
    for (const text of damaged) {
      const read = tableFromRecord((id) => (id === game.id ? game : undefined), text.join('\n'))
      if (read.ok) continue
      failed++
      if (failureWords(read, 'fr').endsWith(read.reason)) english.add(read.reason)
    }
    expect([...english]).toEqual([])
    expect(failed).toBeGreaterThan(0)
  })

  test('so do damaged positions', () => {
    const english = new Set<string>()
    const lines = position.trimEnd().split('\n')
    let failed = 0
    for (const [at, line] of sampled(lines)) {
      for (const words of [['zzz'], [line.replace(/\S+$/, 'zzz')], [line, '99'], [line, line]]) {
        const read = game.read(lines.with(at, words.join(' ')).join('\n'))
        if (read.ok) continue
        failed++
        if (failureWords(read, 'fr').endsWith(read.reason)) english.add(read.reason)
      }
    }
    expect([...english]).toEqual([])
    expect(failed).toBeGreaterThan(0)
  })
})
