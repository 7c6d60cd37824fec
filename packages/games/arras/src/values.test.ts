import { fastDice, hashText, type Brain, type Game } from '@estafette/kernel'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { brain, makeBrain } from './brain/index.ts'
import { makeBoard, standardBoard } from './data/board.ts'
import { standardSource, type Source } from './data/source.ts'
import { arras, makeArras } from './game.ts'
import { makePlans } from './plans.ts'
import { MOST_CHOICES, type ArrasState } from './state.ts'

const GONE = ['al-4-e-yorkshire-3', 'al-4-e-yorkshire-4', 'ge-7th-pz-7-at']

/** The data without zone C and a few units. */
function cut({ map, units }: Source): Source {
  const isLeft = (id: string): boolean => id !== 'C'
  const members = (groups: Readonly<Record<string, readonly string[]>>) =>
    Object.fromEntries(
      Object.entries(groups).map(([letter, ids]) => [
        letter,
        ids.filter((id) => !GONE.includes(id)),
      ]),
    )
  const { allied, german } = map.setupZones
  return {
    map: {
      ...map,
      zones: map.zones.filter(({ id }) => isLeft(id)),
      adjacency: map.adjacency.filter(({ a, b }) => isLeft(a) && isLeft(b)),
      setupZones: { allied, german: { ...german, locations: german.locations.filter(isLeft) } },
    },
    units: {
      ...units,
      units: units.units.filter(({ id }) => !GONE.includes(id)),
      groups: { allied: members(units.groups.allied), german: members(units.groups.german) },
    },
  }
}

const smaller = makeArras(makeBoard(cut(standardSource)))

/** Plays a game choice by choice; the hash of each position it comes to. */
function* playing(
  game: Game<ArrasState>,
  seed: number,
  mind: Brain<ArrasState>,
): Generator<string, string> {
  const created = game.create({ scenario: seed % 2 ? 'free' : 'historical', options: {} })
  if (!created.ok) throw new Error(created.reason)
  const s = created.value
  const plans = makePlans(game)
  const dice = fastDice(seed)
  const choices = new Int32Array(MOST_CHOICES)
  const values = new Float64Array(MOST_CHOICES)
  game.start(s, dice)
  for (let seat = game.toAct(s); seat >= 0; seat = game.toAct(s)) {
    const count = game.choices(s, seat, choices)
    let picked = dice.pick(count)
    if (dice.pick(4) === 0) {
      mind.rate(s, seat, choices, count, values, dice)
      for (let i = 0; i < count; i++) if (values[i]! > values[picked]!) picked = i
    }
    if (dice.pick(16) === 0) {
      expect(game.faults(s)).toEqual([])
      const read = game.read(game.write(s))
      if (!read.ok) throw new Error(read.reason)
      expect(hashText(read.value)).toBe(hashText(s))
      for (let place = 0; place < s.board.locationCount; place += 5) {
        plans.whyNot(s, plans.usable(s, place), (place + 7) % s.board.locationCount)
      }
    }
    game.play(s, seat, choices[picked]!, dice)
    yield hashText(s)
  }
  return game.outcome(s)!.kind
}

describe('a game on another board', () => {
  test('has the locations and units of that board', () => {
    expect(smaller.kinds['place']!.codes).toHaveLength(standardBoard.locationCount - 1)
    expect(smaller.kinds['place']!.codes).not.toContain('C')
    expect(smaller.kinds['unit']!.codes).toHaveLength(standardBoard.unitCount - GONE.length)
    expect(arras.kinds['place']!.codes).toHaveLength(34)
  })

  test('does not disturb the first, nor the first it, choice by choice', () => {
    const other = makeBrain(smaller)
    for (const seed of process.env['LONG'] ? [1, 2, 3] : [1]) {
      const alone = [...playing(arras, seed, brain)]
      const aloneSmaller = [...playing(smaller, seed, other)]
      const together: string[] = []
      const togetherSmaller: string[] = []
      const first = playing(arras, seed, brain)
      const second = playing(smaller, seed, other)
      for (let isOver = false; !isOver;) {
        const one = first.next()
        const two = second.next()
        if (!one.done) together.push(one.value)
        if (!two.done) togetherSmaller.push(two.value)
        isOver = one.done === true && two.done === true
      }
      expect(together).toEqual(alone)
      expect(togetherSmaller).toEqual(aloneSmaller)
      expect(alone.length).toBeGreaterThan(300)
      expect(aloneSmaller.length).toBeGreaterThan(300)
    }
  })
})

const root = fileURLToPath(new URL('.', import.meta.url))
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(
    (name) => name.endsWith('.ts') && !/^data\/|test\.ts$|testing\.ts$|^screen\.ts$/.test(name),
  )
  .map((name) => ({ name, text: readFileSync(root + name, 'utf8') }))

/** Lines of the sources at the left margin that match. */
function lines(pattern: RegExp): string[] {
  return sources.flatMap(({ name, text }) =>
    text
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${name}: ${line}`),
  )
}

describe('nothing of a game lives outside its value', () => {
  test('there are sources to look at', () => {
    expect(sources.length).toBeGreaterThan(50)
  })

  test('no module has something that changes, or room to work in', () => {
    expect(lines(/^(export )?(let|var) /)).toEqual([])
    expect(lines(/^(export )?const .*= new \w+/)).toEqual([])
    const made = lines(/^(export )?const .*= make[A-Z]\w*\(/).map((line) => line.split(': ')[0])
    expect(made.sort()).toEqual(['brain/index.ts', 'brain/odds.ts', 'game.ts', 'plans.ts'])
  })

  test('no chapter imports a table of the data', () => {
    const makers = ['makeBoard', 'parseBoardPack', 'packLines', 'boardLines']
    const tables = ['LOCATION_IDS', 'UNIT_CODES']
    const found = sources.flatMap(({ name, text }) =>
      [...text.matchAll(/^import (type )?\{([^}]*)\} from '[^']*\/data\/[^']*'/gm)]
        .filter(([, isType]) => !isType)
        .flatMap(([, , names]) => names!.split(',').map((one) => one.trim()))
        .filter((one) => one !== '' && !one.startsWith('type ') && !makers.includes(one))
        .filter((one) => !/^[A-Z][A-Z_]*$/.test(one) || tables.includes(one))
        .map((one) => `${name}: ${one}`),
    )
    expect(found).toEqual(['game.ts: standardBoard'])
  })
})
