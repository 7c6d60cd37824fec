import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { ActionCard } from '../hand/action-card.tsx'
import { FullGround } from './full-ground.tsx'
import type { LookedThing } from './look.ts'
import type { Scene } from './scene.ts'
import { SoldierCard } from '../hand/soldier-card.tsx'

const GAP = 10
const EDGE = 8

/** The full card of what is looked at, beside it and never over it. */
export function LookedAt({ scene }: { readonly scene: Scene }) {
  const { looked } = scene
  const now = looked.value
  const card = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = card.current
    if (!element || !now) return
    const at = now.at.getBoundingClientRect()
    const own = element.getBoundingClientRect()
    const isCard = now.what.kind === 'card' // its neighbours are still to be read
    const isRight = !isCard && at.right + GAP + own.width + EDGE <= innerWidth
    const isLeft = !isCard && at.left - GAP - own.width >= EDGE
    const left = isRight
      ? at.right + GAP
      : isLeft
        ? at.left - GAP - own.width
        : Math.max(EDGE, Math.min(at.left, innerWidth - own.width - EDGE))
    const beside = Math.max(EDGE, Math.min(at.top, innerHeight - own.height - EDGE))
    const above = at.top - GAP - own.height
    const top = isRight || isLeft ? beside : above >= EDGE ? above : at.bottom + GAP
    element.style.translate = `${Math.round(left)}px ${Math.round(top)}px`
  }, [now])
  const isPinned = now?.isPinned === true
  useEffect(() => {
    if (!isPinned) return
    const close = ({ target }: PointerEvent): void => {
      if (!(target instanceof Node && card.current?.contains(target))) looked.value = null
    }
    document.addEventListener('pointerdown', close, true)
    return () => document.removeEventListener('pointerdown', close, true)
  }, [isPinned])
  if (!now?.at.isConnected) return null
  return (
    <div
      class={isPinned ? 'frl-looked is-pinned' : 'frl-looked'}
      ref={card}
      role={isPinned ? 'note' : 'tooltip'}
    >
      <FullCard scene={scene} what={now.what} />
    </div>
  )
}

function FullCard({ scene, what }: { readonly scene: Scene; readonly what: LookedThing }) {
  if (what.kind === 'soldier') return <SoldierCard scene={scene} soldier={what.soldier} />
  if (what.kind === 'ground') return <FullGround scene={scene} place={what.place} />
  const mark = scene.hand.get(what.card)
  return <ActionCard card={what.card} {...(mark && { mark })} />
}
