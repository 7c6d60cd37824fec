import { useSignal } from '@preact/signals'
import type { Game, GameEvent } from '@estafette/kernel'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { isOfSort, shapeOf } from '../screen/events.ts'
import { sideClass } from '../screen/screen.ts'
import { Link } from '../shell/link.tsx'
import type { LogEntry } from '../session/session.ts'
import { actsOf } from './acts.ts'
import type { TableModel } from './model.ts'
import { WhyButton } from './reasons.tsx'
import { voiceOf } from '../i18n/voice.ts'
import { isComputer } from './why.ts'
import { words } from './words.ts'

const filters = ['all', 'fights', 'moves'] as const
type Filter = (typeof filters)[number]

/** What happened, newest at the bottom, in the language of the moment. */
export function Log({ model }: { readonly model: TableModel }) {
  const filter = useSignal<Filter>('all')
  const end = useRef<HTMLDivElement>(null)
  const entries = model.session.log.value
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [entries.length])
  const kept = (event: GameEvent): boolean =>
    filter.value === 'all' ||
    isOfSort(model.session.game, event, filter.value === 'fights' ? 'fight' : 'move')
  const told = model.screen.joinsMarches ? marches(entries, kept) : withSilent(entries, kept)
  return (
    <div class="log">
      <div class="log-filter" role="group">
        {filters.map((name) => (
          <button
            key={name}
            type="button"
            class="link"
            aria-pressed={filter.value === name}
            onClick={() => (filter.value = name)}
          >
            {words().filter[name]}
          </button>
        ))}
      </div>
      <ol class="log-lines">
        {told.map(({ entry, numbers }) => (
          <Entry key={entry.number} model={model} entry={entry} numbers={numbers} kept={kept} />
        ))}
      </ol>
      <div ref={end} />
    </div>
  )
}

/** The same with the steps of a march in one line. */
function marches(entries: readonly LogEntry[], kept: (event: GameEvent) => boolean) {
  return actsOf(entries, kept).map(({ numbers, seat, events }) => {
    const entry: LogEntry = { number: numbers.at(-1) ?? 0, seat, events }
    return { entry, numbers }
  })
}

/** Entries that have a line, each with the numbers of the silent ones of its seat before it. */
function withSilent(
  entries: readonly LogEntry[],
  kept: (event: GameEvent) => boolean,
): { readonly entry: LogEntry; readonly numbers: readonly number[] }[] {
  const found: { entry: LogEntry; numbers: number[] }[] = []
  let silent: LogEntry[] = []
  for (const entry of entries) {
    if (!entry.events.some(kept)) {
      silent.push(entry)
      continue
    }
    const before = silent.filter(({ seat }) => seat === entry.seat)
    found.push({ entry, numbers: [...before, entry].map(({ number }) => number) })
    silent = []
  }
  return found
}

function Entry(props: {
  readonly model: TableModel
  readonly entry: LogEntry
  readonly numbers: readonly number[] // of the choices that it tells of
  readonly kept: (event: GameEvent) => boolean
}) {
  const { model, entry, numbers, kept } = props
  const { game } = model.session
  const lines = entry.events.filter(kept)
  const side = entry.seat < 0 ? -1 : game.sideOf(model.state.value, entry.seat)
  return (
    <li class={`log-entry ${sideClass(model.screen, side)}`}>
      <span class="log-number">{entry.number || words().opening}</span>
      <div>
        {lines.map((event, index) => (
          <p key={index} class={shapeOf(game, event).silent ? 'log-quiet' : undefined}>
            <Told model={model} event={event} />{' '}
            <Link to={{ page: 'rules', game: game.id, rule: event.rule }} class="rule-link">
              {event.rule}
            </Link>
          </p>
        ))}
        {isComputer(model.session, entry.seat) && <WhyButton model={model} numbers={numbers} />}
      </div>
    </li>
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

/** What a name in the log does: rings the place on the map while pointed at, goes there on a click. */
function linkTo(model: TableModel, kind: string, index: number) {
  const { map } = model.screen
  const placeNow = (): number =>
    kind === map?.kind ? index : (map?.placeOf(model.state.value, index) ?? -1)
  let before: { focus: number; byKeyboard: boolean } | null = null
  const ring = (): void => {
    if (placeNow() < 0 || before) return
    before = { focus: model.focus.value, byKeyboard: model.byKeyboard.value }
    model.focus.value = placeNow()
    model.byKeyboard.value = true
  }
  const leave = (): void => {
    if (!before) return
    model.focus.value = before.focus
    model.byKeyboard.value = before.byKeyboard
    before = null
  }
  return {
    onMouseEnter: ring,
    onMouseLeave: leave,
    onClick: () => {
      const place = placeNow()
      if (place < 0) return
      before = null
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
    const numbers = typeof value === 'number' ? [value] : Array.isArray(value) ? value : []
    return (numbers as number[]).filter((index) => index >= 0).map((index) => ({ kind, index }))
  })
}

/** The text with the name in it as links. */
function withLinks(
  text: string,
  name: string,
  link: ReturnType<typeof linkTo>,
): ComponentChildren[] {
  return text.split(name).flatMap((piece, index) =>
    index === 0
      ? [piece]
      : [
          <button key={`${name}${index}`} type="button" class="ref" {...link}>
            {name}
          </button>,
          piece,
        ],
  )
}
