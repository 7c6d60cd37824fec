import { signal, type ReadonlySignal } from '@preact/signals'
import { quickNames } from '@estafette/bots/names'
import type { Choice, Seat } from '@estafette/kernel'
import { stateOf, type Table } from '@estafette/table'
import { startComputer, type Computer } from './computer.ts'
import type { Session, Sitter } from './session.ts'

const LONG = 700 // milliseconds of thought after which it can be cut short

/** Computers that sit at a table in this page. */
export interface Opponents extends Pick<Session, 'thinking' | 'trouble' | 'resume' | 'close'> {
  readonly hurry: NonNullable<Session['hurry']>
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
  let computer: Computer | null = null
  let closed = false

  const think = async (): Promise<void> => {
    thinking.value = true
    try {
      for (;;) {
        const seat = actor()
        const sitter = sitters[seat]
        if (closed || seat < 0 || sitter === undefined || sitter === 'human') break
        computer ??= startComputer(game)
        const asked = version.peek()
        const { ask, hurry: answerNow } = computer
        const timer = quickNames.includes(sitter)
          ? undefined
          : setTimeout(() => (hurry.value = answerNow), LONG)
        const choice = await ask(game.view(stateOf(table), seat), sitter, mindSeed()).finally(
          () => {
            clearTimeout(timer)
            hurry.value = null
          },
        )
        if (closed) break
        if (version.peek() !== asked) continue // somebody took back in the meantime
        enter(seat, choice)
      }
      trouble.value = ''
    } catch (error) {
      trouble.value = error instanceof Error ? error.message : String(error)
    } finally {
      thinking.value = false
    }
  }

  return {
    thinking,
    trouble,
    hurry,
    resume() {
      if (!thinking.value && !closed) void think()
    },
    close() {
      closed = true
      computer?.close()
    },
  }
}

/** Chance of the computer's mind: any seed will do, it is not the table's. */
function mindSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]!
}
