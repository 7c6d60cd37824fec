import { ALLIED, GERMAN, type BlitzState } from '@estafette/blitzkrieg/screen'
import { panelWords } from './panel-words.ts'
import { sideName } from '../words.ts'

/** What random events do in this turn. BLZ-EVT-1 */
export function inForce(s: BlitzState): string[] {
  const { force } = panelWords()
  const paralysed = [GERMAN, ALLIED].filter((side) => ((s.paralysed >> side) & 1) !== 0)
  return [
    ...paralysed.map((side) => force.paralysed(sideName(s.board, side))),
    ...(s.harassed ? [force.harassed] : []),
    ...(s.ferocity ? [force.ferocity] : []),
    ...(s.shifts > 0 ? [force.shifts(s.shifts)] : []),
    ...(s.surge ? [force.surge] : []),
  ]
}
