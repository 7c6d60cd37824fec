import { Button } from '../shell/button.tsx'
import { sideClass } from '../screen/screen.ts'
import type { Offer, Offers } from '../session/offers.ts'
import { language } from '../store/settings.ts'
import { EndCheck } from './end-check.tsx'
import { confirmationOf, type TableModel } from './model.ts'
import { RebuffAtPointer, RebuffLine } from './rebuff.tsx'
import { voiceOf } from '../i18n/voice.ts'
import { words } from './words.ts'

const MOST_BUTTONS = 2 // beside Undo; whatever does not fit is in the list of choices

/** Buttons for choices without a target: all of a short question, else only the one that ends it. */
function barOffers(offers: Offers, barKinds?: ReadonlySet<string>): readonly Offer[] {
  const plain = offers.all.filter(({ kind }) => kind === 'none' || barKinds?.has(kind))
  return plain.length === offers.all.length ? plain.slice(0, MOST_BUTTONS) : plain.slice(-1)
}

/** Whose decision it is, what may be done now, and the buttons, which never move. */
export function PromptBar({ model }: { readonly model: TableModel }) {
  const { session, seat, state } = model
  const side = seat.value < 0 ? -1 : session.game.sideOf(state.value, seat.value)
  const now = model.intention.value
  return (
    <div class={`prompt ${sideClass(model.screen, side)}`}>
      <EndCheck model={model} />
      <RebuffAtPointer model={model} />
      <div class="prompt-words">
        <p role="status">{promptText(model)}</p>
        <p class={model.rebuff.value ? 'prompt-note is-refusal' : 'prompt-note'} aria-live="polite">
          <Note model={model} />
        </p>
      </div>
      <div class="prompt-buttons">
        {now?.kind === 'offer' && <ConfirmButton model={model} />}
        <UndoButton model={model} />
        {now ? (
          <Button onClick={() => model.back()}>{words().cancel}</Button>
        ) : (
          <Acts model={model} />
        )}
        {now?.kind === 'plan' && <ConfirmButton model={model} />}
      </div>
    </div>
  )
}

/** Why the last thing that was tried is not allowed, or else what to bear in mind. */
function Note({ model }: { readonly model: TableModel }) {
  const rebuff = model.rebuff.value
  if (rebuff) return <RebuffLine game={model.session.game} rebuff={rebuff} />
  return <>{noteText(model)}</>
}

/** The prompt in one line of at most 120 characters. */
export function promptText(model: TableModel): string {
  const { session, seat, state } = model
  const { game } = session
  const voice = voiceOf(game)
  const outcome = game.outcome(state.value)
  if (outcome) return voice.outcome(outcome)
  if (seat.value < 0 && session.trouble.value) return words().trouble(session.trouble.value)
  if (seat.value < 0) {
    const acting = game.sideOf(state.value, game.toAct(state.value))
    return words().thinking(voice.side(game.sides[acting] ?? ''))
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

/** What is irreversible about what is intended, or how far one can go back. */
export function noteText(model: TableModel): string {
  const now = model.intention.value
  const { plans } = model.screen
  if (now?.kind === 'plan') {
    if (!plans) return ''
    const spelled = plans.spell(model.state.value, now.plan)
    const isRolled = now.plan.kind === 'attack' || now.plan.chance !== undefined
    const { endsPhase = words().irreversible['roll'] } = plans.words()
    const parts = [
      spelled.stopped > 0 ? words().stopped(spelled.stopped) : '',
      isRolled ? words().irreversible['roll'] : spelled.rolls ? endsPhase : '',
    ]
    return parts.filter(Boolean).join(' ')
  }
  if (now) {
    const kind = confirmationOf(model, now.offer)
    return kind ? (words().irreversible[kind] ?? '') : ''
  }
  if (model.screen.note) return model.seat.value < 0 ? '' : model.screen.note(model.state.value)
  const able = model.able.value.length
  return model.seat.value >= 0 && able > 1 ? words().endCheck(able) : ''
}

function UndoButton({ model }: { readonly model: TableModel }) {
  void model.session.version.value
  const { count, barrier } = model.session.undoable()
  const reason = words().undoBarrier[barrier] ?? ''
  return (
    <Button
      icon="undo"
      shortcut="U"
      data-part="undo"
      aria-disabled={count === 0}
      data-tip={count === 0 ? reason : words().undo}
      onClick={() => count > 0 && model.undo()}
    >
      {words().undo}
    </Button>
  )
}

/** Confirms what is intended. A second click where the first one was must not hit it. */
function ConfirmButton({ model }: { readonly model: TableModel }) {
  const now = model.intention.value
  const isMove = now?.kind === 'plan' && now.plan.kind === 'move'
  const isPhase = now?.kind === 'offer' && confirmationOf(model, now.offer) !== 'roll'
  return (
    <Button
      look="primary"
      icon={isMove || isPhase ? 'check' : 'die'}
      shortcut="Enter"
      data-part="confirm"
      onClick={() => model.confirm()}
    >
      {confirmText(model)}
    </Button>
  )
}

/** What can be done without pointing at anything. */
function Acts({ model }: { readonly model: TableModel }) {
  const { mainVerbs, barKinds } = model.screen
  const offers = barOffers(model.offers.value, barKinds)
  return (
    <>
      <StandingOrder model={model} />
      {offers.map((offer) => (
        <ActButton
          key={offer.choice}
          model={model}
          offer={offer}
          isPrimary={model.offers.value.all.length === 1 || !!mainVerbs?.has(offer.verb)}
        />
      ))}
    </>
  )
}

/** Lets chances to interrupt go by from now on, or has them asked for again. */
function StandingOrder({ model }: { readonly model: TableModel }) {
  const { session, state, seat } = model
  if (seat.value < 0) return null
  const isOn = session.passing.value
  if (!isOn && !session.game.decision(state.value, seat.value).isWindow) return null
  return (
    <Button data-part="standing" onClick={() => session.letPass(!isOn)}>
      {isOn ? words().askAgain : words().passAlways}
    </Button>
  )
}

function ActButton(props: {
  readonly model: TableModel
  readonly offer: Offer
  readonly isPrimary: boolean
}) {
  const { model, offer, isPrimary } = props
  return (
    <Button
      look={isPrimary ? 'primary' : 'plain'}
      data-choice={offer.choice}
      onClick={() => model.choose(offer)}
    >
      {voiceOf(model.session.game).choice(offer.choice)}
    </Button>
  )
}

function confirmText(model: TableModel): string {
  const now = model.intention.value
  if (!now) return ''
  if (now.kind === 'offer') return voiceOf(model.session.game).choice(now.offer.choice)
  return model.screen.plans?.words().confirm(now.plan) ?? ''
}
