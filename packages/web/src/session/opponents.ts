import { signal, type ReadonlySignal } from '@preact/signals'
import { quickNames } from '@estafette/bots/names'
import type { Choice, Seat } from '@estafette/kernel'
import { stateOf, type Table } from '@estafette/table'
import { startComputer, type Computer } from './computer.ts'
import type { Hold, Session, Sitter } from './session.ts'

const LONG = 700 // milliseconds of thought after which it can be cut short, or held

/** Computers that sit at a table in this page. */
export interface Opponents extends Pick<Session, 'thinking' | 'trouble' | 'resume' | 'close'> {
  readonly hurry: NonNullable<Session['hurry']>
  readonly hold: NonNullable<Session['hold']>
}

/** What computers ask of the table, and do to it. */
interface Play {
  readonly version: ReadonlySignal<number>
  /** The seat that acts, -1 for none. */
  actor(): Seat
  /** Takes the choice of a computer; throws where that is not legal. */
  enter(seat: Seat, choice: Choice): void
}

/** Lets computers play whenever it is their turn, until a person has to decide. */
export function makeOpponents(table: Table, sitters: readonly Sitter[], play: Play): Opponents {
  const { game } = table
  const { version, actor, enter } = play
  const thinking = signal(false)
  const trouble = signal('')
  const hurry = signal<(() => void) | null>(null)
  const hold = signal<Hold | null>(null)
  let computer: Computer | null = null
  let closed = false

  const setHold = (isOn: boolean): void => {
    if (!closed) hold.value = { isOn, set: setHold }
  }

  /** What a computer wants to do, once it may; null where the table has moved on meanwhile. */
  const askFor = async (seat: Seat, player: string): Promise<Choice | null> => {
    computer ??= startComputer(game)
    const { ask, hurry: answerNow, drop } = computer
    const isQuick = quickNames.includes(player)
    const timer = isQuick ? undefined : setTimeout(() => (hurry.value = answerNow), LONG)
    const wanted = ask(game.view(stateOf(table), seat), player, mindSeed())
    try {
      const choice = await unlessMoved(version, whenFree(hold, wanted))
      if (choice === null) drop()
      return choice
    } finally {
      clearTimeout(timer)
      hurry.value = null
    }
  }

  const think = async (): Promise<void> => {
    thinking.value = true
    const timer = setTimeout(() => setHold(false), LONG)
    try {
      for (;;) {
        const seat = actor()
        const sitter = sitters[seat]
        if (closed || seat < 0 || sitter === undefined || sitter === 'human') break
        const choice = await askFor(seat, sitter)
        if (closed) break
        if (choice !== null) enter(seat, choice)
      }
      trouble.value = ''
    } catch (error) {
      trouble.value = error instanceof Error ? error.message : String(error)
    } finally {
      clearTimeout(timer)
      hold.value = null
      thinking.value = false
    }
  }

  return {
    thinking,
    trouble,
    hurry,
    hold,
    resume() {
      if (!thinking.value && !closed) void think()
    },
    close() {
      closed = true
      computer?.close()
    },
  }
}

/** What is waited for, but not while computers are held. */
async function whenFree<T>(hold: ReadonlySignal<Hold | null>, wanted: Promise<T>): Promise<T> {
  const found = await wanted
  const free = until(hold, (now) => !now?.isOn)
  await free.come
  free.leave()
  return found
}

/** What is waited for, or null as soon as the table is another: somebody took back, or ended it. */
async function unlessMoved<T>(
  version: ReadonlySignal<number>,
  wanted: Promise<T>,
): Promise<T | null> {
  const asked = version.peek()
  const moved = until(version, (now) => now !== asked)
  try {
    return await Promise.race([wanted, moved.come.then(() => null)])
  } finally {
    moved.leave()
  }
}

/** Waits until a signal has such a value. */
function until<T>(
  found: ReadonlySignal<T>,
  isSo: (now: T) => boolean,
): { readonly come: Promise<void>; leave(): void } {
  let leave = (): void => {}
  const come = new Promise<void>((resolve) => {
    leave = found.subscribe((now) => {
      if (isSo(now)) resolve()
    })
  })
  return { come, leave: () => leave() }
}

/** Chance of the computer's mind: any seed will do, it is not the table's. */
function mindSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]!
}
