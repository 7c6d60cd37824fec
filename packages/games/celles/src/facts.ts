import { SIDES } from './data/codes.ts'
import { allowance, movementLeft, startsStrategic } from './movement.ts'
import { boxNames, statusWords } from './names.ts'
import { NONE, type CellesState } from './state.ts'
import { finalScore } from './victory.ts'

const sideName = (side: number): string => (side === NONE ? 'none' : SIDES[side]!)

/** Half points as they are spoken of: 7 is '3.5'. */
const points = (halves: number): string => String(halves / 2)

/** What a script may expect of a position, by name. */
export function facts(s: CellesState): Record<string, string> {
  const score = finalScore(s)
  const { placeNames } = s.work.text
  const unitName = (unit: number): string => (unit === NONE ? 'none' : s.board.unitCodes[unit]!)
  const found: Record<string, string> = {
    turn: String(s.turn),
    first: sideName(s.first),
    initiative: sideName(s.initiative),
    phasing: sideName(s.phasing),
    vp: String(s.vp),
    'vp german': String(score.german),
    'vp allied': String(score.allied),
    active: unitName(s.active),
    spent: points(s.spent),
    left: points(movementLeft(s)),
    trucks: unitName(s.trucks),
    'trucks from': String(s.trucksFrom),
    column: String(s.column),
    modifier: String(s.modifier),
  }
  for (let side = 0; side < 2; side++) {
    found[`actions ${SIDES[side]}`] = String(s.actions[side])
    found[`used ${SIDES[side]}`] = String(s.used[side])
    found[`losses ${SIDES[side]}`] = String(s.losses[side])
  }
  s.board.chitCodes.forEach((code, chit) => (found[`chit ${code}`] = boxNames[s.chits[chit]!]!))
  for (let unit = 0; unit < s.board.unitCount; unit++) {
    const place = s.place[unit]!
    const code = s.board.unitCodes[unit]!
    found[code] = [placeNames[place]!, ...statusWords(s.flags[unit]!)].join(' ')
    if (place >= s.board.hexCount) continue
    found[`mp ${code}`] = points(allowance(s, unit, startsStrategic(s, unit)))
  }
  return found
}
