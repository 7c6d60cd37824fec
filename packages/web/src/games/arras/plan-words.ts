import type { PlanWords } from '../../screen/plans.ts'
import { spoken } from '../../i18n/spoken.ts'
import type { words as en } from './plan-words.en.ts'

/** The words of plans in the language of the moment. */
export const arrasPlanWords = spoken(
  import.meta.glob<typeof en>('./plan-words.??.ts', { eager: true, import: 'words' }),
)

/** The same, as the table page asks for them. */
export function planWords(): PlanWords {
  const { move, assault, legend, intend, thenSpent } = arrasPlanWords()
  return {
    legend: [
      { mark: 'selected', text: legend.selected },
      { mark: 'go', text: legend.move },
      { mark: 'attack', text: legend.assault },
    ],
    confirm: ({ kind, units }, goers) =>
      kind === 'move' ? move(goers.length, units.length) : assault,
    prompt: ({ kind }, place, goers) => intend[kind](place, goers.length),
    points: String,
    afterMove: thenSpent,
  }
}
