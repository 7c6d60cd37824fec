import { computed, signal } from '@preact/signals'
import type { Plan } from '@estafette/kernel'
import {
  type Area,
  type MapFeed,
  marchOf,
  type Pile,
  type Seeing,
  type Sign,
  targetsOf,
} from '../../map-view/feed.ts'
import { pictureLater } from '../../map-view/after-picture.ts'
import { keyHit } from '../../map-view/hits.ts'
import type { CounterFace } from '../../counters/model.ts'
import type { CounterPart } from '../../screen/counters.ts'
import type { MapPart } from '../../screen/map.ts'
import { offersTo } from '../../session/offers.ts'
import { later } from '../../shell/later.tsx'
import { privateNotes } from '../../store/private.ts'
import { pace, settings } from '../../store/settings.ts'
import { rowTitle } from './dock.tsx'
import { chancesOf } from '../card/chances.ts'
import { enemyTurn } from '../other-turn/enemy-turn.ts'
import { escape } from '../press/escape.ts'
import { goToCard } from '../speech/focus.tsx'
import { foresee } from '../press/foresight.ts'
import { planAt } from '../press/grammar.ts'
import type { TableModel } from '../model.ts'
import type { StateKey } from '../../screen/table-state.ts'
import { ShownPlaces } from './shown-places.tsx'
import { RollNote } from '../rolls/roll-note.tsx'
import { nextOf } from '../press/next.ts'
import { placeInFull, placeSentence } from '../speech/speech.ts'
import { firstOf, isMeantAt } from '../press/targets.ts'
import { CameraOfTurn, placesToFollow } from './turn-camera.tsx'

const About = later(async () => (await import('./about.tsx')).About)
const Fates = later(async () => (await import('../card/fates.tsx')).Fates)
const MapPins = later(async () => (await import('./pins.tsx')).MapPins)
const Trails = later(async () => (await import('../other-turn/trails.tsx')).Trails)
const TurnBadge = later(async () => (await import('../other-turn/turn-badge.tsx')).TurnBadge)
const MOST_ENDS = 8 // answers of a question that are all brought into sight

