import {
  attackChance,
  RESULT_DISRUPTED,
  RESULT_RETREAT,
  RESULT_STEPS,
  standardBoard,
  type CellesState,
  type CombatPreview,
  type Forecast,
} from '@estafette/celles/screen'
import type { Part } from '@estafette/kernel'
import { voiceOf } from '../../../i18n/voice.ts'
import { RuleLink } from '../../../panels/rule-link.tsx'
import { sideClass } from '../../../screen/screen.ts'
import type { CellesDesk } from '../desk.ts'
import { average, cellesWords, percent, signed } from '../words.ts'

const { crtColumns: CRT_COLUMNS } = standardBoard

/** Strengths, modifiers and results of an attack. */
export function Battle(props: {
  readonly model: CellesDesk
  readonly s: CellesState
  readonly preview: CombatPreview
}) {
  const { model, s, preview } = props
  const words = cellesWords()
  const voice = voiceOf(model.session.game)
  const forecast = preview.forecast(s.chitAttacker !== 0, s.chitDefender !== 0)
  return (
    <section
      class="fight-panel"
      data-against={preview.defenders.flatMap(({ unit }) => unit ?? []).join()}
    >
      <p class="odds" data-part="odds">
        <b>{words.column(CRT_COLUMNS[preview.column]!)}</b>
        <small>
          {signed(forecast.modifier)} {words.sum}
        </small>
        <RuleLink game="celles" rule="CEL-11.0.8" />
      </p>
      <Results forecast={forecast} />
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
      <Chits s={s} preview={preview} />
    </section>
  )
}

function Strengths(props: {
  readonly model: CellesDesk
  readonly side: number
  readonly parts: readonly Part[]
}) {
  const { model, side, parts } = props
  const voice = voiceOf(model.session.game)
  const total = parts.reduce((sum, { value }) => sum + value, 0)
  return (
    <div class={`value well ${sideClass('celles', side)}`}>
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

/** How likely the defender is to give way, where they may. */
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

/** What the Combat chits that lie ready change of the chance. CEL-13.1 */
function Chits({ s, preview }: { readonly s: CellesState; readonly preview: CombatPreview }) {
  const words = cellesWords()
  const lines: string[] = []
  if (preview.crowded.length > 0) return null
  if (preview.attackerChit && s.chitAttacker === 0) {
    const chance = attackChance(preview, true)
    if (chance !== null) lines.push(words.chitAttacker(percent(chance)))
  }
  if (preview.defenderChit && s.chitDefender === 0) {
    lines.push(words.chitDefender(percent(preview.success(s.chitAttacker !== 0, false))))
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
