import { Counter, CounterPicture } from '../../counters/counter.tsx'
import { targetsOf, type Pile } from '../../map-view/feed.ts'
import type { Company } from '../../screen/card.ts'
import { later } from '../../shell/later.tsx'
import { offersTo } from '../../session/offers.ts'
import { language } from '../../store/settings.ts'
import { ChoiceButton } from '../card/choices.tsx'
import type { TableModel } from '../model.ts'
import { actingPlaces, asksWhoActs, firstOf, placeOfTarget } from '../press/targets.ts'
import { setUpOf } from '../set-up/door.ts'
import { voiceOf } from '../../i18n/voice.ts'
import { words } from '../words.ts'

const CompanyRow = later(async () => (await import('../card/company.tsx')).CompanyRow)

const WIDTH = 52 // of a counter, in pixels

/** The row under the map: the place that is looked at, chosen or decided on, or who can act. */
export function Dock({ model }: { readonly model: TableModel }) {
  const { screen, inspected, selection } = model
  const { field } = screen
  if (field?.Dock) return <field.Dock feed={field.feed(model, null)} />
  if (!screen.map) return null
  const setUp = setUpOf(model)
  if (setUp) return <setUp.Dock model={model} />
  const company = companyShown(model)
  if (company) {
    return (
      // No landmark: the card that asks for them has the same name.
      <div class="dock is-company" data-part="tray" role="group" aria-label={company.title}>
        <CompanyRow model={model} company={company} />
      </div>
    )
  }
  const fought = placeOfDecision(model)
  const place = inspected.value >= 0 ? inspected.value : (selection.value?.place ?? fought ?? -1)
  return (
    <section
      class="dock"
      data-part="tray"
      data-fought={place === fought && inspected.value < 0 ? '' : undefined}
      data-hint={words().lookAtPlace}
      aria-label={dockName(model, place)}
    >
      {place >= 0 ? <Place model={model} place={place} /> : <Able model={model} />}
    </section>
  )
}

/** Who could take part in what is planned, unless another place is looked at. */
function companyShown(model: TableModel): Company | null {
  const { screen, inspected, selection, intention } = model
  const plan = intention.value?.kind === 'plan' ? intention.value.plan : null
  const isElsewhere =
    inspected.value >= 0 &&
    inspected.value !== selection.value?.place &&
    !(plan && targetsOf(plan).includes(inspected.value))
  return isElsewhere ? null : (screen.decisions?.company?.(model) ?? null)
}

/** Where a fight is being decided, or the only place where something is to be decided. */
function placeOfDecision({ screen, state, seat, able }: TableModel): number | undefined {
  const { plans } = screen
  const isPlanning = seat.value >= 0 && !!plans?.canPlan(state.value, seat.value)
  const [place, another] = able.value
  const only = isPlanning || another !== undefined ? undefined : place
  return plans?.underWay?.(state.value)?.place ?? only
}

/** What those have in common who are in the row: they can act, or be chosen. */
export function rowTitle(model: TableModel): string {
  return asksWhoActs(model, model.screen) ? words().canAct : words().canBeChosen
}

function dockName(model: TableModel, place: number): string {
  const { screen, session, able } = model
  if (place < 0 && able.value.length === 0) return words().lookAtPlace
  if (place < 0) return rowTitle(model)
  return voiceOf(session.game).thing(screen.map?.kind ?? '', place)
}

