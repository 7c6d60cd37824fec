import { computed } from '@preact/signals'
import type { Plan } from '@estafette/kernel'
import type { CounterFace } from '../../counters/model.ts'
import { pictureLater } from '../../map-view/after-picture.ts'
import { targetsOf, type Area, type MapFeed, type Pile, type Sign } from '../../map-view/feed.ts'
import type { CounterPart } from '../../screen/counters.ts'
import type { MapPart } from '../../screen/map.ts'
import type { StateKey } from '../../screen/table-state.ts'
import { later } from '../../shell/later.tsx'
import { chancesOf } from '../card/chances.ts'
import type { TableModel } from '../model.ts'
import { foresee } from '../press/foresight.ts'
import { placeInFull, placeSentence } from '../speech/speech.ts'
import { aimsAt } from './aims.ts'
import { areasAt } from './areas.ts'
import { rowTitle } from './dock.tsx'
import { drawnAt } from './drawn.tsx'
import { mapActs } from './map-acts.ts'
import { pileMarks } from './pile-marks.ts'
import { sightAt } from './sight.ts'

const About = later(async () => (await import('./about.tsx')).About)

/** Feeds the map with the table: what lies where, what it means now, and what a tap does. */
export function mapFeed(model: TableModel, map: MapPart): MapFeed {
  const { screen, state, plans, able } = model
  const { counters, plans: planner } = screen
  const aims = aimsAt(model, map)
  const { piles, path, aim, intended, planning } = aims
  const moved = computed(() => movedUnits(model, map))
  const chances = planner && chancesOf(planner, model)
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
  const areas = computed(() => areasAt(model, map, aims))
  return {
    map,
    piles,
    facesOf: (units) => (counters ? facesOf(model, counters, units) : []),
    marksOf: (pile) => pileMarks(model, aims, pile, moved.value),
    areas,
    path,
    aim,
    isFresh: computed(() => plans.value.length > 0 && settled.value.length === 0),
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
      if (fight) return [...new Set([...aims.fromOf(fight), ...targetsOf(fight)])]
      const stacks = able
        .peek()
        .filter((place) => planning() && planner!.usable(now, place).length > 0)
      return stacks.length > 0 ? stacks : able.peek()
    },
    sight: computed(() => sightAt(model, aims)),
    asked: model.asked,
    meant: (place) => model.meant(place),
    focus: model.focus,
    byKeyboard: model.byKeyboard,
    ...drawnAt(model, map),
    About: ({ place }) => <About model={model} chances={chances} place={place} />,
    signs: computed(() => signsOf(model, areas.value)),
    describe: (place, inFull) => (inFull ? placeInFull : placeSentence)(model, map, place),
    acts: mapActs(model, planning),
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
