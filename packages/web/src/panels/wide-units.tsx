import { useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { CounterTile } from '../counters/counter.tsx'
import type { Desk } from '../screen/desk.ts'
import { commandOf, isLetter, isWriting } from '../shell/keys.ts'
import { oobWords } from './oob-words.ts'
import { ShowGroup } from './show-group.tsx'
import {
  goTo,
  groupsWith,
  isSought,
  ownSide,
  unitsView,
  type UnitGroup,
  type UnitLine,
  type UnitSide,
  type UnitsProps,
} from './units.ts'

const WIDTH = 32 // of a counter, in pixels

/** Both sides face to face, by formation or by place; who can act, who is in which state. */
export function WideUnits({ model, sides, coming, beside }: UnitsProps) {
  const { sought } = model.page.of(unitsView)
  const by = useSignal('formation')
  const words = oobWords()
  const lines = sides.flatMap(({ groups }) => groups.flatMap(({ units }) => units))
  const own = ownSide(model, sides)
  const able = model.ableUnits.value
  const isAble = (line: UnitLine): boolean => able.has(line.unit)
  const states = new Map<string, number>()
  for (const { state } of lines) if (state) states.set(state, (states.get(state) ?? 0) + 1)
  const views = [
    { key: 'formation', name: words.views.formation },
    { key: 'place', name: words.views.place },
    { key: 'able', name: words.views.able(lines.filter(isAble).length) },
    ...[...states].map(([state, count]) => ({
      key: `=${state}`,
      name: words.views.state(capital(state), count),
    })),
    ...(coming ? [{ key: 'coming', name: words.coming(coming.count) }] : []),
  ]
  const isMeant = (line: UnitLine, group: UnitGroup): boolean =>
    isSought(sought.value, group, line) &&
    (by.value !== 'able' || isAble(line)) &&
    (!by.value.startsWith('=') || `=${line.state}` === by.value)
  const box = useRef<HTMLDivElement>(null)
  return (
    <>
      <div class="wide-tools">
        <input
          type="search"
          aria-label={words.findWide}
          placeholder={words.findWide}
          value={sought.value}
          onInput={({ currentTarget: { value } }) => (sought.value = value)}
        />
        <div class="wide-filters" role="group" aria-label={words.view}>
          {views.map(({ key, name }) => (
            <button
              key={key}
              type="button"
              aria-pressed={by.value === key}
              onClick={() => (by.value = key)}
            >
              {name}
            </button>
          ))}
        </div>
      </div>
      <div class="oob-wide" ref={box} onKeyDown={(event) => walk(event, box.current)}>
        {by.value === 'coming'
          ? coming?.inside
          : sides
              .toSorted((a, b) => Number(b.side === own) - Number(a.side === own))
              .map((side) => (
                <Side
                  key={side.side}
                  model={model}
                  side={side}
                  groups={groupsWith(
                    by.value === 'place' ? byPlace(side.groups) : side.groups,
                    isMeant,
                  )}
                />
              ))}
        {by.value === 'formation' && sought.value === '' && beside && <div>{beside}</div>}
      </div>
      <p class="oob-how">{words.how}</p>
    </>
  )
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** The same units by where they stand; those off the map come last. */
function byPlace(groups: readonly UnitGroup[]): readonly UnitGroup[] {
  const found = new Map<number, UnitLine[]>()
  for (const { units } of groups) {
    for (const line of units) found.set(line.place, [...(found.get(line.place) ?? []), line])
  }
  const rank = (place: number): number => (place < 0 ? Infinity : place)
  return [...found]
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .map(([place, units]) => {
      const name = place < 0 ? oobWords().offMap : units[0]!.where
      return { key: String(place), title: name, name, units }
    })
}

function Side(props: {
  readonly model: Desk
  readonly side: UnitSide
  readonly groups: readonly UnitGroup[]
}) {
  const { model, side, groups } = props
  const all = side.groups.flatMap(({ units }) => units)
  const onMap = all.filter(({ place }) => place >= 0).length
  const lost = all.filter(({ isLost }) => isLost).length
  return (
    <section aria-label={side.title}>
      <h3>
        {side.title} <small>{oobWords().onMap(onMap, lost)}</small>
      </h3>
      {groups.length === 0 && <p>{oobWords().nobody}</p>}
      {groups.map((group) => (
        <div key={group.key} class="oob-group">
          <h4>
            <span>{group.title}</span> <small>{group.units.length}</small>
            <ShowGroup model={model} group={group} />
          </h4>
          <ul>
            {group.units.map((line) => (
              <Cell key={line.unit} model={model} line={line} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function Cell({ model, line }: { readonly model: Desk; readonly line: UnitLine }) {
  const { unit, name, where, place, isLost, face, spoken, state } = line
  const isHere = place >= 0 && model.inspected.value === place
  return (
    <li class={isLost ? 'is-lost' : ''}>
      <button
        type="button"
        class="oob-line"
        data-unit={unit}
        aria-current={isHere ? 'location' : undefined}
        onClick={() => goTo(model, line)}
      >
        <CounterTile face={face} width={WIDTH} />
        <span>
          <b>{name}</b>
          <small>
            {where} {state && <em>{state}</em>}
          </small>
        </span>
        <span class="sr-only">{spoken}</span>
      </button>
    </li>
  )
}

/** Arrows go from unit to unit, in reading order or to the nearest in a column; letters look for one. */
function walk(event: KeyboardEvent, box: HTMLElement | null): void {
  const { key, target } = event
  if (!box || isWriting(target)) return
  if (isLetter(event) && commandOf(event, ['view']) !== 'wide') {
    event.stopPropagation() // no key of the table
    box.parentElement?.querySelector<HTMLElement>('.wide-tools input')?.focus()
    return
  }
  const cells = [...box.querySelectorAll<HTMLElement>('.oob-line')]
  const at = cells.findIndex((cell) => cell === target)
  const next = at < 0 ? undefined : stepTo(cells, at, key)
  if (!next) return
  event.preventDefault()
  event.stopPropagation()
  next.focus()
}

function stepTo(cells: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
  if (key === 'ArrowRight') return cells[at + 1]
  if (key === 'ArrowLeft') return cells[at - 1]
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined
  const from = cells[at]!.getBoundingClientRect()
  const way = key === 'ArrowDown' ? 1 : -1
  const ahead = cells.filter((cell) => {
    const { left, top } = cell.getBoundingClientRect()
    return Math.abs(left - from.left) < 8 && (top - from.top) * way > 4
  })
  return way > 0 ? ahead[0] : ahead.at(-1)
}
