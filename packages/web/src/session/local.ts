import { batch, computed, signal, type Signal } from '@preact/signals'
import { playerNames } from '@estafette/bots/names'
import {
  SPECTATOR,
  writeView,
  type Choice,
  type Game,
  type GameEvent,
  type Seat,
  type State,
  type Viewer,
} from '@estafette/kernel'
import {
  hidesSomething,
  isOver,
  makeRecord,
  outcomeOf,
  passWindows,
  settle,
  showsNew,
  stateAt,
  stateOf,
  takenBackFor,
  takeRow,
  undo,
  undoable,
  type Refusal,
  type Table,
  type Taken,
  type ToldBack,
} from '@estafette/table'
import type { AtScreen } from '../store/at-screen.ts'
import { startComputer, type Computer } from './computer.ts'
import { entryFor, knownAfter, knownTo, rebuffOf, toldTo, wholeLog } from './journal.ts'
import { peopleOf } from './secrets.ts'
import { movedOn, type LogEntry, type Order, type Session, type Sitter } from './session.ts'
import { makeExplainer } from './why.ts'

/** What a table in this page tells and asks of the page around it. */
export interface SessionHooks {
  readonly changed?: (table: Table) => void // after every change: time to save
  readonly atScreen?: Signal<AtScreen | null> // outlives the table, where it is opened again
  readonly isSeen?: (event: GameEvent) => boolean // whether an event can be seen, so that it is worth saving
}

