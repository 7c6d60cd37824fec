import { fastDice } from '@estafette/kernel'
import { stateOf } from '@estafette/table'
import { anyOf } from '../hands.ts'
import { look, savedTable, type Sight } from '../play.ts'
import type { Engine } from './engine.ts'
import type { Hand } from './hands.ts'
import { until } from './program.ts'

const MOST = 150 // acts of a turn; by chance they are about thirty
const HASTE = 40 // percent of the decisions that take what a slot proposes, where one does
const FIRST = 4 // acts on the map before anything is left to chance
const TILES = '.decision .decision-body [data-group] .tile'

/** Both games count their turns. */
export const turnOf = (state: object): number => (state as { readonly turn: number }).turn

/** The turn of a game as the page has saved it. */
export async function savedTurn(engine: Engine, id: string): Promise<number> {
  return turnOf(stateOf(await savedTable(engine, id)))
}

/** The turn that is marked on the track in the bar. */
export async function shownTurn(engine: Engine): Promise<number> {
  return engine.evaluate(() =>
    Number(document.querySelector('.turn-track [aria-current="step"] b')?.textContent),
  )
}

/** What a person sees at a decision, the tiles of the card that can be pressed included. */
export interface Decision extends Sight {
  readonly tiles: readonly number[]
}

/** Waits until a person has to decide and the card hears, and looks at the table. */
export function myTurn(engine: Engine): Promise<Decision> {
  return until(
    'a decision',
    async () => {
      if (!(await engine.evaluate(hears))) return undefined
      const sight = await engine.evaluate(look)
      if (sight.isThinking || (sight.prompt === '' && !sight.over)) return undefined
      return { ...sight, tiles: await engine.evaluate(openTiles, TILES) }
    },
    60_000,
  )
}

/** Waits until the page has drawn what was done; whether its card hears then. Runs in the page. */
async function hears(): Promise<boolean> {
  for (const _ of 'abc') await new Promise((drawn) => requestAnimationFrame(drawn))
  return document.querySelector('.slots[data-deaf]') === null
}

/** The tiles of the card that can be pressed and are not chosen yet. Runs in the page. */
function openTiles(selector: string): number[] {
  return [...document.querySelectorAll(selector)].flatMap((tile, at) => {
    const isOpen = tile.getAttribute('aria-disabled') !== 'true' && tile.checkVisibility()
    return isOpen && tile.getAttribute('aria-pressed') !== 'true' ? [at] : []
  })
}

/** What was done how often. */
export type Done = Record<'confirm' | 'slot' | 'map' | 'tile', number>

/**
 * Plays what the table offers, on the map and on the card in turn, until the saved game is in its
 * next turn.
 */
export async function playTurn(engine: Engine, hand: Hand, id: string, seed = 1): Promise<Done> {
  const begun = await savedTurn(engine, id)
  const chance = fastDice(seed)
  const done: Done = { confirm: 0, slot: 0, map: 0, tile: 0 }
  for (let acts = 0; acts < MOST; acts++) {
    const decision = await myTurn(engine)
    if ((await savedTurn(engine, id)) > begun) return done
    if (decision.over) throw new Error(`the game was over: ${JSON.stringify(done)}`)
    const { acts: slots, lit, able, tiles } = decision
    const places = lit.length > 0 ? lit : able
    const what = ((): keyof Done => {
      if (decision.canConfirm) return 'confirm'
      if (places.length > 0 && done.map < FIRST) return 'map'
      if (slots.length > 0 && chance.below(100) < HASTE) return 'slot'
      if (places.length > 0 && (tiles.length === 0 || chance.below(2) > 0)) return 'map'
      return tiles.length > 0 ? 'tile' : 'slot'
    })()
    done[what]++
    if (what === 'confirm') await hand.press('.slots [data-part="confirm"]')
    else if (what === 'map') await hand.place(anyOf(chance, places))
    else if (what === 'tile') await hand.press(TILES, anyOf(chance, tiles))
    else if (slots.length > 0) await hand.press(`.slots [data-choice="${slots.at(-1)}"]`)
    else throw new Error(`the table offers nothing to press: ${decision.prompt}`)
  }
  throw new Error(`no end of the turn after ${MOST} acts: ${JSON.stringify(done)}`)
}
