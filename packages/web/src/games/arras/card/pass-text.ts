import { arras } from '@estafette/arras'
import { outlookOf, STEP, type ArrasState } from '@estafette/arras/screen'
import { looming, tryChoice, type Choice } from '@estafette/kernel'
import { sideName } from './card-tools.ts'
import { hourText, victory } from '../told/victory.ts'
import { spoken } from '../../../i18n/spoken.ts'
import type { words as en } from './pass-text.en.ts'

const words = spoken(
  import.meta.glob<typeof en>('./pass-text.??.ts', { eager: true, import: 'words' }),
)

/** What a Pass comes to: two in a row end the hour, and perhaps the game. ARR-4.3d, ARR-4.3e */
export function passText(s: ArrasState, pass: Choice): string {
  const after = arras.clone(s)
  tryChoice(arras, after, arras.toAct(s), pass)
  const isAnswered = after.step === STEP.impulse && after.initiative !== s.initiative
  const other = isAnswered ? sideName(after.initiative) : null
  if (isAnswered) tryChoice(arras, after, arras.toAct(after), pass)
  const outlook = outlookOf(s)
  const ending = outlook ? looming(outlook)[0] : undefined
  const { when, ends, game, unless } = words()
  const said = [
    when(other),
    ends(hourText(s, s.turn)),
    ending ? game(ending.chance) : '',
    after.step === STEP.prolong ? unless : '',
  ]
  return `${said.join('')}.${ending ? ` ${victory.winner(s, ending)}` : ''}`
}
