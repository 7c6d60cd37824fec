import { Counter, CounterPicture } from '../../counters/counter.tsx'
import type { Companion, Company } from '../../screen/card.ts'
import { language } from '../../store/settings.ts'
import type { TableModel } from '../model.ts'

const WIDTH = 52 // of a counter, in pixels

/** Everybody who could take part in what is planned: each joins or leaves by a press. */
export function CompanyRow(props: { readonly model: TableModel; readonly company: Company }) {
  const { model, company } = props
  return (
    <>
      <header class="stack">
        <h2>{company.title}</h2>
        <span class="dock-note">{company.note}</span>
      </header>
      <div class="dock-row line">
        {company.groups.map(({ title, members }) => (
          <div key={title} class="company-group line" role="group" aria-label={title}>
            <h3>{title}</h3>
            <ul class="dock-units">
              {members.map((member) => (
                <li key={member.unit}>
                  <Member model={model} member={member} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  )
}

function Member({ model, member }: { readonly model: TableModel; readonly member: Companion }) {
  const { counters } = model.screen
  const { unit, word, why = word, isIn, press } = member
  if (!counters) return null
  const state = model.state.value
  const label = counters.describe(state, unit, language.value)
  const inside = (
    <>
      <CounterPicture width={WIDTH}>
        <Counter
          face={counters.face(state, unit)}
          x={32}
          y={32}
          size={64}
          level="table"
          marks={{ selected: isIn }}
        />
      </CounterPicture>
      <small class="dock-name" aria-hidden="true">
        {counters.face(state, unit).name}
      </small>
      <small aria-hidden="true">{word}</small>
      <span class="sr-only">{`${label}, ${why}`}</span>
    </>
  )
  return press ? (
    <button
      type="button"
      class="dock-unit"
      data-unit={unit}
      aria-pressed={isIn}
      data-tip={`${label}, ${why}`}
      onClick={press}
    >
      {inside}
    </button>
  ) : (
    <span class="dock-unit is-out" data-tip={`${label}, ${why}`}>
      {inside}
    </span>
  )
}
