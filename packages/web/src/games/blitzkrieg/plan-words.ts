import { BY_FIRE, type BlitzState } from '@estafette/blitzkrieg/screen'
import type { Game } from '@estafette/kernel'
import { voiceOf } from '../../i18n/voice.ts'
import type { PlanWords } from '../../screen/plans.ts'
import { percent, points } from './words.ts'
import { spoken } from '../../i18n/spoken.ts'
import type { words as en } from './plan-words.en.ts'

const planWords = spoken(
  import.meta.glob<typeof en>('./plan-words.??.ts', { eager: true, import: 'words' }),
)

/** Words for choosing part of a stack. */
export function groupWords(): { readonly all: string; readonly byType: string } {
  const { all, byType } = planWords()
  return { all, byType }
}

/** How the plans of a battle are worded. */
export function wordsOfPlans(game: Game<BlitzState>): PlanWords {
  const words = planWords()
  const voice = voiceOf(game)
  return {
    legend: [
      { mark: 'selected', text: words.selected },
      { mark: 'go', text: words.go },
      { mark: 'zone', text: words.zone },
      { mark: 'attack', text: words.attack },
    ],
    confirm({ kind, manner, units }, goers) {
      if (kind === 'move') {
        return goers.length < units.length ? words.moveSome(goers.length, units.length) : words.move
      }
      return manner === BY_FIRE ? words.fire : words.declare
    },
    prompt({ kind, units, cost, left, manner, chance = 0 }, place) {
      const unit = voice.thing('unit', units[0]!)
      if (kind === 'move') return words.moves(unit, place, points(cost), points(left))
      return manner === BY_FIRE
        ? words.fires(unit, place, percent(chance))
        : words.attacks(unit, place)
    },
    endsPhase: words.endsPhase,
    points,
  }
}
