import type { ComponentChildren } from 'preact'
import { useSignal } from '@preact/signals'
import type { GameEnd, Standing, StandingOffer } from '@estafette/protocol'
import { sideWords } from '../i18n/side-words.ts'
import { voiceOf } from '../i18n/voice.ts'
import { playOnceMore } from '../online/rematch.ts'
import { Button, ButtonLink } from '../shell/button.tsx'
import { navigate } from '../shell/navigation.ts'
import { waitingText } from '../table/card/prompt.ts'
import type { TableModel } from '../table/model.ts'
import { words as tableWords } from '../table/words.ts'
import { CardFrame } from './card-frame.tsx'
import type { OnlineCardProps } from './card-props.ts'
import { endingActs, lateActs, type SlotsOf } from './final-acts.ts'
import { beatOf, lateSeat, liveFigure, stoppedFor } from './clock-view.ts'
import { nameOf, sideName } from './players.tsx'
import { askedByMe, askedOfMe, undoneBy } from './requests.ts'
import { useNow } from './tools.ts'
import { actingSeats, Steps, Waiting } from './waiting-card.tsx'
import { gesturesIn } from './ways-back.ts'
import { words } from './words.ts'

type Props = OnlineCardProps

/** What stands in the place of the decision while there is none to take; null where there is one. */
export function onlineCard(props: Props): ComponentChildren {
  const { model, standing } = props
  if (standing.ending) return <EndedCard {...props} ending={standing.ending} />
  const asked = askedOfMe(standing)
  if (asked) return <AskedCard {...props} offer={asked} />
  if (standing.viewer < 0) return <WatchCard {...props} />
  const own = askedByMe(standing)
  if (own?.what === 'take-back') return <AskingCard {...props} offer={own} />
  return model.seat.value < 0 ? <WaitingCard {...props} /> : null
}

/** What others are to do; before that what is on its way, or that their time is out. */
function WaitingCard(props: Props) {
  const { line, standing } = props
  const now = useNow(line, beatOf(standing))
  if (line.outbox.value.length > 0) return <SendingCard {...props} />
  const late = lateSeat(standing, now)
  return late >= 0 ? <LateCard {...props} seat={late} /> : <Waiting {...props} now={now} />
}

/** A choice of one's own that the server has not answered. */
function SendingCard({ model, line, standing }: Props) {
  const isOpen = line.link.value.state === 'open'
  return (
    <CardFrame
      model={model}
      name="sending"
      side={model.session.game.sideOf(model.state.value, standing.viewer)}
      title={words().sending}
      note={isOpen ? words().sendingText : words().notConnected}
      primary={{ label: tableWords().wait, closed: words().sending, press: () => {} }}
    >
      <Steps model={model} />
    </CardFrame>
  )
}

/** Somebody else's time is out: what happens now is for the others to say. */
function LateCard({ model, standing, acts, seat }: Props & { readonly seat: number }) {
  const isLive = standing.pace.kind === 'live'
  const granted = isLive
    ? { minutes: 10, text: words().minutes(10) }
    : { minutes: 24 * 60, text: words().day }
  const isMeant = useSignal(false)
  return (
    <CardFrame
      model={model}
      name="late"
      side={model.session.game.sideOf(model.state.value, seat)}
      title={words().timeOut(nameOf(standing, seat))}
      note={words().timeOutText}
      {...lateActs(isMeant, granted.text, {
        grant: () => acts.grant(granted.minutes),
        claim: () => acts.claim(),
      })}
    />
  )
}

/** Others ask for something: A says yes, C no; what would end the game is chosen first. */
function AskedCard(props: Props & { readonly offer: StandingOffer }) {
  const { model, line, standing, acts, offer } = props
  const { what, seat } = offer
  const side = model.session.game.sideOf(model.state.value, seat)
  const isMeant = useSignal(false)
  const accept = (): void => acts.answer(what, true)
  const refuse = (): void => acts.answer(what, false)
  const answers: SlotsOf = {
    primary: { label: words().accept[what], icon: 'check', press: accept },
    decline: { label: words().refuse, icon: 'close', press: refuse },
  }
  return (
    <CardFrame
      model={model}
      name="asked"
      side={side}
      when={sideName(model, side)}
      title={words().asked[what](nameOf(standing, seat))}
      note={words().askedText[what]}
      {...(what === 'draw' || what === 'resign'
        ? endingActs(what, isMeant, { accept, refuse })
        : answers)}
    >
      {what === 'take-back' && (
        <>
          <Stopped line={line} standing={standing} />
          <TakenBack model={model} standing={standing} keep={offer.keep ?? 0} />
        </>
      )}
    </CardFrame>
  )
}

const UNDONE = 6 // gestures that are named; the others are counted

