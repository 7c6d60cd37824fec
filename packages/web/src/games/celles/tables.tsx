import {
  cellIndex,
  CRT_ROWS,
  finalScore,
  NONE,
  previewCurrent,
  previewPlan,
  standardBoard,
  type CellesState,
} from '@estafette/celles/screen'
import type { TableModel } from '../../table/model.ts'
import { resultText } from './combat.tsx'
import { RuleLink } from './rule-link.tsx'
import { cellesWords, points, signed } from './words.ts'

const {
  attackCost,
  attackModifier,
  combatModifier: COMBAT_MODIFIER,
  crtColumns: CRT_COLUMNS,
  exitZocCost,
  infiltrationCost,
  lastTurn: LAST_TURN,
  minorRiverCost,
  motorizedInTheWayCost,
  night,
  roadCost,
  terrainCost,
  turnDay,
} = standardBoard

/** The player aids; the column of the attack that is looked at is lit. */
export function Tables({ model }: { readonly model: TableModel }) {
  const s = model.state.value as CellesState
  return (
    <div class="aids">
      <Score s={s} />
      <Crt s={s} column={columnNow(model)} />
      <Attacks />
      <Modifiers />
      <Movement />
      <Infiltration s={s} />
      <Air />
      <Track s={s} />
    </div>
  )
}

function columnNow(model: TableModel): number {
  const s = model.state.value as CellesState
  const now = model.intention.value
  if (now?.kind === 'plan') return previewPlan(s, now.plan)?.column ?? NONE
  return s.column === NONE ? (previewCurrent(s)?.column ?? NONE) : s.column
}

