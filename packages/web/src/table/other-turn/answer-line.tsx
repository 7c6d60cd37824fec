import { sideWords } from '../../i18n/side-words.ts'
import { voiceOf } from '../../i18n/voice.ts'
import { sideClass } from '../../screen/screen.ts'
import type { TableModel } from '../model.ts'
import { answerTo } from './answer.ts'
import './sum.css'

/** What others answered in a fight of whoever decides: a line on their card, and no turn of its own. */
export function AnswerLine({ model }: { readonly model: TableModel }) {
  const { session, screen, seat } = model
  const answer = answerTo(session, screen, seat.value)
  const side = answer && session.game.sides[answer.side]
  if (!answer || side === undefined || side === null) return null
  const voice = voiceOf(session.game)
  const [first] = answer.events
  const forms = voice.forms(side)
  return (
    <p class={`answer-line ${sideClass(screen.game.id, answer.side)}`} data-part="answer">
      {sideWords().answer(forms, voice.event(first!).replace(/\.$/, ''))}
    </p>
  )
}
