import { useEffect, useRef } from 'preact/hooks'
import { sideWords } from '../i18n/side-words.ts'
import { voiceOf } from '../i18n/voice.ts'
import type { Session } from '../session/session.ts'
import { Button } from '../shell/button.tsx'
import { Mark } from '../shell/icons.tsx'
import { words } from './words.ts'

/** A screen between two people at one table; nothing of the game is behind it. */
export function HandOver({ session }: { readonly session: Session }) {
  const { game } = session
  const seat = session.awaited.value
  const voice = voiceOf(game)
  const side = game.sides[game.sideOf(session.known(), seat)]
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [seat])
  return (
    <main class="hand-over" aria-busy={false}>
      <Mark />
      <h1>
        {side === undefined ? words().passSeat(seat + 1) : sideWords().passTable(voice.forms(side))}
      </h1>
      <Button ref={button} look="gold" size="big" onClick={() => session.arrive()}>
        {words().ready}
      </Button>
    </main>
  )
}
