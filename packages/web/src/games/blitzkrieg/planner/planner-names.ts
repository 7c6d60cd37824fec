import type { BlitzState } from '@estafette/blitzkrieg/screen'
import { voiceOf } from '../../../i18n/voice.ts'
import type { BlitzDesk } from '../desk.ts'
import { plannerWords } from './planner-words.ts'

/** A column of the table as it is printed. */
export function columnText(s: BlitzState, column: number): string {
  return s.board.crtColumns[column]!
}

/** A hex by its number, then its name; of two hexes of one place which of them it is. */
export function hexText(s: BlitzState, hex: number): string {
  const { hexNames, hexIds } = s.board
  const [name, id] = [hexNames[hex], hexIds[hex]!]
  if (!name) return id
  const which = whichOf(s, hex)
  return which ? plannerWords().hexOf[which](`${id} ${name}`) : `${id} ${name}`
}

type Bearing = keyof ReturnType<typeof plannerWords>['hexOf']

/** Where a hex lies of the two that have its name; null where it is the only one or one of many. */
function whichOf({ board }: BlitzState, hex: number): Bearing | null {
  const { hexNames, hexIds } = board
  const [other, another] = hexNames.flatMap((name, place) =>
    name === hexNames[hex] && place !== hex ? [place] : [],
  )
  if (other === undefined || another !== undefined) return null
  // A number is that of the column from the west, then that of the row from the north.
  const [own, its] = [hexIds[hex]!, hexIds[other]!]
  const [column, row] = [own.slice(0, 2), own.slice(2)]
  if (column !== its.slice(0, 2)) return column < its.slice(0, 2) ? 'west' : 'east'
  return row < its.slice(2) ? 'north' : 'south'
}

/** A unit without its formation. */
export function unitText({ session }: BlitzDesk, unit: number): string {
  return voiceOf(session.game)
    .thing('unit', unit)
    .replace(/ \(.*\)$/, '')
}
