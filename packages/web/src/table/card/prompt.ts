import { goersOf, tongues } from '@estafette/kernel'
import { language } from '../../store/settings.ts'
import { sideWords } from '../../i18n/side-words.ts'
import { voiceOf } from '../../i18n/voice.ts'
import { seatName } from '../../session/who.ts'
import type { TableModel } from '../model.ts'
import { isComputer } from '../log/why.ts'
import { words } from '../words.ts'

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
    const side = game.sides[game.sideOf(state.value, acting)]
    if (side === undefined || !isComputer(session, acting)) return waitingText(model)
    const { thinking, paused } = sideWords()
    return (session.hold?.value?.isOn ? paused : thinking)(voice.forms(side))
  }
  const now = model.intention.value
  if (now?.kind === 'plan') {
    const { plan } = now
    const place = voice.thing(model.screen.map?.kind ?? '', plan.place)
    const side = voice.side(game.sides[game.sideOf(state.value, seat.value)] ?? '')
    const { plans } = model.screen
    const goers = plans ? goersOf(plan, plans.spell(state.value, plan)) : []
    return `${side}${tongues[language.value].colon} ${plans?.words().prompt(plan, place, goers) ?? ''}`
  }
  return voice.prompt(game.decision(state.value, seat.value))
}

/** What others decide, to whoever waits for it: about them, and never to them. */
export function waitingText({ session, state }: Pick<TableModel, 'session' | 'state'>): string {
  const { game } = session
  const decision = game.decision(state.value, session.viewer.value)
  const voice = voiceOf(game)
  const names = decision.seats.map((seat) => seatName(session, state.value, seat))
  return voice.waiting(decision, [...new Set(names)].join(', '))
}
