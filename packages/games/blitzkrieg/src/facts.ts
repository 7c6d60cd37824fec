import { ALLIED, GERMAN, SIDES } from './data/codes.ts'
import { interdictors } from './interdiction.ts'
import { allowance } from './movement.ts'
import { movementLeft } from './moves.ts'
import { pontoonNames, statusWords, trenchNames } from './names.ts'
import { score } from './score.ts'
import { NONE, type BlitzState } from './state.ts'

const sideName = (side: number): string => (side === NONE ? 'none' : SIDES[side]!)

/** Halves as they are spoken of: 7 is '3.5'. */
const points = (halves: number): string => String(halves / 2)

/** What a script may expect of a position, by name. */
export function facts(s: BlitzState): Record<string, string> {
  const { board, work } = s
  const { placeNames, airPlaceNames } = work.text
  const hexName = (hex: number): string => (hex === NONE ? 'none' : board.hexIds[hex]!)
  const found: Record<string, string> = {
    turn: String(s.turn),
    'last turn': String(s.lastTurn),
    phasing: sideName(s.phasing),
    'vp german': points(score(s, GERMAN)),
    'vp allied': points(score(s, ALLIED)),
    left: points(movementLeft(s)),
    spent: points(s.spent),
    cover: String(s.cover),
    column: s.column === NONE ? 'none' : board.crtColumns[s.column]!,
    shift: String(s.shift),
    rommel: hexName(s.rommel),
    interdiction: String(interdictors(s)),
    paralysed: String(s.paralysed),
    shifts: String(s.shifts),
  }
  board.airCodes.forEach((code, air) => (found[`air ${code}`] = airPlaceNames[s.airPlace[air]!]!))
  board.hexIds.forEach((id, hex) => {
    if (s.entrenchment[hex]! !== 0) found[`trench ${id}`] = trenchNames[s.entrenchment[hex]!]!
    found[`control ${id}`] = sideName(s.control[hex]! - 1)
  })
  s.pontoons.forEach((state, marker) => (found[`pontoon ${marker + 1}`] = pontoonNames[state]!))
  for (let unit = 0; unit < board.unitCount; unit++) {
    const code = board.unitCodes[unit]!
    found[code] = [placeNames[s.place[unit]!]!, ...statusWords(s.flags[unit]!)].join(' ')
    if (s.place[unit]! < board.hexCount)
      found[`mp ${code}`] = points(allowance(s, unit, s.ride[unit]!))
  }
  return found
}
