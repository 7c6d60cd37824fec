import type { ArrasState } from '@estafette/arras/screen'
import { Fact, TurnTrack } from '../../../panels/status.tsx'
import { lookOf, sideClass } from '../../../screen/screen.ts'
import { Chip } from '../../../shell/chip.tsx'
import { hourText } from '../told/victory.ts'
import { arrasWords } from '../words.ts'

const PLANE =
  'M8 1.2L9 2.2V5.6L15 9.2V10.8L9 9.2V12.4L11 13.8V15L8 14.2L5 15V13.8L7 12.4V9.2L1 10.8V9.2L7 5.6V2.2Z'

/** Turn track, Initiative, Advantage and air in the top bar. */
export function Status({ state: s }: { readonly state: ArrasState }) {
  const words = arrasWords()
  const { turnTrack } = s.board
  const turns = Array.from({ length: turnTrack.last }, (_, index) => index + 1)
  return (
    <div class="arras-status">
      <TurnTrack
        label={words.turn}
        now={s.turn}
        turns={turns.map((turn) => ({ turn, note: hourText(s, turn) }))}
      />
      <div class="bar-facts">
        {s.initiative >= 0 && (
          <Fact part="initiative" name={words.initiative} short={words.initiativeShort}>
            <SideChip side={s.initiative} />
          </Fact>
        )}
        <Fact part="advantage" name={words.advantage} short={words.advantageShort}>
          <SideChip side={s.advantage} />
        </Fact>
        <div class="fact is-air" data-bar="fact" data-tip={words.airOf(s.alliedAir, s.germanAir)}>
          <small aria-hidden="true">{words.air}</small>
          <span aria-hidden="true">
            <Plane side={0} count={s.alliedAir} /> <Plane side={1} count={s.germanAir} />
          </span>
          <span class="sr-only">{words.airOf(s.alliedAir, s.germanAir)}</span>
        </div>
      </div>
    </div>
  )
}

/** Air Support of a side. */
function Plane({ side, count }: { readonly side: number; readonly count: number }) {
  return (
    <b class={sideClass('arras', side)}>
      <svg viewBox="0 0 16 16">
        <path d={PLANE} />
      </svg>
      {count}
    </b>
  )
}

/** A side as a chip. */
export function SideChip({ side }: { readonly side: number }) {
  return <Chip look={lookOf('arras', side)}>{arrasWords().side[side]}</Chip>
}
