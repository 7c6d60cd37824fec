import { looming, tryChoice } from '@estafette/kernel'
import { voiceOf } from '../../i18n/voice.ts'
import type { Offer } from '../../session/offers.ts'
import type { TableModel } from '../model.ts'
import { percentText } from './tiles.tsx'
import { victoryWords } from '../end/victory-words.ts'

/** Says that a choice would end the game, surely or perhaps, and for whom; else nothing. */
export function endText(model: TableModel, offer: Offer): string {
  const voice = voiceOf(model.session.game)
  const end = endBy(model, offer)
  if (!end) return ''
  const choice = voice.choice(offer.choice)
  return end.chance < 1
    ? victoryWords().mayEnd(choice, percentText(end.chance), end.text)
    : victoryWords().ends(choice, end.text)
}

/**
 * The end that a choice brings about with nothing left to decide that could change it, tried on a
 * copy. Dice that follow leave the copy half played, where only what stands on the map is read.
 */
export function endBy(
  { screen, session, state, seat }: TableModel,
  offer: Offer,
): { readonly chance: number; readonly text: string } | null {
  const { game } = session
  const { victory } = screen
  if (!victory || seat.value < 0) return null
  const after = game.clone(state.value)
  tryChoice(game, after, seat.value, offer.choice)
  const outcome = game.outcome(after)
  if (outcome) return { chance: 1, text: voiceOf(game).outcome(outcome) }
  const outlook = victory.outlook(after)
  const ending = outlook?.isDue ? looming(outlook)[0] : undefined
  return ending ? { chance: ending.chance, text: victory.winner(after, ending) } : null
}
