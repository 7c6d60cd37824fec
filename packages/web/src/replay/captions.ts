import { capital } from '@estafette/words'
import type { SideForms } from '@estafette/kernel'
import { playerNames } from '@estafette/bots/names'
import { sayIfKnown } from '../i18n/index.ts'
import { voiceOf } from '../i18n/voice.ts'
import { shapeOf } from '../screen/events.ts'
import { placeKind, unitKind } from '../screen/screen.ts'
import { nextText, toldText } from '../session/who.ts'
import { happenedWords } from '../table/log/happened-words.ts'
import type { TableModel } from '../table/model.ts'
import { toldBeside, whatOf, whoOf } from '../table/other-turn/enemy-turn.ts'
import { endsOf, type Step } from '../table/other-turn/steps.ts'
import { captionWords } from './caption-words.ts'
import type { ReplayScene } from './scenes.ts'

const MOST = 2 // lines of what came of a step

/** Who does something, as a sentence needs it. */
interface Actor {
  readonly name: string // as a label
  readonly subject: string // at the start of a sentence
  readonly isOne: boolean
}

/** Whoever does a step: by name, else by side; null where the rules do it. */
export function actorOf({ session }: TableModel, { seat, side }: Pick<Step, 'seat' | 'side'>) {
  const own = session.names?.value[seat] ?? ''
  if (own !== '') return { name: own, subject: own, isOne: true }
  const id = session.game.sides[side]
  if (id !== undefined) return ofSide(voiceOf(session.game).forms(id))
  if (seat < 0) return null
  const name = captionWords().player(seat + 1)
  return { name, subject: name, isOne: true }
}

function ofSide({ name, the, isOne }: SideForms): Actor {
  return { name, subject: capital(the), isOne }
}

/** Whoever sits on a seat, with their side: a person by name, a computer by its level. */
export function sitterText({ session }: TableModel, seat: number, called: string): string {
  const { game } = session
  const id = game.sides[game.sideOf(session.known(), seat)]
  const side = id === undefined ? '' : voiceOf(game).side(id)
  const who = playerNames.includes(called) ? (sayIfKnown(`player.${called}`) ?? called) : called
  if (who === '') return side || captionWords().player(seat + 1)
  return side === '' ? who : `${who}, ${side}`
}

/** What is shown, in a sentence that names who did it. */
export function captionOf(model: TableModel, scene: ReplayScene, length: number): string {
  const { step } = scene
  if (!step || step.last === 0) {
    return scene.at === 0 ? captionWords().begins : endText(model, scene.at === length)
  }
  const actor = actorOf(model, step)
  if (!actor) return captionWords().byRules(clausesOf(deedOf(model, step))[0]!)
  return sentenceOf(model, step, actor)
}

/** What a field tells of a deed, clause by clause; the first without what it is made of. */
function clausesOf(deed: string): readonly string[] {
  const [first = '', ...others] = deed.split(/[\u00a0\u202f]?; /)
  return [first.replace(/ \([^()]*\)$/, ''), ...others.filter(Boolean)]
}

/** Who it was before what was done, unless the words begin with that. */
function did({ name, subject }: Actor, what: string): string {
  if (what.startsWith(subject)) return what
  const rest = what.startsWith(name)
    ? what.slice(name.length).replace(/^[\u00a0\u202f]?:? /, '')
    : what
  return captionWords().did(name, rest)
}

function endText({ session }: TableModel, isEnd: boolean): string {
  const outcome = isEnd ? session.outcome() : null
  return outcome ? voiceOf(session.game).outcome(outcome) : captionWords().goesOn
}

function sentenceOf(model: TableModel, step: Step, actor: Actor): string {
  const { session, screen } = model
  const { subject, isOne } = actor
  const words = captionWords()
  if (screen.field) return did(actor, clausesOf(deedOf(model, step))[0]!)
  const voice = voiceOf(session.game)
  const units = step.units.length
  const unit = units === 1 ? voice.thing(unitKind(screen), step.units[0]!) : ''
  const place = step.place < 0 ? '' : voice.thing(placeKind(screen), step.place)
  if (whoOf(model, step) === '') return did(actor, whatOf(model, step))
  if (step.kind === 'fight') {
    const targets = step.targets.map((one) => voice.thing(unitKind(screen), one)).join(', ')
    if (targets === '' && place === '') return did(actor, whatOf(model, step))
    return words.attacks(subject, isOne, targets || place)
  }
  if (step.kind === 'other') return did(actor, whatOf(model, step))
  const who = unit || happenedWords().units(units)
  if (step.trails.length === 0) return words.brings(subject, isOne, who, place)
  const ends = endsOf(step)
  if (ends.length < 2) return words.moves(subject, isOne, who, place)
  return words.moves(
    subject,
    isOne,
    happenedWords().units(units),
    voice.thing(placeKind(screen), ends[0]!.place),
    ends.length - 1,
  )
}

/** Who did what, as the turn of others tells it. */
function deedOf(model: TableModel, step: Step): string {
  return [whoOf(model, step), whatOf(model, step)].filter(Boolean).join(' ')
}

/** What came of a step, in the words of the game, and who decides then where that is little. */
export function detailsOf(model: TableModel, scene: ReplayScene): readonly string[] {
  const { step } = scene
  if (!step || step.last === 0) return []
  const told = cameOf(model, step)
  const { session } = model
  const next = told.length < MOST ? nextText(session, session.knownAt(scene.at), step.seat) : ''
  return [...told, next].filter(Boolean)
}

/** What came of a step: of a march without losses where it led. */
function cameOf(model: TableModel, step: Step): readonly string[] {
  const { session, screen } = model
  if (screen.field) {
    const clauses = clausesOf(deedOf(model, step)).slice(1, MOST + 1)
    return clauses.length > 0 ? clauses.map((one) => capital(one)) : lastTold(model, step)
  }
  const told = toldBeside(model, step)
    .filter((event) => step.kind !== 'move' || !shapeOf(session.game, event).goes)
    .map((event) => toldText(session, event))
  const where =
    step.kind === 'move' && endsOf(step).length > 1 ? [capital(whatOf(model, step))] : []
  const all = [...where, ...new Set(told)]
  return all.length > 0 ? all.slice(0, MOST) : lastTold(model, step)
}

/** What was told of it last, where nothing of it counts more. */
function lastTold({ session }: TableModel, { events }: Step): readonly string[] {
  const last = events.findLast((event) => !shapeOf(session.game, event).silent)
  return last ? [toldText(session, last)] : []
}
