import {
  stepsIn,
  allowance,
  infiltrationOdds,
  pathSteps,
  sideOfUnit,
  STACKING_LIMIT,
  standardBoard,
  startsStrategic,
  stepsOf,
  type CellesState,
  type PathStep,
  type StepPart,
} from '@estafette/celles/screen'
import type { Plan } from '@estafette/kernel'
import { RuleLink } from '../../../panels/rule-link.tsx'
import type { CellesDesk } from '../desk.ts'
import { cellesWords, percent, points, signed } from '../words.ts'

const { hexIds: HEX_IDS, hexNames } = standardBoard

/** The way that will be paid for, step by step; equal steps in a row are one line. */
export function PathPanel({ model, plan }: { readonly model: CellesDesk; readonly plan: Plan }) {
  const s = model.state.value
  const unit = plan.units[0]!
  const words = cellesWords()
  const steps = pathSteps(s, plan)
  const isStrategic = unit === s.active ? s.strategic !== 0 : startsStrategic(s, unit)
  const spent = unit === s.active ? s.spent : 0
  const base = allowance(s, unit, false) - spent
  const isBonus = isStrategic && plan.chance === undefined && plan.cost + plan.left > base
  return (
    <section class="path-panel">
      {isBonus && (
        <p>
          {words.strategic} <RuleLink game="celles" rule="CEL-8.5.1" />
        </p>
      )}
      <table>
        <tbody>
          {runs(steps).map((run) => (
            <tr key={run.from}>
              <th scope="row">
                {hexText(run.to)}
                {run.count > 1 && <small> ×{run.count}</small>}
              </th>
              <td>
                {run.parts.map((part, index) => (
                  <Part key={part.key} part={part} isFirst={index === 0} />
                ))}
              </td>
              <td class="path-each">{run.count > 1 ? `${run.count} × ${points(run.cost)}` : ''}</td>
              <td class="path-sum">{points(run.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {plan.chance !== undefined && <InfiltrationOdds s={s} unit={unit} />}
      <Crowd s={s} plan={plan} />
    </section>
  )
}

interface Run {
  readonly from: number
  readonly to: number
  readonly parts: readonly StepPart[]
  readonly cost: number // of one step
  readonly count: number
  readonly total: number // from the start up to here
}

/** Steps of the same kind that follow each other, as one. */
function runs(steps: readonly PathStep[]): Run[] {
  const found: Run[] = []
  let total = 0
  for (const { from, to, parts, cost } of steps) {
    total += cost
    const last = found.at(-1)
    const isSame = last && kindOf(last.parts) === kindOf(parts) && last.cost === cost
    if (isSame) found[found.length - 1] = { ...last, to, count: last.count + 1, total }
    else found.push({ from, to, parts, cost, count: 1, total })
  }
  return found
}

function kindOf(parts: readonly StepPart[]): string {
  return parts.map(({ key }) => key).join()
}

function hexText(hex: number): string {
  const name = hexNames[hex]
  return name ? `${HEX_IDS[hex]} ${name}` : HEX_IDS[hex]!
}

function Part({ part, isFirst }: { readonly part: StepPart; readonly isFirst: boolean }) {
  const words = cellesWords()
  const text = words.parts[part.key] ?? part.key
  if (isFirst) return <span>{text}</span>
  return (
    <span class="path-extra">
      {part.cost > 0 ? `+${points(part.cost)} ` : ''}
      {text} <RuleLink game="celles" rule={part.rule} />
    </span>
  )
}

/** How the roll at the end of the path may go. */
function InfiltrationOdds({ s, unit }: { readonly s: CellesState; readonly unit: number }) {
  const words = cellesWords()
  const { succeeds, fails, disrupts, modifier } = infiltrationOdds(s, unit)
  const lines: [string, number, string][] = [
    ['is-win', succeeds, words.succeeds],
    ['is-fail', fails, words.fails],
    ['is-fail', disrupts, words.failsDisrupted],
  ]
  return (
    <div class="path-roll">
      <h3>
        {words.infiltration} <small>{`${signed(modifier)} ${words.sum}`}</small>{' '}
        <RuleLink game="celles" rule="CEL-9.1.2" />
      </h3>
      <ul class="chances">
        {lines
          .filter(([, chance]) => chance > 0)
          .map(([kind, chance, text]) => (
            <li key={text} class={kind}>
              <b>{percent(chance)}</b> {text}
            </li>
          ))}
      </ul>
    </div>
  )
}

/** A warning where whoever stays would have to lose steps. */
function Crowd({ s, plan }: { readonly s: CellesState; readonly plan: Plan }) {
  const unit = plan.units[0]!
  const steps = stepsIn(s, sideOfUnit(s, unit), plan.place) + stepsOf(s, unit)
  if (steps <= STACKING_LIMIT) return null
  return (
    <p class="is-warning">
      {cellesWords().overstacked(steps, STACKING_LIMIT)}{' '}
      <RuleLink game="celles" rule="CEL-10.0.3" />
    </p>
  )
}
