import { useSignal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { voiceOf } from '../../i18n/voice.ts'
import { sideClass } from '../../screen/screen.ts'
import { toldText } from '../../session/who.ts'
import { sidesIn } from '../other-turn/steps-in.ts'
import { happenedWords } from '../log/happened-words.ts'
import {
  filtered,
  logFilters,
  logLines,
  saidIn,
  withBacks,
  type LogFilter,
  type LogLine,
} from '../log/log-lines.ts'
import { LineText, LogDice, Told } from '../log/told.tsx'
import type { TableModel } from '../model.ts'
import { wideWords } from './words.ts'

/** The log in columns: the turns, then what happened, the dice it took and the points after it. */
export function WideLog({ model }: { readonly model: TableModel }) {
  const { session, screen } = model
  const entries = session.log.value
  const backs = session.takenBack.value
  const filter = useSignal<LogFilter>('all')
  const sought = useSignal('')
  const list = useRef<HTMLDivElement>(null)
  const all = useMemo(
    () => withBacks(logLines(screen, entries, sidesIn(session)), backs),
    [entries, backs],
  )
  const lines = filtered(all, filter.value).filter((line) => has(model, line, sought.value))
  useEffect(() => list.current?.scrollTo(0, list.current.scrollHeight), [all.length])
  const goTo = (key: string): void =>
    list.current?.querySelector(`[data-line="${CSS.escape(key)}"]`)?.scrollIntoView()
  return (
    <>
      <div class="wide-tools">
        <input
          type="search"
          aria-label={wideWords().find}
          placeholder={wideWords().find}
          value={sought.value}
          onInput={({ currentTarget: { value } }) => (sought.value = value)}
        />
        <div class="wide-filters" role="group">
          {logFilters.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={filter.value === name}
              onClick={() => (filter.value = name)}
            >
              {happenedWords().filter[name]}
            </button>
          ))}
        </div>
      </div>
      <div class="wide-log">
        <nav aria-label={wideWords().turns} tabIndex={0}>
          {lines
            .filter(({ kind }) => kind === 'turn')
            .map(({ key, events }) => (
              <button key={key} type="button" class="link" onClick={() => goTo(key)}>
                {voiceOf(session.game).event(events[0]!)}
              </button>
            ))}
        </nav>
        <div class="wide-lines" ref={list} tabIndex={0} role="group" aria-label={wideWords().what}>
          {lines.length === 0 && <p>{wideWords().nothing}</p>}
          <table>
            <thead>
              <tr>
                <th scope="col">{wideWords().what}</th>
                <th scope="col">{wideWords().dice}</th>
                <th scope="col">{wideWords().points}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <Row key={line.key} model={model} line={line} />
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </>
  )
}

function Row({ model, line }: { readonly model: TableModel; readonly line: LogLine }) {
  const { session, screen } = model
  const { key, kind, side, step, last } = line
  if (kind === 'turn') {
    return (
      <tr data-line={key} class="is-turn">
        <th scope="rowgroup" colSpan={3}>
          <LineText model={model} line={line} />
        </th>
      </tr>
    )
  }
  const scale = kind === 'points' ? screen.victory?.scale(session.knownAt(last)) : undefined
  return (
    <tr data-line={key}>
      <td class={`log-entry ${sideClass(screen.game.id, side)}`}>
        <LineText model={model} line={line} />
        {step?.kind === 'fight' &&
          saidIn(line).length > 1 &&
          saidIn(line).map((event, index) => (
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

/** Whether a line tells of what is looked for. */
function has({ session }: TableModel, { kind, events }: LogLine, sought: string): boolean {
  const wanted = sought.trim().toLocaleLowerCase()
  if (wanted === '' || kind === 'turn') return true
  return events.some((event) => toldText(session, event).toLocaleLowerCase().includes(wanted))
}
