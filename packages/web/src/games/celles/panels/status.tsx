import {
  actionsRolled,
  actionsUsed,
  NONE,
  standardBoard,
  type CellesState,
} from '@estafette/celles/screen'
import { Fact, TurnTrack, type TrackedTurn } from '../../../panels/status.tsx'
import { lookOf } from '../../../screen/screen.ts'
import { Chip } from '../../../shell/chip.tsx'
import { cellesWords } from '../words.ts'

const { lastTurn: LAST_TURN, night, turnDay } = standardBoard

const SUN = 'M5 1.6A3.4 3.4 0 1 0 5 8.4A3.4 3.4 0 1 0 5 1.6Z'
const MOON = 'M6.8 1A4.4 4.4 0 1 0 6.8 9A5 5 0 0 1 6.8 1Z'

/** Turn track with day and night, first player and actions in the top bar. */
export function Status({ state: s }: { readonly state: CellesState }) {
  const words = cellesWords()
  const turns = Array.from({ length: LAST_TURN }, (_, index) => index + 1)
  return (
    <div class="celles-status">
      <TurnTrack label={words.turn} now={s.turn} turns={turns.map(trackedTurn)} />
      {s.turn > 0 && (
        <div class="bar-facts">
          {s.first !== NONE && (
            <Fact part="first" name={words.firstPlayer} short={words.firstShort}>
              <SideChip side={s.first} />
            </Fact>
          )}
          <Fact part="actions" class="is-actions" name={words.actions} short={words.actionsShort}>
            <span class="bar-actions">
              {[0, 1].map((side) => (
                <ActionCount key={side} s={s} side={side} />
              ))}
            </span>
          </Fact>
        </div>
      )}
    </div>
  )
}

/** Actions of a side, those used of those it has; the side whose phase it is stands out. */
function ActionCount({ s, side }: { readonly s: CellesState; readonly side: number }) {
  const words = cellesWords()
  const said = words.actionsOf(words.side[side]!, actionsUsed(s, side), actionsRolled(s, side))
  return (
    <span class={s.phasing === side ? 'is-now' : ''} data-tip={said}>
      <Chip look={lookOf('celles', side)}>
        <span aria-hidden="true">
          {actionsUsed(s, side)}/{actionsRolled(s, side)}
        </span>
        <span class="sr-only">{said}</span>
      </Chip>
    </span>
  )
}

/** A turn with its day, under sun or moon. */
function trackedTurn(turn: number): TrackedTurn {
  return {
    turn,
    tip: cellesWords().date(turnDay[turn]!, night[turn] === 1),
    note: (
      <>
        {turnDay[turn]}
        <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
          <path class={night[turn] ? 'is-moon' : 'is-sun'} d={night[turn] ? MOON : SUN} />
        </svg>
      </>
    ),
  }
}

/** A side as a chip. */
export function SideChip({ side }: { readonly side: number }) {
  return <Chip look={lookOf('celles', side)}>{cellesWords().side[side]}</Chip>
}
