import {
  isMotorized,
  NONE,
  payableAttacks,
  previewPlan,
  RESULT_DISRUPTED,
  RESULT_RETREAT,
  RESULT_STEPS,
  standardBoard,
  STEP,
  VERB,
  type CellesState,
  type CombatPreview,
  type Forecast,
} from '@estafette/celles/screen'
import { makeChoice } from '@estafette/kernel'
import type { Part, Plan } from '@estafette/kernel'
import type { ComponentChildren } from 'preact'
import { CounterTile } from '../../counters/counter.tsx'
import { voiceOf } from '../../i18n/voice.ts'
import { RuleLink } from '../../panels/rule-link.tsx'
import type { Desk } from '../../screen/desk.ts'
import { faceOf } from './counters.ts'
import { average, cellesWords, percent, points, signed } from './words.ts'

const { crtColumns: CRT_COLUMNS, attackCost, attackModifier } = standardBoard

const TYPES = [0, 1, 2] as const

/** The attack that is planned: how hard, who helps, and what will come of it. */
export function AttackBuilder(props: { readonly model: Desk; readonly plan: Plan }) {
  const { model, plan } = props
  const s = model.state.value as CellesState
  const unit = plan.units[0]!
  const preview = previewPlan(s, plan)
  if (!preview) return null
  const payable = payableAttacks(s, plan)
  const kind = isMotorized(s, unit) ? 1 : 0
  const words = cellesWords()
  const helpers = plan.helpers ?? []
  const setManner = (manner: number): void => {
    const more = attackCost[manner]![kind]! - preview.cost
    model.adjust({ ...plan, manner, cost: plan.cost + more, left: plan.left - more })
  }
  const toggle = (helper: number): void => {
    const next = helpers.includes(helper)
      ? helpers.filter((other) => other !== helper)
      : [...helpers, helper]
    model.adjust({ ...plan, helpers: next })
  }
  return (
    <Battle model={model} s={s} preview={preview}>
      {plan.path.length > 2 && (
        <p class="march">
          {words.afterMarch(
            voiceOf(model.session.game).thing('hex', preview.origin),
            points(plan.cost - preview.cost),
          )}
        </p>
      )}
      <div class="intensity" role="group" aria-label={words.tables.types}>
        {TYPES.map((type) => (
          <button
            key={type}
            type="button"
            data-part={`attack-${type}`}
            aria-pressed={plan.manner === type}
            disabled={!payable.includes(type)}
            onClick={() => setManner(type)}
          >
            <b>{words.attack.title[type]}</b>
            <small>
              {words.mp(points(attackCost[type]![kind]!))}, {signed(attackModifier[type]!)}
            </small>
          </button>
        ))}
      </div>
      <Helpers
        model={model}
        s={s}
        all={[...preview.supporters, ...helpers]}
        chosen={helpers}
        effect={(helper) => effectOf(s, plan, preview, helper)}
        toggle={toggle}
      />
    </Battle>
  )
}

/** The attack under way, until the die is rolled: helpers can still join. */
export function AttackUnderWay(props: { readonly model: Desk; readonly preview: CombatPreview }) {
  const { model, preview } = props
  const s = model.state.value as CellesState
  const joined = preview.attackers.flatMap(({ unit }) => (unit === undefined ? [] : [unit]))
  const isOpen = s.step === STEP.support && model.seat.value >= 0
  const join = (unit: number): void => {
    const choice = makeChoice(VERB.support, unit)
    const offer = model.offers.value.all.find((candidate) => candidate.choice === choice)
    if (offer) model.choose(offer)
  }
  return (
    <Battle model={model} s={s} preview={preview}>
      {isOpen && (
        <Helpers
          model={model}
          s={s}
          all={preview.supporters}
          chosen={joined}
          effect={() => ''}
          toggle={join}
        />
      )}
    </Battle>
  )
}

/** What the odds become when a helper joins, or leaves again. */
function effectOf(s: CellesState, plan: Plan, now: CombatPreview, helper: number): string {
  const helpers = plan.helpers ?? []
  const isIn = helpers.includes(helper)
  const other = isIn ? helpers.filter((unit) => unit !== helper) : [...helpers, helper]
  const then = previewPlan(s, { ...plan, helpers: other })
  if (!then) return ''
  const [without, withIt] = isIn ? [then, now] : [now, then]
  const change = withIt.forecast(false, false).modifier - without.forecast(false, false).modifier
  const column = cellesWords().column(CRT_COLUMNS[withIt.column]!)
  return change === 0 ? column : `${column}, ${signed(change)}`
}

