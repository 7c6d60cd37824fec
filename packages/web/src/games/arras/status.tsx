import { victoryParts, type ArrasState } from '@estafette/arras/screen'
import { Chip } from '../../shell/chip.tsx'
import { arrasWords } from './words.ts'

/** Turn track, victory points, Initiative, Advantage and air in the top bar. */
export function Status({ state: s }: { readonly state: ArrasState }) {
  const words = arrasWords()
  const { vp } = victoryParts(s)
  const { turnTrack } = s.board
  return (
    <div class="arras-status">
      <ol class="turn-track" data-part="turns" aria-label={words.turn}>
        {turnTrack.hours.slice(1).map((hour, index) => (
          <li
            key={hour}
            class={index + 1 < s.turn ? 'is-past' : index + 1 === s.turn ? 'is-now' : ''}
            aria-current={index + 1 === s.turn ? 'step' : undefined}
          >
            <b>{index + 1}</b>
            <small>{hour}</small>
          </li>
        ))}
      </ol>
      <div class="fact is-vp" data-part="vp" data-short={words.vpShort}>
        <small>{words.alliedVp(s.threshold)}</small>
        <span class="vp">
          <VpBar vp={vp} threshold={s.threshold} />
          <b>{vp}</b>
        </span>
      </div>
      <div class="arras-facts">
        {s.initiative >= 0 && (
          <div class="fact" data-part="initiative">
            <small>{words.initiative}</small>
            <SideChip side={s.initiative} />
          </div>
        )}
        <div class="fact" data-part="advantage">
          <small>{words.advantage}</small>
          <SideChip side={s.advantage} />
        </div>
        <div class="fact is-air">
          <small>{words.air}</small>
          <span>
            <b class="is-allied">{s.alliedAir}</b> <b class="is-german">{s.germanAir}</b>
          </span>
        </div>
      </div>
    </div>
  )
}

function VpBar({ vp, threshold }: { readonly vp: number; readonly threshold: number }) {
  const share = Math.max(0, Math.min(1, vp / threshold))
  return (
    <svg class="vp-bar" width="64" height="10" viewBox="0 0 64 10" aria-hidden="true">
      <rect class="vp-all" width="64" height="10" rx="3" />
      <rect class="vp-some" width={64 * share} height="10" rx="3" />
    </svg>
  )
}

/** A side as a chip: round corners for the Allies, cut ones for the Germans. */
export function SideChip({ side }: { readonly side: number }) {
  return <Chip side={side === 0 ? 'allied' : 'german'}>{arrasWords().side[side]}</Chip>
}
