import { BUILDING, BUILT, spanOf, STEP, type BlitzState } from '@estafette/blitzkrieg/screen'
import type { KeyPart, PrintedSign } from '../../../screen/key.ts'
import { printedAt } from '../../map/printed.ts'
import { flightsNow, givesOrders, placeOfOrder } from '../air/flying.ts'
import type { BlitzCore } from '../desk.ts'
import { openAttacksOf, openOf, sketches } from '../planner/planner.ts'
import { SCALE } from './grid.ts'
import { keyWords } from './key-words.ts'
import { WholeBridge } from './markers.tsx'
import type { BattlePrint } from './print.ts'

const PRINTED = ['coin', 'letter', 'store', 'way-in', 'blown'] as const

/** What the signs on the map of a battle mean. */
export function makeKey({ ground, shapes }: BattlePrint): KeyPart<BlitzState> {
  const printed = PRINTED.flatMap((mark): PrintedSign[] => {
    const places = printedAt(ground, `hm-${mark}`, shapes, SCALE)
    return places.length > 0 ? [{ mark, places }] : []
  })
  return {
    words: keyWords,
    printed(s) {
      const built = Array.from(s.pontoons, (state, marker) =>
        state === BUILT || state === BUILDING ? s.board.riverSides[spanOf(s, marker)]! : null,
      ).filter((span) => span !== null)
      const bridges = { mark: 'bridge', places: built.flat(), count: built.length, lies: true }
      return [...(built.length > 0 ? [bridges] : []), ...printed]
    },
    planned: (desk) => [...flagsOf(desk), ...ordersOf(desk)],
    pictures: {
      'flag-planned': () => <Flag letter="A" />,
      'flag-due': () => <Flag letter="!" isDue />,
      'flag-free': () => <Flag letter="" />,
      'flag-air': () => (
        <g class="air-flag">
          <rect x={-11} y={-6} width={22} height={12} rx={3} />
          <text y={4} style="font-size:11px" text-anchor="middle" class="air-flag-number">
            1
          </text>
        </g>
      ),
      bridge: () => (
        <g transform="scale(.55)">
          <WholeBridge />
        </g>
      ),
      coin: () => (
        <g class="key-coin">
          <path d="M-3-7.2h6l4.2 4.2v6l-4.2 4.2h-6l-4.2-4.2v-6z" />
          <text y={4}>1</text>
        </g>
      ),
      letter: () => (
        <g class="key-letter">
          <circle r={7.5} />
          <text y={4}>A</text>
        </g>
      ),
      store: () => (
        <g class="key-store">
          <rect x={-9} y={-7.5} width={18} height={15} rx={3} />
          <path transform="scale(.75)" d="M-5-5l3-3h7v15h-10zM-2.5-3l5 8m0-8l-5 8M1-8v-1.8h3" />
        </g>
      ),
      'way-in': () => <path class="key-way-in" d="M0 6L-6 -6H6z" />,
      blown: () => <path class="key-blown" d="M-6 -6L6 6M-6 6L6 -6" />,
    },
  }
}

/** A flag as it stands on a hex, in small. */
function Flag({ letter, isDue = false }: { readonly letter: string; readonly isDue?: boolean }) {
  const kind = letter === '' ? 'is-free' : isDue ? 'is-open' : 'is-letter-0'
  return (
    <g class={`sketch-flag ${kind}`} transform="scale(.42)">
      {letter !== '' && (
        <>
          <rect class="sketch-letter" x={-26} y={-13} width={26} height={26} rx={4} />
          <text x={-13} y={7}>
            {letter}
          </text>
        </>
      )}
      <rect class="sketch-odds" x={letter === '' ? -19 : 0} y={-12} width={38} height={24} rx={4} />
      <text class="sketch-number" x={letter === '' ? 0 : 19} y={6}>
        1:1
      </text>
    </g>
  )
}

/** Flags of attacks: planned, obligatory and not planned, possible. */
function flagsOf(desk: BlitzCore): readonly PrintedSign[] {
  const due = openOf(desk)
  const free = openAttacksOf(desk)
    .flatMap(({ sketch }) => sketch.targets)
    .filter((hex) => !due.includes(hex))
  const isPlanning = desk.seat.value >= 0 && desk.state.value.step === STEP.declare
  const planned = isPlanning ? sketches(desk).flatMap(({ targets }) => targets) : []
  return [
    { mark: 'flag-planned', places: planned, lies: true },
    { mark: 'flag-due', places: isPlanning ? due : [], lies: true },
    { mark: 'flag-free', places: free, lies: true },
  ].filter(({ places }) => places.length > 0)
}

/** Flags of air units over what they are sent to. */
function ordersOf(desk: BlitzCore): readonly PrintedSign[] {
  if (!givesOrders(desk)) return []
  const places = flightsNow(desk)
    .map(({ choice }) => placeOfOrder(desk.state.value, choice))
    .filter((place) => place >= 0)
  return places.length > 0 ? [{ mark: 'flag-air', places, lies: true }] : []
}