/** Feeds the map with the table: what lies where, what it means now, and what a tap does. */
export function mapFeed(model: TableModel, map: MapPart): MapFeed {
  const { screen, session, state, seat, offers, selection, plans, intention, able, focus } = model
  const { counters, plans: planner } = screen
  const planning = (): boolean => seat.value >= 0 && !!planner?.canPlan(state.value, seat.value)
  const piles = computed(() => map.piles(state.value))
  const moved = computed(() => movedUnits(model, map))
  const own = computed(() => (seat.value < 0 ? -1 : session.game.sideOf(state.value, seat.value)))
  const attacked = computed(
    () => new Set(plans.value.filter(({ kind }) => kind === 'attack').flatMap(targetsOf)),
  )
  const scale = signal(1) // of the map
  const drawnPlans = computed(() => (map.Reach ? [] : plans.value))
  const intended = computed(() => (intention.value?.kind === 'plan' ? intention.value.plan : null))
  const chances = planner && chancesOf(planner, model)
  /** The way to what is meant, else to what the mouse or the keyboard is on. */
  const path = computed(() => {
    const now = intended.value
    if (now) return now.kind === 'move' ? now : marchOf(now)
    const keyed = model.byKeyboard.value ? focus.value : -1
    const place = model.pointed.value >= 0 ? model.pointed.value : keyed
    return place < 0 ? null : (planAt(plans.value, place) ?? null)
  })
  /** The attack that is meant, else the one that is being decided on. */
  const aim = computed(() => {
    if (intended.value) return intended.value.kind === 'attack' ? intended.value : null
    return planner?.underWay?.(state.value) ?? null
  })
  const attacking = computed(() =>
    aim.value ? piles.value.find(({ units }) => units.includes(aim.value!.units[0]!))?.side : -1,
  )
  /** The plans whose cost or chance is written on the map; what is meant as it is meant. */
  const written = computed(() =>
    plans.value.flatMap((plan) => {
      if (map.Reach && plan.kind === 'move') return []
      const now = intended.value
      return now?.kind === plan.kind && now.place === plan.place ? [now] : [plan]
    }),
  )
  const keyOf = ({ kind, place }: Plan): string => kind + place
  const pills = pictureLater(written, keyOf) // the reach comes first
  const settled = pictureLater(plans, keyOf)
  const isFresh = computed(() => plans.value.length > 0 && settled.value.length === 0)

  /** Whether the stack of a place can be sent off: a place to go to is not that. */
  const canStackAct = (place: number): boolean =>
    !!planner?.groups &&
    planning() &&
    able.value.includes(place) && // a unit that is under way is in hand already
    planner.usable(state.value, place).length > 0

  /** Whether only the enemy is in a place. */
  const isEnemy = (at: number): boolean => {
    const sides = piles.value.filter(({ place }) => place === at).map(({ side }) => side)
    return sides.length > 0 && !sides.includes(own.value)
  }

  const areas = computed((): readonly Area[] => {
    const aim = intention.value?.kind === 'offer' ? intention.value.offer : null
    const here = [...offersTo(offers.value, map.kind)]
    const offered = here.map(([place]) => place)
    const aimed = here.filter(([, acts]) => acts.some(({ choice }) => choice === aim?.choice))
    const chosen = aimed.length > 0 ? aimed.map(([place]) => place) : [selection.value?.place ?? -1]
    return [
      ...drawnPlans.value.flatMap((plan) =>
        targetsOf(plan).map((place): Area => ({
          place,
          kind: plan.kind === 'move' ? 'go' : 'attack',
        })),
      ),
      ...(!planning()
        ? offered.map((place): Area => ({ place, kind: 'go' }))
        : // Own stacks that can be chosen are marked themselves, and plans say more of the same.
          plans.value.length === 0
          ? offered.filter(isEnemy).map((place): Area => ({ place, kind: 'attack' }))
          : []),
      ...chosen.flatMap((place): Area[] => (place < 0 ? [] : [{ place, kind: 'selected' }])),
    ].filter(isFirst)
  })

  /** Where the units of an attack stand. */
  const fromOf = ({ units, helpers = [] }: Plan): number[] => [
    ...new Set([...units, ...helpers].map((unit) => map.placeOf(state.value, unit))),
  ]

  const sight = computed((): Seeing => {
    const followed = settings.value.follow && pace.value > 0 ? placesToFollow(model) : []
    if (followed.length > 0) return { must: followed, wish: followed, zooms: false, isAsked: false }
    const lit = model.page.lit.value
    if (lit.length > 0) return { must: lit, wish: lit, zooms: true, isAsked: true }
    const from = selection.value?.place ?? -1 // a unit that is about to enter is nowhere yet
    const chosen = from >= 0 ? [from] : []
    const keyed = model.byKeyboard.value && focus.value >= 0 ? [focus.value] : []
    const plan = intended.value ?? aim.value
    const ends = plan ? [...(intended.value ? chosen : fromOf(plan)), ...targetsOf(plan)] : []
    const asked = planning() || able.value.length > MOST_ENDS ? [] : able.value
    const must = [...(ends.length > 0 ? ends : chosen.length > 0 ? chosen : asked), ...keyed]
    return {
      must: keyed.length > 0 ? keyed : must,
      wish: ends.length > 0 ? must : [...must, ...attacked.value],
      zooms: ends.length > 0 || asked.length > 0,
      isAsked: keyed.length > 0,
    }
  })

  /** Whether the decision is one that nothing on the map can answer. */
  const isOnCard = (): boolean =>
    offers.value.all.length > 0 && able.value.length === 0 && !planning()

  /** The keyboard goes to a place: what was about to be confirmed elsewhere is not asked any more. */
  const moveTo = (place: number): void => {
    focus.value = place
    model.asked.value = -1
    if (intention.value && !isMeantAt(model, screen, place)) intention.value = null
  }

  return {
    map,
    piles,
    facesOf: (units) => (counters ? facesOf(model, counters, units) : []),
    marksOf(pile) {
      const acts = offersTo(offers.value, counters?.kind)
      const isOwn = pile.side === own.value
      const first = firstOf(model, model.screen)
      const isFirst = pile.units.some((unit) => first.includes(unit))
      const canAct = pile.units.some((unit) => acts.has(unit)) || (isOwn && canStackAct(pile.place))
      return {
        ...counters?.marks?.(state.value, pile.units[0]!),
        selected: selection.value?.place === pile.place && isOwn,
        canAct: first.length > 0 ? isFirst : canAct,
        couldAct: first.length > 0 && canAct && !isFirst,
        target: attacked.value.has(pile.place) && !isOwn,
        aimed:
          !!aim.value && targetsOf(aim.value).includes(pile.place) && pile.side !== attacking.value,
        moved: pile.units.some((unit) => moved.value.has(unit)),
        focus: model.byKeyboard.value && focus.value === pile.place,
      }
    },
    areas,
    path,
    aim,
    isFresh,
    pills,
    chanceOf: (plan) => (chances ? chances.of(plan) : null),
    points: (cost) => planner?.words().points(cost) ?? String(cost),
    get afterMove() {
      return planner?.words().afterMove ?? ''
    },
    able,
    opensOn() {
      const now = state.peek()
      const fight = aim.peek()
      if (fight) return [...new Set([...fromOf(fight), ...targetsOf(fight)])]
      const stacks = able
        .peek()
        .filter((place) => planning() && planner!.usable(now, place).length > 0)
      return stacks.length > 0 ? stacks : able.peek()
    },
    sight,
    asked: model.asked,
    meant: (place) => model.meant(place),
    focus,
    byKeyboard: model.byKeyboard,
    Drawn({ layer, overlays }) {
      if (layer !== 'ground') {
        return (
          <>
            {layer === 'under' && <ShownPlaces map={map} page={model.page} />}
            {map.Reach && <map.Reach model={model} layer={layer} />}
            {layer === 'over' && privateNotes.value.pins.length > 0 && <MapPins map={map} />}
            {layer === 'over' && map.fates?.(state.value) && (
              <Fates model={model} map={map} scale={scale} />
            )}
            {layer === 'over' && enemyTurn(model) && <Trails model={model} scale={scale} />}
          </>
        )
      }
      return (
        <>
          <map.Over state={state.value} />
          {map.Overlay && <map.Overlay state={state.value} shown={overlays} />}
        </>
      )
    },
    Notes: ({ view }) => (
      <>
        <CameraOfTurn model={model} view={view} scale={scale} />
        <RollNote model={model} view={view} />
        {enemyTurn(model) && <TurnBadge model={model} />}
      </>
    ),
    About: ({ place }) => <About model={model} chances={chances} place={place} />,
    signs: computed(() => signsOf(model, areas.value)),
    describe: (place, inFull) => (inFull ? placeInFull : placeSentence)(model, map, place),
    acts: {
      tap(hit) {
        focus.value = hit.place
        model.press(hit)
      },
      goTo: moveTo,
      point(place) {
        model.pointed.value = place
      },
      next(step) {
        moveTo(nextOf(able.value, focus.value, step))
      },
      nextTarget(step) {
        const fights = plans.value.filter(({ kind }) => kind === 'attack')
        const moves = plans.value.filter(({ kind }) => kind === 'move')
        const targets = [...fights, ...moves].map(({ place }) => place)
        moveTo(nextOf(targets.length === 0 ? able.value : targets, focus.value, step))
      },
      choose() {
        const turn = enemyTurn(model)
        if (turn) turn.watching.finish()
        else if (isMeantAt(model, screen, focus.value)) model.confirm()
        else if (isOnCard()) goToCard()
        else if (focus.value < 0) moveTo(nextOf(able.value, -1, 1))
        else model.press(keyHit(focus.value))
      },
      back: () => escape(model),
      undo: () => model.undo(),
      undoAll: () => model.undoAll(),
      uses(input) {
        model.byKeyboard.value = input === 'keyboard'
      },
    },
    ...(planner &&
      chances && {
        watch() {
          const stops = [foresee(planner, model), chances.watch()]
          return () => stops.forEach((stop) => stop())
        },
      }),
  }
}

