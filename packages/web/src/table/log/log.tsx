import { signal, useSignal, type Signal } from '@preact/signals'
import type { Game, GameEvent } from '@estafette/kernel'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { Die } from '../../dice/die.tsx'
import { RuleLink } from '../../panels/rule-link.tsx'
import { doerOf, shapeOf, numbersIn } from '../../screen/events.ts'
import { lookOf, sideClass } from '../../screen/screen.ts'
import { FAR_DOWN, type StateKey } from '../../screen/table-state.ts'
import { sidesIn, whatOf, whoOf } from '../other-turn/enemy-turn.ts'
import { happenedWords } from './happened-words.ts'
import {
  filtered,
  logFilters,
  logLines,
  withBacks,
  type LogFilter,
  type LogLine,
  saidIn,
} from './log-lines.ts'
import type { TableModel } from '../model.ts'
import { WhyButton } from './reasons.tsx'
import { endsOf, type Step } from '../other-turn/steps.ts'
import { sayBack } from './taken-back.ts'
import { voiceOf } from '../../i18n/voice.ts'
import { isComputer } from './why.ts'

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
  const { session, screen } = model
  const { kind, seat, side, step } = line
  const said = saidIn(line)
  const numbers = Array.from({ length: line.last - line.first + 1 }, (_, at) => line.first + at)
  if (kind === 'undo' || kind === 'turn' || kind === 'points') {
    return (
      <li class={`log-entry is-${kind}`} data-part={kind === 'undo' ? 'taken-back' : undefined}>
        <LineText model={model} line={line} />
      </li>
    )
  }
  return (
    <li class={`log-entry ${sideClass(screen.game.id, side)}`}>
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
          {happenedWords().lines(said.length)}
        </button>
      </div>
      {isOpen && (
        <div class="log-detail">
          {said.map((event, index) => (
            <p key={index} class={detailClass(model, line, event)}>
              <Told model={model} event={event} />{' '}
              <RuleLink game={session.game.id} rule={event.rule} />
            </p>
          ))}
          {canUndo(model, line) && (
            <button
              type="button"
              class="link"
              data-part="undo-here"
              onClick={() => model.undoTo(line.first - 1)}
            >
              {happenedWords().undoHere}
            </button>
          )}
          {isComputer(session, seat) && <WhyButton model={model} numbers={numbers} />}
        </div>
      )}
    </li>
  )
}

/** What a line says while it is folded. */
export function LineText({ model, line }: { readonly model: TableModel; readonly line: LogLine }) {
  const { kind, back, step, events } = line
  if (back) return <p>{sayBack(model.session, back)}</p>
  if (step) {
    return (
      <p>
        <StepText model={model} step={step} />
      </p>
    )
  }
  const told = kind === 'fold' ? [] : events
  return (
    <>
      {kind === 'fold' && (
        <p>
          <FoldText model={model} line={line} />
        </p>
      )}
      {told.map((event, index) => (
        <p key={index}>
          <Told model={model} event={event} />
        </p>
      ))}
    </>
  )
}

/** How a line of the details looks: quiet, or with the bar of a side that answered. */
function detailClass({ session, screen }: TableModel, line: LogLine, event: GameEvent): string {
  if (shapeOf(session.game, event).silent) return 'log-quiet'
  const { side } = doerOf(session.game, event, line.seat, sidesIn(session))
  return side < 0 || side === line.side ? '' : `log-answer ${sideClass(screen.game.id, side)}`
}

/** Whether something of a line, and all after it, can still be taken back. */
function canUndo({ session }: TableModel, { last }: LogLine): boolean {
  const length = session.log.value.at(-1)?.number ?? 0
  return last > length - session.undoable().count
}

/** Who did what, with links to the map. */
export function StepText({ model, step }: { readonly model: TableModel; readonly step: Step }) {
  const { map, counters } = model.screen
  const [unit] = step.units
  const who = whoOf(model, step)
  const what = whatOf(model, step)
  const places = step.kind === 'move' ? endsOf(step).map(({ place }) => place) : [step.place]
  return (
    <>
      {unit !== undefined && counters && map ? (
        <button type="button" class="ref" {...linkTo(model, counters.kind, unit)}>
          {who}
        </button>
      ) : (
        who
      )}
      {who !== '' && ' '}
      {map ? withPlaces(model, map.kind, what, places) : what}
    </>
  )
}

