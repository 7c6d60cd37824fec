import {
  isEntering,
  drawnSoFar,
  dueOn,
  placeOf,
  facesOf,
  isRecoverable,
  type BlitzState,
} from '@estafette/blitzkrieg/screen'
import type { Speaker } from '@estafette/words'
import { panelWords } from '../panels/panel-words.ts'
import { whenOf } from '../words.ts'

/** How units arrive, as the board has it. */
export type ArrivingUnits = BlitzState['board']['reinforcements'][number]

/** Whether a unit is out of the battle, for good or until a night. */
export function isLost(s: BlitzState, unit: number): boolean {
  const place = placeOf(s, unit)
  const { eliminated, lost, gone } = s.board
  return place === eliminated || place === lost || place === gone
}

/** Where a unit is, on the map or off it. */
export function whereIs(s: BlitzState, unit: number, voice: Speaker): string {
  const { board } = s
  const { where } = panelWords()
  const place = placeOf(s, unit)
  if (place < board.hexCount) return voice.thing('hex', place)
  if (place === board.eliminated)
    return isRecoverable(s, unit) ? where.recoverable : where.eliminated
  if (place === board.lost) return where.lost
  if (place === board.gone) return where.gone
  if (place === board.cup) return where.cup
  if (place === board.offMap) return where.offMap
  if (place === board.absent) return where.absent
  return arrivalText(s, unit)
}

/** When a unit that is off the map comes, in a line. */
function arrivalText(s: BlitzState, unit: number): string {
  const words = panelWords()
  if (isEntering(s, unit)) return words.where.now
  const due = dueOn(s, unit)
  if (due > 0) return words.back(due, whenOf(s.board, due))
  const one = s.board.reinforcements[s.board.unitReinforcement[unit]!]
  if (!one) return words.where.waiting
  if (isCalledOff(s, one)) return words.where.never
  return one.source.from > s.turn ? words.fromTurn(one.source.from) : words.where.waiting
}

/** Whether an event has put an end to a reinforcement, or its time is over. */
export function isCalledOff(s: BlitzState, { source }: ArrivingUnits): boolean {
  const event = s.board.events.findIndex((one) => one.source.id === source.blockedByEvent)
  if (event >= 0 && drawnSoFar(s, event) > 0) return true
  return source.autoFrom === undefined && s.turn > source.to
}

/** Faces of the die that let units in now: '1–3', or that there is none. BLZ-REI-6 */
export function facesNow(s: BlitzState, index: number): string {
  const faces = facesOf(s, index)
  if (faces.length === 0) return panelWords().noFace
  const [first, last] = [faces[0]!, faces.at(-1)!]
  return first === last ? String(first) : `${first}–${last}`
}
