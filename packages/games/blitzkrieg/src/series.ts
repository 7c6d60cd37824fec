import type { Worded } from '@estafette/kernel'
import rows from '../data/series.json' with { type: 'json' }

/** What is said of a battle where one is chosen, as scripts/battle-facts.mjs reads it. */
export interface SeriesBattle {
  readonly id: string
  readonly place: string
  readonly title: Worded // as published
  readonly from: string // day, '1940-05-12'
  readonly to: string
  readonly turns: number
  readonly german: number // combat units
  readonly allied: number
  readonly second: Worded // what the side against the Germans is called
  readonly hours: number // of play, about
  readonly complexity: number // 1 to 3
  readonly text: Worded
  readonly hard: Worded // what makes it easy or hard; '' where the battle does not say
  readonly germanWants: Worded // '' likewise
  readonly alliedWants: Worded
  readonly isFirst: boolean // the one to begin with
}

/** The battles of the series by date. */
export const listedBattles: readonly SeriesBattle[] = rows
