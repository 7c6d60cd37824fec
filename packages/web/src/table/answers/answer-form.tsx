import type { AnswerKind, AnswerRule } from '@estafette/kernel'
import { useSignal, type Signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { voiceOf } from '../../i18n/voice.ts'
import { Button } from '../../shell/button.tsx'
import { ownAt } from '../ahead/ahead.ts'
import type { TableModel } from '../model.ts'
import type { AnswerBook } from './book.ts'
import { answerPageWords } from './answer-words.ts'
import { ruleSentence } from './sentence.ts'

interface Props {
  readonly model: TableModel
  readonly book: AnswerBook
  readonly give: (rule: AnswerRule) => void
  readonly leave: () => void
}

const USUAL = 50 // hundredths

/** Puts an answer together; what it will cover stands below in the words in which it is kept. */
export function AnswerForm({ model, book, give, leave }: Props) {
  const { answers, said } = book
  const { game } = model.session
  const words = answerPageWords()
  const chosen = useSignal(answers.kinds[0]?.id ?? '')
  const answer = useSignal('')
  const place = useSignal('')
  const unit = useSignal('')
  const odds = useSignal('')
  const hundredths = useSignal(USUAL)
  const isKept = useSignal('')
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => box.current?.querySelector('select')?.focus(), [])
  const kind = answers.kinds.find(({ id }) => id === chosen.value)
  if (!kind) return null
  const names = Object.keys(kind.answers)
  const here = placeOf(model, kind)
  const units = kind.unit !== undefined && here >= 0 ? ownAt(model, here) : []
  const { answers: spoken = {}, chance } = said().kinds[kind.id] ?? {}
  const at = hundredths.value
  const rule: AnswerRule = {
    kind: kind.id,
    answer: names.includes(answer.value) ? answer.value : (names[0] ?? ''),
    ...(place.value !== '' && here >= 0 && { place: here }),
    ...(units.includes(Number(unit.value)) && unit.value !== '' && { unit: Number(unit.value) }),
    ...(kind.chance && odds.value === 'least' && { least: at }),
    ...(kind.chance && odds.value === 'below' && { below: at }),
    ...(isKept.value === '' && { until: answers.turn(model.state.value) }),
  }
  const nameOf = (one: string | undefined, thing: number): string =>
    one === undefined ? '' : voiceOf(game).thing(one, thing)
  return (
    <form
      ref={box}
      class="answer-form"
      data-part="answer-form"
      onSubmit={(event) => {
        event.preventDefault()
        give(rule)
      }}
    >
      <Choice
        label={words.kind}
        value={chosen}
        options={answers.kinds.map(({ id }) => [id, said().kinds[id]?.when ?? id])}
      />
      <Choice
        label={words.answer}
        value={answer}
        options={names.map((name) => [name, spoken[name] ?? name])}
      />
      {kind.place !== undefined && here >= 0 && (
        <Choice
          label={words.where}
          value={place}
          options={[
            ['', words.anywhere],
            ['here', nameOf(kind.place, here)],
          ]}
        />
      )}
      {kind.place !== undefined && here < 0 && <p class="quiet">{words.lookAt}</p>}
      {units.length > 0 && (
        <Choice
          label={words.who}
          value={unit}
          options={[
            ['', words.anyone],
            ...units.map((one) => [String(one), nameOf(kind.unit, one)] as const),
          ]}
        />
      )}
      {kind.chance && chance !== undefined && (
        <div class="answer-odds">
          <Choice
            label={words.odds}
            value={odds}
            options={[
              ['', words.always],
              ['least', words.atLeast],
              ['below', words.under],
            ]}
          />
          {odds.value !== '' && <Percent value={hundredths} />}
        </div>
      )}
      <Choice
        label={words.howLong}
        value={isKept}
        options={[
          ['', words.thisTurn],
          ['kept', words.forGood],
        ]}
      />
      <p role="status" class="answer-sentence">
        {ruleSentence(game, answers.kinds, said(), rule)}
      </p>
      <p class="row">
        <Button look="primary" size="small" type="submit" data-part="give-answer">
          {words.keep}
        </Button>{' '}
        <Button size="small" look="ghost" onClick={leave}>
          {words.cancel}
        </Button>
      </p>
    </form>
  )
}

/** The place that is looked at, where answers of a kind can be bound to places of the map; -1 for none. */
function placeOf({ screen, inspected, selection }: TableModel, { place }: AnswerKind): number {
  if (place === undefined || screen.map?.kind !== place) return -1
  return inspected.value >= 0 ? inspected.value : (selection.value?.place ?? -1)
}

function Percent({ value }: { readonly value: Signal<number> }) {
  return (
    <label>
      <span>{answerPageWords().percent}</span>
      <input
        type="number"
        min={0}
        max={100}
        step={1}
        required
        value={value.value}
        onInput={({ currentTarget }) => (value.value = bounded(currentTarget.value))}
      />
    </label>
  )
}

function bounded(text: string): number {
  return Math.max(0, Math.min(100, Math.round(Number(text) || 0)))
}

function Choice(props: {
  readonly label: string
  readonly value: Signal<string>
  readonly options: readonly (readonly [key: string, text: string])[]
}) {
  const { label, value, options } = props
  const isThere = options.some(([key]) => key === value.value)
  return (
    <label>
      <span>{label}</span>
      <select
        value={isThere ? value.value : options[0]?.[0]}
        onChange={({ currentTarget }) => (value.value = currentTarget.value)}
      >
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
