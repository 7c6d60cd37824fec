import { Counter, CounterPicture } from '../../../counters/counter.tsx'
import type { ArrasDesk } from '../desk.ts'
import { language } from '../../../store/settings.ts'
import { cardWords } from '../card/card-words.ts'
import { arrasLabel } from '../counter-words.ts'
import { arrasFace } from '../counters.ts'
import { membersOf } from './groups.ts'

const WIDTH = 46 // of a counter, in pixels
const SHOWN = 5

/** The counters of the group that is being placed. */
export function GroupStrip({ model }: { readonly model: ArrasDesk }) {
  const s = model.state.value
  const { board, flags } = s
  const units = membersOf(s, s.group)
  const rest = units.length - SHOWN
  return (
    <p class="group-strip line well">
      {units.slice(0, SHOWN).map((unit) => (
        <CounterPicture
          key={unit}
          width={WIDTH}
          label={arrasLabel(board, unit, flags[unit]!, language.value)}
        >
          <Counter
            face={arrasFace(board, unit, flags[unit]!)}
            x={32}
            y={32}
            size={64}
            level="table"
          />
        </CounterPicture>
      ))}
      {rest > 0 && <small>{cardWords().andMore(rest)}</small>}
    </p>
  )
}
