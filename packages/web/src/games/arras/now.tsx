import { useSignal } from '@preact/signals'
import {
  arrasPlans,
  oddsOf,
  previewCurrent,
  STEP,
  victoryParts,
  type ArrasState,
  type AssaultPreview,
  type Odds,
  type SupportOffer,
} from '@estafette/arras/screen'
import type { Part } from '@estafette/kernel'
import { Die } from '../../dice/die.tsx'
import { RuleLink } from '../../panels/rule-link.tsx'
import type { Desk } from '../../screen/desk.ts'
import { voiceOf } from '../../i18n/voice.ts'
import { SideChip } from './status.tsx'
import { VictoryParts } from './tables.tsx'
import { arrasWords, decimal, percent } from './words.ts'

/** What the decision is about: the assault that is planned or under way, or what to do first. */
export function Now({ model }: { readonly model: Desk }) {
  const s = model.state.value as ArrasState
  const now = model.intention.value
  const preview =
    now?.kind === 'plan' && now.plan.kind === 'attack'
      ? arrasPlans.preview(s, now.plan)
      : previewCurrent(s)
  if (model.session.outcome()) return <Final s={s} />
  return (
    <>
      {preview && s.step !== STEP.casualties ? (
        <AssaultPanel model={model} s={s} preview={preview} key={preview.target} />
      ) : (
        s.step === STEP.impulse &&
        model.seat.value >= 0 &&
        !model.selection.value && <p class="hint">{arrasWords().select}</p>
      )}
      <PlanList model={model} />
    </>
  )
}

/** How the game stands at its end: what the points came from, and what it cost. */
function Final({ s }: { readonly s: ArrasState }) {
  const { unitSide, eliminated, removed } = s.board
  const words = arrasWords()
  const lost = [0, 1].map(
    (side) =>
      Array.from(s.place).filter(
        (place, unit) => unitSide[unit] === side && (place === eliminated || place === removed),
      ).length,
  )
  return (
    <section class="aids">
      <h2>{words.vpTitle}</h2>
      <VictoryParts parts={victoryParts(s)} />
      <h2>{words.lostTitle}</h2>
      <ul class="aid-list">
        {lost.map((count, side) => (
          <li key={side}>
            <b>{count}</b> {words.side[side]}
          </li>
        ))}
      </ul>
    </section>
  )
}

const supports = ['none', 'air', 'artillery'] as const
type Support = (typeof supports)[number]

/** Odds, modifiers line by line with their rules, and what each result means. */
function AssaultPanel(props: {
  readonly model: Desk
  readonly s: ArrasState
  readonly preview: AssaultPreview
}) {
  const { model, s, preview } = props
  const words = arrasWords()
  const voice = voiceOf(model.session.game)
  const chosen = useSignal<Support>('none')
  const isRunning = s.assault !== 0
  const attackDice = (isRunning ? s.attackSupport !== 0 : chosen.value !== 'none') ? 3 : 2
  const defenceDice = isRunning && s.defenceSupport !== 0 ? 3 : 2
  const odds = preview.odds(attackDice, defenceDice)
  const attacker = s.initiative
  // Whoever decides now is told of his own support below.
  const other = s.step === STEP['counter-support'] ? null : preview.answer(1 - attacker)
  const answer = s.step === STEP.support && s.decider !== attacker ? null : other
  const companions = preview.attack.find(({ key }) => key === 'companions')?.value ?? 0
  const third = thirdDie(s, preview)
  const overrun = s.board.square[preview.target] === 0
  return (
    <section class="assault">
      <header>
        <div>
          <h2>{words.assaultOn(voice.thing('place', preview.target))}</h2>
          <p>{words.terrain(s.board.tem[preview.target]!, overrun)}</p>
        </div>
        <p class={`odds ${oddsClass(odds.success)}`}>
          <b>{percent(odds.success)}</b> <small>{words.success}</small>
        </p>
      </header>
      <div class="values">
        <Value
          model={model}
          side={attacker}
          title={words.attack}
          value={preview.attackValue}
          parts={preview.attack}
          dice={attackDice}
        />
        <Value
          model={model}
          side={1 - attacker}
          title={words.defence}
          value={preview.defenceValue}
          parts={preview.defence}
          dice={defenceDice}
          isLikely={s.forward < 0}
        />
      </div>
      <Bars odds={odds} />
      <ul class="chances">
        <li class="is-fail">
          <b>{words.fail}</b> {words.failText(voice.thing('unit', preview.point), companions > 0)}
        </li>
        <li class="is-win">
          <b>{percent(odds.success)}</b> {words.winText(decimal(odds.meanCasualties))}
        </li>
        {third !== null && (
          <li>
            {words.third} <b>{percent(third)}</b>
          </li>
        )}
        {answer && defenceDice === 2 && (
          <li class="is-warning">
            {words.answer(
              preview.defenceSupport.air > 0 ? words.air : words.artillery,
              percent(answer.odds.success),
            )}
          </li>
        )}
      </ul>
      {!isRunning && <SupportSwitch offer={preview.attackSupport} chosen={chosen} />}
    </section>
  )
}