/** Sits down at a table in this page, at which people and computers may sit. */
export function openSession(
  id: string,
  table: Table,
  sitters: readonly Sitter[],
  hooks: SessionHooks = {},
): Session {
  const { game } = table
  const people = peopleOf(sitters)
  const version = signal(0)
  const thinking = signal(false)
  const trouble = signal('')
  const explainer = makeExplainer()
  const { atScreen = signal(null) } = hooks
  let computer: Computer | null = null
  let closed = false

  const whole = (): State => stateOf(table)
  const actor = (): Seat => (isOver(table) ? -1 : actingSeat(game, whole(), sitters))
  const hides = (): boolean => !isOver(table) && hidesSomething(game, whole())

  /** The person who decides now, whoever is in front of the screen; -1 if nobody does. */
  const person = (): Seat => {
    const seat = actor()
    return seat >= 0 && sitters[seat] === 'human' ? seat : -1
  }

  /** Of several people the one who decides, but not before they have come to the screen. */
  const awaited = computed((): Seat => {
    void version.value
    const seat = person()
    if (seat < 0 || people.length < 2) return -1
    const isSecret = game.decision(whole(), seat).seats.length > 1 || hides()
    const isThere = atScreen.value?.id === id && atScreen.value.seat === seat
    return isSecret && !isThere ? seat : -1
  })
  const viewer = computed((): Viewer => {
    void version.value
    if (people.length < 2) return people[0] ?? SPECTATOR
    const seat = person()
    if (seat >= 0 && awaited.value < 0) return seat
    return atScreen.value?.id === id ? atScreen.value.seat : SPECTATOR
  })
  const orders = signal<ReadonlyMap<Seat, Order>>(new Map()) // of seats that let windows go by
  const passing = computed(() => orders.value.get(viewer.value) === always)
  const told = wholeLog(table) // to everybody together
  let logged = viewer.peek() // whom the log is told to
  const log = signal<readonly LogEntry[]>(toldTo(told, logged))
  const takenBack = signal<readonly ToldBack[]>(takenBackFor(table, logged))

  let shown: { version: number; viewer: Viewer; state: State } | null = null
  const known = (): State => {
    const [at, eyes] = [version.value, viewer.value]
    if (shown?.version !== at || shown.viewer !== eyes) {
      const state = isOver(table) ? whole() : knownTo(game, whole(), eyes)
      shown = { version: at, viewer: eyes, state }
    }
    return shown.state
  }

  /** Tells the log again when other eyes look. */
  const tellViewer = (): void => {
    if (viewer.peek() === logged) return
    logged = viewer.peek()
    log.value = toldTo(told, logged)
    takenBack.value = takenBackFor(table, logged)
  }

  /** The person who may take back: whoever chose last, even if another decides now. */
  const undoer = (): Seat => {
    const last = table.entries.at(-1)?.seat ?? -1
    return sitters[last] === 'human' ? last : Math.max(0, person())
  }

  /** Two who see each other take back what they like; what is hidden between them stays done. */
  const isApart = (other: Seat): boolean =>
    people.length > 1 && sitters[other] === 'human' && hides()

  const enter = (seat: Seat, choices: readonly Choice[]): Refusal | readonly GameEvent[] => {
    const [before, first] = [whole(), table.entries.length + 1]
    const row = takeRow(table, seat, choices)
    if (!row.ok) return row
    // Whether it can be taken back is asked at once, and easy to tell while both are at hand.
    const [alone, ...others] = row.taken
    if (alone && others.length === 0) showsNew(game, alone.entry, before, whole())
    batch(() => {
      row.taken.forEach((taken, index) => note(taken, first + index))
      passAlong()
    })
    return row.taken.flatMap(({ events }) => events)
  }

  const note = ({ entry: { seat }, events }: Taken, number: number): void => {
    const entry = { number, seat, events }
    told.push(entry)
    log.value = [...log.value, entryFor(entry, logged)]
    version.value++
    tellViewer()
  }

  /** Lets windows go by for those who have ordered so. */
  const passAlong = (): void => {
    const first = table.entries.length + 1
    const lets = {
      has: (seat: Seat) => orders.peek().get(seat)?.(knownTo(game, whole(), seat)) ?? false,
    }
    passWindows(table, lets).forEach((taken, index) => note(taken, first + index))
  }

  const session: Session = {
    id,
    game,
    setup: 'setup' in table.start ? table.start.setup : null,
    sitters,
    viewer,
    awaited,
    passing,
    version,
    log,
    takenBack,
    thinking,
    trouble,
    known,
    knownAt: (count) => knownAfter(table, count, viewer.value),
    hides,
    deciding: () => (awaited.value < 0 ? person() : -1),
    outcome() {
      void version.value // whoever asks follows the end
      return outcomeOf(table)
    },
    arrive() {
      if (awaited.peek() < 0) return
      batch(() => {
        atScreen.value = { id, seat: awaited.peek() }
        tellViewer()
      })
    },
    letPass: (on) => session.order?.(viewer.peek(), on ? always : null),
    order(seat, order) {
      const next = new Map(orders.peek())
      if (order) next.set(seat, order)
      else next.delete(seat)
      const before = table.entries.length
      batch(() => {
        orders.value = next
        passAlong()
      })
      if (table.entries.length === before) return
      hooks.changed?.(table)
      session.resume()
    },
    async take(choices, at) {
      if (at !== version.peek()) return movedOn
      const seat = session.deciding()
      const entered = enter(seat, choices)
      hooks.changed?.(table)
      session.resume()
      return 'ok' in entered ? rebuffOf(entered) : null
    },
    undoable: () => undoable(table, undoer(), isApart),
    async undo(count, at) {
      if (at !== version.peek()) return movedOn
      if (!undo(table, undoer(), count, isApart).ok) return null
      told.length = table.entries.length + 1
      batch(() => {
        log.value = log.value.slice(0, told.length)
        takenBack.value = takenBackFor(table, logged)
        version.value++
        tellViewer()
      })
      hooks.changed?.(table)
      return null
    },
    settle(settled) {
      if (!settle(table, settled)) return
      batch(() => {
        version.value++
        tellViewer()
      })
      hooks.changed?.(table)
    },
    explain(number) {
      const entry = table.entries[number - 1]
      return explainer.ask(() => {
        if (!entry || table.entries[number - 1] !== entry || hides()) return null
        const { seat, choice } = entry
        const player = sitters[seat] ?? ''
        if (!playerNames.includes(player)) return null
        const view = writeView(game, game.view(stateAt(table, number - 1), seat))
        return { game: game.id, view, choice, player }
      })
    },
    record: async () => makeRecord(table, viewer.value),
    resume() {
      if (!thinking.value && !closed) void think()
    },
    close() {
      closed = true
      computer?.close()
      explainer.close()
    },
  }

  /** Asks the computer until a person has to decide. */
  const think = async (): Promise<void> => {
    thinking.value = true
    try {
      for (;;) {
        const seat = actor()
        const sitter = sitters[seat]
        if (closed || seat < 0 || sitter === undefined || sitter === 'human') break
        computer ??= startComputer(game)
        const asked = version.peek()
        const choice = await computer.ask(game.view(whole(), seat), sitter, mindSeed())
        if (closed) break
        if (version.peek() !== asked) continue // somebody took back in the meantime
        const entered = enter(seat, [choice])
        if ('ok' in entered) {
          throw new Error(`the computer chose something illegal: ${entered.rule}`)
        }
        const isTold = entered.some(hooks.isSeen ?? (() => true))
        const next = sitters[actor()]
        if (isTold || next === undefined || next === 'human') hooks.changed?.(table)
      }
      trouble.value = ''
    } catch (error) {
      trouble.value = error instanceof Error ? error.message : String(error)
    } finally {
      thinking.value = false
    }
  }
  return session
}

/** Every window goes by. */
const always: Order = () => true

/** The seat that acts: of several at once, a person before a computer. */
function actingSeat(game: Game, state: State, sitters: readonly Sitter[]): Seat {
  const mask = game.acting(state)
  const seats = sitters.map((_, seat) => seat).filter((seat) => (mask >> seat) & 1)
  return seats.find((seat) => sitters[seat] === 'human') ?? seats[0] ?? -1
}

/** Chance of the computer's mind: any seed will do, it is not the table's. */
function mindSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]!
}
