import { crosserCount } from './movement.ts'
import { groupLetters, statusWords } from './names.ts'
import { SIDES } from './data/source.ts'
import { initiativeModifier, gortModifier } from './turn.ts'
import { NONE, type ArrasState } from './state.ts'
import { victoryParts } from './victory.ts'

const sideName = (side: number): string => (side === NONE ? 'none' : SIDES[side]!)

/** What a script may expect of a position, by name. */
export function facts(s: ArrasState): Record<string, string> {
  const found: Record<string, string> = {
    turn: String(s.turn),
    turns: String(s.board.turnTrack.hours.length - 1),
    initiative: sideName(s.initiative),
    advantage: sideName(s.advantage),
    'air allied': String(s.alliedAir),
    'air german': String(s.germanAir),
    vp: String(s.vp),
    'vp now': String(victoryParts(s).vp),
    threshold: String(s.threshold),
    'rommel north': s.rommelNorth ? 'yes' : 'no',
    crossers: String(crosserCount(s)),
    'initiative modifier': String(initiativeModifier(s)),
    'gort modifier': String(gortModifier(s)),
    released: groupLetters(s),
    casualties: String(s.casualties),
  }
  for (let location = 0; location < s.board.locationCount; location++) {
    found[`control ${s.board.placeNames[location]}`] = sideName(s.control[location]!)
  }
  for (let unit = 0; unit < s.board.unitCount; unit++) {
    const where = s.board.placeNames[s.place[unit]!]!
    found[s.board.unitCodes[unit]!] = [where, ...statusWords(s.flags[unit]!)].join(' ')
  }
  return found
}
