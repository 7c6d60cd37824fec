import { computed, type ReadonlySignal, type Signal } from '@preact/signals'
import { SPECTATOR, type Game, type Seat, type State, type Viewer } from '@estafette/kernel'
import { hidesSomething, isOver, stateOf, type Table } from '@estafette/table'
import type { AtScreen } from '../store/at-screen.ts'
import { knownTo } from './journal.ts'
import { peopleOf } from './secrets.ts'
import type { Session, Sitter } from './session.ts'

/** Who decides at a table in this page, who is in front of the screen, and what they may know. */
export interface Viewing extends Pick<Session, 'awaited' | 'viewer' | 'hides' | 'known'> {
  /** The seat that acts, -1 once the game is over. */
  actor(): Seat
  /** The person who decides now, whoever is in front of the screen; -1 if nobody does. */
  person(): Seat
  /** The person who may take back: whoever chose last, even if another decides now. */
  undoer(): Seat
  /** Two who see each other take back what they like; what is hidden between them stays done. */
  isApart(other: Seat): boolean
  /** Whoever is awaited has come to the screen. */
  arrive(): void
}

/** People and computers at a table, of which the screen shows one view at a time. */
export function makeViewing(
  id: string,
  table: Table,
  sitters: readonly Sitter[],
  version: ReadonlySignal<number>,
  atScreen: Signal<AtScreen | null>,
): Viewing {
  const { game } = table
  const people = peopleOf(sitters)
  const isHuman = (seat: Seat): boolean => sitters[seat] === 'human'
  const whole = (): State => stateOf(table)
  const actor = (): Seat => (isOver(table) ? -1 : actingSeat(game, whole(), sitters))
  const hides = (): boolean => !isOver(table) && hidesSomething(game, whole())
  const person = (): Seat => {
    const seat = actor()
    return isHuman(seat) ? seat : -1
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
  const known = computed((): State => {
    void version.value
    const eyes = viewer.value
    return isOver(table) ? whole() : knownTo(game, whole(), eyes)
  })

  return {
    awaited,
    viewer,
    hides,
    known: () => known.value,
    actor,
    person,
    undoer() {
      const last = table.entries.at(-1)?.seat ?? -1
      return isHuman(last) ? last : Math.max(0, person())
    },
    isApart: (other) => people.length > 1 && isHuman(other) && hides(),
    arrive() {
      atScreen.value = { id, seat: awaited.peek() }
    },
  }
}

/** The seat that acts: of several at once, a person before a computer. */
function actingSeat(game: Game, state: State, sitters: readonly Sitter[]): Seat {
  const mask = game.acting(state)
  const seats = sitters.map((_, seat) => seat).filter((seat) => (mask >> seat) & 1)
  return seats.find((seat) => sitters[seat] === 'human') ?? seats[0] ?? -1
}
