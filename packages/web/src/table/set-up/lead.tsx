import { Counter, CounterPicture } from '../../counters/counter.tsx'
import type { SetUpDesk } from './desk.ts'
import type { Work } from './work.ts'

/** What is in hand, so that nobody is asked about a counter they do not see. */
export function HandBox({ model, work }: { readonly model: SetUpDesk; readonly work: Work }) {
  const s = model.state.value
  const { units, name, lines } = work.part.hand(s)
  const [unit] = units
  const { counters } = model.screen
  if (unit === undefined || !counters) return null
  return (
    <section class="set-up-hand line" data-part="hand">
      <CounterPicture width={60}>
        <Counter face={counters.face(s, unit)} x={32} y={32} size={64} level="table" />
      </CounterPicture>
      <div>
        <b>{name}</b>
        {lines.filter(Boolean).map((line) => (
          <small key={line}>{line}</small>
        ))}
      </div>
    </section>
  )
}
