import { signal, useSignal, type Signal } from '@preact/signals'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { sideClass } from '../../screen/screen.ts'
import { FAR_DOWN, type StateKey } from '../../screen/table-state.ts'
import { later } from '../../shell/later.tsx'
import type { TableModel } from '../model.ts'
import { sidesIn } from '../other-turn/steps-in.ts'
import { happenedWords } from './happened-words.ts'
import {
  logLines,
  saidIn,
  withBacks,
  withRequests,
  type LogFilter,
  type LogLine,
} from './log-lines.ts'
import { canFold, filtersOf, presentTurn, turnsIn, turnsWith, type LogTurn } from './log-turns.ts'
import { LineText, LogDice, titleOfTurn } from './told.tsx'

const LineDetail = later(async () => (await import('./line-detail.tsx')).LineDetail)
const SumOfTurn = later(async () => (await import('./sum-of-turn.tsx')).SumOfTurn)

/** How many lines there were when somebody went up from the last one; -1 for who stays with it. */
const left: StateKey<Signal<number>> = { begin: () => signal(-1) }

/** The turns that somebody opened or folded, by hand or because they read in them. */
const folds: StateKey<Signal<ReadonlyMap<string, boolean>>> = { begin: () => signal(new Map()) }

/** What happened, turn by turn, newest at the bottom, in the language of the moment. */
export function Log({ model }: { readonly model: TableModel }) {
  const filter = useSignal<LogFilter>('all')
  const open = useSignal<ReadonlySet<string>>(new Set())
  const box = useRef<HTMLDivElement>(null)
  const entries = model.session.log.value
  const backs = model.session.takenBack.value
  const lines = useMemo(() => logLines(model.screen, entries, sidesIn(model.session)), [entries])
  const requests = model.session.requests?.value
  const all = useMemo(
    () => withBacks(withRequests(lines, requests ?? []), backs),
    [lines, backs, requests],
  )
  const turns = useMemo(() => turnsWith(turnsIn(all), filter.value), [all, filter.value])
  const folded = model.page.of(folds)
  const { unread, goToEnd, isAway } = useEnd(model, box, all.length, [folded.value, open.value])
  const present = presentTurn(turns)
  const isOpen = ({ key }: LogTurn): boolean =>
    folded.value.get(key) ?? (key === present || isPicked(filter.value))
  const fold = (key: string, isOpen: boolean): void => {
    folded.value = new Map(folded.peek()).set(key, isOpen)
  }
  const was = useRef(present)
  useLayoutEffect(() => {
    // What somebody reads does not fold under them when another turn begins.
    if (was.current !== undefined && was.current !== present && isAway()) fold(was.current, true)
    was.current = present
  }, [present])
  const toggle = (key: string): void => {
    const next = new Set(open.value)
    if (!next.delete(key)) next.add(key)
    open.value = next
  }
  return (
    <div class="log" ref={box}>
      <div class="log-filter" role="group">
        {filtersOf(model.screen).map((name) => (
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
      <ol class="log-lines" onKeyDown={(event) => goAmongTurns(event, fold)}>
        {turns.map((turn) => {
          const { key, head, lines } = turn
          const isShown = !canFold(turn, turns) || isOpen(turn)
          return (
            <li key={key} class="log-turn" data-turn={key}>
              {canFold(turn, turns) ? (
                <Head
                  model={model}
                  turn={turn}
                  isOpen={isShown}
                  toggle={() => fold(key, !isShown)}
                />
              ) : (
                head && (
                  <div class="log-entry is-turn">
                    <LineText model={model} line={head} />
                  </div>
                )
              )}
              {isShown && lines.length > 0 && (
                <ol>
                  {lines.map((line) => (
                    <Line
                      key={line.key}
                      model={model}
                      line={line}
                      isSetUp={!head}
                      isOpen={open.value.has(line.key)}
                      toggle={() => toggle(line.key)}
                    />
                  ))}
                </ol>
              )}
            </li>
          )
        })}
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

/** Whether somebody asked for certain lines, which are not folded then. */
function isPicked(filter: LogFilter): boolean {
  return filter === 'fights' || filter === 'points'
}

/** The line of a turn: when it was, and, while it is folded, what it came to. */
function Head(props: {
  readonly model: TableModel
  readonly turn: LogTurn
  readonly isOpen: boolean
  readonly toggle: () => void
}) {
  const { model, turn, isOpen, toggle } = props
  return (
    <button
      type="button"
      class="log-entry is-turn log-head"
      data-part="turn"
      aria-expanded={isOpen}
      onClick={toggle}
    >
      <b>{titleOfTurn(model, turn)}</b>{' '}
      {!isOpen && turn.head && <SumOfTurn model={model} lines={turn.all} />}
    </button>
  )
}

/** Arrows go from turn to turn, and open or fold the one that has the focus or is read. */
function goAmongTurns(event: KeyboardEvent, fold: (key: string, isOpen: boolean) => void): void {
  const { key, target, currentTarget } = event
  if (!(target instanceof Element) || !(currentTarget instanceof Element)) return
  const turn = target.closest<HTMLElement>('.log-turn')
  const head = turn?.querySelector<HTMLElement>('.log-head')
  if (!turn || !head || (key !== 'ArrowLeft' && head !== target)) return
  const heads = [...currentTarget.querySelectorAll<HTMLElement>('.log-head')]
  const at = heads.indexOf(head)
  const ways: Readonly<Record<string, HTMLElement | undefined>> = {
    ArrowDown: heads[Math.min(at + 1, heads.length - 1)],
    ArrowUp: heads[Math.max(0, at - 1)],
    Home: heads[0],
    End: heads.at(-1),
    ArrowLeft: head,
    ArrowRight: head,
  }
  const to = event.ctrlKey || event.metaKey || event.altKey ? undefined : ways[key]
  if (!to) return
  event.preventDefault()
  event.stopPropagation()
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    fold(turn.dataset['turn'] ?? '', key === 'ArrowRight')
  }
  to.focus()
}

/** Stays with the last line, whatever room the panel has, until somebody goes up from it. */
function useEnd(
  { page }: TableModel,
  box: { readonly current: HTMLElement | null },
  count: number,
  opened: readonly unknown[], // what may have made it longer above its end
): {
  readonly unread: number
  readonly goToEnd: () => void
  readonly isAway: () => boolean
} {
  const at = page.of(left)
  const lines = useRef(count)
  lines.current = count
  const panelOf = (): HTMLElement | null => box.current?.closest('[role="tabpanel"]') ?? null
  const goToEnd = (): void => {
    at.value = -1
    panelOf()?.scrollTo(0, FAR_DOWN)
  }
  const top = useRef(0)
  const read = (): void => {
    const panel = panelOf()
    if (!panel) return
    const isAtEnd = panel.scrollHeight - panel.scrollTop - panel.clientHeight < NEARLY
    if (isAtEnd) at.value = -1
    else if (at.peek() < 0) at.value = lines.current
  }
  /** Whoever goes up leaves the end; what grows under it does not. */
  const scrolled = (): void => {
    const before = top.current
    top.current = panelOf()?.scrollTop ?? 0
    if (at.peek() >= 0 || top.current < before) read()
  }
  useEffect(() => {
    if (at.peek() < 0) goToEnd()
  }, [count])
  const isNew = useRef(true) // before it is scrolled to where it was read
  useLayoutEffect(() => {
    if (!isNew.current) read()
    isNew.current = false
  }, opened)
  useEffect(() => {
    const panel = panelOf()
    if (!panel) return undefined
    const stop = new AbortController()
    panel.addEventListener('scroll', scrolled, { signal: stop.signal })
    const resized = new ResizeObserver(() => at.peek() < 0 && goToEnd())
    resized.observe(panel)
    if (box.current) resized.observe(box.current) // sums come when they are there
    return () => {
      stop.abort()
      resized.disconnect()
    }
  }, [])
  const unread = at.value < 0 ? 0 : Math.max(0, count - at.value)
  return { unread, goToEnd, isAway: () => at.peek() >= 0 }
}

const NEARLY = 24 // pixels from the end that are as good as there

/** A line: an impulse, a change of points, or what went by itself. */
function Line(props: {
  readonly model: TableModel
  readonly line: LogLine
  readonly isSetUp: boolean
  readonly isOpen: boolean
  readonly toggle: () => void
}) {
  const { model, line, isSetUp, isOpen, toggle } = props
  const { kind, side, step } = line
  if (kind === 'undo' || kind === 'points') {
    return (
      <li
        class={`log-entry is-${kind}`}
        data-part={line.back ? 'taken-back' : line.request && 'asked-once'}
      >
        <LineText model={model} line={line} />
      </li>
    )
  }
  return (
    <li class={`log-entry ${sideClass(model.screen.game.id, side)}`}>
      <div class="log-row">
        <LineText model={model} line={line} isSetUp={isSetUp} />
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
