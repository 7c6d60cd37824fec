import { signal, type ReadonlySignal } from '@preact/signals'
import {
  fitText,
  isVisible,
  LONGEST_LINE,
  LONGEST_NOTE,
  PROTOCOL,
  type Call,
  type Orders,
  type Room,
  type Said,
  type ToldOf,
} from '@estafette/protocol'

/** Who has the table open. */
export interface Here {
  readonly seats: readonly number[]
  readonly away: readonly number[] // those of them who do not look at it
  readonly watchers: number
}

type Told = ToldOf<'said' | 'noted' | 'ordered' | 'here' | 'past' | 'pong'>

/** What goes on beside the game: chat, notes, orders, who is here, positions of the past. */
export interface Talk {
  readonly said: ReadonlySignal<readonly Said[]> // in this viewer's room, oldest first
  readonly noted: ReadonlySignal<string | null> // as the server keeps it
  /** The orders of one's own seat: null for none, undefined until the server has told. */
  readonly ordered: ReadonlySignal<Orders | null | undefined>
  readonly here: ReadonlySignal<Here>
  readonly unsaid: ReadonlySignal<readonly string[]> // lines of one's own that were not answered yet
  /** Says a line as far as it can be sent; nothing where none of it shows. */
  say(room: Room, text: string): void
  keepNote(text: string): void
  order(orders: Orders): void
  /** Says whether the page is looked at; until told otherwise it is. */
  look(on: boolean): void
  /** Positions of the past in writing; null where the line broke. */
  past(from: number, count: number): Promise<readonly string[] | null>
  hear(told: Told): void
  /** Sends again what was not answered. */
  repeat(): void
  /** Gives up what the server will not take: all that was not answered, or one call; whether any. */
  giveUp(id?: string): boolean
  /** The line broke: questions are not answered any more. */
  lose(): void
}

/** The talk at a table; `send` says whether there was a line to send on. */
export function openTalk(table: string, send: (call: Call) => boolean, newId: () => string): Talk {
  const said = signal<readonly Said[]>([])
  const noted = signal<string | null>(null)
  const ordered = signal<Orders | null | undefined>(undefined)
  const here = signal<Here>({ seats: [], away: [], watchers: 0 })
  const unanswered = signal<readonly Extract<Call, { id: string }>[]>([])
  const unsaid = signal<readonly string[]>([])
  let isLooking = true
  const pasts = new Map<number, ((views: readonly string[] | null) => void)[]>()

  const wait = (calls: typeof unanswered.value): void => {
    unanswered.value = calls
    unsaid.value = calls.flatMap((call) => (call.call === 'say' ? [call.text] : []))
  }
  /** Only the last one of its kind counts: what was on its way before is of no interest any more. */
  const replace = (call: Extract<Call, { id: string }>): void => {
    wait(unanswered.peek().filter((other) => other.call !== call.call))
    speak(call)
  }
  const speak = (call: Extract<Call, { id: string }>): void => {
    wait([...unanswered.peek(), call])
    send(call)
  }

  /** Whether orders are on their way that the server has not told yet. */
  const isOrdering = (): boolean => unanswered.peek().some(({ call }) => call === 'order')

  return {
    said,
    noted,
    ordered,
    here,
    unsaid,
    say(room, typed) {
      const text = fitText(typed, LONGEST_LINE).trim()
      if (isVisible(text)) speak({ v: PROTOCOL, call: 'say', id: newId(), table, room, text })
    },
    keepNote(typed) {
      const text = fitText(typed, LONGEST_NOTE)
      replace({ v: PROTOCOL, call: 'note', id: newId(), table, text })
    },
    order(orders) {
      ordered.value = orders
      replace({ v: PROTOCOL, call: 'order', id: newId(), table, orders })
    },
    past(from, count) {
      if (!send({ v: PROTOCOL, call: 'past', table, from, count })) return Promise.resolve(null)
      return new Promise((resolve) => pasts.set(from, [...(pasts.get(from) ?? []), resolve]))
    },
    hear(told) {
      if ('id' in told && told.id !== null) {
        wait(unanswered.peek().filter(({ id }) => id !== told.id))
      }
      if (told.told === 'said') said.value = merged(said.peek(), told.lines)
      if (told.told === 'said' && told.id === null) ordered.value ??= null // they are told before
      if (told.told === 'ordered' && !isOrdering()) ordered.value = told.orders
      if (told.told === 'noted') noted.value = told.text
      if (told.told === 'here') {
        const { seats, away = [], watchers } = told
        here.value = { seats, away, watchers }
      }
      if (told.told !== 'past') return
      for (const resolve of pasts.get(told.from) ?? []) resolve(told.views)
      pasts.delete(told.from)
    },
    look(on) {
      isLooking = on
      send({ v: PROTOCOL, call: 'look', table, on })
    },
    repeat() {
      if (!isLooking) send({ v: PROTOCOL, call: 'look', table, on: false })
      for (const call of unanswered.peek()) send(call)
    },
    giveUp(id) {
      const kept = unanswered.peek().filter((call) => id !== undefined && call.id !== id)
      const isAny = kept.length < unanswered.peek().length
      if (isAny) wait(kept)
      return isAny
    },
    lose() {
      for (const waiting of pasts.values()) for (const resolve of waiting) resolve(null)
      pasts.clear()
    },
  }
}

/** Lines of chat in their order, each once. */
function merged(known: readonly Said[], lines: readonly Said[]): readonly Said[] {
  const all = new Map([...known, ...lines].map((line) => [line.number, line]))
  return [...all.values()].sort((one, other) => one.number - other.number)
}
