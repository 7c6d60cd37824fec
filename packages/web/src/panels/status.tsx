import type { ComponentChildren } from 'preact'

/** A turn on the track. */
export interface TrackedTurn {
  readonly turn: number
  readonly note: ComponentChildren // under its number
  readonly tip?: string
}

/** The turns of the game, the present one marked. */
export function TurnTrack(props: {
  readonly label: string
  readonly now: number
  readonly turns: readonly TrackedTurn[]
}) {
  const { label, now, turns } = props
  return (
    <ol class="turn-track" data-part="turns" aria-label={label}>
      {turns.map(({ turn, note, tip }) => (
        <li
          key={turn}
          class={turn < now ? 'is-past' : turn === now ? 'is-now' : ''}
          aria-current={turn === now ? 'step' : undefined}
          data-tip={tip}
        >
          <b>{turn}</b>
          <small>{note}</small>
          {tip !== undefined && <span class="sr-only">{tip}</span>}
        </li>
      ))}
    </ol>
  )
}

/** Victory points, and how far they are from those that decide the game. */
export function VictoryPoints(props: {
  readonly title: string
  readonly short: string // for a narrow bar
  readonly vp: number
  readonly goal: number
}) {
  const { title, short, vp, goal } = props
  const share = Math.max(0, Math.min(1, vp / goal))
  return (
    <div class="fact is-vp" data-part="vp" data-short={short}>
      <small>{title}</small>
      <span class="vp">
        <svg class="vp-bar" width="64" height="10" viewBox="0 0 64 10" aria-hidden="true">
          <rect class="vp-all" width="64" height="10" rx="3" />
          <rect class="vp-some" width={64 * share} height="10" rx="3" />
        </svg>
        <b>{vp}</b>
      </span>
    </div>
  )
}
