import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fastDice, type Game } from '@estafette/kernel'
import { games } from '@estafette/registry'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scratchFolder } from '../../../../scripts/scratch.ts'
import { bundleThinker } from '../../../../scripts/server.mjs'
import { openWorkshop, type ThinkingMeans } from './mind.ts'

let folder: string
let file: URL
beforeAll(async () => {
  folder = scratchFolder()
  const bundle = join(folder, 'thinker.mjs')
  await bundleThinker(bundle)
  file = pathToFileURL(bundle)
})
afterAll(() => rmSync(folder, { recursive: true }))

const means: ThinkingMeans = { workers: 2, seconds: 60, megabytes: 256 }

/** The first decision of a game: its rules, and what the seat knows that has to decide. */
function opening(id: string) {
  const game: Game = games.find((one) => one.id === id)!
  const made = game.create({ scenario: game.scenarios[0]!, options: {} })
  if (!made.ok) throw new Error(made.reason)
  game.start(made.value, fastDice(1))
  const seat = game.toAct(made.value)
  return { game, seat, view: game.view(made.value, seat), state: made.value }
}

test('R11 levels think in threads of their own, and people are served meanwhile', async () => {
  const troubles: string[] = []
  const workshop = openWorkshop(file, means, (what) => troubles.push(what))
  let beats = 0
  const beating = setInterval(() => beats++, 10)
  for (const [id, level] of [
    ['arras', 'greedy'],
    ['met', 'random'],
    ['arras', 'think'],
  ] as const) {
    const { game, view, state, seat } = opening(id)
    const choice = await workshop.choose(game, view, level, 'ann')
    expect(game.verdict(state, seat, choice)).toBe(0)
  }
  clearInterval(beating)
  expect(beats).toBeGreaterThan(10)
  expect(troubles).toEqual([])
  expect(workshop.waiting()).toBe(0)
  await workshop.close()
})

test('T25 a level that takes too long gives way to a simpler one, and no game stands still', async () => {
  const troubles: string[] = []
  const hasty = openWorkshop(file, { ...means, seconds: 0.001 }, (what) => troubles.push(what))
  const { game, view, state, seat } = opening('arras')
  const choice = await hasty.choose(game, view, 'think', 'ann')
  expect(game.verdict(state, seat, choice)).toBe(0)
  expect(troubles).toEqual(
    ['think', 'greedy', 'random'].map((level) => `level "${level}" failed in arras`),
  )
  await hasty.close()
})

/** A thread that does as it is told by a line of code, for each decision. */
function threadOf(code: string): URL {
  const source = `import { parentPort } from 'node:worker_threads'
    const answer = () => parentPort.postMessage({ type: 'answer', id: 0, choice: 7 })
    parentPort.on('message', ({ type, parcel }) => { if (type === 'ask') { ${code} } })`
  return new URL(`data:text/javascript,${encodeURIComponent(source)}`)
}

test('T25 a thread that fails while nobody waits for it ends nothing but itself', async () => {
  const troubles: string[] = []
  const file = threadOf(`answer(); setTimeout(() => { throw new Error('late') }, 5)`)
  const workshop = openWorkshop(file, means, (what) => troubles.push(what))
  const { game, view } = opening('arras')
  const uncaught: unknown[] = []
  const hear = (error: unknown): number => uncaught.push(error)
  const others = process.listeners('uncaughtException')
  process.removeAllListeners('uncaughtException').on('uncaughtException', hear)
  try {
    expect(await workshop.choose(game, view, 'random', 'ann')).toBe(7)
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(uncaught).toEqual([])
    expect(await workshop.choose(game, view, 'random', 'ann')).toBe(7)
  } finally {
    process.off('uncaughtException', hear)
    for (const other of others) process.on('uncaughtException', other)
  }
  await workshop.close()
  expect(troubles).toEqual([])
})

test('T25 nothing is thought about once the workshop is closed', async () => {
  const workshop = openWorkshop(threadOf('answer()'), means, () => {})
  const { game, view } = opening('arras')
  await workshop.close()
  await expect(workshop.choose(game, view, 'random', 'ann')).rejects.toThrow('the server stops')
  expect(workshop.waiting()).toBe(0)
})

test('T24 whoever asks for much waits for whoever asks for one decision', async () => {
  const workshop = openWorkshop(threadOf('answer()'), { ...means, workers: 1 }, () => {})
  const { game, view } = opening('arras')
  const done: string[] = []
  const asked = ['ann', 'ann', 'ann', 'ann', 'ben', 'cleo', 'ben'].map(async (whose, at) => {
    await workshop.choose(game, view, 'random', whose)
    done.push(`${whose} ${at}`)
  })
  expect(workshop.waiting()).toBe(7)
  await Promise.all(asked)
  expect(done).toEqual(['ann 0', 'ann 1', 'ben 4', 'cleo 5', 'ann 2', 'ben 6', 'ann 3'])
  await workshop.close()
})
