import type { Seat } from '@estafette/kernel'
import { signal } from '@preact/signals'
import {
  browserShelf,
  forget,
  keysOf,
  parseJson,
  read,
  write,
  type Shelf,
  isRecord,
} from './storage.ts'

/** A place that somebody has pinned, and why. */
export interface Pin {
  readonly place: number
  readonly text: string
}

/** Where somebody means to send units when their turn comes, or what else they are to do. */
export interface Ahead {
  readonly units: readonly number[]
  readonly from: number
  readonly to: number
  readonly foe?: number // whom they are to fire at, there
  readonly card?: number // of a hand, kept for it
  readonly use?: string // of that card
}

/** What a person keeps about a game for themselves: no part of the game, its record or its links. */
export interface Private {
  readonly text: string
  readonly pins: readonly Pin[]
  readonly ahead?: readonly Ahead[]
  readonly answers?: readonly unknown[] // given ahead, as they were kept; of unknown origin
  readonly kept?: string // the text as a server has it, where one keeps it too
}

const KEY = 'estafette.private.'
const SKETCH = 'estafette.sketch.'
export const ORDERS = 'estafette.orders.' // that a game keeps for its seats
const nothing: Private = { text: '', pins: [] }

/** Where the notes are kept: in this browser alone, or with a server as well. */
export const notesKeeper = signal<'browser' | 'server'>('browser')

/** Of several people at one screen, whose notes are open, and the envelope that all of them lie in. */
interface Shared {
  readonly seat: Seat // -1 for nobody's: none are shown, and none are kept
  enclose(text: string, id: string): string
  disclose(envelope: string, id: string): string | null
}

/** The notes and pins of the game at the table, of whoever is in front of the screen. */
export const privateNotes = signal<Private>(nothing)
let opened = '' // the game they are of
let among: Shared | null = null

/** Opens the notes of a game: of a person who has it alone, or of one who shares its screen. */
export function openPrivate(
  id: string,
  shelf: Shelf | null = browserShelf(),
  shared: Shared | null = null,
): void {
  opened = id
  among = shared
  const data = shared ? ofSeats(id, shelf, shared)[shared.seat] : parseJson(read(shelf, KEY + id))
  privateNotes.value = privateFrom(data)
}

/** What people at one screen keep, by seat; notes in clear are older, and it is not known whose. */
function ofSeats(id: string, shelf: Shelf | null, { disclose }: Shared): Record<string, unknown> {
  const kept = read(shelf, KEY + id) ?? ''
  if (kept.startsWith('{')) return { older: parseJson(kept) }
  const data = parseJson(disclose(kept, id))
  return typeof data === 'object' && data !== null ? { ...data } : {}
}

/** Changes some of the notes and keeps them; a game without any keeps nothing. */
export function keepPrivate(
  id: string,
  some: Partial<Private>,
  shelf: Shelf | null = browserShelf(),
): void {
  if (among?.seat === -1) return
  const now = { ...privateNotes.value, ...some }
  privateNotes.value = now
  const { text, pins, ahead, answers, kept } = now
  const isEmpty = text === '' && !kept && ![pins, ahead, answers].some((list) => list?.length)
  if (among) {
    const { [among.seat]: _, ...others } = ofSeats(id, shelf, among)
    const all = isEmpty ? others : { ...others, [among.seat]: now }
    if (Object.keys(all).length === 0) forget(shelf, KEY + id)
    else write(shelf, KEY + id, among.enclose(JSON.stringify(all), id))
  } else if (isEmpty) forget(shelf, KEY + id)
  else write(shelf, KEY + id, JSON.stringify(now))
}

/** Forgets the notes, the sketch and the orders of a game. */
export function forgetPrivate(id: string, shelf: Shelf | null): void {
  forget(shelf, KEY + id)
  forget(shelf, SKETCH + id)
  forget(shelf, ORDERS + id)
}

/** Tables of a server have such names; games of this browser have others. */
const isTable = (id: string): boolean => /^[0-9a-f]+$/.test(id)

/** Every key under which something is kept about tables of a server. */
function tableKeys(shelf: Shelf | null, ...prefixes: readonly string[]): string[] {
  return prefixes.flatMap((prefix) =>
    keysOf(shelf, prefix).filter((key) => isTable(key.slice(prefix.length))),
  )
}

/** Forgets notes, sketches and orders of all tables of a server, not those of games kept here. */
export function forgetTableNotes(shelf: Shelf | null): void {
  for (const key of tableKeys(shelf, KEY, SKETCH, ORDERS)) forget(shelf, key)
  if (isTable(opened)) privateNotes.value = nothing
}

/** Whether notes on a table of a server have not come there yet. */
export function unsentNotes(shelf: Shelf | null): boolean {
  return tableKeys(shelf, KEY).some((key) => {
    const { text, kept = '' } = privateFrom(parseJson(read(shelf, key)))
    return text !== kept
  })
}

/** Closes the notes of a game where another page of this browser forgets them; how to end that. */
export function watchPrivate(id: string): () => void {
  const hear = ({ key, newValue }: StorageEvent): void => {
    if (key === KEY + id && newValue === null) privateNotes.value = nothing
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

/** What somebody has thought out and not done yet, as it was kept; of unknown origin. */
export function readSketch(id: string, shelf: Shelf | null = browserShelf()): unknown {
  return parseJson(read(shelf, SKETCH + id))
}

/** Keeps what somebody has thought out; an empty list is nothing. */
export function keepSketch(
  id: string,
  sketch: readonly unknown[],
  shelf: Shelf | null = browserShelf(),
): void {
  if (sketch.length === 0) forget(shelf, SKETCH + id)
  else write(shelf, SKETCH + id, JSON.stringify(sketch))
}

/** Notes from data of unknown origin; what makes no sense is left out. */
function privateFrom(data: unknown): Private {
  if (!isRecord(data)) return nothing
  const { text, pins, ahead, answers, kept } = data
  const plans = Array.isArray(ahead) ? ahead.filter(isAhead) : []
  return {
    text: typeof text === 'string' ? text : '',
    pins: Array.isArray(pins) ? pins.filter(isPin) : [],
    ...(plans.length > 0 && { ahead: plans }),
    ...(Array.isArray(answers) && answers.length > 0 && { answers }),
    ...(typeof kept === 'string' && { kept }),
  }
}

function isPin(pin: Partial<Pin> | null): pin is Pin {
  return !!pin && Number.isInteger(pin.place) && typeof pin.text === 'string'
}

function isAhead(one: Partial<Ahead> | null): one is Ahead {
  const { units, from, to, foe = 0, card = 0, use = '' } = one ?? {}
  return (
    Array.isArray(units) &&
    units.length > 0 &&
    typeof use === 'string' &&
    [...units, from, to, foe, card].every((all) => Number.isInteger(all) && Number(all) >= 0)
  )
}