function Battle(props: {
  readonly model: Desk
  readonly s: CellesState
  readonly preview: CombatPreview
  readonly children: ComponentChildren
}) {
  const { model, s, preview, children } = props
  const words = cellesWords()
  const voice = voiceOf(model.session.game)
  const forecast = preview.forecast(s.chitAttacker !== 0, s.chitDefender !== 0)
  const defenders = preview.defenders.map(({ unit }) => voice.thing('unit', unit!))
  return (
    <section class="fight-panel">
      <header>
        <div>
          <h2>{words.attackOn(defenders.join(', '))}</h2>
          <p>
            {words.against(preview.attackTotal, preview.defenceTotal)}{' '}
            <RuleLink game="celles" rule="CEL-11.0.8" />
          </p>
        </div>
        <p class="odds" data-part="odds">
          <b>{words.column(CRT_COLUMNS[preview.column]!)}</b>
          <small>
            {signed(forecast.modifier)} {words.sum}
          </small>
        </p>
      </header>
      {children}
      <div class="values">
        <Strengths model={model} side={s.phasing} parts={preview.attackers} />
        <Strengths model={model} side={1 - s.phasing} parts={preview.defenders} />
      </div>
      <Modifiers forecast={forecast} />
      {preview.crowded.map((hex) => (
        <p key={hex} class="is-warning">
          {words.crowded(voice.thing('hex', hex))} <RuleLink game="celles" rule="CEL-10.0.4" />
        </p>
      ))}
      <Results forecast={forecast} />
      <Chits s={s} preview={preview} />
    </section>
  )
}