/** What Combat Support would change for whoever is asked for it now; null where nobody is. */
function thirdDie(s: ArrasState, preview: AssaultPreview): number | null {
  if (s.step !== STEP.support && s.step !== STEP['counter-support']) return null
  return preview.answer(s.decider)?.odds.success ?? null
}

function oddsClass(chance: number): string {
  if (chance >= 0.5) return 'is-good'
  return chance < 0.2 ? 'is-bad' : ''
}

function Value(props: {
  readonly model: Desk
  readonly side: number
  readonly title: string
  readonly value: number
  readonly parts: readonly Part[]
  readonly dice: number
  readonly isLikely?: boolean
}) {
  const { model, side, title, value, parts, dice, isLikely } = props
  const words = arrasWords()
  return (
    <div class={`value is-side-${side}`}>
      <p class="value-head">
        <SideChip side={side} /> <span class="sr-only">{title}</span> <b>{value}</b>
      </p>
      <ul>
        {parts
          .filter(({ value: points, key }) => points !== 0 || key === 'point')
          .map((part) => (
            <li key={part.key}>
              <b>{part.unit === undefined && part.value > 0 ? `+${part.value}` : part.value}</b>
              <span>
                {partText(model, part)}
                {isLikely && part.key === 'forward' && <em> {words.likely}</em>}
              </span>
              <RuleLink game={model.session.game.id} rule={part.rule} />
            </li>
          ))}
      </ul>
      <p class="value-dice">
        {Array.from({ length: dice }, (_, index) => (
          <Die key={index} face={null} side={side === 0 ? 'allied' : 'german'} />
        ))}
      </p>
    </div>
  )
}

function partText(model: Desk, part: Part): string {
  const words = arrasWords()
  if (part.unit !== undefined) return voiceOf(model.session.game).thing('unit', part.unit)
  if (part.key === 'companions') return words.otherUnits(part.value)
  if (part.key === 'fresh') return words.otherFresh(part.value)
  return words.parts[part.key] ?? part.key
}

const SHOWN = 9 // casualty points with a bar of their own; more are added up

/** How likely each result is: failure first, then casualty points. */
function Bars({ odds }: { readonly odds: Odds }) {
  const words = arrasWords()
  const { casualties } = odds
  const bars = Array.from({ length: SHOWN }, (_, points) => casualties[points] ?? 0)
  bars.push(casualties.slice(SHOWN).reduce((sum, chance) => sum + chance, 0))
  const highest = Math.max(...bars, 0.01)
  return (
    <figure class="bars">
      <figcaption>{words.casualties}</figcaption>
      <svg viewBox="0 0 340 96" role="img" aria-label={barsText(bars)}>
        {bars.map((chance, points) => {
          const height = (64 * chance) / highest
          const x = points * 34 + 3
          return (
            <g key={points} class={points === 0 ? 'bar-fail' : 'bar-win'}>
              <rect x={x} y={78 - height} width={28} height={Math.max(1, height)} rx={2} />
              <text x={x + 14} y={72 - height}>
                {Math.round(chance * 100)}
              </text>
              <text x={x + 14} y={92} class="bar-name">
                {points === 0 ? words.fail : points === SHOWN ? `${SHOWN}+` : points}
              </text>
            </g>
          )
        })}
      </svg>
    </figure>
  )
}

function barsText(bars: readonly number[]): string {
  return bars
    .map((chance, points) => `${points === 0 ? arrasWords().fail : points}: ${percent(chance)}`)
    .join(', ')
}

/** Tries Combat Support out before it is decided. */
function SupportSwitch(props: {
  readonly offer: SupportOffer
  readonly chosen: { value: Support }
}) {
  const { offer, chosen } = props
  const words = arrasWords()
  const counts: Readonly<Record<Support, string>> = {
    none: words.none,
    air: `${words.air} ${offer.air}`,
    artillery: `${words.artillery} ${offer.guns.length}`,
  }
  const isOpen = (kind: Support): boolean =>
    kind === 'none' || (kind === 'air' ? offer.air > 0 : offer.guns.length > 0)
  return (
    <p class="support-switch" role="group" aria-label={words.support}>
      <span>{words.support}</span>
      {supports.map((kind) => (
        <button
          key={kind}
          type="button"
          data-part={kind}
          aria-pressed={chosen.value === kind}
          disabled={!isOpen(kind)}
          onClick={() => (chosen.value = kind)}
        >
          {counts[kind]}
        </button>
      ))}
    </p>
  )
}

/** Where the selected units can go, as a list. */
function PlanList({ model }: { readonly model: Desk }) {
  const plans = model.plans.value
  if (plans.length === 0 || model.intention.value) return null
  const s = model.state.value as ArrasState
  const words = arrasWords()
  const voice = voiceOf(model.session.game)
  return (
    <section class="plan-list">
      <h2>{words.targets}</h2>
      <ul>
        {plans.map((plan) => {
          const preview = arrasPlans.preview(s, plan)
          const chance = preview && oddsOf(preview.attackValue - preview.defenceValue, 2, 2).success
          return (
            <li key={`${plan.kind}${plan.place}`}>
              <button
                type="button"
                class={`choice is-${plan.kind}`}
                onClick={() => model.intend(plan)}
              >
                <span>{voice.thing('place', plan.place)}</span>
                <b>{chance === null ? `${plan.cost} (${plan.left})` : percent(chance)}</b>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
