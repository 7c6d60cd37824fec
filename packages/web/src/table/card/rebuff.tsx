import type { Game, Rebuff } from '@estafette/kernel'
import { useEffect, useRef } from 'preact/hooks'
import { voiceOf } from '../../i18n/voice.ts'
import type { CoreDesk } from '../../screen/desk.ts'
import { MOVED_ON } from '../../session/session.ts'
import { Icon } from '../../shell/icons.tsx'
import { Link } from '../../shell/link.tsx'
import { words } from '../words.ts'

const WIDTH = 260
const GAP = 14

/** Why something is not allowed, in words: whoever refused it, a plan, the rules or the table. */
export function rebuffText(game: Game, { verdict, gaps }: Rebuff): string {
  return verdict === MOVED_ON ? words().movedOn : voiceOf(game).reason(verdict, gaps)
}

/** The same as a line, with its rule to be opened. */
export function RebuffLine({ game, rebuff }: { readonly game: Game; readonly rebuff: Rebuff }) {
  const rule = game.reasons[rebuff.verdict]?.rule
  return (
    <>
      {rebuffText(game, rebuff)}{' '}
      {rule && (
        <Link to={{ page: 'rules', game: game.id, rule }} class="rule-link faint">
          {rule}
        </Link>
      )}
    </>
  )
}

/** The same where it was tried; the prompt says it too, for those who do not point. */
export function RebuffAtPointer({ model }: { readonly model: CoreDesk }) {
  const at = useRef<{ x: number; y: number } | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    const options = { signal: stop.signal, capture: true }
    const point = ({ clientX: x, clientY: y }: PointerEvent): void => {
      at.current = { x, y }
    }
    document.addEventListener('pointerdown', point, options)
    document.addEventListener('keydown', () => (at.current = null), options)
    return () => stop.abort()
  }, [])
  const rebuff = model.rebuff.value
  if (!rebuff || !at.current) return null
  const { x, y } = at.current
  const left = Math.max(8, Math.min(x + GAP, innerWidth - WIDTH - 8))
  const isLow = y > innerHeight * 0.6
  return (
    <div
      class="refusal"
      aria-hidden="true"
      style={{
        left: `${left}px`,
        ...(isLow ? { bottom: `${innerHeight - y + GAP}px` } : { top: `${y + GAP}px` }),
      }}
    >
      <Icon name="warning" />
      <span>{rebuffText(model.session.game, rebuff)}</span>
    </div>
  )
}
