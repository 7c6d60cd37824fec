import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { legalNow } from '../play.ts'
import { prepare } from '../prepare.ts'
import type { Engine } from './engine.ts'
import { openFirefox } from './firefox.ts'
import { keyboardOf, mouseOf, type Hand } from './hands.ts'
import { useEngine } from './house.ts'
import { until } from './program.ts'
import {
  myTurn,
  onField,
  onMap,
  playTurn,
  savedTurn,
  shownTurn,
  turnOf,
  type Kind,
} from './turn.ts'
import { openWebkit } from './webkit.ts'

const engines = [
  { name: 'Firefox', open: openFirefox },
  { name: 'WebKit', open: openWebkit },
]
const hands: readonly [string, (engine: Engine, game: string) => Hand | Promise<Hand>][] = [
  ['mouse', mouseOf],
  ['keyboard', keyboardOf],
]

// Whoever plays by chance is not to lose the game within the turn: Arras' Allies would. A turn of
// Frontline is one of each side.
const games = [
  { id: 'arras', seats: ['greedy', 'human'], kind: onMap, did: ['map', 'tile', 'slot'] },
  { id: 'celles', seats: ['human', 'greedy'], kind: onMap, did: ['map', 'tile', 'slot'] },
  { id: 'met', seats: ['human', 'greedy'], kind: onMap, did: ['map', 'slot'] },
  {
    id: 'frontline',
    setup: { scenario: 'training' },
    seats: ['human', 'greedy'],
    kind: onField,
    turns: 2,
    did: ['section', 'act'],
  },
]
const plays = games.flatMap((game) => hands.map(([by, handOf]) => ({ ...game, by, handOf })))

describe.each(engines)('in $name', ({ name, open }) => {
  const house = useEngine(open)

  test.each(plays)('a turn of $id by $by', async (play) => {
    const { id, seats, setup, kind, turns = 1, by, handOf } = play
    const game = prepare({
      game: id,
      seed: 5,
      player: 'greedy',
      seats,
      ...(setup && { setup }),
      settings: { language: 'en', theme: 'light' },
      until: (state) => turnOf(state) === 1,
    })
    await house.sitDown(game)
    const { engine } = house
    const decision = await myTurn(engine)
    await keepPicture(engine, `${name}-${id}-${by}-before`)
    expect(decision.listed.toSorted()).toEqual((await legalNow(engine, game.id)).toSorted())
    expect(decision.tiles.length + decision.acts.length).toBeGreaterThan(0)
    expect(await weightOf(engine, kind.board)).toBeGreaterThan(HEAVY)
    expect(await weightOf(engine, '.decision-body')).toBeGreaterThan(LIGHT)
    expect(await savedTurn(engine, game.id)).toBe(1)
    await expectTurnShown(engine, game.id, kind)

    const played = { id: game.id, until: 1 + turns, kind }
    const done = await playTurn(engine, await handOf(engine, id), played)
    await keepPicture(engine, `${name}-${id}-${by}-after`)
    expect(await savedTurn(engine, game.id)).toBe(1 + turns)
    await expectTurnShown(engine, game.id, kind)
    console.log(`${id} by ${by} in ${name}: ${JSON.stringify(done)}`)
    expect(['confirm', ...play.did].filter((what) => done[what] === undefined)).toEqual([])
  })
})

async function expectTurnShown(engine: Engine, id: string, kind: Kind): Promise<void> {
  const { shown, due } = await shownTurn(engine, id, kind)
  expect(shown).toBe(due)
}

const HEAVY = 100_000 // bytes that a map or a field adds to the picture of a window
const LIGHT = 4000 // and a card

/** How much something adds to the picture of the window, in bytes: next to nothing if it is blank. */
async function weightOf(engine: Engine, selector: string): Promise<number> {
  const show = (visibility: string): Promise<void> =>
    engine.evaluate(
      async ({ selector, visibility }) => {
        document.querySelector<HTMLElement>(selector)!.style.visibility = visibility
        for (const _ of 'abc') await new Promise((drawn) => requestAnimationFrame(drawn))
      },
      { selector, visibility },
    )
  const whole = await engine.picture()
  await show('hidden')
  const rest = await until('a picture without it', async () => {
    const picture = await engine.picture()
    return !picture.equals(whole) && picture
  })
  await show('')
  return whole.length - rest.length
}

/** Leaves a picture in the folder that PICTURES names, for eyes. */
async function keepPicture(engine: Engine, name: string): Promise<void> {
  const folder = process.env['PICTURES']
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.png`), await engine.picture())
}
