import { CounterTile } from '../counters/counter.tsx'
import type { Desk } from '../screen/desk.ts'
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
  type UnitsProps,
} from './units.ts'
import { WideUnits } from './wide-units.tsx'
import './order-of-battle.css'

const WIDTH = 36 // of a counter, in pixels

/** Order of battle: every unit, its state and where it is; a click goes there. */
export function OrderOfBattle(props: UnitsProps & { readonly isWide?: boolean | undefined }) {
  return props.isWide ? <WideUnits {...props} /> : <UnitColumn {...props} />
}

/** Formation by formation, eight counters in a row: the own side, the other, or who is to come. */
function UnitColumn({ model, sides, coming, beside }: UnitsProps) {
  const view = model.page.of(unitsView)
  const words = oobWords()
  const own = ownSide(model, sides)
  const chosen = view.side.value ?? own
  const sought = view.sought.value
  const shown = sides.filter(({ side }) => sought !== '' || side === chosen)
  const inOrder = sides.toSorted((a, b) => Number(b.side === own) - Number(a.side === own))
  return (
    <div class="order-of-battle">
      <div class="oob-tools">
        <input
          type="search"
          aria-label={words.find}
          placeholder={words.find}
          value={sought}
          onInput={({ currentTarget: { value } }) => (view.sought.value = value)}
        />
        <div role="group" aria-label={words.side}>
          {inOrder.map(({ side, title }) => (
            <button
              key={side}
              type="button"
              aria-pressed={chosen === side}
              onClick={() => (view.side.value = side)}
            >
              {title}
            </button>
          ))}
          {coming && (
            <button
              type="button"
              data-part="coming"
              aria-pressed={chosen === 'coming'}
              onClick={() => (view.side.value = 'coming')}
            >
              {words.coming(coming.count)}
            </button>
          )}
        </div>
      </div>
      {chosen === 'coming' && sought === ''
        ? coming?.inside
        : shown.map(({ side, title, groups }) => (
            <section key={side} aria-label={title}>
              <h2 class="sr-only">{title}</h2>
              {groupsWith(groups, (line, group) => isSought(sought, group, line)).map((group) => (
                <Group key={group.key} model={model} group={group} isOwn={side === own} />
              ))}
            </section>
          ))}
      {sought === '' && chosen !== 'coming' && beside}
    </div>
  )
}

function Group(props: {
  readonly model: Desk
  readonly group: UnitGroup
  readonly isOwn: boolean
}) {
  const { model, group, isOwn } = props
  const able = group.units.filter(({ unit }) => model.ableUnits.value.has(unit)).length
  return (
    <div class="oob-group">
      <h3>
        <span>{group.title}</span> <small>{oobWords().units(group.units.length)}</small>
        <ShowGroup model={model} group={group} />
        {isOwn && able > 0 && <b class="oob-able">{oobWords().canAct(able)}</b>}
      </h3>
      <ul>
        {group.units.map((line) => (
          <Cell key={line.unit} model={model} line={line} />
        ))}
      </ul>
    </div>
  )
}

function Cell({ model, line }: { readonly model: Desk; readonly line: UnitLine }) {
  const { unit, name, where, isLost, face, spoken, state } = line
  return (
    <li class={isLost ? 'is-lost' : ''}>
      <button
        type="button"
        class="oob-cell"
        data-unit={unit}
        data-tip={[name, where, state].filter(Boolean).join(', ')}
        onClick={() => goTo(model, line)}
      >
        <CounterTile face={face} width={WIDTH} />
        <span aria-hidden="true">{name}</span>
        <span class="sr-only">
          {spoken}, {where}
        </span>
      </button>
    </li>
  )
}
