import type { ComponentChildren } from 'preact'
import { CounterTile } from '../counters/counter.tsx'
import type { CounterFace } from '../counters/model.ts'
import { mapWords } from '../map-view/words.ts'
import type { Desk } from '../screen/desk.ts'
import { isShown, showPlaces } from '../screen/table-state.ts'

/** A unit in the order of battle. */
export interface UnitLine {
  readonly unit: number
  readonly name: string
  readonly where: string
  readonly place: number // on the map, -1 off it
  readonly isLost: boolean
  readonly face: CounterFace
  readonly spoken: string
}

/** Units that belong together, and the sides they fight for. */
export interface UnitGroup {
  readonly key: string
  readonly title: ComponentChildren
  readonly units: readonly UnitLine[]
}

export interface UnitSide {
  readonly title: string
  readonly groups: readonly UnitGroup[]
}

/** Order of battle: every unit, its state and where it is; a click goes there. */
export function OrderOfBattle(props: {
  readonly model: Desk
  readonly sides: readonly UnitSide[]
  readonly width: number // of a counter, in pixels
  readonly children?: ComponentChildren
}) {
  const { model, sides, width, children } = props
  return (
    <div class="order-of-battle">
      {sides.map(({ title, groups }, side) => (
        <section key={side}>
          <h2>{title}</h2>
          {groups.map((group) => (
            <div key={group.key} class="oob-group">
              <h3>
                {group.title} <ShowGroup model={model} group={group} />
              </h3>
              <ul>
                {group.units.map((line) => (
                  <Line key={line.unit} model={model} line={line} width={width} />
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
      {children}
    </div>
  )
}

/** Lights the places of a formation on the map, or puts them out again. */
function ShowGroup({ model, group }: { readonly model: Desk; readonly group: UnitGroup }) {
  const places = [...new Set(group.units.flatMap(({ place }) => (place < 0 ? [] : [place])))]
  if (places.length === 0) return null
  return (
    <button
      type="button"
      class="link"
      data-part="show-group"
      aria-pressed={isShown(model.page, places)}
      onClick={() => showPlaces(model.page, places)}
    >
      {mapWords().show}
      <span class="sr-only"> {group.title}</span>
    </button>
  )
}

function Line(props: { readonly model: Desk; readonly line: UnitLine; readonly width: number }) {
  const { model, line, width } = props
  const { name, where, place, isLost, face, spoken } = line
  const goThere = (): void => {
    if (place < 0) return
    model.focus.value = place
    model.inspected.value = place
  }
  return (
    <li class={isLost ? 'is-lost' : ''}>
      <button type="button" class="oob-unit line" onClick={goThere}>
        <CounterTile face={face} width={width} />
        <span>
          {name}
          <small>{where}</small>
        </span>
        <span class="sr-only">{spoken}</span>
      </button>
    </li>
  )
}
