import {
  NONE,
  outlookOf,
  standardBoard,
  townsHeld,
  type CellesState,
} from '@estafette/celles/screen'
import type { Ending } from '@estafette/kernel'
import type { Alarm, VictoryPart } from '../../../screen/victory.ts'
import { spoken } from '../../../i18n/spoken.ts'
import type { words as en } from './victory.en.ts'

const words = spoken(
  import.meta.glob<typeof en>('./victory.??.ts', { eager: true, import: 'words' }),
)

function winner({ side }: Ending): string {
  return words().wins[side === NONE ? 2 : side] ?? ''
}

function alarm(_: CellesState, ending: Ending): Alarm {
  const { suddenDeath, last, alarm, short } = words()
  return {
    title: ending.key === 'decisive' ? suddenDeath : last,
    text: alarm[ending.key]!(ending, winner(ending)),
    short: short[ending.key]!(ending),
    places: ending.places,
  }
}

/** How victory stands in Celles. */
export const victory: VictoryPart<CellesState> = {
  outlook: outlookOf,
  scale(s) {
    const endings = outlookOf(s)?.endings
    const count = endings?.find(({ key }) => key === 'points')
    const track = endings?.find(({ key }) => key === 'decisive')
    const goal = standardBoard.decisiveVp
    return {
      title: words().scale,
      value: s.vp,
      coming: (track?.have ?? s.vp) - s.vp,
      goal,
      meaning: words().meaning(goal, count?.have ?? 0, count?.need ?? 0),
      short: words().goal(goal),
    }
  },
  alarm,
  ending: (_, ending) => words().ending[ending.key]!(ending, winner(ending)),
  score: (_, { key, points, side }) => words().score[key]!(points, words().sides[side]!),
  next: (_, { key, points, side }) => words().next[key]!(points, words().sides[side]!),
  held: townsHeld,
  winner: (_, ending) => winner(ending),
}
