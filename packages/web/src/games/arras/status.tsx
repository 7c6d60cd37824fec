import { victoryParts, type ArrasState } from '@estafette/arras/screen'
import { TurnTrack, VictoryPoints } from '../../panels/status.tsx'
import { Chip } from '../../shell/chip.tsx'
import { arrasWords } from './words.ts'

/** Turn track, victory points, Initiative, Advantage and air in the top bar. */
export function Status({ state: s }: { readonly state: ArrasState }) {
  const words = arrasWords()
  const { vp } = victoryParts(s)
  const { turnTrack } = s.board
  return (
    <div class="arras-status">
      <TurnTrack
        label={words.turn}
        now={s.turn}
        turns={turnTrack.hours.slice(1).map((note, index) => ({ turn: index + 1, note }))}
      />
      <VictoryPoints
        title={words.alliedVp(s.threshold)}
        short={words.vpShort}
        vp={vp}
        goal={s.threshold}
      />
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

/** A side as a chip: round corners for the Allies, cut ones for the Germans. */
export function SideChip({ side }: { readonly side: number }) {
  return <Chip side={side === 0 ? 'allied' : 'german'}>{arrasWords().side[side]}</Chip>
}