/** What a take-back would undo, gesture by gesture, and what has happened since. */
function TakenBack(props: {
  readonly model: TableModel
  readonly standing: Standing
  readonly keep: number
  readonly asked?: string // who is asked, to the one who asks
}) {
  const { model, standing, keep, asked } = props
  const undone = undoneBy(standing, keep)
  const isOthers = undone.choices.some(({ seat }) => seat !== standing.viewer)
  const gestures = gesturesIn(model, undone.choices)
  return (
    <>
      <h3>{asked === undefined ? words().takenBack : words().askedOf(asked)}</h3>
      <ul class="online-undone well">
        {gestures.slice(0, UNDONE).map(({ first, seat, text }) => (
          <li key={first}>
            {nameOf(standing, seat)}, {text}
          </li>
        ))}
      </ul>
      {gestures.length > UNDONE && <p>{words().more(gestures.length - UNDONE)}</p>}
      <p class={undone.dice ? 'online-warn' : 'online-what'}>
        {undone.dice ? words().dice : words().noDice}
      </p>
      {undone.shown && <p class="online-warn">{words().shownSince}</p>}
      {asked === undefined
        ? undone.own && <p class="online-warn">{words().ownSince}</p>
        : isOthers && <p class="online-warn">{words().othersSince}</p>}
    </>
  )
}

/** How long the clocks are still stopped for an answer. */
function Stopped({ line, standing }: Pick<Props, 'line' | 'standing'>) {
  const now = useNow(line, beatOf(standing))
  const left = stoppedFor(standing, now)
  if (left <= 0) return null
  return (
    <p class="online-stopped well line" data-part="clocks-stopped">
      <span>{words().clocksStopped}</span> <b>{liveFigure(left)}</b>
    </p>
  )
}

/** The viewer asks for a take-back, and waits. */
function AskingCard(props: Props & { readonly offer: StandingOffer }) {
  const { model, line, standing, acts, offer } = props
  const others = standing.sitters.map((_, seat) => seat).filter((seat) => seat !== standing.viewer)
  const names = others.map((seat) => nameOf(standing, seat)).join(', ')
  return (
    <CardFrame
      model={model}
      name="asking"
      side={model.session.game.sideOf(model.state.value, standing.viewer)}
      title={words().asking[offer.what]}
      note={words().waitsAnswer(names)}
      primary={{ label: tableWords().wait, closed: words().waitsAnswer(names), press: () => {} }}
      decline={{ label: words().withdraw, icon: 'close', press: () => acts.withdraw(offer.what) }}
    >
      <Stopped line={line} standing={standing} />
      <TakenBack model={model} standing={standing} keep={offer.keep ?? 0} asked={names} />
    </CardFrame>
  )
}

/** What a spectator sees: who decides what, and no slots at all. */
function WatchCard({ model, standing }: Props) {
  const { session } = model
  const seats = actingSeats(model)
  const [first = -1] = seats
  const side = first < 0 ? -1 : session.game.sideOf(model.state.value, first)
  return (
    <CardFrame
      model={model}
      name="watch"
      side={side}
      when={sideName(model, side)}
      title={words().moves(seats.map((seat) => nameOf(standing, seat)).join(', '))}
      note={first < 0 ? '' : waitingText(model)}
    >
      <Steps model={model} />
    </CardFrame>
  )
}

/** How the game ended, and where its result and its dice can be looked at. */
function EndedCard({ model, line, standing, ending }: Props & { readonly ending: GameEnd }) {
  const outcome = model.session.outcome()
  const voice = voiceOf(model.session.game)
  const title =
    ending.how === 'rules' && outcome ? voice.outcome(outcome) : endingText(standing, ending)
  return (
    <CardFrame
      model={model}
      name="ended"
      isOver
      title={title}
      note={words().over}
      primary={{
        label: words().result,
        icon: 'next',
        press: () => navigate({ page: 'online', what: 'result', id: line.table }),
      }}
      decline={{
        label: words().stayHere,
        press: () => document.querySelector<HTMLElement>('.map-view')?.focus(),
      }}
    >
      {ending.side !== '' && ending.how !== 'rules' && (
        <p class="online-what">{sideWords().won(voice.forms(ending.side))}</p>
      )}
      <p>
        <ButtonLink icon="die" to={{ page: 'online', what: 'fair', id: line.table }}>
          {words().fairness}
        </ButtonLink>
      </p>
      {standing.viewer >= 0 && (
        <p>
          <Button icon="swap" data-part="rematch" onClick={() => void playOnceMore(line.table)}>
            {standing.next === null ? words().rematch : words().toRematch}
          </Button>
        </p>
      )}
    </CardFrame>
  )
}

/** How a game ended that the rules did not end. */
function endingText(standing: Standing, { how, seat }: GameEnd): string {
  const name = nameOf(standing, seat)
  if (how === 'resigned') return words().ended.resigned(name)
  return how === 'time' ? words().ended.time(name) : words().ended.draw
}
