import type { Game } from '@estafette/kernel'
import type { Heard } from '@estafette/protocol'
import { voiceOf } from '../i18n/voice.ts'
import { shapeOf } from '../screen/events.ts'
import { toldText } from '../session/who.ts'
import { happenedWords } from '../table/log/happened-words.ts'
import { whatOf, whoOf } from '../table/other-turn/enemy-turn.ts'
import type { LogLine } from '../table/log/log-lines.ts'
import type { TableModel } from '../table/model.ts'
import { words } from './words.ts'

const SAID = 2 // events of a line that are told in full

/** A choice in words, as far as the viewer may know it. */
export function choiceText(game: Game, { choice }: Heard): string {
  return choice === null ? words().secretChoice : voiceOf(game).choice(choice)
}

/** A line of the log as one sentence, without anything to press. */
export function lineText(model: TableModel, { step, events }: LogLine): string {
  if (step) return [whoOf(model, step), whatOf(model, step)].filter(Boolean).join(' ')
  const told = events.filter((event) => !shapeOf(model.session.game, event).silent)
  const said = told.slice(0, SAID).map((event) => toldText(model.session, event))
  const rest = told.length - said.length
  return [...said, ...(rest > 0 ? [happenedWords().andMore(rest)] : [])].join(' ')
}
