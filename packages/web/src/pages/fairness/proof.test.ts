import { success } from '@estafette/kernel'
import type { Standing } from '@estafette/protocol'
import { gameById } from '@estafette/registry'
import { openTable, type Summary } from '@estafette/table'
import { afterEach, expect, test, vi } from 'vitest'
import { layOut, sit } from '../../online/http.ts'
import { keepPledge, readPledge } from '../../online/pledge.ts'
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
const proof: Proof = { table, record: '', verified: success({} as Summary), took: 0 }
const standing = {
  commitment: table.commitment,
  seed: table.seed,
  viewer: 0,
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
