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
import { Aids } from '../../../panels/aids.tsx'
import { Columns, ResultTable, Rows } from '../../../panels/tables.tsx'
import type { PanelProps } from '../../../screen/screen.ts'
import type { CellesDesk } from '../desk.ts'
import { CombatCalculator } from './calculator.tsx'
import { resultText } from './combat.tsx'
import { cellesWords, points, signed } from '../words.ts'

const {
  combatModifier: COMBAT_MODIFIER,
  crtColumns: CRT_COLUMNS,
  lastTurn: LAST_TURN,
  attackCost,
  attackModifier,
  exitZocCost,
  infiltrationCost,
  minorRiverCost,
  motorizedInTheWayCost,
  night,
  roadCost,
  terrainCost,
  turnDay,
} = standardBoard

/** The player aids; the column of the attack that is looked at is lit. */
export function Tables({ model, isWide }: PanelProps<CellesState>) {
  const s = model.state.value
  const { tables, vpNow } = cellesWords()
  const column = columnNow(model)
  return (
    <Aids
      isWide={isWide}
      first={column !== NONE ? 'crt' : s.turn === 0 ? 'track' : 'movement'}
      parts={[
        {
          key: 'crt',
          title: tables.crt,
          inside: (
            <>
              <Crt s={s} column={column} />
              <CombatCalculator model={model} />
            </>
          ),
        },
        { key: 'types', title: tables.types, inside: <Attacks /> },
        { key: 'modifiers', title: tables.modifiers, inside: <Modifiers /> },
        { key: 'movement', title: tables.movement, inside: <Movement /> },
        { key: 'infiltration', title: tables.infiltration, inside: <Infiltration s={s} /> },
        { key: 'air', title: tables.air, inside: <Air /> },
        { key: 'track', title: tables.track, inside: <Track s={s} /> },
        { key: 'score', title: vpNow, inside: <Score s={s} /> },
      ]}
    />
  )
}

function columnNow(model: CellesDesk): number {
  const s = model.state.value
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
    <Columns
      title={words.vpNow}
      game="celles"
      rule="CEL-16.0.3"
      heads={words.side}
      rows={rows.map(([text, ...values]) => ({ text, values }))}
    />
  )
}

function Crt({ s, column }: { readonly s: CellesState; readonly column: number }) {
  const words = cellesWords()
  const rows = Array.from({ length: CRT_ROWS }, (_, row) => row)
  return (
    <ResultTable
      title={words.tables.crt}
      game="celles"
      rule="CEL-11.0.16"
      die={words.tables.die}
      columns={CRT_COLUMNS.map((name) => words.column(name))}
      rows={rows.map((row) => (row === 0 ? '≤0' : row === CRT_ROWS - 1 ? `≥${row}` : String(row)))}
      lit={column}
      cell={(index, row) => {
        const cell = cellIndex(index, row)
        const [attacker, defender] = [s.board.crtAttacker[cell]!, s.board.crtDefender[cell]!]
        return attacker === 0 && defender === 0
          ? '—'
          : `${resultText(attacker)}/${resultText(defender)}`
      }}
      note={words.tables.reconstructed}
    />
  )
}

/** A table with a value for units on foot and one for motorized ones. */
function ByClass(props: {
  readonly title: string
  readonly rule: string
  readonly rows: readonly (readonly [text: string, foot: string, motor: string])[]
}) {
  const { motorized, infantry } = cellesWords().tables
  return (
    <Columns
      title={props.title}
      game="celles"
      rule={props.rule}
      heads={[motorized, infantry]}
      rows={props.rows.map(([text, foot, motor]) => ({ text, values: [motor, foot] }))}
    />
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
    <Rows
      title={words.tables.modifiers}
      game="celles"
      rule="CEL-11.0.9"
      rows={words.modifierRows.map(([key, text]) => [text, signed(COMBAT_MODIFIER[key] ?? 0)])}
    />
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
      game="celles"
      rule="CEL-9.1.2"
      rows={rows}
      note={words.infiltrationNote}
    />
  )
}

function Air() {
  const words = cellesWords()
  return (
    <Rows
      title={words.tables.air}
      game="celles"
      rule="CEL-13.4a"
      rows={words.airRows}
      note={words.airNote}
    />
  )
}

function Track({ s }: { readonly s: CellesState }) {
  const words = cellesWords()
  const turns = Array.from({ length: LAST_TURN }, (_, index) => index + 1)
  return (
    <Columns
      title={words.tables.track}
      game="celles"
      rule="CEL-4.0.3"
      heads={words.side}
      rows={turns.map((turn) => ({
        text: `${turn}. ${words.date(turnDay[turn]!, night[turn] === 1)}`,
        values: [s.board.actions[turn * 2]!, s.board.actions[turn * 2 + 1]!],
        isLit: turn === s.turn,
      }))}
    />
  )
}
