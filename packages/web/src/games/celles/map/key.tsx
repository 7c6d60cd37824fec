import type { CellesState } from '@estafette/celles/screen'
import type { KeyPart, PrintedSign } from '../../../screen/key.ts'
import { printedAt } from '../../map/printed.ts'
import { keyWords } from './key-words.ts'
import { ground, shapes } from './print.ts'

const PRINTED = ['coin', 'chip', 'turn', 'entry'] as const

/** What the signs on the map mean. */
export function makeKey(): KeyPart<CellesState> {
  const printed = PRINTED.map((mark): PrintedSign => ({
    mark,
    places: printedAt(ground, `hm-${mark}`, shapes),
  }))
  return {
    words: keyWords,
    printed({ board, turn }) {
      const rear = [...board.rearArea.keys()].filter((hex) => board.rearArea[hex]! >= 0)
      return [
        ...printed,
        { mark: 'rear', places: rear },
        ...(turn > 0 ? [{ mark: 'now', places: [], count: 1 }] : []),
      ]
    },
    pictures: {
      coin: () => (
        <g class="key-coin">
          <path d="M-3-7.2h6l4.2 4.2v6l-4.2 4.2h-6l-4.2-4.2v-6z" />
          <text y={4}>1</text>
        </g>
      ),
      chip: () => (
        <g class="key-store">
          <rect x={-11} y={-7} width={22} height={14} rx={4} />
          <path transform="scale(.7)" d="M-5-5l3-3h7v15h-10zM-2.5-3l5 8m0-8l-5 8M1-8v-1.8h3" />
        </g>
      ),
      turn: () => (
        <g class="key-letter">
          <rect x={-7} y={-7.5} width={14} height={15} rx={2} />
          <text y={4}>4</text>
        </g>
      ),
      entry: () => <path class="key-way-in" d="M-3 -8v8h-4L0 8L7 0H3v-8L0 -5z" />,
      rear: () => <path class="key-rear" d="M-10 5L-5 -4L0 5L5 -4L10 5" />,
      now: () => <rect class="key-now" x={-8} y={-7} width={16} height={14} rx={3} />,
    },
  }
}
