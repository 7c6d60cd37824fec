import type { JSX } from 'preact'
import type { Corner, Marks } from './model.ts'
import { brackets, COUNTER, counterOutline, PLATE, plateOutline } from './shapes.ts'
import './marks.css'

const RING = 3.5 // how far outside a counter its rings run
const FOCUS = 5.5
const FOCUS_OUTSIDE = 10 // around the ring of a selected one

// On the upper edge, point down; a plate is a small thing, so its triangle is larger.
const TRIANGLE = 'M21 -10H43L32 1.5Z'
const BIG_TRIANGLE = 'M16 -17H48L32 1Z'
const TICK = 'M25 -4.5L30.5 .8L39.5 -9'
const BIG_TICK = 'M20 -9L29 -.5L44 -16'

export interface MarksArtProps {
  readonly marks: Marks
  readonly corner: Corner
  readonly plate?: boolean
}

/** What stands around a counter or a plate: rings, brackets and the triangle on its upper edge. */
export function MarksArt({ marks, corner, plate }: MarksArtProps): JSX.Element {
  const outline = plate ? plateOutline : counterOutline
  const { width, height } = plate ? PLATE : { width: COUNTER, height: COUNTER }
  const ringed = marks.selected || marks.moved
  return (
    <>
      {marks.selected && <Cased name="selected" d={outline(corner, RING)} />}
      {marks.moved && !marks.selected && <Cased name="moved" d={outline(corner, RING)} />}
      {marks.target && (
        <Cased name={marks.aimed ? 'target is-aimed' : 'target'} d={brackets(width, height)} />
      )}
      {marks.focus && <Cased name="focus" d={outline(corner, ringed ? FOCUS_OUTSIDE : FOCUS)} />}
      {marks.canAct ? (
        <path class="ctr-mark-can-act" d={plate ? BIG_TRIANGLE : TRIANGLE} />
      ) : marks.couldAct ? (
        <path class="ctr-mark-could-act" d={plate ? BIG_TRIANGLE : TRIANGLE} />
      ) : marks.activated ? (
        <path class="ctr-mark-activated" d={plate ? BIG_TRIANGLE : TRIANGLE} />
      ) : (
        marks.acted && <Cased name="acted" d={plate ? BIG_TICK : TICK} />
      )}
    </>
  )
}

/** A line on a wider one of the opposite lightness shows on any map. */
function Cased({ name, d }: { name: string; d: string }): JSX.Element {
  return (
    <g class={`ctr-mark-${name}`}>
      <path class="ctr-mark-case" d={d} />
      <path class="ctr-mark-line" d={d} />
    </g>
  )
}
