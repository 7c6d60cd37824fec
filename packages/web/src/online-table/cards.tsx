import type { ComponentChildren } from 'preact'
import { useSignal } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import type { GameEnd, Standing, StandingOffer } from '@estafette/protocol'
import { capital } from '@estafette/words'
import { sideWords } from '../i18n/side-words.ts'
import { voiceOf } from '../i18n/voice.ts'
import { lengthText, paceWords } from '../online/pace-words.ts'
import type { TableLine } from '../online/line.ts'
import { playOnceMore } from '../online/rematch.ts'
import { useTelling } from '../online/telling.ts'
import { Button, ButtonLink } from '../shell/button.tsx'
import { navigate } from '../shell/navigation.ts'
import { sidesIn } from '../table/other-turn/steps-in.ts'
import { waitingText } from '../table/card/prompt.ts'
import { logLines, sinceTurn } from '../table/log/log-lines.ts'
import type { TableModel } from '../table/model.ts'
import { words as tableWords } from '../table/words.ts'
import { CardFrame } from './card-frame.tsx'
import { endingActs, lateActs, type SlotsOf } from './final-acts.ts'
import { awaitedText, isOwnWindow } from './awaited.ts'
import { beatOf, clockView, lateSeat } from './clock-view.ts'
import type { TableActs } from './acts.ts'
import { nameOf, sideName } from './players.tsx'
import { askedByMe, askedOfMe, undoneBy } from './requests.ts'
import { choiceText, lineText } from './line-text.ts'
import { useNow } from './tools.ts'
import { words } from './words.ts'

interface Props {
  readonly model: TableModel
  readonly line: TableLine
  readonly standing: Standing
  readonly acts: TableActs
}

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

/** What others are to do, since when, and how much time they have. */
function WaitingCard(props: Props) {
  const { model, line, standing, acts } = props
  const { session } = model
  const state = model.state.value
  const now = useNow(line, beatOf(standing))
  const own = askedByMe(standing)
  const isTold = useTelling()
  if (line.outbox.value.length > 0) return <SendingCard {...props} />
  const late = lateSeat(standing, now)
  if (late >= 0) return <LateCard {...props} seat={late} />
  const seats = actingSeats(model)
  const [first = -1] = seats
  const side = first < 0 ? -1 : session.game.sideOf(state, first)
  const clock = first < 0 ? null : clockView(standing, first, now)
  const since = standing.clock ? paceWords().since(lengthText(now - standing.clock.at)) : ''
  const isOwn = isOwnWindow(standing, seats)
  const what = first < 0 || isOwn ? '' : waitingText(model)
  return (
    <CardFrame
      model={model}
      name="waiting"
      side={side}
      when={capital([sideName(model, side), since, clock?.word].filter(Boolean).join(', '))}
      title={awaitedText(standing, seats)}
      note={isOwn ? '' : isTold ? words().told : words().freeUntold}
      primary={{ label: tableWords().wait, closed: tableWords().othersDecide, press: () => {} }}
      {...(own && {
        decline: { label: words().withdraw, icon: 'close', press: () => acts.withdraw(own.what) },
      })}
    >
      <p class="online-what">{what}</p>
      <Lately model={model} />
      {own && <p class="online-what">{words().asking[own.what]}</p>}
    </CardFrame>
  )
}

const LATELY = 5 // lines

/** The last lines of the log, for those who wait. */
function Lately({ model }: { readonly model: TableModel }) {
  const entries = model.session.log.value
  const lines = useMemo(() => logLines(model.screen, entries, sidesIn(model.session)), [entries])
  const texts = sinceTurn(lines)
    .map((line) => lineText(model, line))
    .filter((text) => text !== '')
  if (texts.length === 0) return null
  return (
    <>
      <h3>{words().lately}</h3>
      <ol class="online-lately">
        {texts.slice(-LATELY).map((text, index) => (
          <li key={index}>{text}</li>
        ))}
      </ol>
    </>
  )
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
      <Lately model={model} />
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
function AskedCard({ model, standing, acts, offer }: Props & { readonly offer: StandingOffer }) {
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
        <TakenBack model={model} standing={standing} keep={offer.keep ?? 0} />
      )}
    </CardFrame>
  )
}

const UNDONE = 6 // choices that are named; the others are counted

/** What a take-back would undo, choice by choice, and what has happened since. */
function TakenBack(props: {
  readonly model: TableModel
  readonly standing: Standing
  readonly keep: number
  readonly asked?: string // who is asked, to the one who asks
}) {
  const { model, standing, keep, asked } = props
  const { game } = model.session
  const undone = undoneBy(standing, keep)
  const isOthers = undone.choices.some(({ seat }) => seat !== standing.viewer)
  const shown = undone.choices.slice(0, UNDONE)
  return (
    <>
      <h3>{asked === undefined ? words().takenBack : words().askedOf(asked)}</h3>
      <ol class="online-undone well" start={keep + 1}>
        {shown.map((heard) => (
          <li key={heard.number}>
            {nameOf(standing, heard.seat)}, {choiceText(game, heard)}
          </li>
        ))}
      </ol>
      {undone.choices.length > UNDONE && <p>{words().more(undone.choices.length - UNDONE)}</p>}
      <p class={undone.dice ? 'online-warn' : 'online-what'}>
        {undone.dice ? words().dice : words().noDice}
      </p>
      {asked === undefined
        ? undone.own && <p class="online-warn">{words().ownSince}</p>
        : isOthers && <p class="online-warn">{words().othersSince}</p>}
    </>
  )
}

/** The viewer asks for a take-back, and waits. */
function AskingCard({ model, standing, acts, offer }: Props & { readonly offer: StandingOffer }) {
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
      <Lately model={model} />
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

/** The seats that are to decide, as far as the viewer knows. */
function actingSeats({ session, state }: TableModel): readonly number[] {
  const mask = session.game.acting(state.value)
  return session.sitters.map((_, seat) => seat).filter((seat) => (mask >> seat) & 1)
}
