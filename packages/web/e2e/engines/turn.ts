import { ownTurn, type FrontlineState } from '@estafette/frontline/screen'
import { fastDice } from '@estafette/kernel'
import { stateOf } from '@estafette/table'
import { fieldShown, waysAt } from '../front.ts'
import { anyOf } from '../hands.ts'
import { look, savedTable, type Chance, type Sight } from '../play.ts'
import type { Engine } from './engine.ts'
import type { Hand } from './hands.ts'
import { until } from './program.ts'

const MOST = 250 // acts of a turn; by chance they are about thirty
const HASTE = 40 // percent of the decisions that take what a slot proposes, where one does
const FIRST = 4 // acts on the map, or with sections, before anything is left to chance
const TILES = '.decision .decision-body [data-group] .tile'

/** All games count their turns. */
export const turnOf = (state: object): number => (state as { readonly turn: number }).turn

/** The turn of a game as the page has saved it. */
export async function savedTurn(engine: Engine, id: string): Promise<number> {
  return turnOf(stateOf(await savedTable(engine, id)))
}

/** How a game is shown, and how something is done at its table. */
export interface Kind {
  readonly board: string // where it is played
  readonly turn: string // where the present turn is written
  /** The turn that is written of a state: Frontline counts those of whoever acts. */
  readonly written: (state: object) => number
  readonly act: (engine: Engine, hand: Hand, chance: Chance, doing: Doing) => Promise<string>
}

/** A decision, and what was done before it. */
interface Doing extends Decision {
  readonly done: Readonly<Record<string, number>>
}

/** A game on a map. */
export const onMap: Kind = {
  board: '.map-view',
  turn: '.turn-track [aria-current="step"] b',
  written: turnOf,
  act: actOnMap,
}

/** Frontline, on its field. */
export const onField: Kind = {
  board: '.frl',
  turn: '.frl-turn b',
  written: (state) => ownTurn(state as FrontlineState),
  act: actOnField,
}

/** The turn that is marked in the bar, and the one that ought to be. */
export async function shownTurn(engine: Engine, id: string, { turn, written }: Kind) {
  const shown = await engine.evaluate((at) => Number(document.querySelector(at)?.textContent), turn)
  return { shown, due: written(stateOf(await savedTable(engine, id))) }
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

/** Does something on the map or on the card: on the map first. Says which. */
async function actOnMap(_: Engine, hand: Hand, chance: Chance, doing: Doing): Promise<string> {
  const { acts: slots, lit, able, tiles, done } = doing
  const places = lit.length > 0 ? lit : able
  const what = (() => {
    if (places.length > 0 && (done['map'] ?? 0) < FIRST) return 'map'
    if (slots.length > 0 && chance.below(100) < HASTE) return 'slot'
    if (places.length > 0 && (tiles.length === 0 || chance.below(2) > 0)) return 'map'
    return tiles.length > 0 ? 'tile' : 'slot'
  })()
  if (what === 'map') await hand.place(anyOf(chance, places))
  else if (what === 'tile') await hand.press(TILES, anyOf(chance, tiles))
  else if (slots.length > 0) await hand.press(`.slots [data-choice="${slots.at(-1)}"]`)
  else throw new Error(`the table offers nothing to press: ${doing.prompt}`)
  return what
}

/** Does something on the field, in the hand or on the card: with sections first. Says what. */
async function actOnField(
  engine: Engine,
  hand: Hand,
  chance: Chance,
  doing: Doing,
): Promise<string> {
  const isFirst = (doing.done['section'] ?? 0) < FIRST
  const all = waysAt(doing, await fieldShown(engine), chance, isFirst ? 0 : HASTE)
  if (all.length === 0) throw new Error(`the table offers nothing to press: ${doing.prompt}`)
  const sections = isFirst ? all.filter(({ name }) => name === 'section') : []
  const way = anyOf(chance, sections.length > 0 ? sections : all)
  await hand.thing(way)
  return way.name
}

/** Which turn is played: it ends with a later one. */
export interface Played {
  readonly id: string
  readonly until: number
  readonly kind: Kind
}

/** Plays what the table offers until the saved game is in a later turn; what was done how often. */
export async function playTurn(
  engine: Engine,
  hand: Hand,
  played: Played,
): Promise<Record<string, number>> {
  const chance = fastDice(1)
  const done: Record<string, number> = {}
  for (let acts = 0; acts < MOST; acts++) {
    const decision = await myTurn(engine)
    if ((await savedTurn(engine, played.id)) >= played.until) return done
    if (decision.over) throw new Error(`the game was over: ${JSON.stringify(done)}`)
    const confirms = decision.canConfirm
    if (confirms) await hand.press('.slots [data-part="confirm"]')
    const what = confirms
      ? 'confirm'
      : await played.kind.act(engine, hand, chance, { ...decision, done })
    done[what] = (done[what] ?? 0) + 1
  }
  throw new Error(`no end of the turn after ${MOST} acts: ${JSON.stringify(done)}`)
}
