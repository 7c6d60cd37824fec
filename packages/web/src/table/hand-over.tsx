import { signal } from '@preact/signals'
import type { Seat } from '@estafette/kernel'
import { useEffect, useRef } from 'preact/hooks'
import { Button } from '../shell/button.tsx'
import { Mark } from '../shell/icons.tsx'
import type { TableModel } from './model.ts'
import { hidesSomething } from './secrets.ts'
import { voiceOf } from './voice.ts'
import { words } from './words.ts'

/** The person who last said that the table is in front of them, by game. */
const seated = signal<{ readonly id: string; readonly seat: Seat } | null>(null)

/** Whether two people share the screen and the next decision, or what lies on it, is secret. */
export function needsHandOver(model: TableModel): boolean {
  const { session, seat, state } = model
  const { game, sitters } = session
  if (seat.value < 0 || sitters.filter((sitter) => sitter === 'human').length < 2) return false
  const isSecret =
    game.decision(state.value, game.toAct(state.value)).seats.length > 1 ||
    hidesSomething(game, state.value)
  if (!isSecret) return false
  return seated.value?.id !== session.id || seated.value.seat !== seat.value
}

/** A screen between two people at one table; nothing of the game is behind it. */
export function HandOver({ model }: { readonly model: TableModel }) {
  const { session, seat, state } = model
  const { game } = session
  const voice = voiceOf(game)
  const side = game.sides[game.sideOf(state.value, seat.value)]
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <main class="hand-over" aria-busy={false}>
      <Mark />
      <h1>
        {side === undefined
          ? words().passSeat(seat.value + 1)
          : words().passTable(voice.side(side))}
      </h1>
      <Button
        ref={button}
        look="gold"
        size="big"
        onClick={() => (seated.value = { id: session.id, seat: seat.value })}
      >
        {words().ready}
      </Button>
    </main>
  )
}
