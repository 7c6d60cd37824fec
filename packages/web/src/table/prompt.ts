import { language } from '../store/settings.ts'
import { sideWords } from '../i18n/side-words.ts'
import { voiceOf } from '../i18n/voice.ts'
import type { TableModel } from './model.ts'
import { isComputer } from './why.ts'
import { words } from './words.ts'

/** What is asked now, in one line of at most 120 characters. */
export function promptText(model: TableModel): string {
  const { session, seat, state } = model
  const { game } = session
  const voice = voiceOf(game)
  const outcome = session.outcome()
  if (outcome) return voice.outcome(outcome)
  if (seat.value < 0 && session.trouble.value) return words().trouble(session.trouble.value)
  if (seat.value < 0) {
    const acting = game.toAct(state.value)
    const side = voice.forms(game.sides[game.sideOf(state.value, acting)] ?? '')
    return isComputer(session, acting) ? sideWords().thinking(side) : sideWords().othersAct(side)
  }
  const now = model.intention.value
  if (now?.kind === 'plan') {
    const { plan } = now
    const place = voice.thing(model.screen.map?.kind ?? '', plan.place)
    const side = voice.side(game.sides[game.sideOf(state.value, seat.value)] ?? '')
    return `${side}${colon()} ${model.screen.plans?.words().prompt(plan, place) ?? ''}`
  }
  return voice.prompt(game.decision(state.value, seat.value))
}

/** French puts a space before it. */
function colon(): string {
  return language.value === 'fr' ? '\u00a0:' : ':'
}
