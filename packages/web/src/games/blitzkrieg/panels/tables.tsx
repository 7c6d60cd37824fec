import {
  attackers,
  targetHexes,
  AIR_RESULTS,
  ALLIED,
  cellIndex,
  DIE_FACES,
  finalColumn,
  GERMAN,
  NONE,
  outlookOf,
  previewAttack,
  score,
  STEP,
  type BlitzState,
} from '@estafette/blitzkrieg/screen'
import { Aids } from '../../../panels/aids.tsx'
import { Columns, ResultTable, Rows } from '../../../panels/tables.tsx'
import type { PanelProps } from '../../../screen/screen.ts'
import type { BlitzDesk } from '../desk.ts'
import { CombatCalculator } from './calculator.tsx'
import { EventTable } from './event-table.tsx'
import { MovementTable, TerrainTable } from './ground-tables.tsx'
import { attackInHand, sketchFor } from '../planner/planner.ts'
import { phaseOf } from './phase.ts'
import { shiftCauses } from './shift-causes.ts'
import { tableWords } from './table-words.ts'
import { scoreText } from '../told/victory.ts'
import { blitzWords, points, sideName, signed } from '../words.ts'

const faces = Array.from({ length: DIE_FACES }, (_, index) => index + 1)

/** The player aids; the column of the attack that is looked at is lit. */
export function Tables({ model, isWide }: PanelProps<BlitzState>) {
  const s = model.state.value
  const words = tableWords()
  return (
    <Aids
      isWide={isWide}
      first={neededIn(s)}
      parts={[
        {
          key: 'crt',
          title: words.crt,
          inside: (
            <>
              <Crt s={s} column={columnNow(model)} />
              <CombatCalculator model={model} />
            </>
          ),
        },
        { key: 'shifts', title: words.shifts, inside: <Shifts s={s} /> },
        { key: 'ground', title: words.terrain, inside: <TerrainTable s={s} /> },
        { key: 'movement', title: words.movement, inside: <MovementTable s={s} /> },
        { key: 'bombardment', title: words.bombardment, inside: <Bombardment s={s} /> },
        { key: 'air', title: words.airCombat, inside: <AirCombat s={s} /> },
        { key: 'events', title: words.events, inside: <EventTable model={model} s={s} /> },
        { key: 'score', title: words.score, inside: <ScoreTable s={s} /> },
        {
          key: 'levels',
          title: words.levels,
          inside: (
            <Rows title={words.levels} game={s.board.id} rule="BLZ-VIC-4" rows={words.levelRows} />
          ),
        },
      ]}
    />
  )
}

/** The table that the present decision needs. */
function neededIn(s: BlitzState): string {
  if (s.step === STEP.intercept) return 'air'
  const phase = phaseOf(s)
  if (phase === 'combat' || phase === 'bombardment') return phase === 'combat' ? 'crt' : phase
  return phase === 'end' || phase === 'recovery' ? 'score' : 'ground'
}

/** The column of the attack that is fought, built or thought of. */
export function columnNow(model: BlitzDesk): number {
  const s = model.state.value
  if (s.column !== NONE) return finalColumn(s)
  const plan = attackInHand(model)
  if (plan) {
    const { units, targets } = sketchFor(model, plan)
    return previewAttack(s, units, targets)?.finalColumn ?? NONE
  }
  if (s.step !== STEP.attack) return NONE
  const units = attackers(s)
  const hexes = targetHexes(s)
  return previewAttack(s, units, hexes)?.finalColumn ?? NONE
}

/** What both sides would have if the battle ended now, line by line. */
function ScoreTable({ s }: { readonly s: BlitzState }) {
  const words = tableWords()
  const lines = new Map<string, [number, number]>()
  for (const { key, side, points: halves } of outlookOf(s)?.scores ?? []) {
    const text = scoreText(s, key)
    const line = lines.get(text) ?? [0, 0]
    line[side]! += halves
    lines.set(text, line)
  }
  const rows = [...lines].map(([text, values]) => ({ text, values: values.map(points) }))
  const total = [score(s, GERMAN), score(s, ALLIED)].map(points)
  return (
    <Columns
      title={words.score}
      game={s.board.id}
      rule="BLZ-VIC-1"
      heads={[GERMAN, ALLIED].map((side) => sideName(s.board, side))}
      rows={[...rows, { text: words.total, values: total }]}
    />
  )
}

function Crt({ s, column }: { readonly s: BlitzState; readonly column: number }) {
  const words = tableWords()
  const { resultShort } = blitzWords()
  const { board } = s
  return (
    <ResultTable
      title={words.crt}
      game={board.id}
      rule="BLZ-CBT-19"
      die={words.die}
      columns={board.crtColumns}
      rows={faces.map(String)}
      lit={column}
      cell={(index, row) => {
        const cell = cellIndex(index, row + 1)
        return `${resultShort[board.crtAttacker[cell]!]}/${resultShort[board.crtDefender[cell]!]}`
      }}
      note={words.crtNote}
    />
  )
}

/** Every cause of a shift that the battle knows. BLZ-SHF-1 .. BLZ-SHF-12 */
function Shifts({ s }: { readonly s: BlitzState }) {
  const words = tableWords()
  const { shifts } = blitzWords()
  const { right, left, hasHeavy, hasEvent } = shiftCauses(s)
  const row = (key: keyof typeof shifts, value: string): readonly [string, string] => [
    shifts[key],
    value,
  ]
  return (
    <Rows
      title={words.shifts}
      game={s.board.id}
      rule="BLZ-SHF-1"
      rows={[
        ...right.map((key) => row(key, signed(1))),
        ...(hasHeavy ? [row('heavyTanks', words.perTank)] : []),
        ...left.map((key) => row(key, signed(-1))),
        ...(hasEvent ? [[words.event, '±1'] as const] : []),
      ]}
      note={words.shiftNote}
    />
  )
}

/** A result of bombardment or air combat as it is printed. */
function airResult(result: number): string {
  return result === 0 ? '–' : AIR_RESULTS[result]!
}

function Bombardment({ s }: { readonly s: BlitzState }) {
  const words = tableWords()
  const { bombardOpen, bombardHard } = s.board
  return (
    <>
      <Columns
        title={words.bombardment}
        game={s.board.id}
        rule="BLZ-ART-2"
        heads={words.bombardmentHeads}
        rows={faces.map((face) => ({
          text: `${words.die} ${face}`,
          values: [bombardOpen[face]!, bombardHard[face]!].map(airResult),
        }))}
      />
      <p class="aid-note">{words.bombardmentNote}</p>
    </>
  )
}

function AirCombat({ s }: { readonly s: BlitzState }) {
  const words = tableWords()
  const { interceptor, intercepted, airReturn } = s.board
  return (
    <>
      <Columns
        title={words.airCombat}
        game={s.board.id}
        rule="BLZ-AIR-4"
        heads={words.airHeads}
        rows={faces.map((face) => ({
          text: `${words.die} ${face}`,
          values: [interceptor[face]!, intercepted[face]!].map(airResult),
        }))}
      />
      <p class="aid-note">{words.airNote(airReturn)}</p>
    </>
  )
}
