import { battles, type BattleFacts } from './battles.ts'
import { saySeries } from './words.ts'

const FIRST = 12
const CUT = 17 // the days from here to the last battle are left out
const BACK = 21
const days = [12, 13, 14, 15, 16, 21, 22]

interface Props {
  readonly chosen: string
  readonly choose: (battle: BattleFacts) => void
}

/** When the battles were fought, day by day. The cards say the same in words. */
export function Timeline({ chosen, choose }: Props) {
  return (
    <div class="timeline" aria-hidden="true">
      {days.map((day) => (
        <span key={day} class={`timeline-day is-column-${columnOf(day)}`}>
          {day === FIRST ? saySeries('may', { day }) : day}
        </span>
      ))}
      <span class="timeline-gap" />
      {battles.map((battle) => (
        <button
          key={battle.id}
          type="button"
          tabIndex={-1}
          class={`timeline-battle ${placeOf(battle)}${battle.id === chosen ? ' is-chosen' : ''}`}
          onClick={() => choose(battle)}
        >
          {battle.place}
        </button>
      ))}
    </div>
  )
}

/** Which column of the calendar a day is, from 1. */
function columnOf(day: number): number {
  return day < CUT ? day - FIRST + 1 : day - BACK + CUT - FIRST + 2
}

function placeOf({ days: [from, to], row }: BattleFacts): string {
  return `is-row-${row} is-column-${columnOf(from)} is-long-${to - from + 1}`
}
