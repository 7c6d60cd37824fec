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
import { AirFlags } from '../air/air-flags.tsx'
import type { BlitzDesk } from '../desk.ts'
import {
  Costs,
  drawReach as drawHexReach,
  PathEnd,
  planInSight,
  type HexSheet,
} from '../../map/hex-reach.tsx'
import { letterText, openAttacksOf, openOf, sketches } from '../planner/planner.ts'

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
      <AirFlags model={model} shapes={shapes} />
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

/** A flag on every hex that is or could be attacked: its letter, ! or nothing, over its odds. */
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
  const could = openAttacksOf(model)
  const open = openOf(model)
  const oddsOf = ({ units, targets }: AttackSketch): string => {
    const preview = previewAttack(s, units, targets)
    return preview ? s.board.crtColumns[preview.finalColumn]! : ''
  }
  const bare = open.filter((hex) => !could.some(({ sketch }) => sketch.targets.includes(hex)))
  return (
    <>
      {could.flatMap(({ sketch }) =>
        sketch.targets.map((hex) => (
          <Flag
            key={hex}
            at={shapes[hex]!.label}
            kind={open.includes(hex) ? 'is-open' : 'is-free'}
            letter={open.includes(hex) ? '!' : ''}
            odds={oddsOf(sketch)}
          />
        )),
      )}
      {bare.map((hex) => (
        <Flag key={hex} at={shapes[hex]!.label} kind="is-open" letter="!" odds="" />
      ))}
      {all.flatMap((sketch) =>
        sketch.targets.map((hex) => (
          <Flag
            key={hex}
            at={shapes[hex]!.label}
            kind={`is-letter-${sketch.letter % 6}`}
            letter={letterText(sketch.letter)}
            odds={oddsOf(sketch)}
          />
        )),
      )}
      <Parts model={model} shapes={shapes} />
    </>
  )
}

/** Over each stack the letters of the attacks that its units are planned for. */
function Parts({
  model,
  shapes,
}: {
  readonly model: BlitzDesk
  readonly shapes: readonly PlaceShape[]
}) {
  const s = model.state.value
  const byPlace = new Map<number, Set<number>>()
  for (const { letter, units } of sketches(model)) {
    for (const unit of units) {
      const place = placeOf(s, unit)
      byPlace.set(place, (byPlace.get(place) ?? new Set<number>()).add(letter))
    }
  }
  return (
    <>
      {[...byPlace].map(([place, letters]) => {
        const { x, y } = shapes[place]!.label
        const list = [...letters].toSorted((a, b) => a - b)
        return (
          <g key={place} transform={`translate(${x} ${y - 43})`}>
            {list.map((letter, index) => (
              <g
                key={letter}
                class={`sketch-flag sketch-part is-letter-${letter % 6}`}
                transform={`translate(${(index - (list.length - 1) / 2) * 24} 0)`}
              >
                <rect class="sketch-letter" x={-11} y={-11} width={22} height={20} rx={3} />
                <text y={6}>{letterText(letter)}</text>
              </g>
            ))}
          </g>
        )
      })}
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
    <g
      class={`sketch-flag ${kind}`}
      data-odds={odds}
      transform={`translate(${at.x + 51} ${at.y - 2})`}
    >
      {letter !== '' && (
        <>
          <rect class="sketch-letter" x={-15} y={-26} width={30} height={26} rx={4} />
          <text y={-6}>{letter}</text>
        </>
      )}
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
