import { Counter, CounterPicture } from '../counters/counter.tsx'
import { offersTo } from '../session/offers.ts'
import { language } from '../store/settings.ts'
import { ChoiceButton } from './choices.tsx'
import type { TableModel } from './model.ts'
import { placeOfTarget } from './targets.ts'
import { voiceOf } from '../i18n/voice.ts'
import { words } from './words.ts'

const WIDTH = 54 // of a counter, in pixels

/** All units of the place that is looked at, at readable size; part of them can be chosen. */
export function Tray({ model }: { readonly model: TableModel }) {
  const { screen, state, inspected, selection, offers } = model
  const { map, plans, counters } = screen
  const place = inspected.value
  if (place < 0 || !map) return null
  const voice = voiceOf(model.session.game)
  const piles = map.piles(state.value).filter((pile) => pile.place === place)
  const usable = plans?.usable(state.value, place) ?? []
  const acting = offersTo(offers.value, counters?.kind)
  const chosen = selection.value?.place === place ? selection.value.units : []
  const name = voice.thing(map.kind, place)
  // A unit by itself that is in hand is seen on the map: a narrow screen can do without its tray.
  const isLone =
    !plans?.groups && chosen.length === 1 && piles.flatMap(({ units }) => units).length === 1
  return (
    <section class={isLone ? 'tray is-lone' : 'tray'} data-part="tray" aria-label={name}>
      <header>
        <h2>{name}</h2>
        {plans?.groups && usable.length > 0 && (
          <span class="tray-count">{words().chosen(chosen.length, usable.length)}</span>
        )}
        {plans?.groups && usable.length > 1 && (
          <TrayButtons model={model} usable={usable} chosen={chosen} />
        )}
      </header>
      {map.note && <p class="tray-note">{map.note(state.value, place)}</p>}
      <TrayActs model={model} place={place} />
      {piles.length === 0 && <p class="tray-empty">{words().empty}</p>}
      {piles.map((pile) => (
        <ul key={pile.side} class="tray-units">
          {pile.units.map((unit) => (
            <li key={unit}>
              <TrayUnit
                model={model}
                unit={unit}
                isUsable={usable.includes(unit)}
                isChosen={chosen.includes(unit)}
                canAct={acting.has(unit)}
              />
            </li>
          ))}
        </ul>
      ))}
    </section>
  )
}

/** What can be done here beside the plans, or to the unit that was picked. */
function TrayActs({ model, place }: { readonly model: TableModel; readonly place: number }) {
  const { screen, state, seat, offers, picked } = model
  const { map, plans } = screen
  const isPlanning = seat.value >= 0 && !!plans?.canPlan(state.value, seat.value)
  const here = offers.value.all.filter(
    ({ kind, target }) => placeOfTarget(screen, state.value, kind, target) === place,
  )
  const acts = isPlanning
    ? here.filter(({ verb }) => !plans?.verbs.has(verb))
    : here.filter(({ kind, target }) => kind === map?.kind || target === picked.value)
  if (acts.length === 0) return null
  return (
    <ul class="tray-acts">
      {acts.map((offer) => (
        <li key={offer.choice}>
          <ChoiceButton model={model} offer={offer} />
        </li>
      ))}
    </ul>
  )
}

function TrayButtons(props: {
  readonly model: TableModel
  readonly usable: readonly number[]
  readonly chosen: readonly number[]
}) {
  const { model, usable, chosen } = props
  const { counters, plans } = model.screen
  const typeOf = (unit: number): number => counters?.typeOf(unit) ?? 0
  /** The next type of unit after the one that is chosen alone. */
  const nextType = (): void => {
    const types = [...new Set(usable.map((unit) => typeOf(unit)))]
    const now = new Set(chosen.map((unit) => typeOf(unit)))
    const at = now.size === 1 ? types.indexOf([...now][0]!) : -1
    const type = types[(at + 1) % types.length]
    model.selectUnits(usable.filter((unit) => typeOf(unit) === type))
  }
  return (
    <span class="tray-buttons">
      <button type="button" class="link" onClick={() => model.selectUnits(usable)}>
        {plans?.groups?.().all}
      </button>
      <button type="button" class="link" data-part="byType" onClick={nextType}>
        {plans?.groups?.().byType}
      </button>
    </span>
  )
}

function TrayUnit(props: {
  readonly model: TableModel
  readonly unit: number
  readonly isUsable: boolean
  readonly isChosen: boolean
  readonly canAct: boolean
}) {
  const { model, unit, isUsable, isChosen, canAct } = props
  const { state } = model
  const { counters } = model.screen
  if (!counters) return null
  const face = counters.face(state.value, unit)
  const label = counters.describe(state.value, unit, language.value)
  const picture = (
    <CounterPicture width={WIDTH}>
      <Counter
        face={face}
        x={32}
        y={32}
        size={64}
        marks={{ selected: isChosen || model.picked.value === unit, canAct: canAct && !isChosen }}
      />
    </CounterPicture>
  )
  if (!isUsable && !canAct) {
    return (
      <span class="tray-unit" role="img" aria-label={label} data-tip={label}>
        {picture}
        <small>{counters.note(state.value, unit, false)}</small>
      </span>
    )
  }
  return (
    <button
      type="button"
      class="tray-unit"
      data-unit={unit}
      aria-pressed={isUsable ? isChosen : undefined}
      data-tip={label}
      onClick={() => (isUsable ? model.toggleUnit(unit) : model.tapUnit(unit))}
    >
      {picture}
      <small aria-hidden="true">{counters.note(state.value, unit, true)}</small>
      <span class="sr-only">{label}</span>
    </button>
  )
}
