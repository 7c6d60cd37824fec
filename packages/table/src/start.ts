import {
  failure,
  success,
  type Dice,
  type Game,
  type Result,
  type Setup,
  type State,
  type Teller,
} from '@estafette/kernel'
import { seatWords } from './seat.ts'

/** How play begins: by setting up a scenario, or from a position written down. */
export type Start = { readonly setup: Setup } | { readonly position: string }

const LARGEST_PACK = 256 * 1024
const DEEPEST_PACK = 32

/** A start as plain data of its own, with the position in canonical writing. */
export function plainStart(game: Game, start: Start): Result<Start> {
  if ('position' in start) {
    const read = game.read(start.position)
    return read.ok ? success({ position: game.write(read.value) }) : read
  }
  const { scenario, options, pack } = start.setup
  const setup: Setup = { scenario, options: { ...options } }
  if (pack === undefined) return success({ setup })
  const text = packText(pack)
  return text.ok ? success({ setup: { ...setup, pack: JSON.parse(text.value) } }) : text
}

/** The position before anything happened. */
export function created(game: Game, start: Start): Result<State> {
  return 'setup' in start ? game.create(start.setup) : game.read(start.position)
}

/** The position at the first decision; a position written down is taken to be at one. */
export function begun(game: Game, start: Start, dice: Dice, tell?: Teller): State {
  const state = created(game, start)
  if (!state.ok) throw new Error(`this can no longer be set up: ${state.reason}`)
  if ('setup' in start) game.start(state.value, dice, tell)
  return state.value
}

/** What the seats are called before anything happened: the labels of a record's header. */
export function seatLabels(game: Game, start: Start): Result<string[]> {
  const state = created(game, start)
  return state.ok ? success(seatWords(game, state.value)) : state
}

/** The options of a setup in the order in which the game lists them. */
export function optionPairs(game: Game, setup: Setup): [string, string][] {
  return game.options.flatMap(({ id }): [string, string][] => {
    const value = Object.hasOwn(setup.options, id) ? setup.options[id] : undefined
    return value === undefined ? [] : [[id, value]]
  })
}

/** A board pack as one line of JSON, unless it is too large or no JSON at all. */
export function packText(pack: unknown): Result<string> {
  if (depth(pack) > DEEPEST_PACK) return failure('the pack is nested too deeply')
  const text = JSON.stringify(pack) as string | undefined
  if (text === undefined) return failure('the pack is not JSON')
  return text.length > LARGEST_PACK ? failure('the pack is too large') : success(text)
}

/** Reads a board pack from its line; what it means is for the game to judge. */
export function parsePack(text: string): Result<unknown> {
  try {
    const pack: unknown = JSON.parse(text)
    const again = packText(pack)
    return again.ok ? success(pack) : again
  } catch {
    return failure('the pack is not JSON')
  }
}

function depth(value: unknown, above = 0): number {
  if (typeof value !== 'object' || value === null || above > DEEPEST_PACK) return above
  return Object.values(value).reduce<number>(
    (most, part) => Math.max(most, depth(part, above + 1)),
    above + 1,
  )
}
