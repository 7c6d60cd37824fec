import type { Game, State } from '@estafette/kernel'
import type { Speaker } from '@estafette/words'
import { columns, hang, wrap } from './columns.ts'
import type { Context } from './command.ts'

/** What a position holds, sorted by what can be drawn of it. */
interface Scene {
  readonly numbers: readonly (readonly [string, string])[] // what belongs to no place
  readonly stacks: ReadonlyMap<string, readonly Placed[]> // things by the place they are in
  readonly marks: ReadonlyMap<string, readonly string[]> // what else is known of a place
}

/** A thing somewhere, and in which condition. */
interface Placed {
  readonly thing: string
  readonly status: string
}

/** The kinds of things that are somewhere, and of the places they can be in. */
interface Kinds {
  readonly place: string
  readonly thing: string
}

/** What can be said of a position beside places and the things in them. */
export function generalFacts(game: Game, known: State): Readonly<Record<string, string>> {
  return Object.fromEntries(sceneOf(game, known).numbers)
}

/** Facts in a line or two; a name and its value are never apart. */
export function factsText(facts: readonly (readonly [string, string])[], width: number): string {
  const said = facts.map(([name, value]) => `${name} ${value}`.replaceAll(' ', '\u00A0'))
  return wrap(said.join(' · '), width)
}

/** A position place by place, as the facts of the game give it. */
export function boardText(context: Context, voice: Speaker, game: Game, known: State): string {
  const { bold, dim } = context.paint
  const scene = sceneOf(game, known)
  const kinds = kindsOf(game, known)
  const width = Math.min(context.io.width, 100)
  const nameOf = (kind: string | undefined, code: string): string => {
    const index = kind === undefined ? -1 : (game.kinds[kind]?.codes.indexOf(code) ?? -1)
    return kind === undefined || index < 0 ? code : voice.thing(kind, index)
  }
  const placeOf = (code: string): string => {
    const name = nameOf(kinds?.place, code)
    return name.split(/[^\p{L}\d]+/u).includes(code) ? name : `${code} ${name}`
  }
  const stackOf = (code: string): string =>
    (scene.stacks.get(code) ?? [])
      .map(({ thing, status }) => nameOf(kinds?.thing, thing) + (status && ` (${status})`))
      .join(', ')
  const codes = kinds ? (game.kinds[kinds.place]?.codes ?? []) : []
  const places = [...new Set([...codes, ...scene.stacks.keys()])].filter(
    (code) => scene.stacks.has(code) || scene.marks.has(code),
  )
  const heads = columns(
    places.map((code) => [placeOf(code), (scene.marks.get(code) ?? []).join(' '), '|']),
  ).split('\n')
  const lines = places.map((code, index) =>
    hang(heads[index]!.slice(0, -1), stackOf(code), width).trimEnd(),
  )
  return [bold(voice.title), dim(factsText(scene.numbers, width)), ...lines, ''].join('\n')
}

function sceneOf(game: Game, known: State): Scene {
  const kinds = kindsOf(game, known)
  const numbers: [string, string][] = []
  const stacks = new Map<string, Placed[]>()
  const marks = new Map<string, string[]>()
  const facts = Object.entries(game.facts(known))
  const codes = kinds ? game.kinds[kinds.place]!.codes : []
  const placed = placedFacts(facts, codes)
  for (const [name, value] of facts) {
    const [first = '', ...rest] = value.split(' ')
    const [last, family] = parted(name)
    if (kinds && game.kinds[kinds.thing]!.codes.includes(name)) {
      stacks.set(first, [...(stacks.get(first) ?? []), { thing: name, status: rest.join(', ') }])
    } else if (placed.has(family) && codes.includes(last)) {
      marks.set(last, [...(marks.get(last) ?? []), value])
    } else {
      numbers.push([name, value])
    }
  }
  for (const gone of ['absent', 'removed']) stacks.delete(gone)
  return { numbers, stacks, marks }
}

/** The last word of a fact's name, and what stands before it. */
function parted(name: string): readonly [last: string, family: string] {
  const at = name.lastIndexOf(' ')
  return [name.slice(at + 1), name.slice(0, Math.max(at, 0))]
}

/**
 * What is told of places: facts that there are of all of them. A seat may have the same number as a
 * place, but there are never as many.
 */
function placedFacts(
  facts: readonly (readonly [string, string])[],
  codes: readonly string[],
): ReadonlySet<string> {
  const told = new Map<string, Set<string>>()
  for (const [name] of facts) {
    const [last, family] = parted(name)
    if (family !== '') told.set(family, (told.get(family) ?? new Set()).add(last))
  }
  const isWhole = (lasts: ReadonlySet<string>): boolean => codes.every((code) => lasts.has(code))
  return new Set([...told].flatMap(([family, lasts]) => (isWhole(lasts) ? [family] : [])))
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