function Strengths(props: {
  readonly model: Desk
  readonly side: number
  readonly parts: readonly Part[]
}) {
  const { model, side, parts } = props
  const voice = voiceOf(model.session.game)
  const total = parts.reduce((sum, { value }) => sum + value, 0)
  return (
    <div class={`value ${side === 0 ? 'is-side-1' : 'is-side-0'}`}>
      <p class="value-head">
        <span>{cellesWords().side[side]}</span> <b>{total}</b>
      </p>
      <ul>
        {parts.map(({ unit, value }) => (
          <li key={unit}>
            <b>{value}</b>
            <span>{voice.thing('unit', unit!)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Every modifier on a line of its own, with its rule. */
function Modifiers({ forecast }: { readonly forecast: Forecast }) {
  const words = cellesWords()
  return (
    <ul class="modifiers">
      {forecast.modifiers.map(({ key, value, rule }) => (
        <li key={key}>
          <b>{signed(value)}</b>
          <span>{words.modifiers[key] ?? key}</span>
          <RuleLink game="celles" rule={rule} />
        </li>
      ))}
    </ul>
  )
}

/** What each roll brings, the lowest first, and how often. */
function Results({ forecast }: { readonly forecast: Forecast }) {
  const words = cellesWords()
  const { results } = forecast
  return (
    <figure class="results" data-part="results">
      <figcaption>{words.results}</figcaption>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.resultHead.die}</th>
            <th scope="col">{words.resultHead.attacker}</th>
            <th scope="col">{words.resultHead.defender}</th>
            <th scope="col">{words.resultHead.chance}</th>
          </tr>
        </thead>
        <tbody>
          {results.map((result) => (
            <tr key={result.from} class={toneOf(result.attacker, result.defender)}>
              <th scope="row">
                {result.from === result.to ? result.from : `${result.from}–${result.to}`}
              </th>
              <td>
                <Result bits={result.attacker} steps={result.losses.attacker} />
              </td>
              <td>
                <Result bits={result.defender} steps={result.losses.defender} />
              </td>
              <td class="result-bar">
                <svg width="64" height="14" viewBox="0 0 64 14" aria-hidden="true">
                  <rect y="1" width={64 * result.probability} height="12" rx="2" />
                </svg>
                <b>{Math.round(result.probability * 100)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="expected">
        <b>{words.expected}</b>{' '}
        {words.expectedLosses(average(forecast.attackerLosses), average(forecast.defenderLosses))}.{' '}
        {chancesOf(forecast).map((text) => (
          <span key={text}>{text}. </span>
        ))}
      </p>
    </figure>
  )
}

/** How likely the defender is to give way, where he may. */
function chancesOf({ defenderRetreats, defenderDisrupted }: Forecast): string[] {
  const { chances } = cellesWords()
  return [
    ...(defenderRetreats > 0 ? [chances.retreats(percent(defenderRetreats))] : []),
    ...(defenderDisrupted > 0 ? [chances.disrupted(percent(defenderDisrupted))] : []),
  ]
}

function toneOf(attacker: number, defender: number): string {
  if (attacker !== 0 && defender === 0) return 'is-fail'
  return defender !== 0 && attacker === 0 ? 'is-win' : ''
}

/** A part of a result as the table prints it, with the steps it really costs. */
export function Result({ bits, steps }: { readonly bits: number; readonly steps?: number }) {
  const words = cellesWords()
  const text = resultText(bits)
  const meaning = [
    bits & RESULT_STEPS ? words.steps(bits & RESULT_STEPS) : '',
    bits & RESULT_DISRUPTED ? words.disrupted : '',
    bits & RESULT_RETREAT ? words.retreats : '',
  ].filter(Boolean)
  return (
    <span class="result">
      <b aria-hidden="true">{text}</b>
      <span class="sr-only">{meaning.join(', ') || words.nothing}</span>
      {steps !== undefined && steps > 0 && <small>{`−${words.steps(steps)}`}</small>}
    </span>
  )
}

/** '1RD', or a dash for nothing. */
export function resultText(bits: number): string {
  const steps = bits & RESULT_STEPS ? String(bits & RESULT_STEPS) : ''
  const text = `${steps}${bits & RESULT_RETREAT ? 'R' : ''}${bits & RESULT_DISRUPTED ? 'D' : ''}`
  return text || '—'
}

/** What the Combat chits that lie ready could still change. */
function Chits({ s, preview }: { readonly s: CellesState; readonly preview: CombatPreview }) {
  const words = cellesWords()
  const lines: string[] = []
  const say = (attacker: boolean, defender: boolean): string =>
    words.chitWarning(average(preview.forecast(attacker, defender).defenderLosses))
  if (preview.attackerChit && s.chitAttacker === 0) {
    lines.push(words.chitAttacker(say(true, s.chitDefender !== 0)))
  }
  if (preview.defenderChit && s.chitDefender === 0) {
    lines.push(words.chitDefender(say(s.chitAttacker !== 0, true)))
  }
  if (lines.length === 0) return null
  return (
    <ul class="chances">
      {lines.map((line) => (
        <li key={line} class="is-warning">
          {line} <RuleLink game="celles" rule="CEL-13.1" />
        </li>
      ))}
    </ul>
  )
}

/** Units that stand next to a defender: each can be added by itself. */
function Helpers(props: {
  readonly model: Desk
  readonly s: CellesState
  readonly all: readonly number[]
  readonly chosen: readonly number[]
  readonly effect: (unit: number) => string
  readonly toggle: (unit: number) => void
}) {
  const { model, s, all, chosen, effect, toggle } = props
  const words = cellesWords()
  const voice = voiceOf(model.session.game)
  const units = [...new Set(all)].filter((unit) => unit !== NONE).sort((a, b) => a - b)
  return (
    <div class="helpers">
      <h3>
        {words.helpers} <RuleLink game="celles" rule="CEL-11.0.3" />
      </h3>
      {units.length === 0 ? (
        <p>{words.noHelpers}</p>
      ) : (
        <ul>
          {units.map((unit) => (
            <li key={unit}>
              <button
                type="button"
                data-part="helper"
                data-unit={unit}
                aria-pressed={chosen.includes(unit)}
                onClick={() => toggle(unit)}
              >
                <CounterTile
                  face={faceOf(s, unit)}
                  width={32}
                  marks={{ selected: chosen.includes(unit) }}
                />
                <span>{voice.thing('unit', unit)}</span>
                <small>{effect(unit)}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