/** All units of a place, at readable size; part of them can be chosen. */
function Place({ model, place }: { readonly model: TableModel; readonly place: number }) {
  const { screen, state, selection, offers } = model
  const { map, plans, counters } = screen
  if (!map) return null
  const piles = map.piles(state.value).filter((pile) => pile.place === place)
  const usable = plans?.usable(state.value, place) ?? []
  const acting = new Set([
    ...offersTo(offers.value, counters?.kind).keys(),
    ...firstOf(model, screen),
  ])
  const chosen = selection.value?.place === place ? selection.value.units : []
  // Those that are chosen or can act come first: they must not be out of sight.
  const isMeant = (unit: number): boolean => usable.includes(unit) || acting.has(unit)
  const units = piles
    .flatMap((pile) => pile.units)
    .sort((a, b) => Number(isMeant(b)) - Number(isMeant(a)))
  return (
    <>
      <header class="stack">
        <h2>{dockName(model, place)}</h2>
        {plans?.groups && usable.length > 0 && (
          <span class="dock-count">{words().chosen(chosen.length, usable.length)}</span>
        )}
        {map.note && usable.length === 0 && (
          <span class="dock-note">{map.note(state.value, place)}</span>
        )}
        {plans?.groups && usable.length > 1 && (
          <DockButtons model={model} usable={usable} chosen={chosen} />
        )}
      </header>
      <div class="dock-row line">
        <DockActs model={model} place={place} />
        {units.length === 0 && <p class="dock-empty">{words().empty}</p>}
        <ul class="dock-units">
          {units.map((unit) => (
            <li key={unit}>
              <DockUnit
                model={model}
                unit={unit}
                isUsable={usable.includes(unit)}
                isChosen={chosen.includes(unit)}
                canAct={acting.has(unit)}
              />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

/** Stacks that can act, or that are in places to choose from, each a press away. */
function Able({ model }: { readonly model: TableModel }) {
  const { able, offers, screen, state, session, seat } = model
  const { map, counters } = screen
  const side = seat.value < 0 ? -1 : session.game.sideOf(state.value, seat.value)
  if (!map || !counters || side < 0) return null
  // Those that can be selected come first; to others something else can be done.
  const isUsable = (place: number): boolean =>
    (screen.plans?.usable(state.value, place).length ?? 0) > 0
  // What the decision is about comes before those that could act in its place.
  const first = firstOf(model, model.screen)
  const isFirst = ({ units }: Pile): boolean => units.some((unit) => first.includes(unit))
  const rank = (pile: Pile): number => 2 * Number(isFirst(pile)) + Number(isUsable(pile.place))
  const acting = actingPlaces(model, screen, able.value)
  const isWhere = acting.length === 0 && first.length === 0 && !asksWhoActs(model, screen)
  const shown = isWhere ? able.value : acting
  const piles = map
    .piles(state.value)
    .filter((pile) => pile.side === side && (shown.includes(pile.place) || isFirst(pile)))
    .sort((a, b) => rank(b) - rank(a))
  const meant = first.length > 0 ? piles.filter(isFirst) : piles
  const entering = first.filter((unit) => map.placeOf(state.value, unit) < 0)
  const count = isWhere ? offersTo(offers.value, map.kind).size : meant.length + entering.length
  const voice = voiceOf(session.game)
  if (piles.length + entering.length === 0) return null
  return (
    <>
      <header class="stack">
        <h2>{rowTitle(model)}</h2>
        <span class="dock-count" data-able={count}>
          {count}
        </span>
      </header>
      <div class="dock-row line">
        <ul class="dock-units">
          {entering.map((unit) => (
            <li key={`unit${unit}`}>
              <DockUnit model={model} unit={unit} isUsable={false} isChosen={false} canAct />
            </li>
          ))}
          {piles.map((pile) => (
            <li key={pile.place}>
              <button
                type="button"
                class="dock-unit"
                data-stack={pile.place}
                onClick={() => model.tapPlace(pile.place)}
              >
                <CounterPicture width={WIDTH}>
                  <Counter
                    face={counters.face(state.value, pile.units[0]!)}
                    x={32}
                    y={32}
                    size={64}
                    level="table"
                    marks={meant.includes(pile) ? { canAct: first.length > 0 } : { couldAct: true }}
                  />
                </CounterPicture>
                <small>{voice.thing(map.kind, pile.place)}</small>
                {!meant.includes(pile) && <small>{words().instead}</small>}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

/** What can be done here beside the plans, or to the unit that was picked. */
function DockActs({ model, place }: { readonly model: TableModel; readonly place: number }) {
  const { screen, state, seat, offers, picked } = model
  const { map, plans } = screen
  const isPlanning = seat.value >= 0 && !!plans?.canPlan(state.value, seat.value)
  const here = offers.value.all.filter(
    ({ kind, target }) => placeOfTarget(screen, state.value, kind, target) === place,
  )
  const acts = isPlanning
    ? here.filter(({ verb }) => !plans?.verbs.has(verb))
    : [
        ...(offersTo(offers.value, map?.kind).get(place) ?? []),
        ...here.filter(({ kind, target }) => kind !== map?.kind && target === picked.value),
      ]
  if (acts.length === 0) return null
  return (
    <ul class="dock-acts">
      {acts.map((offer) => (
        <li key={offer.choice}>
          <ChoiceButton model={model} offer={offer} />
        </li>
      ))}
    </ul>
  )
}

function DockButtons(props: {
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
    <span class="dock-buttons flow">
      <button type="button" class="link" onClick={() => model.selectUnits(usable)}>
        {plans?.groups?.().all}
      </button>
      <button type="button" class="link" data-part="byType" onClick={nextType}>
        {plans?.groups?.().byType}
      </button>
    </span>
  )
}

/** What a unit is called, which its counter has no room for at this size, and what it can do. */
function DockName({ name, note }: { readonly name: string; readonly note: string }) {
  return (
    <>
      <small class="dock-name" aria-hidden="true">
        {name}
      </small>
      {note !== name && <small aria-hidden="true">{note}</small>}
    </>
  )
}

function DockUnit(props: {
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
        level="table"
        marks={{ selected: isChosen || model.picked.value === unit, canAct: canAct && !isChosen }}
      />
    </CounterPicture>
  )
  if (!isUsable && !canAct) {
    return (
      <span class="dock-unit" role="img" aria-label={label} data-tip={label}>
        {picture}
        <DockName name={face.name} note={counters.note(state.value, unit, false)} />
      </span>
    )
  }
  return (
    <button
      type="button"
      class="dock-unit"
      data-unit={unit}
      aria-pressed={isUsable ? isChosen : undefined}
      data-tip={label}
      onClick={() => (isUsable ? model.toggleUnit(unit) : model.tapUnit(unit))}
    >
      {picture}
      <DockName name={face.name} note={counters.note(state.value, unit, true)} />
      <span class="sr-only">{label}</span>
    </button>
  )
}