/** A text with the names of places in it as links. */
function withPlaces(
  model: TableModel,
  kind: string,
  text: string,
  places: readonly number[],
): ComponentChildren[] {
  let parts: ComponentChildren[] = [text]
  for (const place of places) {
    if (place < 0) continue
    const name = voiceOf(model.session.game).thing(kind, place)
    parts = parts.flatMap((part) =>
      typeof part === 'string' ? withLinks(part, name, linkTo(model, kind, place)) : [part],
    )
  }
  return parts
}

/** What belongs to no step: a person's own doings by the first of them, or the rules'. */
function FoldText({ model, line }: { readonly model: TableModel; readonly line: LogLine }) {
  if (line.first === 0) return <>{happenedWords().setUp}</>
  const first = line.events.find((event) => !shapeOf(model.session.game, event).silent)
  if (line.seat < 0 || !first) return <>{happenedWords().meanwhile}</>
  return <Told model={model} event={first} />
}

/** The dice of a fight at the right of its line, with their totals. */
export function LogDice({ model, step }: { readonly model: TableModel; readonly step: Step }) {
  const { rolls, game } = model.screen
  const at = rolls ? step.events.findLastIndex((event) => rolls.isRoll(event)) : -1
  const roll = at < 0 ? null : (rolls?.read(step.events, at, model.state.value) ?? null)
  if (!roll) return null
  return (
    <span class="log-dice">
      {roll.rolled.map(({ side, faces, sides, total }) => (
        <span key={side}>
          {faces.map((face, index) => (
            <Die key={index} face={face} look={lookOf(game.id, side)} sides={sides} size={18} />
          ))}
          <b>{total}</b>
        </span>
      ))}
    </span>
  )
}

/** A line of the log in which names are links to the map. */
export function Told({ model, event }: { readonly model: TableModel; readonly event: GameEvent }) {
  const { game } = model.session
  const voice = voiceOf(game)
  let parts: ComponentChildren[] = [voice.event(event)]
  const { map, counters } = model.screen
  const kinds = [map?.kind, counters?.kind].filter((kind) => kind !== undefined)
  for (const { kind, index } of map ? thingsIn(game, event, kinds) : []) {
    const name = voice.thing(kind, index)
    parts = parts.flatMap((part) =>
      typeof part === 'string' ? withLinks(part, name, linkTo(model, kind, index)) : [part],
    )
  }
  return <>{parts}</>
}

/** Where the ring was before a name in the log took it; a log that is drawn anew must not forget. */
const ringed: StateKey<{
  before: { readonly focus: number; readonly byKeyboard: boolean } | null
}> = {
  begin: () => ({ before: null }),
}

/** What a name in the log does: rings the place on the map while pointed at, goes there on a click. */
function linkTo(model: TableModel, kind: string, index: number) {
  const { map } = model.screen
  const placeNow = (): number =>
    kind === map?.kind ? index : (map?.placeOf(model.state.value, index) ?? -1)
  const ring = model.page.of(ringed)
  const enter = (): void => {
    leave()
    if (placeNow() < 0) return
    ring.before = { focus: model.focus.value, byKeyboard: model.byKeyboard.value }
    model.focus.value = placeNow()
    model.byKeyboard.value = true
  }
  const leave = (): void => {
    const was = ring.before
    if (!was) return
    model.focus.value = was.focus
    model.byKeyboard.value = was.byKeyboard
    ring.before = null
  }
  return {
    onMouseEnter: enter,
    onMouseLeave: leave,
    onClick: () => {
      const place = placeNow()
      if (place < 0) return
      leave() // the camera is there already, and no ring stays
      model.focus.value = place
      model.inspected.value = place
    },
  }
}

/** Units and places an event names. */
function thingsIn(
  game: Game,
  event: GameEvent,
  kinds: readonly string[],
): { kind: string; index: number }[] {
  return Object.entries(event).flatMap(([field, value]) => {
    const kind = game.fields[field]
    if (kind === undefined || !kinds.includes(kind)) return []
    return numbersIn(value)
      .filter((index) => index >= 0)
      .map((index) => ({ kind, index }))
  })
}

/** The text with the name in it as links. */
function withLinks(
  text: string,
  name: string,
  link: ReturnType<typeof linkTo>,
): ComponentChildren[] {
  return text.split(name).flatMap((piece, index) => {
    if (index === 0) return [piece]
    // A full stop or a comma never stands alone at the beginning of a line.
    const [, tail = '', rest = ''] = /^([\u00a0\u202f]?[.,;:!?)»]*)(.*)$/s.exec(piece) ?? []
    const button = (
      <button type="button" class="ref" {...link}>
        {name}
      </button>
    )
    return [
      <span key={`${name}${index}`} class="ref-tail">
        {button}
        {tail}
      </span>,
      rest,
    ]
  })
}
