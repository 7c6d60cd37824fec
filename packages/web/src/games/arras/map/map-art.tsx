import { controlOf, standardBoard, type ArrasState } from '@estafette/arras/screen'
import { useMemo } from 'preact/hooks'
import { drawn } from '../../../shell/trusted.ts'
import type { Direction, PlaceShape } from '../../../map-view/feed.ts'
import { arrasPrint } from './print.ts'
import './styles.ts'

const { locationNames } = standardBoard
const sides = ['allied', 'german'] as const

/** The places in the order of the game's numbers. */
export const shapes: readonly PlaceShape[] = locationNames.map((id) => {
  const { allied, german } = arrasPrint.stacks[id]!
  return {
    path: arrasPrint.areaPaths[id]!,
    label: arrasPrint.labels[id]!,
    spots: [
      { x: allied[0], y: allied[1] },
      { x: german[0], y: german[1] },
    ],
  }
})

export const { viewBox } = arrasPrint

const ways = { up: 'n', down: 's', left: 'w', right: 'e' } as const

/** The place an arrow key leads to; the same one where there is none. */
export function neighbour(place: number, direction: Direction): number {
  const next = arrasPrint.neighbours[locationNames[place]!]?.[ways[direction]]
  return next === undefined ? place : locationNames.indexOf(next)
}

/** The printed map. */
export function Art() {
  return (
    <>
      <defs dangerouslySetInnerHTML={{ __html: drawn(arrasPrint.drawing.defs) }} />
      <g
        class="printed-map arras-map"
        dangerouslySetInnerHTML={{ __html: drawn(arrasPrint.ground) }}
      />
    </>
  )
}

/** The front line, and what the pointer hits. */
export function Over({ state }: { readonly state: ArrasState }) {
  const control = state.control.join('')
  const front = useMemo(() => {
    const held = locationNames.map((id, place) => [id, sides[controlOf(state, place)]] as const)
    return { __html: drawn(arrasPrint.front(Object.fromEntries(held))) }
  }, [control])
  return (
    <>
      <g class="printed-map arras-map" dangerouslySetInnerHTML={front} />
      <g class="hits">
        {shapes.map(({ path }, place) => (
          <path key={place} d={path} data-place={place} />
        ))}
      </g>
    </>
  )
}

/** Names and identifiers, above all marks. */
export function Names() {
  const { names, identifiers } = arrasPrint.drawing
  return (
    <g
      class="printed-map arras-map names"
      dangerouslySetInnerHTML={{ __html: drawn(names + identifiers) }}
    />
  )
}
