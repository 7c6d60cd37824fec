import { computed } from '@preact/signals'
import type { Plan } from '@estafette/kernel'
import type { CounterFace } from '../../counters/model.ts'
import { pictureLater } from '../../map-view/after-picture.ts'
import { targetsOf, type MapFeed } from '../../map-view/feed.ts'
import type { CounterPart } from '../../screen/counters.ts'
import type { MapPart } from '../../screen/map.ts'
import type { StateKey } from '../../screen/table-state.ts'
import { later } from '../../shell/later.tsx'
import { chancesOf } from '../card/chances.ts'
import type { TableModel } from '../model.ts'
import { foresee } from '../press/foresight.ts'
import { riskOverlay } from '../risk/overlay.ts'
import { placeInFull, placeSentence } from '../speech/speech.ts'
import { aimsAt } from './aims.ts'
import { areasAt } from './areas.ts'
import { drawnAt } from './drawn.tsx'
import { mapActs } from './map-acts.ts'
import { movedUnits } from './moved-units.ts'
import { pileMarks } from './pile-marks.ts'
import { sightAt } from './sight.ts'
import { statesOf } from './unit-states.ts'

const About = later(async () => (await import('./about.tsx')).About)
const Key = later(async () => (await import('./key.tsx')).Key)

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
  const sight = computed(() => sightAt(model, aims))
  return {
    map: planner?.danger ? withRisk(map) : map,
    piles,
    facesOf: (units) => (counters ? facesOf(model, counters, units) : []),
    marksOf: (pile) => pileMarks(model, aims, pile, moved.value),
    states: computed(() => (counters ? statesOf(counters, state.value, piles.value) : [])),
    placeSigns: computed(() => map.placeSigns?.(state.value) ?? []),
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
    sight,
    asked: model.asked,
    meant: (place) => model.meant(place),
    focus: model.focus,
    byKeyboard: model.byKeyboard,
    ...drawnAt(model, map),
    About: ({ place }) => <About model={model} chances={chances} place={place} />,
    Key: (props) => <Key model={model} map={map} areas={areas} sight={sight} {...props} />,
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

/** The map with the danger of the places in reach among what can be laid over it. */
function withRisk(map: MapPart): MapPart {
  return { ...map, overlays: () => [...(map.overlays?.() ?? []), riskOverlay()] }
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
