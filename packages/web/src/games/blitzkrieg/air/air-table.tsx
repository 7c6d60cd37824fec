import {
  airPlaceOf,
  bombardChance,
  byPrize,
  opponent,
  targetsIn,
  VERB,
  type BlitzState,
  type AirOrder,
} from '@estafette/blitzkrieg/screen'
import { targetOf, verbOf, type Choice } from '@estafette/kernel'
import type { BlitzDesk } from '../desk.ts'
import { airName, namesOf } from '../card/card-tools.ts'
import { hexText } from '../planner/planner-names.ts'
import { percent } from '../words.ts'
import { oddsOf, outlookText } from './air-card.ts'
import { airWords } from './air-words.ts'
import { areMissions, choosePilot, chosenAir, flightsNow, give, ordersOf } from './flying.ts'
import './air.css'

/** The number of an air unit on its counter. */
export function airNumber({ board }: BlitzState, air: number): number {
  const first = board.airSides.indexOf(board.airSides[air]!)
  return air - first + 1
}

/** Every air unit that gets an order now: what it flies, and how likely that does what it is for. */
export function AirTable({ model }: { readonly model: BlitzDesk }) {
  const s = model.state.value
  const words = airWords()
  const flights = flightsNow(model)
  const kind = areMissions(s) ? 'missions' : 'interceptions'
  return (
    <section class="air-desk" data-part="air-table">
      <table class="air-table">
        <thead>
          <tr>
            <th scope="col">
              <span class="sr-only">{words.unit}</span>
            </th>
            <th scope="col">{words.order}</th>
            <th scope="col">{words.chance[kind]}</th>
          </tr>
        </thead>
        <tbody>
          {flights.map((flight) => (
            <Row key={flight.air} model={model} flight={flight} flights={flights} />
          ))}
        </tbody>
      </table>
      <p class="air-outlook well" role="status">
        {outlookText(model)}
      </p>
    </section>
  )
}

function Row(props: {
  readonly model: BlitzDesk
  readonly flight: AirOrder
  readonly flights: readonly AirOrder[]
}) {
  const { model, flight, flights } = props
  const { air, choice } = flight
  const s = model.state.value
  const words = airWords()
  const odds = oddsOf(s, choice)
  const isChosen = chosenAir(model) === air
  const name = airName(model, air)
  return (
    <tr class={isChosen ? 'is-chosen' : undefined} data-air={air}>
      <th scope="row">
        <button
          type="button"
          class="air-number"
          aria-pressed={isChosen}
          aria-label={words.choose(name)}
          data-tip={words.choose(name)}
          onClick={() => choosePilot(model, air)}
        >
          {airNumber(s, air)}
        </button>
      </th>
      <td>
        <select
          aria-label={words.orderOf(name)}
          value={String(choice)}
          onFocus={() => choosePilot(model, air)}
          onChange={(event) => give(model, air, Number(event.currentTarget.value))}
        >
          {inOrder(s, ordersOf(model, air)).map((order) => (
            <option key={order} value={String(order)} selected={order === choice}>
              {orderText(model, order, flights, air)}
            </option>
          ))}
        </select>
      </td>
      <td class="air-chance">
        {odds ? (
          <>
            <b>{percent(odds.chance)}</b> <small>{words.faces(odds.faces)}</small>
          </>
        ) : (
          '–'
        )}
      </td>
    </tr>
  )
}

/** Orders in the order in which they are read: staying, interdiction, then targets by their worth. */
function inOrder(s: BlitzState, orders: readonly Choice[]): readonly Choice[] {
  const isAimed = (choice: Choice): boolean =>
    verbOf(choice) === VERB.bomb || verbOf(choice) === VERB.intercept
  const aimed = orders.filter(isAimed)
  const sorted = areMissions(s) ? byPrize(s, aimed, targetOf) : aimed
  return [...orders.filter((choice) => !isAimed(choice)).toReversed(), ...sorted]
}

/** An order in a line, with the number of whoever has its target now. */
function orderText(
  model: BlitzDesk,
  order: Choice,
  flights: readonly AirOrder[],
  air: number,
): string {
  const s = model.state.value
  const words = airWords()
  const owner = flights.find((one) => one.air !== air && one.choice === order)
  const text = plainText(model, order)
  const isShared = verbOf(order) === VERB.bomb || verbOf(order) === VERB.intercept
  return owner && isShared ? words.hadBy(text, airNumber(s, owner.air)) : text
}

function plainText(model: BlitzDesk, order: Choice): string {
  const s = model.state.value
  const words = airWords()
  const chanceOn = (hex: number): string => percent(bombardChance(s, opponent(s.phasing), hex))
  const target = targetOf(order)
  switch (verbOf(order)) {
    case VERB.bomb:
      return words.bomb(hexText(s, target), namesOf(model, targetsIn(s, target)), chanceOn(target))
    case VERB.interdict:
      return words.interdict
    case VERB.intercept: {
      const hex = airPlaceOf(s, target)
      const name = airName(model, target)
      return hex < s.board.hexCount
        ? words.meetsBomber(name, hexText(s, hex), chanceOn(hex))
        : words.meetsOther(name)
    }
    default:
      return words.hold
  }
}
