import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { counterClass, Shadow } from './body.tsx'
import { Figures } from './lettering.tsx'
import { MarksArt } from './marks.tsx'
import { cornerOf, type Appearance, type CounterFace, type Marks } from './model.ts'
import { PLATE, plateOutline } from './shapes.ts'
import { SymbolBox } from './symbol-box.tsx'

const SHARE = { x: 9, y: 37.5, length: 46 }

export interface PlateProps {
  readonly faces: readonly CounterFace[] // all of the stack, the top one first
  readonly x: number // centre
  readonly y: number
  readonly size: number // width; on screen at least PLATE_FROM pixels
  readonly marks?: Marks
  readonly appearance?: Appearance
}

/**
 * A whole stack where counters would be too small to read: symbol, number, share of fresh units. What
 * state they are in stands beside it, in signs of its own.
 */
export function Plate(props: PlateProps): JSX.Element | null {
  const { faces, x, y, size, marks = NONE, appearance } = props
  const top = faces[0]
  const art = useMemo(() => (faces[0] ? drawPlate(faces, faces[0]) : null), [faces])
  if (!top) return null
  const scale = size / PLATE.width
  const at = `translate(${x - size / 2} ${y - (PLATE.height / 2) * scale}) scale(${scale})`
  return (
    <g transform={at} class={appearance ? `ctr-${appearance}` : 'ctr-still'}>
      {art}
      <MarksArt marks={marks} corner={cornerOf(top.nation)} plate />
    </g>
  )
}

function drawPlate(faces: readonly CounterFace[], top: CounterFace): JSX.Element {
  const outline = plateOutline(cornerOf(top.nation))
  const fresh = faces.filter(({ spent }) => !spent).length
  const allSpent = fresh === 0
  const { print } = top
  return (
    <g class={`${counterClass({ ...top, spent: allSpent })} ctr-plate`}>
      <Shadow outline={outline} lifted={false} />
      <path class="ctr-body" d={outline} />
      {allSpent && <path class="ctr-border" d={plateOutline(cornerOf(top.nation), -1.6)} />}
      {top.profile && print ? (
        <print.Profile face={top} x={4.5} y={12} width={34} />
      ) : (
        <SymbolBox kind={top.kind} x={5.5} y={8.5} width={30} />
      )}
      <Figures factors={[{ text: String(faces.length) }]} x={49.5} y={29} size={29} />
      <path class="ctr-share-all" d={`M${SHARE.x} ${SHARE.y}h${SHARE.length}`} />
      {fresh > 0 && (
        <path
          class="ctr-share"
          d={`M${SHARE.x} ${SHARE.y}h${Math.round((SHARE.length * fresh) / faces.length)}`}
        />
      )}
    </g>
  )
}

const NONE: Marks = {}
