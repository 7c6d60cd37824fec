import { signal, type ReadonlySignal } from '@preact/signals'
import {
  fitText,
  isVisible,
  LONGEST_LINE,
  LONGEST_NOTE,
  PROTOCOL,
  type Call,
  type Room,
  type Said,
  type ToldOf,
} from '@estafette/protocol'

/** Who has the table open. */
export type Here = Pick<ToldOf<'here'>, 'seats' | 'watchers'>

type Told = ToldOf<'said' | 'noted' | 'here' | 'past' | 'pong'>

/** What goes on beside the game: chat, notes, who is here, positions of the past. */
export interface Talk {
  readonly said: ReadonlySignal<readonly Said[]> // in this viewer's room, oldest first
  readonly noted: ReadonlySignal<string | null> // as the server keeps it
  readonly here: ReadonlySignal<Here>
  readonly unsaid: ReadonlySignal<readonly string[]> // lines of one's own that were not answered yet
  /** Says a line as far as it can be sent; nothing where none of it shows. */
  say(room: Room, text: string): void
  keepNote(text: string): void
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
  const here = signal<Here>({ seats: [], watchers: 0 })
  const unanswered = signal<readonly Extract<Call, { id: string }>[]>([])
  const unsaid = signal<readonly string[]>([])
  const pasts = new Map<number, ((views: readonly string[] | null) => void)[]>()

  const wait = (calls: typeof unanswered.value): void => {
    unanswered.value = calls
    unsaid.value = calls.flatMap((call) => (call.call === 'say' ? [call.text] : []))
  }
  const speak = (call: Extract<Call, { id: string }>): void => {
    wait([...unanswered.peek(), call])
    send(call)
  }

  return {
    said,
    noted,
    here,
    unsaid,
    say(room, typed) {
      const text = fitText(typed, LONGEST_LINE).trim()
      if (isVisible(text)) speak({ v: PROTOCOL, call: 'say', id: newId(), table, room, text })
    },
    keepNote(typed) {
      const text = fitText(typed, LONGEST_NOTE)
      // Only the last one counts: what was on its way before is of no interest any more.
      wait(unanswered.peek().filter(({ call }) => call !== 'note'))
      speak({ v: PROTOCOL, call: 'note', id: newId(), table, text })
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
      if (told.told === 'noted') noted.value = told.text
      if (told.told === 'here') here.value = { seats: told.seats, watchers: told.watchers }
      if (told.told !== 'past') return
      for (const resolve of pasts.get(told.from) ?? []) resolve(told.views)
      pasts.delete(told.from)
    },
    repeat() {
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
