import { arras } from '@estafette/arras'
import { outlookOf, STEP, type ArrasState } from '@estafette/arras/screen'
import { looming, tryChoice, type Choice } from '@estafette/kernel'
import { spoken } from '../../../i18n/spoken.ts'
import { sideName } from './card-tools.ts'
import { hourText, victory } from '../told/victory.ts'
import { percent } from '../words.ts'

interface Words {
  /** A Pass ends the hour at once, or once the other side passes, too. */
  readonly when: (other: string | null) => string
  readonly ends: (hour: string) => string
  readonly game: (chance: number) => string
  readonly unless: string
}

const words = spoken<Words>({
  en: {
    when: (other) => (other === null ? 'With this Pass' : `If the ${other} pass next, too,`),
    ends: (hour) => ` ${hour} ends`,
    game: (chance) =>
      chance < 1 ? `, and the game with ${percent(chance)}` : ', and the game with it',
    unless: ' unless the turn is prolonged',
  },
  fr: {
    when: (other) => (other === null ? 'Par ce choix,' : `Si les ${other} passent aussi,`),
    ends: (hour) => ` c’est la fin de ${hour}`,
    game: (chance) => (chance < 1 ? `, et de la partie à ${percent(chance)}` : ' et de la partie'),
    unless: ', sauf si le tour est prolongé',
  },
})

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
