import { capital } from '@estafette/words'
import type { CardAct, TileGroup } from '../screen/card.ts'
import { sideClass } from '../screen/screen.ts'
import { lengthText, paceWords } from '../online/pace-words.ts'
import { useTelling } from '../online/telling.ts'
import { watchingOf } from '../session/watching.ts'
import { Button } from '../shell/button.tsx'
import { openTab } from '../screen/table-state.ts'
import { answerAheadAt } from '../table/answers/answering.ts'
import { canSayAhead } from '../table/answers/kept.ts'
import { waitingText } from '../table/card/prompt.ts'
import { Tiles } from '../table/card/tiles.tsx'
import type { TableModel } from '../table/model.ts'
import { sinceOwn, whatOf, whoOf } from '../table/other-turn/enemy-turn.ts'
import { stepsIn } from '../table/other-turn/steps-in.ts'
import { hasPartner } from './acts.ts'
import { awaitedText, isOwnWindow } from './awaited.ts'
import { CardFrame } from './card-frame.tsx'
import type { OnlineCardProps } from './card-props.ts'
import { clockView } from './clock-view.ts'
import { choiceText } from './line-text.ts'
import { sideName } from './players.tsx'
import { askedByMe, isAsked, sealedBy } from './requests.ts'
import { words } from './words.ts'

/** What others are to do, since when, and how much time they have; what can be done meanwhile. */
export function Waiting(props: OnlineCardProps & { readonly now: number }) {
  const { model, standing, now } = props
  const { session } = model
  const own = askedByMe(standing)
  const isTold = useTelling()
  const seats = actingSeats(model)
  const [first = -1] = seats
  const side = first < 0 ? -1 : session.game.sideOf(model.state.value, first)
  const clock = first < 0 ? null : clockView(standing, first, now)
  const since = standing.clock
    ? paceWords().since(lengthText(Math.max(0, now - standing.clock.at)))
    : ''
  const isOwn = isOwnWindow(standing, seats)
  const what = first < 0 || isOwn ? '' : waitingText(model)
  const canPlan = model.screen.field?.ahead !== undefined || model.screen.plans !== undefined
  const back = takingBack(props)
  const sealed = sealedBy(session.game, standing)
  return (
    <CardFrame
      model={model}
      name="waiting"
      side={side}
      when={capital([sideName(model, side), since, clock?.word].filter(Boolean).join(', '))}
      title={awaitedText(standing, seats)}
      note={isOwn ? '' : isTold ? words().told : words().freeUntold}
      {...(canPlan && { caution: words().planPrivate })}
      primary={{
        label: words().planTurn,
        ...(canPlan
          ? { shortcut: 'Enter', press: () => openTab(model.page, 'notes') }
          : { closed: words().noPlans, press: () => {} }),
      }}
      {...(back && { back })}
      decline={besidePlanning(props)}
    >
      <p class="online-what">{what}</p>
      {sealed && (
        <p class="online-what" data-part="own-seal">
          {words().sealedAs(choiceText(session.game, sealed))}
        </p>
      )}
      <Steps model={model} />
      {meanwhile(props).map((group) => (
        <Tiles key={group.key} model={model} group={group} />
      ))}
      {own && (
        <p class="online-what" data-part="own-request">
          {words().asking[own.what]}
        </p>
      )}
    </CardFrame>
  )
}

/** Asks for something back, where there is somebody to ask and nothing that can simply be undone. */
function takingBack({ model, standing, question }: OnlineCardProps): CardAct | null {
  if (!hasPartner(standing) || model.session.undoable().count > 0) return null
  return {
    label: words().back,
    icon: 'undo',
    explains: true,
    press: () => void (question.value = 'take-back'),
    ...(isAsked(standing, 'take-back') && { closed: words().asking['take-back'] }),
  }
}

/** What is asked goes no further, or a pause is asked for; without a clock answers can be given ahead. */
function besidePlanning({ model, standing, acts }: OnlineCardProps): CardAct {
  const own = askedByMe(standing)
  if (own) {
    return {
      label: words().withdraw,
      icon: 'close',
      isWhole: true,
      press: () => acts.withdraw(own.what),
    }
  }
  if (standing.clock && hasPartner(standing)) {
    return {
      label: words().offerPause,
      icon: 'pause',
      isWhole: true,
      press: () => acts.offer('pause'),
    }
  }
  return {
    label: words().ahead,
    icon: 'shield',
    explains: true,
    press: () => answerAheadAt(model),
  }
}

/** What can be done for a time that has not come yet. */
function meanwhile({ model, standing }: OnlineCardProps): readonly TileGroup[] {
  const isInSlot = !(standing.clock && hasPartner(standing)) && !askedByMe(standing)
  if (isInSlot || !canSayAhead(model.session)) return []
  const tile = {
    key: 'answer-ahead',
    name: words().ahead,
    text: words().aheadText,
    part: 'answer-ahead',
    press: () => answerAheadAt(model),
  }
  return [{ key: 'meanwhile', title: words().meanwhile, tiles: [tile] }]
}

const SHOWN = 3 // steps that are named; the others are counted

/** What others did since, numbered as on the map; a press shows it there once more. */
export function Steps({ model }: { readonly model: TableModel }) {
  const { session, screen } = model
  const first = sinceOwn(model)
  const entries = session.log.value.slice(Math.max(1, first + 1))
  const steps = stepsIn(session, screen, entries)
  const watching = watchingOf(session)
  if (steps.length === 0) return null
  const last = steps.slice(-SHOWN)
  return (
    <>
      <h3>{words().lately}</h3>
      <ol class="online-lately" start={last[0]!.number}>
        {last.map((step) => (
          <li key={step.number} class={sideClass(screen.game.id, step.side)}>
            {[whoOf(model, step), whatOf(model, step)].filter(Boolean).join(' ')}
          </li>
        ))}
      </ol>
      {steps.length > SHOWN && <p>{words().more(steps.length - SHOWN)}</p>}
      {watching && (
        <p>
          <Button
            size="small"
            icon="play"
            data-part="show-again"
            onClick={() => watching.lookAgain(first)}
          >
            {words().showAgain}
          </Button>
        </p>
      )}
    </>
  )
}

/** The seats that are to decide, as far as the viewer knows. */
export function actingSeats({ session, state }: TableModel): readonly number[] {
  const mask = session.game.acting(state.value)
  return session.sitters.map((_, seat) => seat).filter((seat) => (mask >> seat) & 1)
}
