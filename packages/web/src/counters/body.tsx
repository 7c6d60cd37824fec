import type { JSX } from 'preact'
import { cornerOf, type CounterFace } from './model.ts'
import { barEdge, barMarks, barShape, BAR_WIDTH, counterOutline, HATCHING } from './shapes.ts'

/** What a counter is drawn from. */
export interface CounterArtProps {
  readonly face: CounterFace
  readonly level: 'full' | 'table'
  readonly stacked?: boolean // the number of units takes the upper right corner
  readonly lifted?: boolean
}

const LIGHT = 'M8 1.2H56'

/** Classes that colour a counter by its nation and its side up. */
export function counterClass(face: CounterFace): string {
  const print = face.print ? ` ctr-${face.print.name}` : ''
  return `ctr ctr-${face.nation}${print}${face.spent ? ' ctr-spent' : ''}`
}

/** What shows of a counter that lies under others. */
export function CounterEdge({ face, lowest }: { face: CounterFace; lowest: boolean }): JSX.Element {
  const corner = cornerOf(face.nation)
  const body = counterOutline(corner)
  return (
    <>
      {lowest && <Shadow outline={body} lifted={false} />}
      <path class="ctr-body" d={body} />
      {face.spent ? (
        <path class="ctr-border" d={counterOutline(corner, -1.6)} />
      ) : (
        <path class="ctr-light" d={LIGHT} />
      )}
    </>
  )
}

/** The cardboard: shadow, body, edges of light, formation bar. */
export function CounterBody({ face, lifted }: { face: CounterFace; lifted: boolean }): JSX.Element {
  const corner = cornerOf(face.nation)
  const body = counterOutline(corner)
  const width = face.print?.bar ?? BAR_WIDTH
  return (
    <>
      {(!face.spent || lifted) && <Shadow outline={body} lifted={lifted} />}
      <path class="ctr-body" d={body} />
      {face.spent ? (
        <path class="ctr-hatching" d={HATCHING} />
      ) : (
        <>
          <path class="ctr-light" d={LIGHT} />
          <path class="ctr-dark" d="M8 62.8H56" />
        </>
      )}
      {face.bar && (
        <g class={`ctr-bar-${face.bar.tone}`}>
          <path class="ctr-bar" d={barShape(corner, 0, width)} />
          {face.bar.pattern !== 'plain' && (
            <path class="ctr-bar-mark" d={barMarks(corner, face.bar.pattern, width)} />
          )}
          <path class="ctr-bar-edge" d={barEdge(corner, width)} />
        </g>
      )}
      {face.spent && <path class="ctr-border" d={counterOutline(corner, -1.6)} />}
    </>
  )
}

/** Soft steps instead of a blur: a filter on every counter would cost the sixty frames. */
export function Shadow({ outline, lifted }: { outline: string; lifted: boolean }): JSX.Element {
  return (
    <g class={lifted ? 'ctr-shadow ctr-lifted' : 'ctr-shadow'}>
      <path class="ctr-shadow-far" d={outline} />
      <path class="ctr-shadow-near" d={outline} />
    </g>
  )
}
