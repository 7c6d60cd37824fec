import { fastDice, success, type FastDice, type Game } from '@estafette/kernel'
import type { Standing } from '@estafette/protocol'
import { gameById, games } from '@estafette/registry'
import {
  drawnOf,
  isOver,
  isSecret,
  legalChoices,
  openTable,
  stateOf,
  take,
  takeBack,
  toldOf,
  type RecordSummary,
  type Table,
} from '@estafette/table'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { gamesOfTheDay } from '../../../../../scripts/lanes.ts'
import { askInvitation, layOut, sit } from '../../online/http.ts'
import { keepPledge, readPledge, type Saw } from '../../online/pledge.ts'
import { sawOf } from '../../online/saw.ts'
import { believed, type Proof } from './proof.ts'

const [one, other, added] = ['1', '2', '3'].map((digit) => digit.repeat(64)) as [
  string,
  string,
  string,
]
const opened = openTable(gameById('arras')!, {
  start: { setup: { scenario: 'historical', options: {} } },
  gameId: '4f1c',
  seed: '7'.repeat(64),
  contributions: [added, one],
})
if (!opened.ok) throw new Error(opened.reason)
const table = opened.value
const proof: Proof = { table, record: '', verified: success({} as RecordSummary), took: 0 }
const standing = {
  commitment: table.commitment,
  seed: table.seed,
  viewer: 0,
  takenBack: [],
  sitters: [added, one].map((contribution) => ({ name: '', level: '', contribution })),
} as unknown as Standing

function shelf() {
  const kept = new Map<string, string>()
  return {
    length: 0,
    key: () => null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['as this browser saw it', { commitment: table.commitment, own: added }, ''],
  ['that this browser never saw', {}, ''],
  ['of another seal', { commitment: other, own: added }, 'the seed is not the one committed to'],
  [
    'without what this browser added',
    { commitment: table.commitment, own: other },
    'the dice must include the number this browser added, and they do not',
  ],
])('a proof %s', (_, pledge, reason) => {
  const { verified } = believed(proof, standing, pledge)
  expect(verified.ok ? '' : verified.reason).toBe(reason)
})

test.each([1, -1])('what was added here is found whoever looks: viewer %i', (viewer) => {
  expect(believed(proof, { ...standing, viewer }, { own: added }).verified.ok).toBe(true)
})

test('what was seen first is what is held against the end', () => {
  const here = shelf()
  keepPledge('4f1c', { own: added }, here)
  keepPledge('4f1c', { commitment: one }, here)
  keepPledge('4f1c', { commitment: other, own: other }, here)
  expect(readPledge('4f1c', here)).toEqual({ commitment: one, own: added })
  expect(readPledge('5a2d', here)).toEqual({})
})

test('what this browser adds to the dice is kept when it sits down', async () => {
  vi.stubGlobal('localStorage', shelf())
  vi.stubGlobal('fetch', async () => {
    const headers = { 'Content-Type': 'application/json' }
    return new Response('{"table":"5a2d","invitations":[],"seat":0}', { headers })
  })
  await layOut({ contribution: one } as never)
  await sit({ table: '4f1c', invitation: null, contribution: other })
  expect(readPledge('5a2d')).toEqual({ own: one })
  expect(readPledge('4f1c')).toEqual({ own: other })
})

test('the seal is kept as an invitation shows it, before this browser adds anything', async () => {
  vi.stubGlobal('localStorage', shelf())
  const free = { state: 'free', table: { table: '4f1c', commitment: one }, seat: 1, host: 'Ann' }
  vi.stubGlobal('fetch', async () => {
    const headers = { 'Content-Type': 'application/json' }
    return new Response(JSON.stringify(free), { headers })
  })
  await askInvitation({ table: '4f1c', invitation: null })
  expect(readPledge('4f1c')).toEqual({ commitment: one })
  keepPledge('4f1c', { commitment: other }) // what the table shows later
  expect(readPledge('4f1c')).toEqual({ commitment: one })
})

/** What a browser on a seat is told of a table, as a server tells it. */
function toldAt(table: Table, viewer: number): Pick<Standing, 'viewer' | 'log' | 'takenBack'> {
  const log = toldOf(table, table.entries.length).map((one, number) => ({
    ...one,
    number,
    choice: number > 0 && isSecret(table, number - 1, viewer) ? null : one.choice,
    events: [],
  }))
  return {
    viewer,
    log: log as unknown as Standing['log'],
    takenBack: [...table.takenBack] as unknown as Standing['takenBack'],
  }
}

const SEED = '7'.repeat(64)

/** A table of a game, with so many more choices. */
function playOn(table: Table, choices: number, dice: FastDice): Table {
  const { game } = table
  for (let left = choices; left > 0 && !isOver(table); left--) {
    const seat = game.toAct(stateOf(table))
    const all = legalChoices(game, stateOf(table), seat)
    take(table, seat, all[dice.below(all.length)]!)
  }
  return table
}

function begun(game: Game): Table {
  const start = { setup: { scenario: game.scenarios[0]!, options: {} } }
  const opened = openTable(game, { start, gameId: 'seen', seed: SEED })
  if (!opened.ok) throw new Error(opened.reason)
  return opened.value
}

/** What the page says of a game at its end, with what a browser saw of it. */
function judged(table: Table, saw: Saw): string {
  const proof: Proof = { table, record: '', verified: success({} as RecordSummary), took: 0 }
  const standing = {
    commitment: table.commitment,
    seed: table.seed,
    sitters: [],
    takenBack: table.takenBack,
  } as unknown as Standing
  const { verified } = believed(proof, standing, { saw })
  return verified.ok ? '' : verified.reason
}

describe.each(gamesOfTheDay(games))('what a browser saw of $id', (game) => {
  test('is the game of an honest record, whoever looked and however often', () => {
    for (const viewer of [-1, 0, 1]) {
      const table = begun(game)
      const dice = fastDice(3)
      let saw = sawOf(game, toldAt(table, viewer))
      for (let looks = 0; looks < 8; looks++) {
        saw = sawOf(game, toldAt(playOn(table, 7, dice), viewer), saw)
        if (looks === 3 && !isOver(table)) {
          const keep = table.entries.length - 4
          expect(takeBack(table, keep, table.entries[keep]!.seat)).toBe(true)
        }
      }
      expect(judged(playOn(table, 5, dice), saw)).toBe('')
    }
  })

  test('is not the game of a record with other choices, nor of one that passes dice over', () => {
    const [one, other] = [
      playOn(begun(game), 40, fastDice(3)),
      playOn(begun(game), 40, fastDice(4)),
    ]
    const saw = sawOf(game, toldAt(one, 0))
    expect(judged(other, saw)).toBe('this is not the game that this browser saw')
    expect(sawOf(game, toldAt(other, 0), saw).parted).toBe(true)
    const crooked = begun(game)
    crooked.spent = drawnOf(crooked) + 3
    playOn(crooked, 40, fastDice(3))
    const told = sawOf(game, toldAt(crooked, 0))
    const rolls = crooked.entries.some(({ faces }) => faces.length > 0)
    const reason = 'dice were passed over where this browser was told of no take-back'
    if (rolls) expect(judged(crooked, told)).toBe(reason)
  })
})