/** What the signs mean that are on the map now, in the words of the game. */
function signsOf(model: TableModel, areas: readonly Area[]): readonly Sign[] {
  const { plans, screen } = model
  const kinds = new Set<string>(areas.map(({ kind }) => kind))
  for (const { kind, chance } of plans.value) {
    kinds.add(kind === 'move' ? 'go' : 'attack')
    if (kind === 'move') kinds.add('zone')
    if (chance !== undefined) kinds.add('roll')
  }
  const own = screen.plans?.words().legend.filter(({ mark }) => kinds.has(mark)) ?? []
  return [...own, ...(model.able.value.length > 0 ? [{ mark: 'can', text: rowTitle(model) }] : [])]
}

/** Places under attack by several plans are marked once. */
function isFirst({ place, kind }: Area, index: number, all: readonly Area[]): boolean {
  return all.findIndex((area) => area.place === place && area.kind === kind) === index
}

/** Units that stand elsewhere than before the choices that can still be taken back. */
export function movedUnits(model: TableModel, map: MapPart): ReadonlySet<number> {
  const { session, state } = model
  void session.version.value
  const { count } = session.undoable()
  if (count === 0) return new Set()
  const placesOf = (piles: readonly Pile[]): Map<number, number> =>
    new Map(piles.flatMap(({ units, place }) => units.map((unit) => [unit, place])))
  const length = session.log.value.at(-1)?.number ?? 0
  const before = placesOf(map.piles(session.knownAt(length - count)))
  const moved = [...placesOf(map.piles(state.value))].filter(
    ([unit, place]) => before.has(unit) && before.get(unit) !== place,
  )
  return new Set(moved.map(([unit]) => unit))
}

const MOST_FACES = 2000 // lists that are kept

/** Lists of faces that were drawn at a table. */
const drawn: StateKey<Map<string, readonly CounterFace[]>> = { begin: () => new Map() }

/** The same faces are the same list, so that a pile that did not change is not drawn again. */
function facesOf(
  { page, state }: TableModel,
  counters: CounterPart,
  units: readonly number[],
): readonly CounterFace[] {
  const faces = units.map((unit) => counters.face(state.value, unit))
  const key = faces.map((face) => face.key).join()
  const known = page.of(drawn)
  const before = known.get(key)
  if (before) return before
  if (known.size > MOST_FACES) known.clear()
  known.set(key, faces)
  return faces
}
