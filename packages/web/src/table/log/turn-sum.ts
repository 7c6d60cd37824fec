import { harmOf } from '../../screen/events.ts'
import type { TableModel } from '../model.ts'
import { sideName } from '../other-turn/enemy-turn.ts'
import { deedsIn, harmCounts } from '../other-turn/sum-told.ts'
import { sumWords } from '../other-turn/sum-words.ts'
import type { LogLine } from './log-lines.ts'

/** What a side did in a turn, and what befell it, by number; '' for nothing. */
export interface SideSum {
  readonly side: number
  readonly name: string
  readonly deeds: string
  readonly harm: string
}

/** What a turn came to, side by side: whoever did something, or was harmed. */
export function sumOfTurn(model: TableModel, lines: readonly LogLine[]): readonly SideSum[] {
  const { game } = model.session
  const steps = lines.flatMap(({ step }) => step ?? [])
  const harms = lines.flatMap(({ events }) => events.flatMap((event) => harmOf(game, event) ?? []))
  return game.sides.flatMap((_, side) => {
    const deeds = deedsIn(
      model,
      steps.filter((step) => step.side === side),
    )
    const harm = harmCounts(
      model.screen,
      harms.filter((one) => one.side === side),
    )
      .map(({ kind, count }) => `${count} ${sumWords().counted[kind](count)}`)
      .join(', ')
    return deeds === '' && harm === '' ? [] : [{ side, name: sideName(model, side), deeds, harm }]
  })
}
