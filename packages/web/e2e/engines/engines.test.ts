import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { legalNow } from '../play.ts'
import { prepare } from '../prepare.ts'
import type { Engine } from './engine.ts'
import { openFirefox } from './firefox.ts'
import { keyboardOf, mouseOf, type Hand } from './hands.ts'
import { useEngine } from './house.ts'
import { myTurn, playTurn, savedTurn, shownTurn, turnOf } from './turn.ts'
import { openWebkit } from './webkit.ts'

const engines = [
  { name: 'Firefox', open: openFirefox },
  { name: 'WebKit', open: openWebkit },
]
const hands: readonly [string, (engine: Engine, game: string) => Hand | Promise<Hand>][] = [
  ['mouse', mouseOf],
  ['keyboard', keyboardOf],
]

// Whoever plays by chance is not to lose the game within the turn: Arras' Allies would.
const games = [
  { id: 'arras', seats: ['greedy', 'human'] },
  { id: 'celles', seats: ['human', 'greedy'] },
]
const plays = games.flatMap(({ id, seats }) =>
  hands.map(([by, handOf]) => ({ id, seats, by, handOf })),
)

describe.each(engines)('in $name', ({ name, open }) => {
  const house = useEngine(open)

  test.each(plays)('a turn of $id by $by', async ({ id, seats, by, handOf }) => {
    const game = prepare({
      game: id,
      seed: 5,
      player: 'greedy',
      seats,
      settings: { language: 'en', theme: 'light' },
      until: (state) => turnOf(state) === 1,
    })
    await house.sitDown(game)
    const { engine } = house
    const decision = await myTurn(engine)
    await keepPicture(engine, `${name}-${id}-${by}-before`)
    expect(decision.listed.toSorted()).toEqual((await legalNow(engine, game.id)).toSorted())
    expect(decision.tiles.length + decision.acts.length).toBeGreaterThan(0)
    expect(await weightOf(engine, '.map-view')).toBeGreaterThan(HEAVY)
    expect(await weightOf(engine, '.decision')).toBeGreaterThan(LIGHT)
    expect(await savedTurn(engine, game.id)).toBe(1)
    expect(await shownTurn(engine)).toBe(1)

    const done = await playTurn(engine, await handOf(engine, id), game.id)
    await keepPicture(engine, `${name}-${id}-${by}-after`)
    expect(await savedTurn(engine, game.id)).toBe(2)
    expect(await shownTurn(engine)).toBe(2)
    console.log(`${id} by ${by} in ${name}: ${JSON.stringify(done)}`)
    expect(Object.entries(done).filter(([, times]) => times === 0)).toEqual([])
  })
})

const HEAVY = 200_000 // bytes that a map adds to the picture of a window
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
  const rest = await engine.picture()
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
