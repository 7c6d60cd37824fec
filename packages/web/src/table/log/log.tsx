import { signal, useSignal, type Signal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { sideClass } from '../../screen/screen.ts'
import { FAR_DOWN, type StateKey } from '../../screen/table-state.ts'
import { later } from '../../shell/later.tsx'
import type { TableModel } from '../model.ts'
import { sidesIn } from '../other-turn/steps-in.ts'
import { happenedWords } from './happened-words.ts'
import {
  filtered,
  logFilters,
  logLines,
  saidIn,
  withBacks,
  type LogFilter,
  type LogLine,
} from './log-lines.ts'
import { LineText, LogDice } from './told.tsx'

const LineDetail = later(async () => (await import('./line-detail.tsx')).LineDetail)

/** How many lines there were when somebody went up from the last one; -1 for who stays with it. */
const left: StateKey<Signal<number>> = { begin: () => signal(-1) }

/** What happened, newest at the bottom, in the language of the moment. */
export function Log({ model }: { readonly model: TableModel }) {
  const filter = useSignal<LogFilter>('all')
  const open = useSignal<ReadonlySet<string>>(new Set())
  const box = useRef<HTMLDivElement>(null)
  const entries = model.session.log.value
  const backs = model.session.takenBack.value
  const lines = useMemo(() => logLines(model.screen, entries, sidesIn(model.session)), [entries])
  const all = useMemo(() => withBacks(lines, backs), [lines, backs])
  const { unread, goToEnd } = useEnd(model, box, all.length)
  const toggle = (key: string): void => {
    const next = new Set(open.value)
    if (!next.delete(key)) next.add(key)
    open.value = next
  }
  return (
    <div class="log" ref={box}>
      <div class="log-filter" role="group">
        {logFilters.map((name) => (
          <button
            key={name}
            type="button"
            class="link"
            aria-pressed={filter.value === name}
            onClick={() => (filter.value = name)}
          >
            {happenedWords().filter[name]}
          </button>
        ))}
      </div>
      <ol class="log-lines">
        {filtered(all, filter.value).map((line) => (
          <Line
            key={line.key}
            model={model}
            line={line}
            isOpen={open.value.has(line.key)}
            toggle={() => toggle(line.key)}
          />
        ))}
      </ol>
      {model.undone.value.length > 0 && (
        <button type="button" class="link" data-part="redo" onClick={() => model.redo()}>
          {happenedWords().redo(model.undone.value.length)}
        </button>
      )}
      {unread > 0 && (
        <button type="button" class="log-new" data-part="new-lines" onClick={goToEnd}>
          {happenedWords().newLines(unread)}
        </button>
      )}
    </div>
  )
}

/** Stays with the last line, whatever room the panel has, until somebody goes up from it. */
function useEnd(
  { page }: TableModel,
  box: { readonly current: HTMLElement | null },
  count: number,
): { readonly unread: number; readonly goToEnd: () => void } {
  const at = page.of(left)
  const lines = useRef(count)
  lines.current = count
  const panelOf = (): HTMLElement | null => box.current?.closest('[role="tabpanel"]') ?? null
  const goToEnd = (): void => {
    at.value = -1
    panelOf()?.scrollTo(0, FAR_DOWN)
  }
  useEffect(() => {
    if (at.peek() < 0) goToEnd()
  }, [count])
  useEffect(() => {
    const panel = panelOf()
    if (!panel) return undefined
    const stop = new AbortController()
    const read = (): void => {
      const isAtEnd = panel.scrollHeight - panel.scrollTop - panel.clientHeight < NEARLY
      if (isAtEnd) at.value = -1
      else if (at.peek() < 0) at.value = lines.current
    }
    panel.addEventListener('scroll', read, { signal: stop.signal })
    const resized = new ResizeObserver(() => at.peek() < 0 && goToEnd())
    resized.observe(panel)
    return () => {
      stop.abort()
      resized.disconnect()
    }
  }, [])
  return { unread: at.value < 0 ? 0 : Math.max(0, count - at.value), goToEnd }
}

const NEARLY = 24 // pixels from the end that are as good as there

/** A line: an impulse, a change of points, a turn that begins, or what went by itself. */
function Line(props: {
  readonly model: TableModel
  readonly line: LogLine
  readonly isOpen: boolean
  readonly toggle: () => void
}) {
  const { model, line, isOpen, toggle } = props
  const { kind, side, step } = line
  if (kind === 'undo' || kind === 'turn' || kind === 'points') {
    return (
      <li class={`log-entry is-${kind}`} data-part={kind === 'undo' ? 'taken-back' : undefined}>
        <LineText model={model} line={line} />
      </li>
    )
  }
  return (
    <li class={`log-entry ${sideClass(model.screen.game.id, side)}`}>
      <div class="log-row">
        <LineText model={model} line={line} />
        {step && <LogDice model={model} step={step} />}
        <button
          type="button"
          class="link log-more"
          aria-expanded={isOpen}
          onClick={toggle}
          data-part="lines"
        >
          {happenedWords().lines(saidIn(line).length)}
        </button>
      </div>
      {isOpen && <LineDetail model={model} line={line} />}
    </li>
  )
}
