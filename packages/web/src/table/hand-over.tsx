import { useEffect, useRef } from 'preact/hooks'
import type { Session } from '../session/session.ts'
import { passText } from '../session/who.ts'
import { Button } from '../shell/button.tsx'
import { Mark } from '../shell/icons.tsx'
import { words } from './words.ts'

/** A screen between two people at one table; nothing of the game is behind it. */
export function HandOver({ session }: { readonly session: Session }) {
  const seat = session.awaited.value
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [seat])
  return (
    <main class="hand-over" aria-busy={false}>
      <Mark />
      <h1>{passText(session, session.known(), seat)}</h1>
      <Button ref={button} look="gold" size="big" onClick={() => session.arrive()}>
        {words().ready}
      </Button>
    </main>
  )
}
