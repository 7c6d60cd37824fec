import {
  computed,
  effect,
  signal,
  untracked,
  type ReadonlySignal,
  type Signal,
} from '@preact/signals'
import { LEGAL, type Choice, type Rebuff, type Seat, type State } from '@estafette/kernel'
import type { Desk, Intention } from '../screen/desk.ts'
import type { GameScreen } from '../screen/screen.ts'
import { noOffers, offersOf } from '../session/offers.ts'
import type { Session } from '../session/session.ts'
import { asksAgain } from '../screen/confirmation.ts'
import { makeTableState } from '../screen/table-state.ts'
import { makeGestures } from './gestures.ts'
import type { Handle, HandPart } from './handle.ts'
import { mapHand } from './press/map-hand.ts'

/** The table as a person handles it, with the screen of its game. */
export interface TableModel extends Desk {
  readonly screen: GameScreen
}

/** Sits a person at a table. */
export function makeModel(session: Session, screen: GameScreen): TableModel {
  const { game } = session
  const state = computed(() => {
    void session.version.value
    return session.known()
  })
  const seat = computed(() => {
    void session.version.value
    return session.deciding()
  })
  const offers = computed(() =>
    seat.value < 0 ? noOffers : offersOf(game, state.value, seat.value, screen.map),
  )
  const intention = meantFor<Intention>(state)
  const rebuff = signal<Rebuff | null>(null)
  const gestures = makeGestures()
  const parts: HandPart[] = []

  const clear = (): void => {
    intention.value = null
    rebuff.value = null
    for (const part of parts) part.clear()
  }

  /** Takes choices. A table far away answers later, and refuses what comes after another change. */
  const carryOut = async (choices: readonly Choice[], goesOn = false): Promise<void> => {
    if (session.declines?.(choices)) return
    gestures.begin()
    const after = parts.map((part) => part.beforeTaking?.())
    const goOn = (): void => after.forEach((follow) => follow?.())
    clear()
    const [version, { length }, by] = [session.version.peek(), session.log.peek(), seat.peek()]
    const promise = session.take(choices, version)
    const isDone = session.version.peek() !== version // a table in this page has done it already
    if (isDone) goOn()
    const refused = await promise
    if (refused) rebuff.value = refused
    else gestures.note(choices.slice(0, takenSince(length, by)))
    if (!isDone) goOn()
    const rest = refused || !goesOn ? [] : choices.slice(takenSince(length, by))
    if (rest.length > 0 && isNext(by, rest[0]!)) await carryOut(rest, goesOn)
  }

  /** Whether a seat is asked again, and may go on with a choice. */
  const isNext = (by: Seat, choice: Choice): boolean =>
    seat.peek() === by && game.verdict(state.peek(), by, choice) === LEGAL

  /** How many choices of a seat stand since the log was so long: a row may have ended early. */
  const takenSince = (length: number, by: Seat): number =>
    session.log.peek().filter(({ seat: who }, at) => at >= length && who === by).length || Infinity

  const takeBack = async (count: number): Promise<void> => {
    clear()
    gestures.takeBack(count)
    rebuff.value = await session.undo(count, session.version.peek())
  }

  const handle: Handle = {
    session,
    screen,
    page: makeTableState(session),
    state,
    seat,
    offers,
    intention,
    rebuff,
    choose(offer, isCareful = false) {
      rebuff.value = null
      const verdict = game.verdict(state.value, seat.value, offer.choice)
      if (verdict !== LEGAL) {
        const gaps = game.obstacle(state.value, offer.choice, verdict)
        rebuff.value = { verdict, gaps, place: -1 }
        return
      }
      if (session.declines?.([offer.choice])) return
      const isSame =
        intention.value?.kind === 'offer' && intention.value.offer.choice === offer.choice
      // What cannot be called back waits for slot A, however often it is chosen.
      const isFinal = asksAgain(handle, offer)
      if (!isFinal && (isSame || !isCareful)) void carryOut([offer.choice])
      else if (!isSame) intention.value = { kind: 'offer', offer }
    },
    confirm() {
      const now = intention.value
      if (!now) return
      const spelled = parts.map((part) => part.spelled?.(now)).find((choices) => choices)
      if (now.kind === 'row') void carryOut(now.choices, now.goesOn)
      else void carryOut(now.kind === 'offer' ? [now.offer.choice] : (spelled ?? []))
    },
    back() {
      if (intention.value) intention.value = null
      else clear()
    },
    undone: gestures.undone,
    undo() {
      const { count } = session.undoable()
      void takeBack(Math.min(count, gestures.last() ?? 1))
    },
    undoAll() {
      void takeBack(session.undoable().count)
    },
    undoTo(number) {
      const length = session.log.peek().at(-1)?.number ?? 0
      void takeBack(Math.min(session.undoable().count, length - number))
    },
    redo: () => gestures.redo((choices) => void carryOut(choices)),
  }

  const map = mapHand(handle)
  parts.push(map.part)
  effect(() => {
    void session.version.value
    void session.viewer.value
    untracked(() => {
      for (const part of parts) part.changed?.()
    })
  })
  return { ...handle, ...map.desk }
}

/**
 * What is meant for a position: it is gone with it. Far away others change the table as well, and a
 * choice that was about to be confirmed may belong to a question that nobody asks any more.
 */
function meantFor<T>(state: ReadonlySignal<State>): Signal<T | null> {
  const meant = signal<{ readonly what: T; readonly position: State } | null>(null)
  return Object.defineProperty(signal<T | null>(null), 'value', {
    get: () => (meant.value?.position === state.value ? (meant.value?.what ?? null) : null),
    set: (what: T | null) => {
      meant.value = what === null ? null : { what, position: state.peek() }
    },
  })
}
