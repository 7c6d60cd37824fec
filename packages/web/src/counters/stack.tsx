import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { CounterArt } from './art.tsx'
import { counterClass, CounterEdge } from './body.tsx'
import { placed } from './counter.tsx'
import { Figures } from './lettering.tsx'
import { MarksArt } from './marks.tsx'
import { cornerOf, type Appearance, type CounterFace, type Marks } from './model.ts'
import { COUNTER } from './shapes.ts'
import { withoutState } from './signs.tsx'

const SHIFT = 0.075 * COUNTER // of every lower counter, to the right and up
const SHOWN = 3 // counters whose edges are drawn
const DOTS = 10 // more units are a bar
const DOT_PITCH = 6.4

export interface StackProps {
  readonly faces: readonly CounterFace[] // all of them, the top one first
  readonly x: number // centre of the top counter
  readonly y: number
  readonly size: number
  readonly level?: 'full' | 'table'
  readonly marks?: Marks
  readonly appearance?: Appearance
  readonly isBare?: boolean // signs of their own say what state the units are in
}

/** A pile of counters of one side: the top one, two edges below it, how many, and how many fresh. */
export function Stack(props: StackProps): JSX.Element | null {
  const { faces, x, y, size, level = 'table', marks = NONE, appearance, isBare = false } = props
  const top = faces[0]
  const lifted = marks.selected ?? false
  const art = useMemo(() => drawStack(faces, level, lifted, isBare), [faces, level, lifted, isBare])
  if (!top) return null
  return (
    <g transform={placed(x, y, size)} class={appearance ? `ctr-${appearance}` : 'ctr-still'}>
      {art}
      <MarksArt marks={marks} corner={cornerOf(top.nation)} />
      {faces.length > 1 && <Count count={faces.length} />}
      {faces.length > 1 && !top.print && !isBare && (
        <Freshness fresh={faces.map(({ spent }) => !spent)} />
      )}
    </g>
  )
}

function drawStack(
  faces: readonly CounterFace[],
  level: 'full' | 'table',
  lifted: boolean,
  isBare: boolean,
) {
  const [top, ...lower] = faces.slice(0, SHOWN)
  if (!top) return null
  return (
    <>
      {lower.reverse().map((face, index) => {
        const shift = (lower.length - index) * SHIFT
        return (
          <g key={index} transform={`translate(${shift} ${-shift})`} class={counterClass(face)}>
            <CounterEdge face={face} lowest={index === 0} />
          </g>
        )
      })}
      <CounterArt
        face={isBare ? withoutState(top) : top}
        level={level}
        stacked={faces.length > 1}
        lifted={lifted}
      />
    </>
  )
}

/** The number of units, in a disc over the upper right corner. */
function Count({ count }: { count: number }): JSX.Element {
  const half = count > 9 ? 13 : 10
  return (
    <g class="ctr-count" transform="translate(60 4)">
      <rect x={-half} y={-10} width={2 * half} height={20} rx={10} />
      <Figures factors={[{ text: String(count) }]} x={0} y={5.6} size={16} />
    </g>
  )
}

/** Under the stack: a full dot for a fresh unit, an empty one for a spent unit, or their share. */
function Freshness({ fresh }: { fresh: readonly boolean[] }): JSX.Element {
  const many = fresh.length > DOTS
  const half = many ? 30 : (fresh.length * DOT_PITCH) / 2 + 3
  return (
    <g class="ctr-fresh" transform="translate(32 69.5)">
      <rect x={-half} y={-4.8} width={2 * half} height={9.6} rx={4.8} />
      {many ? (
        <Share share={fresh.filter(Boolean).length / fresh.length} />
      ) : (
        sorted(fresh).map((one, index) => (
          <circle
            key={index}
            class={one ? 'ctr-full' : 'ctr-empty'}
            cx={(index - (fresh.length - 1) / 2) * DOT_PITCH}
            r={2.3}
          />
        ))
      )}
    </g>
  )
}

function Share({ share }: { share: number }): JSX.Element {
  return (
    <>
      <path class="ctr-share-all" d="M-25 0H25" />
      {share > 0 && <path class="ctr-share" d={`M-25 0H${-25 + 50 * share}`} />}
    </>
  )
}

function sorted(fresh: readonly boolean[]): boolean[] {
  return [...fresh].sort((a, b) => Number(b) - Number(a))
}

const NONE: Marks = {}
