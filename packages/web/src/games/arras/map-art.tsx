import { standardBoard, type ArrasState } from '@estafette/arras/screen'
import { useMemo } from 'preact/hooks'
import { drawn } from '../../shell/trusted.ts'
import type { Direction, PlaceShape } from '../../board/feed.ts'
import { arrasBoard } from './map/board.ts'
import './map/styles.ts'

const { locationNames } = standardBoard
const sides = ['allied', 'german'] as const

/** The places in the order of the game's numbers. */
export const shapes: readonly PlaceShape[] = locationNames.map((id) => {
  const { allied, german } = arrasBoard.stacks[id]!
  return {
    path: arrasBoard.areaPaths[id]!,
    label: arrasBoard.labels[id]!,
    spots: [
      { x: allied[0], y: allied[1] },
      { x: german[0], y: german[1] },
    ],
  }
})

export const { viewBox } = arrasBoard

const ways = { up: 'n', down: 's', left: 'w', right: 'e' } as const

/** The place an arrow key leads to; the same one where there is none. */
export function neighbour(place: number, direction: Direction): number {
  const next = arrasBoard.neighbours[locationNames[place]!]?.[ways[direction]]
  return next === undefined ? place : locationNames.indexOf(next)
}

/** The printed board. */
export function Art() {
  return (
    <>
      <defs dangerouslySetInnerHTML={{ __html: drawn(arrasBoard.drawing.defs) }} />
      <g
        class="printed-map arras-map"
        dangerouslySetInnerHTML={{ __html: drawn(arrasBoard.ground) }}
      />
    </>
  )
}

/** The front line, and what the pointer hits. */
export function Over({ state }: { readonly state: ArrasState }) {
  const control = state.control.join('')
  const front = useMemo(() => {
    const held = locationNames.map((id, place) => [id, sides[state.control[place]!]] as const)
    return { __html: drawn(arrasBoard.front(Object.fromEntries(held))) }
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
  const { names, identifiers } = arrasBoard.drawing
  return (
    <g
      class="printed-map arras-map names"
      dangerouslySetInnerHTML={{ __html: drawn(names + identifiers) }}
    />
  )
}
