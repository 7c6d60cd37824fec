import {
  vpLostBy,
  aheadInLosses,
  dearestFoe,
  heldBy,
  LINE,
  outlookOf,
  vpNeeded,
  type FrontlineState,
} from '@estafette/frontline/screen'
import type { Ending } from '@estafette/kernel'
import { nameOf } from './names.ts'
import type { Alarm, VictoryPart } from '../../../screen/victory.ts'
import { spoken } from '../../../i18n/spoken.ts'
import type { words as en } from './victory.en.ts'

const words = spoken(
  import.meta.glob<typeof en>('./victory.??.ts', { eager: true, import: 'words' }),
)

const CELLS = 12 // of the scale: the Allied end is the right one

const MIDDLE = CELLS / 2

function winner({ side }: Ending): string {
  return words().wins[side < 0 ? 2 : side]!
}

function alarm(_: FrontlineState, ending: Ending): Alarm {
  const { title, alarm, ending: endings } = words()
  const { key, places } = ending
  const wins = winner(ending)
  return {
    title: title[key] ?? wins,
    text: (alarm[key] ?? endings[key]!)(ending, wins),
    short: wins,
    places,
  }
}

/** How far a side is on its way to half of the enemy force. */
function progress(s: FrontlineState, side: number): number {
  return Math.min(1, vpLostBy(s, 1 - side) / Math.max(1, vpNeeded(s, 1 - side)))
}

/** The cards of the line that a side holds. FRL-HOLD-5 */
function cardsHeld(s: FrontlineState, side: number): readonly number[] {
  const held = heldBy(s, side)
  return Array.from({ length: LINE }, (_, card) => card).filter((card) => held & (2 << card))
}

/** How victory stands in Frontline: by what each side has destroyed. */
export const victory: VictoryPart<FrontlineState> = {
  outlook: outlookOf,
  scale(s) {
    const [allies, axis] = [progress(s, 0), progress(s, 1)]
    const lead = Math.round(MIDDLE * (allies - axis))
    const ahead = aheadInLosses(s)
    return {
      title: words().scale,
      value: MIDDLE + (lead === 0 && ahead >= 0 ? (ahead === 0 ? 1 : -1) : lead),
      text: `${vpLostBy(s, 1)}\u2009:\u2009${vpLostBy(s, 0)}`,
      goal: CELLS,
      fatal: 0,
      meaning: s.turn > 0 ? words().meaning(vpNeeded(s, 0), vpNeeded(s, 1)) : '',
    }
  },
  alarm,
  ending: (_, ending) => words().ending[ending.key]!(ending, winner(ending)),
  score: (_, { points, side }) => words().score(points, side),
  next: (s, { points, side }) => words().dearest(points, side, nameOf(dearestFoe(s, side))),
  held: cardsHeld,
  winner: (_, ending) => winner(ending),
}
