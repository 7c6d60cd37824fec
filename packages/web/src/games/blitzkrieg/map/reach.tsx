import {
  placeOf,
  isInEnemyZoc,
  isOnMap,
  previewAttack,
  sideOfUnit,
  STEP,
  type AttackSketch,
  type BlitzState,
} from '@estafette/blitzkrieg/screen'
import type { Plan } from '@estafette/kernel'
import { useMemo } from 'preact/hooks'
import type { PlaceShape } from '../../../map-view/feed.ts'
import type { BlitzDesk } from '../desk.ts'
import {
  Costs,
  drawReach as drawHexReach,
  PathEnd,
  planInSight,
  type HexSheet,
} from '../../map/hex-reach.tsx'
import { letterText, openOf, sketches } from '../planner/planner.ts'

/** Where the units in hand can go, and the attacks that are thought of: under and over counters. */
export function makeReach(sheet: HexSheet) {
  return function Reach(props: { readonly model: BlitzDesk; readonly layer: 'under' | 'over' }) {
    const { model, layer } = props
    return layer === 'under' ? (
      <Under model={model} sheet={sheet} />
    ) : (
      <Over model={model} shapes={sheet.shapes} />
    )
  }
}

function Under({ model, sheet }: { readonly model: BlitzDesk; readonly sheet: HexSheet }) {
  const plans = model.plans.value
  const s = model.state.value
  const art = useMemo(() => drawReach(sheet, s, plans), [plans])
  return (
    <g class="reach">
      {art}
      <Costs model={model} shapes={sheet.shapes} />
      <Attacks model={model} sheet={sheet} />
    </g>
  )
}

/** What lies under the counters, but for what is written into the hexes. */
export function drawReach(sheet: HexSheet, s: BlitzState, plans: readonly Plan[]) {
  const unit = plans[0]?.units[0]
  if (unit === undefined) return null
  const side = sideOfUnit(s, unit)
  const start = isOnMap(s, unit) ? placeOf(s, unit) : -1
  return drawHexReach(sheet, plans, start, (hex) => isInEnemyZoc(s, side, hex))
}

/** Above the counters: where a path ends, and the flags of the attacks. */
function Over({
  model,
  shapes,
}: {
  readonly model: BlitzDesk
  readonly shapes: readonly PlaceShape[]
}) {
  const plan = planInSight(model)
  return (
    <>
      {plan?.kind === 'move' && <PathEnd plan={plan} shapes={shapes} />}
      <Flags model={model} shapes={shapes} />
    </>
  )
}

/** Whether attacks are being thought out by whoever looks. */
function isPlanning({ state, seat }: BlitzDesk): boolean {
  return seat.value >= 0 && state.value.step === STEP.declare
}

/** The outlines of what is going to be attacked, and an arrow on every hexside attacked across. */
function Attacks({ model, sheet }: { readonly model: BlitzDesk; readonly sheet: HexSheet }) {
  if (!isPlanning(model)) return null
  const s = model.state.value
  const { shapes, paths } = sheet
  return (
    <>
      {sketches(model).map((sketch) => (
        <g key={sketch.letter} class={`sketch is-letter-${sketch.letter % 6}`}>
          <path class="sketch-fill" d={paths.outlines(sketch.targets)} />
          <path class="sketch-edge" d={paths.border(sketch.targets)} />
          {arrowsOf(s, shapes, sketch).map((arrow) => (
            <path key={arrow} class="sketch-arrow" d={ARROW} transform={arrow} />
          ))}
        </g>
      ))}
    </>
  )
}

const ARROW = 'M0 22L-17 0H-8V-15H8V0H17Z'

/** Where arrows stand: in the middle between each hex that attacks and what it attacks. */
function arrowsOf(
  s: BlitzState,
  shapes: readonly PlaceShape[],
  { targets, units }: AttackSketch,
): readonly string[] {
  const found = new Set<string>()
  for (const unit of units) {
    const from = placeOf(s, unit)
    for (const to of targets) {
      if (s.board.distances[from * s.board.hexCount + to] !== 1) continue
      const [a, b] = [shapes[from]!.label, shapes[to]!.label]
      const turn = Math.round((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI - 90)
      const [x, y] = [Math.round((a.x + b.x) / 2), Math.round((a.y + b.y) / 2)]
      found.add(`translate(${x} ${y}) rotate(${turn})`)
    }
  }
  return [...found]
}

/** A flag on every target: its letter over its odds; red where nobody attacks what must be. */
function Flags({
  model,
  shapes,
}: {
  readonly model: BlitzDesk
  readonly shapes: readonly PlaceShape[]
}) {
  if (!isPlanning(model)) return null
  const s = model.state.value
  const all = sketches(model)
  const open = openOf(model)
  return (
    <>
      {all.flatMap((sketch) => {
        const preview = previewAttack(s, sketch.units, sketch.targets)
        const odds = preview ? s.board.crtColumns[preview.finalColumn]! : ''
        return sketch.targets.map((hex) => (
          <Flag
            key={hex}
            at={shapes[hex]!.label}
            kind={`is-letter-${sketch.letter % 6}`}
            letter={letterText(sketch.letter)}
            odds={odds}
          />
        ))
      })}
      {open.map((hex) => (
        <Flag key={hex} at={shapes[hex]!.label} kind="is-open" letter="!" odds="" />
      ))}
    </>
  )
}

function Flag(props: {
  readonly at: PlaceShape['label']
  readonly kind: string
  readonly letter: string
  readonly odds: string
}) {
  const { at, kind, letter, odds } = props
  return (
    <g class={`sketch-flag ${kind}`} transform={`translate(${at.x + 42} ${at.y - 6})`}>
      <rect class="sketch-letter" x={-15} y={-26} width={30} height={26} rx={4} />
      <text y={-6}>{letter}</text>
      {odds !== '' && (
        <>
          <rect class="sketch-odds" x={-19} y={0} width={38} height={24} rx={4} />
          <text class="sketch-number" y={18}>
            {odds}
          </text>
        </>
      )}
    </g>
  )
}
