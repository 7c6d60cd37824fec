import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  drawnOf,
  forked,
  isOver,
  legalChoices,
  makeRecord,
  stateAt,
  stateOf,
  take,
} from '@estafette/table'
import { describe, expect, onTestFinished, test } from 'vitest'
import { playedTable, ran, temporaryFolder } from '../testing.ts'

const table = playedTable()
const record = makeRecord(table)

/** A folder with a file. */
function holding(name: string, text: string): { readonly cwd: string } {
  const cwd = temporaryFolder(onTestFinished)
  writeFileSync(join(cwd, name), text)
  return { cwd }
}

describe('verify', () => {
  test('a sound record is verified', async () => {
    const { code, out } = await ran(['verify', 'a.record'], [], holding('a.record', record))
    expect(code).toBe(0)
    expect(out).toContain(`${table.entries.length} choices`)
  })

  test('dice that were passed over are told, how many and where', async () => {
    const other = forked(table)
    other.entries.length = 0
    other.snapshots.clear()
    other.spent = drawnOf(other) + 2
    const { game } = other
    while (!isOver(other)) {
      const seat = game.toAct(stateOf(other))
      take(other, seat, legalChoices(game, stateOf(other), seat)[0]!)
    }
    const crooked = holding('a.record', makeRecord(other))
    expect(other.entries.some(({ faces }) => faces.length > 0)).toBe(true)
    const { code, out } = await ran(['verify', 'a.record'], [], crooked)
    expect(code).toBe(0)
    expect(out).toMatch(/2 dice were passed over after choice \d+: a take-back was agreed there/)
    const french = await ran(['verify', 'a.record', '--lang', 'fr'], [], crooked)
    expect(french.out).toMatch(/2 dés ont été sautés après le choix/)
    const json = await ran(['verify', 'a.record', '--json'], [], crooked)
    expect(JSON.parse(json.out)).toMatchObject({ passed: [{ dice: 2 }] })
    const honest = await ran(['verify', 'a.record'], [], holding('a.record', record))
    expect(honest.out).not.toMatch(/passed over/)
  })

  test('--json says what was verified', async () => {
    const { out } = await ran(['verify', 'a.record', '--json'], [], holding('a.record', record))
    expect(JSON.parse(out)).toMatchObject({
      ok: true,
      game: 'toy',
      choices: table.entries.length,
      hash: table.entries.at(-1)!.hash,
    })
  })

  test('a record edited by one character fails with the line named', async () => {
    const lines = record.split('\n')
    for (let line = 1; line < lines.length; line++) {
      const at = lines[line - 1]!.search(/\w/) + 1
      const edited = lines.with(line - 1, flip(lines[line - 1]!, at)).join('\n')
      const { code, err } = await ran(['verify', 'a.record'], [], holding('a.record', edited))
      expect(code).toBe(1)
      expect(err).toContain(`a.record:${line}:`)
    }
  })

  test('--json of a failure names the line too', async () => {
    const broken = record.replace('scenario lane', 'scenario road')
    const { code, out } = await ran(
      ['verify', 'a.record', '--json'],
      [],
      holding('a.record', broken),
    )
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({ ok: false, line: 3 })
  })
})

describe('replay', () => {
  test('tells the game in words', async () => {
    const { code, out } = await ran(['replay', 'a.record'], [], holding('a.record', record))
    expect(code).toBe(0)
    expect(out).toContain('Relay')
    expect(out).toContain('Round 1')
    expect(out).toContain('The bids are')
    expect(out).not.toContain('[en')
  })

  test('--at shows the position after so many choices', async () => {
    const io = holding('a.record', record)
    const { out } = await ran(['replay', 'a.record', '--at', '3', '--json'], [], io)
    const state = stateAt(table, 3)
    expect(JSON.parse(out)).toMatchObject({ at: 3, position: table.game.write(state) })
    expect((await ran(['replay', 'a.record', '--at', '3'], [], io)).out).toContain(
      table.game.write(state),
    )
    const beyond = await ran(['replay', 'a.record', '--at', '9999'], [], io)
    expect(beyond.code).toBe(2)
  })

  test('--json holds every choice with its events', async () => {
    const { out } = await ran(['replay', 'a.record', '--json'], [], holding('a.record', record))
    const { moves, outcome } = JSON.parse(out)
    expect(moves).toHaveLength(table.entries.length)
    expect(moves[0]).toMatchObject({ number: 1, hash: table.entries[0]!.hash })
    expect(outcome.winner).toBe(table.game.outcome(stateAt(table, moves.length))!.winner)
  })

  test('a record that breaks off is refused with its line', async () => {
    const broken = record.replace(/^3 .*$/m, '3 red dance')
    const { code, err, out } = await ran(['replay', 'a.record'], [], holding('a.record', broken))
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^estafette: a\.record:\d+: .*dance/)
  })
})

describe('position', () => {
  const state = stateAt(table, 2)
  const text = table.game.write(state)

  test('is shown with its prompt and how many choices there are', async () => {
    const { code, out } = await ran(['position', 'p.txt'], [], holding('p.txt', text))
    expect(code).toBe(0)
    expect(out).toContain(text)
    expect(out).toMatch(/: .*\? \(\d+ legal choices\)/)
  })

  test('--json lists the choices', async () => {
    const { out } = await ran(['position', 'p.txt', '--json'], [], holding('p.txt', text))
    const found = JSON.parse(out)
    expect(found).toMatchObject({ game: 'toy', position: text })
    expect(found.decision.seats[0].choices.length).toBeGreaterThan(1)
  })

  test('a malformed one is refused with the line', async () => {
    const { code, err, out } = await ran(
      ['position', 'p.txt'],
      [],
      holding('p.txt', text.replace(/^cup .*$/m, 'cup 5 x 2')),
    )
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^estafette: p\.txt:\d+: /)
    const strange = await ran(['position', 'p.txt'], [], holding('p.txt', 'chess\n'))
    expect(strange).toMatchObject({ code: 2, out: '' })
  })
})

/** A text with one letter or digit changed. */
function flip(text: string, at: number): string {
  const letter = text[at] ?? ' '
  return `${text.slice(0, at)}${letter === 'a' ? 'b' : 'a'}${text.slice(at + 1)}`
}
