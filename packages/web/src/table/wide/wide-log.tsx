import { useSignal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { sideClass } from '../../screen/screen.ts'
import { toldText } from '../../session/who.ts'
import { language } from '../../store/settings.ts'
import { happenedWords } from '../log/happened-words.ts'
import { detailsOf, logLines, withBacks, type LogFilter, type LogLine } from '../log/log-lines.ts'
import {
  filtersOf,
  presentTurn,
  turnsIn,
  turnsWhere,
  turnsWith,
  type LogTurn,
} from '../log/log-turns.ts'
import { SumOfTurn } from '../log/sum-of-turn.tsx'
import { sayBack } from '../log/taken-back.ts'
import { LineText, LogDice, titleOfTurn, Told } from '../log/told.tsx'
import type { TableModel } from '../model.ts'
import { sidesIn } from '../other-turn/steps-in.ts'
import { wideWords } from './words.ts'

const ALL = 'all' // turns
const AT_ONCE = 200 // lines that are drawn until more are asked for

/** The log in columns: turns with their sums, what happened in one or all, dice, points after it. */
export function WideLog({ model }: { readonly model: TableModel }) {
  const { session, screen } = model
  const entries = session.log.value
  const backs = session.takenBack.value
  const filter = useSignal<LogFilter>('all')
  const sought = useSignal('')
  const picked = useSignal<string | null>(null) // turn; null for the present one
  const most = useSignal(AT_ONCE)
  const list = useRef<HTMLDivElement>(null)
  const all = useMemo(
    () => turnsIn(withBacks(logLines(screen, entries, sidesIn(session)), backs)),
    [entries, backs],
  )
  const texts = useMemo(() => new Map<LogLine, string>(), [all, language.value])
  const found = useMemo(() => {
    const wanted = lowered(sought.value.trim())
    const some = turnsWith(all, filter.value)
    return wanted === ''
      ? some
      : turnsWhere(some, (line) => textOf(model, line, texts).includes(wanted))
  }, [all, filter.value, sought.value, texts])
  const pick = (key: string): void => {
    picked.value = key
    most.value = AT_ONCE
  }
  const wanted = picked.value ?? presentTurn(all)
  const now = found.find(({ key }) => key === wanted)
  const shown = wanted === ALL ? found : now ? [now] : []
  const count = shown.reduce((sum, { lines }) => sum + lines.length, 0)
  const isGrowing = picked.value === null
  useEffect(() => {
    if (isGrowing) list.current?.scrollTo(0, list.current.scrollHeight)
  }, [count, isGrowing])
  const filters = filtersOf(screen).filter((name) => name !== 'turn') // turns are at the left
  let room = most.value
  return (
    <>
      <div class="wide-tools">
        <input
          type="search"
          aria-label={wideWords().find}
          placeholder={wideWords().find}
          value={sought.value}
          onInput={({ currentTarget: { value } }) => {
            sought.value = value
            pick(ALL)
          }}
        />
        <div class="wide-filters" role="group">
          {filters.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={filter.value === name}
              onClick={() => {
                filter.value = name
                pick(ALL)
              }}
            >
              {happenedWords().filter[name]}
            </button>
          ))}
        </div>
      </div>
      <div class="wide-log">
        <Turns model={model} turns={found} picked={wanted} pick={pick} />
        <div class="wide-lines" ref={list} tabIndex={0} role="group" aria-label={wideWords().what}>
          <p role="status" class={count === 0 ? '' : 'sr-only'}>
            {count === 0 ? wideWords().nothing : happenedWords().lines(count)}
          </p>
          <table>
            <thead>
              <tr>
                <th scope="col">{wideWords().what}</th>
                <th scope="col">{wideWords().dice}</th>
                <th scope="col">{wideWords().points}</th>
              </tr>
            </thead>
            {shown.map((turn) => {
              const lines = turn.lines.slice(0, room)
              room -= lines.length
              if (lines.length === 0 && turn.lines.length > 0) return null
              return (
                <tbody key={turn.key}>
                  <tr class="is-turn">
                    <th scope="rowgroup" colSpan={3}>
                      {titleOfTurn(model, turn)}
                    </th>
                  </tr>
                  {lines.map((line) => (
                    <Row key={line.key} model={model} line={line} isSetUp={!turn.head} />
                  ))}
                </tbody>
              )
            })}
          </table>
          {count > most.value && (
            <button
              type="button"
              class="link"
              data-part="more-lines"
              onClick={() => (most.value += AT_ONCE)}
            >
              {happenedWords().andMore(count - most.value)}
            </button>
          )}
        </div>
      </div>
    </>
  )
}

/** The turns in which there is what is looked for, with what each came to, and all of them at once. */
function Turns(props: {
  readonly model: TableModel
  readonly turns: readonly LogTurn[]
  readonly picked: string | undefined
  readonly pick: (key: string) => void
}) {
  const { model, turns, picked, pick } = props
  return (
    <nav aria-label={wideWords().turns} onKeyDown={goAmong}>
      <button
        type="button"
        aria-current={picked === ALL ? 'true' : undefined}
        onClick={() => pick(ALL)}
      >
        <b>{wideWords().allTurns}</b>
      </button>
      {turns.map((turn) => (
        <button
          key={turn.key}
          type="button"
          aria-current={turn.key === picked ? 'true' : undefined}
          onClick={() => pick(turn.key)}
        >
          <b>{titleOfTurn(model, turn)}</b>
          {turn.all.length > 0 && <SumOfTurn model={model} lines={turn.all} />}
        </button>
      ))}
    </nav>
  )
}

/** Arrows go from turn to turn, and show the one they come to. */
function goAmong(event: KeyboardEvent): void {
  const { key, target, currentTarget } = event
  if (!(target instanceof HTMLElement) || !(currentTarget instanceof Element)) return
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const all = [...currentTarget.querySelectorAll('button')]
  const at = all.findIndex((one) => one === target)
  const ways: Readonly<Record<string, HTMLElement | undefined>> = {
    ArrowDown: all[at + 1],
    ArrowUp: all[Math.max(0, at - 1)],
    Home: all[0],
    End: all.at(-1),
  }
  const to = ways[key]
  if (!to) return
  event.preventDefault()
  event.stopPropagation()
  to.focus()
  to.click()
}

function Row(props: {
  readonly model: TableModel
  readonly line: LogLine
  readonly isSetUp: boolean
}) {
  const { model, line, isSetUp } = props
  const { session, screen } = model
  const { kind, side, step, last } = line
  const scale = kind === 'points' ? screen.victory?.scale(session.knownAt(last)) : undefined
  return (
    <tr>
      <td class={`log-entry ${sideClass(screen.game.id, side)}`}>
        <LineText model={model} line={line} isSetUp={isSetUp} />
        {detailsOf(screen.game, line).map((event, index) => (
          <p key={index} class="wide-detail">
            <Told model={model} event={event} />
          </p>
        ))}
      </td>
      <td>{step && <LogDice model={model} step={step} />}</td>
      <td>{scale && (scale.text ?? scale.value)}</td>
    </tr>
  )
}

/** What a line tells, in small letters; worked out when it is first looked for. */
function textOf({ session }: TableModel, line: LogLine, texts: Map<LogLine, string>): string {
  const known = texts.get(line)
  if (known !== undefined) return known
  const { back, events } = line
  const told = back
    ? sayBack(session, back)
    : events.map((one) => toldText(session, one)).join('\n')
  const text = lowered(told)
  texts.set(line, text)
  return text
}

function lowered(text: string): string {
  return text.toLocaleLowerCase(language.value)
}
