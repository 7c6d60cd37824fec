import { useMemo } from 'preact/hooks'
import type { CounterDetail } from '../counters/model.ts'
import { PLATE } from '../counters/shapes.ts'
import { SignArt, sizeOfSign, unitSigns, type SignShape } from '../counters/signs.tsx'
import type { Rect } from './camera.ts'
import type { MapFeed, Pile, PlaceSign, StackState } from './feed.ts'
import { COUNTER } from './first-picture.ts'
import { signSpots, type PlacedSign, type WantedSign } from './sign-spots.ts'

const GROWS_AT = 0.6 // scale from which signs grow with the counters
const STEP = 8 // scales are told apart in so many steps to a doubling
const BADGE = { x: 28, y: -28, half: 11 } // the number of a stack, over its corner

/** Map units to a pixel of a sign's least size, at a scale. */
export function unitAt(scale: number): number {
  const least = Math.min(scale, GROWS_AT)
  return 1 / 2 ** (Math.floor(Math.log2(least) * STEP + 1e-6) / STEP)
}

/** A sign where it stands, and how it is drawn. */
interface DrawnSign extends PlacedSign {
  readonly shape: SignShape
}

/** Every sign on the map where it stands, for stacks drawn in so much detail. */
export function layOutSigns(
  states: readonly StackState[],
  placed: readonly PlaceSign[],
  level: CounterDetail,
  unit: number,
): readonly DrawnSign[] {
  const half = { width: COUNTER / 2, height: (level === 'plate' ? PLATE.height : COUNTER) / 2 }
  const shapes = shapesOf(placed)
  const wanted = [
    ...placed.map(({ mark, place, at }): WantedSign => {
      return { kind: mark, count: 1, isPart: false, at, half: null, place, side: -1 }
    }),
    ...states.flatMap(({ pile: { at, place, side, units: all }, signs }) =>
      signs.map(({ sign, units }): WantedSign => {
        const isPart = units.length < all.length && sign !== 'leader'
        return { kind: sign, count: units.length, isPart, at, half, place, side }
      }),
    ),
  ]
  // One kind after the other, so that what matters most has the spot that is its own.
  const rank = new Map([...shapes.keys()].map((kind, index) => [kind, index]))
  wanted.sort((a, b) => rank.get(a.kind)! - rank.get(b.kind)!)
  const sizeOf = (kind: string, count: number | null) => sizeOfSign(shapes.get(kind)!, count)
  return signSpots(wanted, sizeOf, unit, shyOf(states, level)).map((sign) => ({
    ...sign,
    shape: shapes.get(sign.kind)!,
  }))
}

/** How signs are drawn, by their kinds. */
function shapesOf(placed: readonly PlaceSign[]): ReadonlyMap<string, SignShape> {
  const shapes = new Map<string, SignShape>(Object.entries(unitSigns))
  for (const { mark, shape } of placed) shapes.set(mark, shape)
  return shapes
}

/** What signs rather leave free: the numbers of stacks. */
function shyOf(states: readonly StackState[], level: CounterDetail): readonly Rect[] {
  if (level === 'plate') return []
  const { half } = BADGE
  return states.flatMap(({ pile: { at, units } }) =>
    units.length < 2
      ? []
      : [{ x: at.x + BADGE.x - half, y: at.y + BADGE.y - half, width: 2 * half, height: 2 * half }],
  )
}

/** Where the signs stand while these piles do, the others being on their way. */
export function useSigns(
  feed: MapFeed,
  piles: readonly Pile[],
  level: CounterDetail,
  unit: number,
): readonly DrawnSign[] {
  const states = feed.states.value
  const placed = feed.placeSigns.value
  return useMemo(() => {
    const standing = new Set(piles.map(({ place, side }) => `${place} ${side}`))
    const there = states.filter(({ pile }) => standing.has(`${pile.place} ${pile.side}`))
    return layOutSigns(there, placed, level, unit)
  }, [states, placed, piles, level, unit])
}

/** What state the units on the map are in, above all counters. */
export function Signs(props: { readonly signs: readonly DrawnSign[]; readonly unit: number }) {
  const { signs, unit } = props
  return (
    <g class="signs">
      {signs.map(({ kind, count, isShown, at, from, shape }) => {
        return (
          <g
            key={`${kind} ${from[0]!.place} ${from[0]!.side}`}
            class="sign"
            data-sign={kind}
            data-count={count}
            data-places={[...new Set(from.map(({ place }) => place))].join(' ')}
            transform={`translate(${round(at.x)} ${round(at.y)}) scale(${round(unit)})`}
          >
            <SignArt shape={shape} count={isShown ? count : null} />
          </g>
        )
      })}
    </g>
  )
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
