import { readdirSync, readFileSync } from 'node:fs'
import { fastDice, hashText, type Game } from '@estafette/kernel'
import { describe, expect, test } from 'vitest'
import { makeBrain } from './brain/index.ts'
import { makeBoard, standardBoard } from './data/board.ts'
import * as charts from './data/charts.ts'
import * as map from './data/map.ts'
import * as packLines from './data/pack-lines.ts'
import * as pack from './data/pack.ts'
import * as schedule from './data/schedule.ts'
import { standardSource, type Source } from './data/source.ts'
import * as units from './data/units.ts'
import { celles, makeCelles } from './game.ts'
import { MOST_CHOICES, type CellesState } from './state.ts'

const root = new URL('.', import.meta.url)

/** The sources of the engine, the brain and the words: without data, tests and what they stand on. */
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts') && !name.startsWith('data/'))
  .filter((name) => !/test\.ts$|testing\.ts$|^eager\.ts$/.test(name))
  .map((name) => ({ name, text: readFileSync(new URL(name, root), 'utf8') }))

/** Statements of a module: each begins at the margin. */
const statements = (text: string): string[] => text.split(/\n(?=[a-z/])/)

describe('nothing of a battle lies in a module', () => {
  test('there are sources to look at', () => {
    expect(files.length).toBeGreaterThan(60)
  })

  test('no module keeps a variable', () => {
    const found = files.filter(({ text }) => /^(?:export )?let /m.test(text))
    expect(found.map(({ name }) => name)).toEqual([])
  })

  test('no module keeps memory to work in', () => {
    const memory =
      /^(?:export )?const [^=]*=(?:(?!=>)[^])*?(?:\bnew (?:\w+Array|Map|Set|WeakMap)\b|make(?:State|UnitReach|Board|Memory|Work)\()/
    const found = files.flatMap(({ name, text }) =>
      statements(text)
        .filter((statement) => memory.test(statement))
        .map((statement) => `${name}: ${statement.split('\n')[0]}`),
    )
    expect(found).toEqual([])
  })

  test('no module takes tables from the data: only types, codes of the rules, and functions', () => {
    for (const module of [charts, map, pack, packLines, schedule, units]) {
      expect(Object.values(module).filter((value) => typeof value !== 'function')).toEqual([])
    }
    const isFree =
      /^(?:import|export) type |\/(?:codes|charts|map|pack|pack-lines|schedule|units)\.ts'/
    const imports = files.flatMap(({ name, text }) =>
      statements(text)
        .filter((line) => /^(?:import|export) [^]*from '[^']*\/data\/[^']*'/.test(line))
        .filter((line) => !isFree.test(line))
        .map((line) => `${name}: ${line.trim()}`),
    )
    expect(imports.toSorted()).toEqual([
      "game.ts: import { standardBoard, type Board } from './data/board.ts'",
      "screen.ts: export { cellIndex, packBoard, standardBoard, type Board } from './data/board.ts'",
      "standard-plans.ts: import { standardBoard } from './data/board.ts'",
    ])
  })
})

/** The battle with one column of hexes more, three units less, and six turns. */
function otherSource({ map: chart, units: counters, ...rest }: Source): Source {
  const gone = ['9Pz-11', '84Inf-3-335', '4Cav-24']
  const without = <T extends { readonly units: readonly string[] }>(boxes: readonly T[]): T[] =>
    boxes
      .map((box) => ({ ...box, units: box.units.filter((code) => !gone.includes(code)) }))
      .filter((box) => box.units.length > 0)
  return {
    ...rest,
    map: {
      ...chart,
      grid: { ...chart.grid, columns: chart.grid.columns + 1 },
      terrain: { ...chart.terrain, rows: chart.terrain.rows.map((row) => `${row}c`) },
    },
    units: { ...counters, units: counters.units.filter(({ id }) => !gone.includes(id)) },
    schedule: {
      ...rest.schedule,
      turns: rest.schedule.turns.slice(0, 6),
      setup: without(rest.schedule.setup),
      reinforcements: without(rest.schedule.reinforcements),
    },
  }
}

const otherBoard = makeBoard(otherSource(standardSource))
const other = makeCelles(otherBoard)

/** A random game, a decision at a time: the hash of each position. */
function* randomGame(game: Game<CellesState>, seed: number): Generator<string> {
  const created = game.create({ scenario: 'historical', options: {} })
  if (!created.ok) throw new Error(created.reason)
  const s = created.value
  const dice = fastDice(seed)
  const out = new Int32Array(MOST_CHOICES)
  game.start(s, dice)
  for (let seat = game.toAct(s); seat >= 0; seat = game.toAct(s)) {
    yield hashText(s)
    game.play(s, seat, out[dice.below(game.choices(s, seat, out))]!, dice)
    expect(game.faults(s)).toEqual([])
  }
  yield hashText(s)
}

/** The first decisions of a brain that plays both sides: what it rates them. */
function* ratedGame(game: Game<CellesState>, seed: number): Generator<string> {
  const brain = makeBrain(game)
  const created = game.create({ scenario: 'historical', options: {} })
  if (!created.ok) throw new Error(created.reason)
  const s = created.value
  const dice = fastDice(seed)
  const out = new Int32Array(MOST_CHOICES)
  const values = new Float64Array(MOST_CHOICES)
  game.start(s, dice)
  for (let seat = game.toAct(s); seat >= 0; seat = game.toAct(s)) {
    const count = game.choices(s, seat, out)
    brain.rate(s, seat, out, count, values, dice)
    yield values.subarray(0, count).join()
    game.play(s, seat, out[dice.below(count)]!, dice)
  }
}

type Run = (game: Game<CellesState>, seed: number) => Generator<string>

/** Runs a game of each battle, one decision here, one there; what the first one told. */
function alternate(run: Run, seed: number, most: number): { mine: string[]; others: number } {
  const mine: string[] = []
  const [first, second] = [run(celles, seed), run(other, seed)]
  let others = 0
  for (let told = first.next(); !told.done && mine.length < most; told = first.next()) {
    mine.push(told.value)
    if (!second.next().done) others++
  }
  return { mine, others }
}

describe('two battles are two values', () => {
  test('the other one is of other sizes, and is played by the same rules', () => {
    expect(otherBoard.hexCount).toBe(standardBoard.hexCount + 17)
    expect(otherBoard.unitCount).toBe(standardBoard.unitCount - 3)
    expect(other.kinds['unit']!.codes).not.toContain('4Cav-24')
    expect(other.longestGame).not.toBe(celles.longestGame)
    const text = other.write(newGame(other))
    expect(other.read(text)).toMatchObject({ ok: true })
    expect(celles.read(text.replace('turn 0', 'turn 7')).ok).toBe(false)
  })

  test.each([1, 2, 3])('random games do not disturb each other: seed %i', (seed) => {
    const alone = [...randomGame(celles, seed)]
    const { mine, others } = alternate(randomGame, seed, Infinity)
    expect(mine).toEqual(alone)
    expect(others).toBeGreaterThan(100)
  })

  test('brains do not disturb each other', () => {
    const alone: string[] = []
    for (const told of ratedGame(celles, 5)) if (alone.push(told) >= 60) break
    expect(alternate(ratedGame, 5, 60).mine).toEqual(alone)
  })

  test('positions of a corrected board are of the same class as those of the printed one', () => {
    const packed = celles.create({
      scenario: 'historical',
      options: {},
      pack: { counters: { 'Lehr-901': '12-9-9/7-6:7-5/4-3' } },
    })
    if (!packed.ok) throw new Error(packed.reason)
    expect(packed.value.constructor).toBe(newGame(celles).constructor)
    expect(packed.value.work).toBe(newGame(celles).work)
    expect(packed.value.work).not.toBe(newGame(other).work)
  })
})

function newGame(game: Game<CellesState>): CellesState {
  const created = game.create({ scenario: 'historical', options: {} })
  if (!created.ok) throw new Error(created.reason)
  game.start(created.value, fastDice(1))
  return created.value
}
