import { arras } from '@estafette/arras'
import { controlOf, outlookOf, victoryParts, type ArrasState } from '@estafette/arras/screen'
import type { Ending, Language, Score } from '@estafette/kernel'
import type { Alarm, VictoryPart } from '../../../screen/victory.ts'
import { language } from '../../../store/settings.ts'
import { spoken } from '../../../i18n/spoken.ts'
import type { words as en } from './victory.en.ts'

const words = spoken(
  import.meta.glob<typeof en>('./victory.??.ts', { eager: true, import: 'words' }),
)

/** The hour of a turn as it is written: 16:00, 16 h. */
export function hourText(s: ArrasState, turn: number, lang: Language = language.value): string {
  return words(lang).hour(s.board.turnTrack.hours[turn] ?? '')
}

function winner({ side }: Ending): string {
  return words().wins[side] ?? ''
}

function alarm(s: ArrasState, ending: Ending): Alarm {
  const { suddenDeath, last, gortTitle, alarm, short } = words()
  const { key, places } = ending
  const hour = hourText(s, s.turn)
  return {
    title: key === 'final' ? last : key === 'gort' ? gortTitle : suddenDeath,
    text: alarm[key]!(ending, hour, winner(ending)),
    short: short[key]!(ending, hour),
    places: key === 'points' || key === 'final' ? places : places.filter((at) => helps(s, key, at)),
  }
}

/** Which of the places an ending is about are those that made it so. */
function helps(s: ArrasState, key: string, place: number): boolean {
  return key === 'gort' || controlOf(s, place) === arras.sides.indexOf('allied')
}

/** How victory stands in Arras. */
export const victory: VictoryPart<ArrasState> = {
  outlook: outlookOf,
  scale(s) {
    const { vp } = victoryParts(s)
    const { scale, meaning } = words()
    const goal = s.threshold
    return { title: scale, value: vp, goal, fatal: 0, meaning: meaning(goal) }
  },
  alarm,
  ending: (_, ending) => words().ending[ending.key]!(ending, winner(ending)),
  score: (_, { key, points }: Score) => words().score[key]!(points),
  next: (_, { key }) => words().next[key]!,
  winner: (_, ending) => winner(ending),
}
