import type { Game, State } from '@estafette/kernel'
import type { Speaker } from '@estafette/words'
import { columns, hang, wrap } from './columns.ts'
import type { Context } from './command.ts'

/** What a position holds, sorted by what can be drawn of it. */
interface Scene {
  readonly numbers: readonly (readonly [string, string])[] // what belongs to no place
  readonly stacks: ReadonlyMap<string, readonly string[]> // things by the place they are in
  readonly marks: ReadonlyMap<string, readonly string[]> // what else is known of a place
}

/** The kinds of things that are somewhere, and of the places they can be in. */
interface Kinds {
  readonly place: string
  readonly thing: string
}

/** A position in one line: everything that is not about a place or a thing in it. */
export function statusText(game: Game, known: State): string {
  return sceneOf(game, known)
    .numbers.map(([name, value]) => `${name} ${value}`)
    .join(' · ')
}

/** A position place by place, as the facts of the game give it. */
export function boardText(context: Context, voice: Speaker, game: Game, known: State): string {
  const { bold, dim } = context.paint
  const scene = sceneOf(game, known)
  const kinds = kindsOf(game, known)
  const width = Math.min(context.io.width, 100)
  const codes = kinds ? (game.kinds[kinds.place]?.codes ?? []) : []
  const named = (code: string): string => {
    const index = codes.indexOf(code)
    return index < 0 || !kinds ? code : voice.thing(kinds.place, index)
  }
  const places = [...new Set([...codes, ...scene.stacks.keys()])].filter(
    (code) => scene.stacks.has(code) || scene.marks.has(code),
  )
  const heads = columns(
    places.map((code) => [
      codes.includes(code) && named(code) !== code ? `${code} ${named(code)}` : code,
      (scene.marks.get(code) ?? []).join(' '),
      '|',
    ]),
  ).split('\n')
  const lines = places.map((code, index) =>
    hang(
      `${heads[index]!.slice(0, -1)} `,
      (scene.stacks.get(code) ?? []).join(', '),
      width,
    ).trimEnd(),
  )
  return [bold(voice.title), dim(wrap(statusText(game, known), width)), ...lines, ''].join('\n')
}

function sceneOf(game: Game, known: State): Scene {
  const kinds = kindsOf(game, known)
  const numbers: [string, string][] = []
  const stacks = new Map<string, string[]>()
  const marks = new Map<string, string[]>()
  const add = (map: Map<string, string[]>, key: string, value: string): void => {
    map.set(key, [...(map.get(key) ?? []), value])
  }
  for (const [name, value] of Object.entries(game.facts(known))) {
    const [first = '', ...rest] = value.split(' ')
    const last = name.split(' ').at(-1)!
    if (kinds && game.kinds[kinds.thing]!.codes.includes(name)) {
      add(stacks, first, rest.length > 0 ? `${name} (${rest.join(', ')})` : name)
    } else if (kinds && name !== last && game.kinds[kinds.place]!.codes.includes(last)) {
      add(marks, last, value)
    } else {
      numbers.push([name, value])
    }
  }
  for (const gone of ['absent', 'removed']) stacks.delete(gone)
  return { numbers, stacks, marks }
}

/** Things are what facts are named after; places are what those facts say. */
function kindsOf(game: Game, known: State): Kinds | undefined {
  const facts = game.facts(known)
  const kinds = Object.entries(game.kinds)
  for (const [thing, { codes }] of kinds) {
    const values = codes.flatMap((code) => facts[code]?.split(' ', 1) ?? [])
    const place = kinds.find(([, { codes }]) => values.some((value) => codes.includes(value)))
    if (place) return { thing, place: place[0] }
  }
  return undefined
}
