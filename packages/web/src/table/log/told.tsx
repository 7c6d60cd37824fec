import type { Game, GameEvent } from '@estafette/kernel'
import type { ComponentChildren } from 'preact'
import { Die } from '../../dice/die.tsx'
import { voiceOf } from '../../i18n/voice.ts'
import { numbersIn, shapeOf } from '../../screen/events.ts'
import { lookOf } from '../../screen/screen.ts'
import type { StateKey } from '../../screen/table-state.ts'
import { toldText } from '../../session/who.ts'
import type { TableModel } from '../model.ts'
import { whatOf, whoOf } from '../other-turn/enemy-turn.ts'
import { endsOf, type Step } from '../other-turn/steps.ts'
import { happenedWords } from './happened-words.ts'
import type { LogLine } from './log-lines.ts'
import type { LogTurn } from './log-turns.ts'
import { sayBack, sayRequest } from './taken-back.ts'

/** What a line says while it is folded. */
export function LineText(props: {
  readonly model: TableModel
  readonly line: LogLine
  readonly isSetUp?: boolean // before the first turn
}) {
  const { model, line, isSetUp = false } = props
  const { kind, back, request, step, events } = line
  if (back) return <p>{sayBack(model.session, back)}</p>
  if (request) return <p>{sayRequest(model.session, request)}</p>
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
          {isSetUp && line.first === 0 ? (
            happenedWords().byScenario
          ) : (
            <FoldText model={model} line={line} />
          )}
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

/** When a turn was, without links: its line is pressed as a whole. */
export function titleOfTurn({ session }: TableModel, { head }: LogTurn): string {
  const [begins] = head?.events ?? []
  return begins ? toldText(session, begins) : happenedWords().setUp
}

/** Who did what, with links to the map. Where a sentence says all of it, its names are the links. */
export function StepText({ model, step }: { readonly model: TableModel; readonly step: Step }) {
  const { map, counters } = model.screen
  const [unit] = step.units
  const who = whoOf(model, step)
  const what = whatOf(model, step)
  const places = step.kind === 'move' ? endsOf(step).map(({ place }) => place) : [step.place]
  const named = map ? things(map.kind, places) : []
  if (map && counters && who === '') named.push(...things(counters.kind, step.units))
  return (
    <>
      {unit !== undefined && counters && map && who !== '' ? (
        <button type="button" class="ref" {...linkTo(model, counters.kind, unit)}>
          {who}
        </button>
      ) : (
        who
      )}
      {who !== '' && ' '}
      {withNames(model, what, named)}
    </>
  )
}

/** Something that has a name in a text: a unit, a place. */
interface Thing {
  readonly kind: string
  readonly index: number
}

function things(kind: string, indexes: readonly number[]): Thing[] {
  return indexes.filter((index) => index >= 0).map((index) => ({ kind, index }))
}

/** A text with the names of things in it as links. */
function withNames(model: TableModel, text: string, named: readonly Thing[]): ComponentChildren[] {
  const voice = voiceOf(model.session.game)
  let parts: ComponentChildren[] = [text]
  for (const { kind, index } of named) {
    const name = voice.thing(kind, index)
    parts = parts.flatMap((part) =>
      typeof part === 'string' ? withLinks(part, name, linkTo(model, kind, index)) : [part],
    )
  }
  return parts
}

/** What belongs to no step: a person's own doings by the first of them, or the rules'. */
function FoldText({ model, line }: { readonly model: TableModel; readonly line: LogLine }) {
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
  const { map, counters } = model.screen
  const kinds = [map?.kind, counters?.kind].filter((kind) => kind !== undefined)
  return (
    <>{withNames(model, toldText(model.session, event), map ? thingsIn(game, event, kinds) : [])}</>
  )
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
function thingsIn(game: Game, event: GameEvent, kinds: readonly string[]): Thing[] {
  return Object.entries(event).flatMap(([field, value]) => {
    const kind = game.fields[field]
    return kind === undefined || !kinds.includes(kind) ? [] : things(kind, numbersIn(value))
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
