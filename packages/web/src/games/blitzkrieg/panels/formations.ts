import type { Board } from '@estafette/blitzkrieg/screen'
import type { Bar } from '../../../counters/model.ts'
import { oncePer } from '../../../screen/once.ts'

/**
 * Bars by the order of a side's formations. A pattern comes back only on a dark ground after a light
 * one, so that no two are alike in grey.
 */
export const BARS: readonly Bar[] = [
  { tone: 'coral', pattern: 'plain' },
  { tone: 'sky', pattern: 'blocks' },
  { tone: 'gold', pattern: 'split' },
  { tone: 'cream', pattern: 'bars' },
  { tone: 'lime', pattern: 'dots' },
  { tone: 'silver', pattern: 'chevrons' },
  { tone: 'teal', pattern: 'plain' },
  { tone: 'violet', pattern: 'bars' },
  { tone: 'brown', pattern: 'dots' },
  { tone: 'teal', pattern: 'chevrons' },
]

const barsOf = oncePer(({ source }: Board): readonly Bar[] => {
  const { formations } = source.units
  return formations.map(({ side }, index) => {
    const before = formations.slice(0, index).filter((one) => one.side === side).length
    const bar = BARS[before]
    if (!bar) throw new Error(`no bar for formation ${before + 1} of a side`)
    return bar
  })
})

/** The bar of a formation. */
export function barOf(board: Board, formation: number): Bar {
  return barsOf(board)[formation]!
}
