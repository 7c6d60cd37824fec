import {
  BLACK,
  BLUE,
  HALF,
  controlOf,
  standardBoard,
  type ArrasState,
} from '@estafette/arras/screen'
import type { KeyPart, PrintedSign } from '../../../screen/key.ts'
import { keyWords } from './key-words.ts'

const { blackStars, colour, locationCount, redRing, square, tem, whiteStars } = standardBoard
const STAR = 'M0-7 1.8-2.2 6.8-2 2.9 1.1 4.2 6 0 3.2-4.2 6-2.9 1.1-6.8-2-1.8-2.2z'

/** What the signs on the map mean. */
export function makeKey(): KeyPart<ArrasState> {
  const all = Array.from({ length: locationCount }, (_, place) => place)
  const where = (mark: string, isThere: (place: number) => boolean): PrintedSign => ({
    mark,
    places: all.filter(isThere),
  })
  const printed = [
    where('black', (place) => colour[place] === BLACK),
    where('blue', (place) => colour[place] === BLUE),
    where('half', (place) => colour[place] === HALF),
    where('square', (place) => square[place] === 1),
    where('terrain', (place) => tem[place]! > 0),
    where('ring', (place) => redRing[place] === 1),
    { mark: 'star-white', places: whiteStars },
    { mark: 'star-black', places: blackStars },
  ]
  return {
    words: keyWords,
    printed(s) {
      const { offsets, targets } = s.board.graph
      const front = all.filter((place) =>
        targets
          .subarray(offsets[place], offsets[place + 1])
          .some((other) => controlOf(s, other) !== controlOf(s, place)),
      )
      return [{ mark: 'front', places: front, lies: true }, ...printed]
    },
    pictures: {
      black: () => <circle class="key-id" r={7} />,
      blue: () => <circle class="key-id is-blue" r={7} />,
      half: () => (
        <>
          <circle class="key-id" r={7} />
          <path class="key-id is-blue" d="M0 -7a7 7 0 0 0 0 14z" />
        </>
      ),
      square: () => <rect class="key-id" x={-7} y={-7} width={14} height={14} rx={1} />,
      terrain: () => (
        <g class="key-letter">
          <rect x={-10} y={-7} width={20} height={14} rx={3} />
          <text y={4}>+2</text>
        </g>
      ),
      ring: () => <circle class="key-ring" r={6.5} />,
      'star-white': () => <path class="key-star is-white" d={STAR} />,
      'star-black': () => <path class="key-star" d={STAR} />,
      front: () => <path class="key-front" d="M-11 3L-6 -3L-1 3L4 -3L9 3" />,
    },
  }
}
