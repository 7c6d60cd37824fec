import { placeOf, EDGES, type BlitzState } from '@estafette/blitzkrieg/screen'
import type { Speaker } from '@estafette/words'
import { Counter, CounterPicture } from '../../../counters/counter.tsx'
import { voiceOf } from '../../../i18n/voice.ts'
import { RuleLink } from '../../../panels/rule-link.tsx'
import type { BlitzDesk } from '../desk.ts'
import { faceOf } from '../counters.ts'
import { panelWords } from './panel-words.ts'
import { facesNow, isCalledOff, whereIs, type ArrivingUnits } from '../told/whereabouts.ts'
import { sideName, whenOf } from '../words.ts'

const FEW = 4 // hexes that are told one by one

/** Who is still to come: when, where, and by which die. */
export function Calendar({ model, s }: { readonly model: BlitzDesk; readonly s: BlitzState }) {
  const words = panelWords()
  const coming = comingIn(s)
  return (
    <section class="calendar">
      <h2>
        {words.reinforcements} <RuleLink game={s.board.id} rule="BLZ-REI-1" />
      </h2>
      {coming.length === 0 && <p>{words.noReinforcements}</p>}
      <ol>
        {coming.map(({ one, index, units }) => (
          <li key={one.source.id} class={isNow(s, one) ? 'is-now' : ''}>
            <h3>
              {spanText(s, one)} · {sideName(s.board, one.side)}{' '}
              <RuleLink game={s.board.id} rule={one.rule} />
            </h3>
            <Waiting model={model} s={s} units={units} />
            <p>
              {[
                ...termsOf(s, one, index, voiceOf(model.session.game)),
                entryText(s, units[0]!),
              ].join('; ')}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Reinforcements with units that have not come, the first ones first. */
export function comingIn(s: BlitzState): readonly {
  readonly one: ArrivingUnits
  readonly index: number
  readonly units: readonly number[]
}[] {
  return s.board.reinforcements
    .map((one, index) => ({ one, index, units: waitingOf(s, one) }))
    .filter(({ units }) => units.length > 0)
    .toSorted((a, b) => a.one.source.from - b.one.source.from)
}

function Waiting(props: {
  readonly model: BlitzDesk
  readonly s: BlitzState
  readonly units: readonly number[]
}) {
  const { model, s, units } = props
  const voice = voiceOf(model.session.game)
  return (
    <div class="calendar-box line">
      {units.map((unit) => (
        <CounterPicture
          key={unit}
          width={36}
          label={`${voice.thing('unit', unit)}: ${whereIs(s, unit, voice)}`}
        >
          <Counter face={faceOf(s, unit)} x={32} y={32} size={64} level="table" />
        </CounterPicture>
      ))}
    </div>
  )
}

/** Units of a reinforcement that have not come. */
function waitingOf(s: BlitzState, { units }: ArrivingUnits): number[] {
  const { waiting, cup } = s.board
  return units.filter((unit) => placeOf(s, unit) === waiting || placeOf(s, unit) === cup)
}

function isNow(s: BlitzState, one: ArrivingUnits): boolean {
  const { from, to, autoFrom } = one.source
  return s.turn >= from && (autoFrom !== undefined || s.turn <= to) && !isCalledOff(s, one)
}

/** From when to when a reinforcement may come. */
function spanText(s: BlitzState, one: ArrivingUnits): string {
  const words = panelWords()
  const { from, to } = one.source
  if (isCalledOff(s, one)) return words.where.never
  const span = to >= s.board.lastTurn ? words.fromTurn(from) : words.turns(from, to)
  return `${span}, ${whenOf(s.board, from)}`
}

/** The terms of an arrival: condition, event, die. BLZ-REI-6 .. BLZ-REI-10 */
function termsOf(s: BlitzState, one: ArrivingUnits, index: number, voice: Speaker): string[] {
  const words = panelWords()
  const { source } = one
  const eventName = (id: string): string =>
    voice.thing(
      'event',
      s.board.events.findIndex((event) => event.source.id === id),
    )
  const { kind } = source.procedure
  return [
    source.option === undefined ? '' : words.option,
    source.availableWhen ? (words.when[source.availableWhen] ?? '') : '',
    source.availableWith ? words.withOthers : '',
    source.drawOnEvent ? words.byEvent(eventName(source.drawOnEvent)) : '',
    source.earlierByEvent ? words.earlier(eventName(source.earlierByEvent)) : '',
    source.blockedByEvent ? words.unless(eventName(source.blockedByEvent)) : '',
    kind === 'auto' ? words.noDie : kind === 'countPerTurn' ? words.perTurn : '',
    kind === 'die' ? dieText(s, one, index) : '',
    source.autoFrom === undefined ? '' : words.noDieFrom(source.autoFrom),
    source.mandatoryTurn === undefined ? '' : words.mandatory(source.mandatoryTurn),
    source.notAtNight ? words.notAtNight : '',
    source.by === 'group' ? words.asGroup : '',
  ].filter((text) => text !== '')
}

/** What the die has to show in this turn, or in the first one it is cast in. */
function dieText(s: BlitzState, one: ArrivingUnits, index: number): string {
  const words = panelWords()
  if (isNow(s, one)) return words.dieNow(facesNow(s, index))
  const { succeedAtMost } = one.source.procedure
  return succeedAtMost === undefined ? words.dieBelowTurn : words.die(String(succeedAtMost))
}

/** Where a unit enters: hexes, or a whole edge. */
function entryText(s: BlitzState, unit: number): string {
  const words = panelWords()
  const { board } = s
  const hexes = board.entryHexes[unit]!
  if (hexes.length <= FEW) return words.atHexes(hexes.map((hex) => board.hexIds[hex]).join(', '))
  const edges = EDGES.filter((_, edge) => hexes.some((hex) => board.edgeHexes[edge]!.includes(hex)))
  const main = edges.filter(
    (edge) => hexes.filter((hex) => board.edgeHexes[EDGES.indexOf(edge)]!.includes(hex)).length > 1,
  )
  const [first, last] = [hexes[0]!, hexes.at(-1)!].map((hex) => board.hexIds[hex])
  return `${words.edge(main.map((edge) => words.edges[edge]!))} (${first}–${last})`
}