/** What both sides would have if the game ended now. */
function Score({ s }: { readonly s: CellesState }) {
  const words = cellesWords()
  const score = finalScore(s)
  const rows: [string, number, number][] = [
    [words.vpLines.track, score.track, 0],
    [words.vpLines.towns, score.germanTowns, score.alliedTowns],
    [words.vpLines.steps, score.germanSteps, score.alliedSteps],
    [words.vpLines.total, score.german, score.allied],
  ]
  return (
    <>
      <h2>
        {words.vpNow} <RuleLink rule="CEL-16.0.3" />
      </h2>
      <table class="aid-rows is-columns">
        <thead>
          <tr>
            <td />
            <th scope="col">{words.side[0]}</th>
            <th scope="col">{words.side[1]}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([text, german, allied]) => (
            <tr key={text}>
              <th scope="row">{text}</th>
              <td>{german}</td>
              <td>{allied}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Crt({ s, column }: { readonly s: CellesState; readonly column: number }) {
  const words = cellesWords()
  const columns = Array.from({ length: CRT_COLUMNS.length }, (_, index) => index)
  const rows = Array.from({ length: CRT_ROWS }, (_, index) => index)
  return (
    <>
      <h2>
        {words.tables.crt} <RuleLink rule="CEL-11.0.16" />
      </h2>
      <table class="aid-odds aid-crt">
        <thead>
          <tr>
            <th scope="col">{words.tables.die}</th>
            {columns.map((index) => (
              <th key={index} scope="col" class={index === column ? 'is-lit' : ''}>
                {words.column(CRT_COLUMNS[index]!)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{row === 0 ? '≤0' : row === CRT_ROWS - 1 ? `≥${row}` : row}</th>
              {columns.map((index) => {
                const cell = cellIndex(index, row)
                const [attacker, defender] = [
                  s.board.crtAttacker[cell]!,
                  s.board.crtDefender[cell]!,
                ]
                return (
                  <td key={index} class={index === column ? 'is-lit' : ''}>
                    {attacker === 0 && defender === 0
                      ? '—'
                      : `${resultText(attacker)}/${resultText(defender)}`}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="aid-note">{words.tables.reconstructed}</p>
    </>
  )
}

/** A table with a value for units on foot and one for motorized ones. */
function ByClass(props: {
  readonly title: string
  readonly rule: string
  readonly rows: readonly (readonly [text: string, foot: string, motor: string])[]
}) {
  const words = cellesWords()
  return (
    <>
      <h2>
        {props.title} <RuleLink rule={props.rule} />
      </h2>
      <table class="aid-rows is-columns">
        <thead>
          <tr>
            <td />
            <th scope="col">{words.tables.motorized}</th>
            <th scope="col">{words.tables.infantry}</th>
          </tr>
        </thead>
        <tbody>
          {props.rows.map(([text, foot, motor]) => (
            <tr key={text}>
              <th scope="row">{text}</th>
              <td>{motor}</td>
              <td>{foot}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Attacks() {
  const words = cellesWords()
  const rows = [0, 1, 2].map(
    (type) =>
      [
        `${words.attack.title[type]}, ${signed(attackModifier[type]!)}`,
        points(attackCost[type]![0]!),
        points(attackCost[type]![1]!),
      ] as const,
  )
  return <ByClass title={words.tables.types} rule="CEL-11.0.1" rows={rows} />
}

function Modifiers() {
  const words = cellesWords()
  return (
    <>
      <h2>
        {words.tables.modifiers} <RuleLink rule="CEL-11.0.9" />
      </h2>
      <table class="aid-rows">
        <tbody>
          {words.modifierRows.map(([key, text]) => (
            <tr key={key}>
              <th scope="row">{text}</th>
              <td>{signed(COMBAT_MODIFIER[key] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Movement() {
  const words = cellesWords()
  const row = (key: string, costs: Uint8Array, sign = ''): readonly [string, string, string] => [
    words.movementRows[key]!,
    costs[0] ? sign + points(costs[0]) : '0',
    costs[1] ? sign + points(costs[1]) : '0',
  ]
  const rows = [
    row('clear', terrainCost[0]!),
    row('rough', terrainCost[1]!),
    row('woods', terrainCost[2]!),
    row('road', roadCost[1]!),
    row('main-road', roadCost[2]!),
    row('river', minorRiverCost, '+'),
    row('traffic', motorizedInTheWayCost, '+'),
    row('exit-zoc', exitZocCost, '+'),
    row('infiltration', infiltrationCost, '+'),
    [words.movementRows['meuse']!, words.forbidden, words.forbidden] as const,
  ]
  return <ByClass title={words.tables.movement} rule="CEL-8.0.10" rows={rows} />
}

function Rows(props: {
  readonly title: string
  readonly rule: string
  readonly rows: readonly (readonly [string, string])[]
  readonly note: string
}) {
  return (
    <>
      <h2>
        {props.title} <RuleLink rule={props.rule} />
      </h2>
      <table class="aid-rows">
        <tbody>
          {props.rows.map(([text, value]) => (
            <tr key={text}>
              <th scope="row">{text}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="aid-note">{props.note}</p>
    </>
  )
}

function Infiltration({ s }: { readonly s: CellesState }) {
  const words = cellesWords()
  const { infiltrationDisruptsUpTo: worst, infiltrationFailsUpTo: bad } = s.board
  const rows = [
    [`≤ ${worst}`, words.infiltrationRows[0]],
    [worst + 1 === bad ? String(bad) : `${worst + 1}–${bad}`, words.infiltrationRows[1]],
    [`≥ ${bad + 1}`, words.infiltrationRows[2]],
  ] as const
  return (
    <Rows
      title={words.tables.infiltration}
      rule="CEL-9.1.2"
      rows={rows}
      note={words.infiltrationNote}
    />
  )
}

function Air() {
  const words = cellesWords()
  return (
    <Rows title={words.tables.air} rule="CEL-13.4a" rows={words.airRows} note={words.airNote} />
  )
}

function Track({ s }: { readonly s: CellesState }) {
  const words = cellesWords()
  const turns = Array.from({ length: LAST_TURN }, (_, index) => index + 1)
  return (
    <>
      <h2>
        {words.tables.track} <RuleLink rule="CEL-4.0.3" />
      </h2>
      <table class="aid-rows is-columns">
        <thead>
          <tr>
            <td />
            <th scope="col">{words.side[0]}</th>
            <th scope="col">{words.side[1]}</th>
          </tr>
        </thead>
        <tbody>
          {turns.map((turn) => (
            <tr key={turn} class={turn === s.turn ? 'is-lit' : ''}>
              <th scope="row">
                {turn}. {words.date(turnDay[turn]!, night[turn] === 1)}
              </th>
              <td>{s.board.actions[turn * 2]}</td>
              <td>{s.board.actions[turn * 2 + 1]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
