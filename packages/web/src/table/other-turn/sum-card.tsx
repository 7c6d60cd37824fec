import { useEffect, useRef } from 'preact/hooks'
import type { Card, CardAct } from '../../screen/card.ts'
import { openTab } from '../../screen/table-state.ts'
import { sideClass } from '../../screen/screen.ts'
import { shortcutOf } from '../../shell/keys.ts'
import { useKeys } from '../../shell/use-keys.ts'
import { useKeptHeight } from '../card/keep-height.ts'
import { Slots } from '../card/slots.tsx'
import { LogDice, Told } from '../log/told.tsx'
import type { TableModel } from '../model.ts'
import type { Blow } from './done-to.ts'
import type { EnemyTurn, TurnSum } from './enemy-turn.ts'
import {
  countsOfHarm,
  deedIn,
  effectOf,
  elseOf,
  newsOf,
  pointsOf,
  spokenSum,
  vainText,
  titleOfSum,
  whenOf,
} from './sum-told.ts'
import { sumWords } from './sum-words.ts'
import './enemy-turn.css'
import './sum.css'

const MOST_LINES = 6 // of what was done; the rest is folded
const MOST_NEWS = 3

/** What a turn of others came to for whoever looks: what was done to them first, until they go on. */
export function SumCard(props: {
  readonly model: TableModel
  readonly turn: EnemyTurn
  readonly sum: TurnSum
}) {
  const { model, turn, sum } = props
  const { screen } = model
  const card = cardOf(model, turn, sum)
  const body = useRef<HTMLDivElement>(null)
  const { present, steps, go } = turn
  useKeys(['replay'], (command) => {
    const by = command === 'later' ? 1 : command === 'earlier' ? -1 : 0
    const next = steps[(present?.number ?? 0) - 1 + by]
    if (command === 'showAgain') turn.watching.lookAgain(sum.first)
    else if (by !== 0 && next) go(next)
    return command === 'showAgain' || by !== 0
  })
  useEffect(() => {
    body.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [present?.number])
  const shown = sum.blows.slice(0, MOST_LINES)
  const folded = sum.blows.slice(MOST_LINES)
  return (
    <section
      ref={useKeptHeight(card.key)}
      class={`decision stack sum-card ${sideClass(screen.game.id, turn.doer.side)}`}
      data-part="sum"
      aria-label={titleOfSum(model, turn)}
    >
      <p role="alert" class="sr-only" data-part="sum-spoken">
        {spokenSum(model, turn, sum)}
      </p>
      <header class="decision-head">
        <div class="decision-when flow quiet">
          <span>{card.when}</span>
        </div>
        <div class="decision-title">
          <div>
            <h2>{card.title}</h2>
            <p class="decision-note quiet">{sumWords().waits}</p>
          </div>
        </div>
      </header>
      <div class="decision-body" ref={body}>
        <div class="decision-parts stack sum-parts">
          <Figures model={model} sum={sum} />
          <h3 class="sum-title line">
            <span>{sumWords().doneToYou}</span>
            <small class="quiet">{sumWords().hint}</small>
          </h3>
          <Lines model={model} turn={turn} blows={shown} />
          {folded.length > 0 && (
            <details class="sum-more" open={folded.some(({ step }) => step === present)}>
              <summary>{sumWords().more(folded.length)}</summary>
              <Lines model={model} turn={turn} blows={folded} />
            </details>
          )}
          <Else model={model} sum={sum} />
        </div>
      </div>
      <Slots model={model} card={card} />
    </section>
  )
}

/** Its slots: A goes on to the own turn, B shows the turn again, C leads to the log. */
function cardOf(model: TableModel, turn: EnemyTurn, sum: TurnSum): Card {
  const words = sumWords()
  const act = (label: string, press: () => void): CardAct => ({ label, press })
  return {
    key: `sum ${sum.first}`,
    when: whenOf(model, turn),
    title: titleOfSum(model, turn),
    groups: [],
    primary: {
      ...act(words.toMyTurn, () => turn.watching.finish()),
      icon: 'check',
      shortcut: 'Enter',
    },
    back: {
      ...act(words.showAgain, () => turn.watching.lookAgain(sum.first)),
      icon: 'undo',
      shortcut: shortcutOf('showAgain'),
    },
    decline: {
      ...act(words.inLog, () => openTab(model.page, 'log')),
      shortcut: shortcutOf('log'),
      explains: true,
    },
  }
}

/** How many came to harm in which way, and the points. */
function Figures({ model, sum }: { readonly model: TableModel; readonly sum: TurnSum }) {
  const words = sumWords()
  const points = pointsOf(model, sum)
  const isSame = points !== null && points.from === points.to
  const counts = countsOfHarm(model, sum)
  const places = counts.find(({ kind }) => kind === 'place')
  return (
    <dl class="sum-figures well" data-part="sum-figures">
      {counts
        .filter((one) => one !== places)
        .map(({ kind, count }) => (
          <div key={kind} class="is-loss">
            <dd>{count}</dd>
            <dt class="quiet">{words.counted[kind](count)}</dt>
          </div>
        ))}
      {points && (
        <div>
          <dd>{isSame ? points.to : `${points.from} → ${points.to}`}</dd>
          <dt class="quiet">{isSame ? `${points.title}, ${words.unchanged}` : points.title}</dt>
        </div>
      )}
      {places && (
        <div class="is-loss is-named line">
          <dd>{places.count}</dd>
          <dt>
            {words.counted.place(places.count)}
            {words.colon}
            <b data-part="sum-places">{places.names}</b>
          </dt>
        </div>
      )}
    </dl>
  )
}

function Lines(props: {
  readonly model: TableModel
  readonly turn: EnemyTurn
  readonly blows: readonly Blow[]
}) {
  const { model, turn, blows } = props
  return (
    <ol class="sum-lines" data-part="sum-lines">
      {blows.map((blow, index) => (
        <li key={blow.step?.number ?? `rules ${index}`}>
          <Line model={model} turn={turn} blow={blow} />
        </li>
      ))}
    </ol>
  )
}

/** What a step did: a press shows it on the map. */
function Line(props: {
  readonly model: TableModel
  readonly turn: EnemyTurn
  readonly blow: Blow
}) {
  const { model, turn, blow } = props
  const { step } = blow
  const { game } = model.screen
  const effect = effectOf(model, blow)
  if (!step) return <p class="sum-line line bad">{effect}</p>
  const isNow = step === turn.present
  return (
    <button
      type="button"
      class={`sum-line line ${sideClass(game.id, step.side)}`}
      data-step={step.number}
      aria-current={isNow ? 'step' : undefined}
      onClick={() => turn.go(step)}
    >
      <span class="step-badge">{step.number}</span>
      <span class="sum-text">
        {effect === '' ? (
          <span class="quiet">{vainText(model, step)}</span>
        ) : (
          <>
            {step.events.length > 0 && `${deedIn(model, step)}${sumWords().colon}`}
            <b class="bad">{effect}</b>
          </>
        )}
      </span>
      <LogDice model={model} step={step} />
    </button>
  )
}

/** What else was done, in a paragraph. */
function Else({ model, sum }: { readonly model: TableModel; readonly sum: TurnSum }) {
  const rest = elseOf(model, sum)
  const news = newsOf(model, sum).slice(0, MOST_NEWS)
  if (rest === '' && news.length === 0) return null
  return (
    <>
      <h3 class="sum-title">{sumWords().else}</h3>
      <p class="sum-else" data-part="sum-else">
        {rest !== '' && `${rest}. `}
        {news.map((event, index) => (
          <span key={index}>
            <Told model={model} event={event} />{' '}
          </span>
        ))}
      </p>
    </>
  )
}
