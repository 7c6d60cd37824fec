import { BUILDING, BUILT, spanOf, type BlitzState } from '@estafette/blitzkrieg/screen'
import type { KeyPart, PrintedSign } from '../../../screen/key.ts'
import { printedAt } from '../../map/printed.ts'
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
    pictures: {
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
