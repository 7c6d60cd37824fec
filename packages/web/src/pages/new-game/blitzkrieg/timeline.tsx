import { battles, type BattleFacts } from './battles.ts'
import { columnsOf } from './calendar.ts'
import { numberOf, sayDay } from './dates.ts'

const { columns, columnOf } = columnsOf(battles)
const ROWS = 1 + Math.max(...battles.map(({ row }) => row))

interface Props {
  readonly chosen: string
  readonly choose: (battle: BattleFacts) => void
}

/** When the battles were fought, day by day. The cards say the same in words. */
export function Timeline({ chosen, choose }: Props) {
  return (
    <div
      class="timeline"
      aria-hidden="true"
      style={{ '--days': String(columns.length), '--rows': String(ROWS) }}
    >
      {columns.map((day, index) =>
        day === null ? (
          <span key={index} class="timeline-gap" style={{ gridColumn: `${index + 1}` }} />
        ) : (
          <span key={index} class="timeline-day" style={{ gridColumn: `${index + 1}` }}>
            {index === 0 || day.endsWith('-01') ? sayDay(day) : numberOf(day)}
          </span>
        ),
      )}
      {battles.map((battle) => (
        <button
          key={battle.id}
          type="button"
          tabIndex={-1}
          class={classOf(battle, chosen)}
          style={{
            gridRow: `${battle.row + 2}`,
            gridColumn: `${columnOf(battle.from)} / ${columnOf(battle.to) + 1}`,
          }}
          onClick={() => choose(battle)}
        >
          {battle.place}
        </button>
      ))}
    </div>
  )
}

/** One day has little room for a name. */
function classOf({ id, from, to }: BattleFacts, chosen: string): string {
  return `timeline-battle${from === to ? ' is-short' : ''}${id === chosen ? ' is-chosen' : ''}`
}
