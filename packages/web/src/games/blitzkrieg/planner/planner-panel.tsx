import {
  cellIndex,
  DIE_FACES,
  DISRUPTION,
  ELIMINATION,
  MANDATORY_RETREAT,
  NO_EFFECT,
  previewAttack,
  RESULTS,
  RETREAT,
  SHIFT_LIMIT,
  type BlitzState,
  type CombatPreview,
} from '@estafette/blitzkrieg/screen'
import type { Part, Plan } from '@estafette/kernel'
import { Die } from '../../../dice/die.tsx'
import { RuleLink } from '../../../panels/rule-link.tsx'
import { keyed } from '../../../i18n/spoken.ts'
import { lookOf, sideClass } from '../../../screen/screen.ts'
import type { BlitzDesk } from '../desk.ts'
import { unitText } from './planner-names.ts'
import { plannerWords } from './planner-words.ts'
import { blitzWords, percent, signed } from '../words.ts'

/** The sum of an attack: both strengths, column, shifts, what each face brings. BLZ-CBT-17 */
export function AttackPanel(props: {
  readonly model: BlitzDesk
  readonly s: BlitzState
  readonly plan: Plan
}) {
  const { model, s, plan } = props
  const units = [...plan.units, ...(plan.helpers ?? [])]
  const preview = previewAttack(s, units, plan.targets ?? [plan.place])
  if (!preview) return null
  return (
    <section
      class="fight-panel blitz-attack"
      data-part="odds"
      data-against={preview.defenders.flatMap(({ unit }) => unit ?? []).join()}
    >
      <div class="values">
        <Strength
          model={model}
          side={s.phasing}
          total={preview.attackTotal}
          parts={preview.attackers}
        />
        <Strength
          model={model}
          side={1 - s.phasing}
          total={preview.defenceTotal}
          parts={preview.defenders}
        />
      </div>
      <Columns s={s} preview={preview} />
      <Shifts s={s} preview={preview} />
      <Faces s={s} column={preview.finalColumn} />
      <Outcomes preview={preview} />
    </section>
  )
}

/** A strength part by part. */
function Strength(props: {
  readonly model: BlitzDesk
  readonly side: number
  readonly total: number
  readonly parts: readonly Part[]
}) {
  const { model, side, total, parts } = props
  const { strength } = blitzWords()
  const nameOf = ({ key, unit }: Part): string =>
    unit === undefined ? (keyed<string>(strength)[key] ?? key) : unitText(model, unit)
  return (
    <div class={`value well ${sideClass(model.state.value.board.id, side)}`}>
      <b>{total}</b>
      <span>
        {parts.map((part, index) => (
          <span key={`${part.key}${part.unit ?? index}`} data-rule={part.rule}>
            {index > 0 && ', '}
            {nameOf(part)} {part.unit === undefined ? signed(part.value) : part.value}
          </span>
        ))}
      </span>
    </div>
  )
}

/** The columns of the table: framed where the odds alone stand, filled where the attack stands. */
function Columns({ s, preview }: { readonly s: BlitzState; readonly preview: CombatPreview }) {
  return (
    <ol class="blitz-columns" aria-label={plannerWords().columns}>
      {s.board.crtColumns.map((name, column) => (
        <li
          key={name}
          class={[
            column === preview.column ? 'is-first' : '',
            column === preview.finalColumn ? 'is-final' : '',
          ].join(' ')}
          aria-current={column === preview.finalColumn ? 'true' : undefined}
        >
          {name}
        </li>
      ))}
    </ol>
  )
}

/** Every shift with its rule, and the limit where it counts. BLZ-SHF-13 */
function Shifts({ s, preview }: { readonly s: BlitzState; readonly preview: CombatPreview }) {
  const { shifts, shiftLimit } = blitzWords()
  if (preview.shifts.length === 0) {
    return <p class="blitz-shifts flow quiet">{plannerWords().noShift}</p>
  }
  return (
    <ul class="blitz-shifts flow quiet">
      {preview.shifts.map(({ key, value, rule }) => (
        <li key={key}>
          <b>{signed(value)}</b> {keyed<string>(shifts)[key] ?? key}{' '}
          <RuleLink game={s.board.id} rule={rule} />
        </li>
      ))}
      {Math.abs(preview.shift) > SHIFT_LIMIT && (
        <li>
          {shiftLimit} <RuleLink game={s.board.id} rule="BLZ-SHF-13" />
        </li>
      )}
    </ul>
  )
}

/** What each face of the die brings: the attacker's result, then the defender's. BLZ-CBT-19 */
function Faces({ s, column }: { readonly s: BlitzState; readonly column: number }) {
  const { results } = blitzWords()
  return (
    <ol class="blitz-faces" aria-label={plannerWords().faces}>
      {facesOf(s, column).map(([own, other], index) => (
        <li key={index} class={`${own === NO_EFFECT ? '' : 'is-own'} is-result-${other}`}>
          <Die face={index + 1} look={lookOf(s.board.id, s.phasing)} size={16} />
          <span aria-hidden="true">{`${short(own)}/${short(other)}`}</span>
          <span class="sr-only">{`${results[own]}, ${results[other]}`}</span>
        </li>
      ))}
    </ol>
  )
}

/** Both results of every face of the die in a column. */
export function facesOf(
  { board }: BlitzState,
  column: number,
): readonly (readonly [attacker: number, defender: number])[] {
  return Array.from({ length: DIE_FACES }, (_, index) => {
    const cell = cellIndex(column, index + 1)
    return [board.crtAttacker[cell]!, board.crtDefender[cell]!]
  })
}

/** A result as the table prints it. */
function short(result: number): string {
  return result === NO_EFFECT ? '–' : RESULTS[result]!
}

/** How it ends if the defenders give way, if they stand, and what it may cost. BLZ-RES-1 .. BLZ-RES-4 */
function Outcomes({ preview }: { readonly preview: CombatPreview }) {
  const words = plannerWords()
  const of = (side: 'attacker' | 'defender', ...which: readonly number[]): number =>
    preview.results.reduce(
      (sum, result) => sum + (which.includes(result[side]) ? result.probability : 0),
      0,
    )
  const rows: readonly (readonly [string, readonly (readonly [number, string])[]])[] = [
    [
      words.ifGiveWay,
      [
        [of('defender', DISRUPTION), words.shaken],
        [of('defender', RETREAT, MANDATORY_RETREAT), words.drivenOff],
        [of('defender', ELIMINATION), words.destroyed],
      ],
    ],
    [
      words.ifStand,
      [
        [of('defender', DISRUPTION, RETREAT), words.shaken],
        [of('defender', MANDATORY_RETREAT, ELIMINATION), words.destroyed],
      ],
    ],
    [
      words.ownLoss,
      [
        [of('attacker', DISRUPTION), words.shaken],
        [of('attacker', RETREAT, MANDATORY_RETREAT), words.thrownBack],
        [of('attacker', ELIMINATION), words.destroyed],
      ],
    ],
  ]
  return (
    <table class="blitz-outcomes">
      <tbody>
        {rows.map(([name, cells]) => {
          const seen = cells.filter(([chance]) => chance > 0)
          return (
            seen.length > 0 && (
              <tr key={name}>
                <th scope="row">{name}</th>
                {seen.map(([chance, text]) => (
                  <td key={text}>
                    <b>{percent(chance)}</b> {text}
                  </td>
                ))}
              </tr>
            )
          )
        })}
      </tbody>
    </table>
  )
}
