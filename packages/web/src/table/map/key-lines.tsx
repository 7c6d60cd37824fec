import { figurePictures, figuresOf, FIGURE_SIGNS } from '../../counters/figure-signs.tsx'
import type { CounterDetail } from '../../counters/model.ts'
import { SignArt, UNIT_SIGNS, unitSigns } from '../../counters/signs.tsx'
import { targetsOf, type Area } from '../../map-view/feed.ts'
import { keyWords } from '../../map-view/key-words.ts'
import type { KeySection, KeyLine } from '../../map-view/map-key.tsx'
import type { KeyPart } from '../../screen/key.ts'
import type { MapPart } from '../../screen/map.ts'
import type { TableModel } from '../model.ts'
import { aimsAt } from './aims.ts'
import { rowTitle } from './dock.tsx'
import { movedUnits } from './moved-units.ts'
import { pileMarks } from './pile-marks.ts'
import { statesOf } from './unit-states.ts'

/** Where the signs of each kind are. */
type Found = Map<string, { places: Set<number>; count: number | null }>

/** What the signs mean that are on the map now, in the words of the game, and where they are. */
export function keyLines(
  model: TableModel,
  map: MapPart,
  key: KeyPart,
  areas: readonly Area[],
  level: CounterDetail,
): readonly KeySection[] {
  const words = keyWords()
  const own = key.words()
  const found: Found = new Map()
  const add = (mark: string, places: readonly number[], count: number | null): void => {
    const before = found.get(mark) ?? { places: new Set(), count: 0 }
    for (const place of places) before.places.add(place)
    found.set(mark, {
      places: before.places,
      count: count === null || before.count === null ? null : before.count + count,
    })
  }
  addStates(model, map, add)
  addMarks(model, map, areas, add)
  addFigures(model, map, level, add)
  const onMap = [...key.printed(model.state.value), ...(key.planned?.(model) ?? [])]
  for (const { mark, places, count } of onMap) {
    add(`printed-${mark}`, places, count ?? places.length)
  }

  const legend = new Map<string, string>(
    model.screen.plans?.words().legend.map(({ mark, text }) => [mark, text]),
  )
  const shared: Readonly<Record<string, string>> = words.marks
  const shapes = new Map(
    map.placeSigns?.(model.state.value).map(({ mark, shape }) => [mark, shape]),
  )
  const lineOf = (mark: string, text: string, picture: KeyLine['picture']): KeyLine[] => {
    const here = found.get(mark)
    return here ? [{ mark, text, picture, count: here.count, places: [...here.places] }] : []
  }
  /** How a sign is drawn: as on the map, by the game, or by the style sheet. */
  const pictureOf = (mark: string): KeyLine['picture'] => {
    const shape = shapes.get(mark)
    if (shape) return <SignArt shape={shape} count={null} />
    const Picture = key.pictures[mark]
    return Picture ? <Picture /> : ''
  }
  const states = UNIT_SIGNS.flatMap((sign) =>
    lineOf(sign, own[sign] ?? '', <SignArt shape={unitSigns[sign]} count={null} />),
  )
  const placed = [...shapes.keys()]
  const printedOnes = (lies: boolean): KeyLine[] =>
    onMap
      .filter((one) => (one.lies ?? false) === lies)
      .flatMap(({ mark }) => lineOf(`printed-${mark}`, own[mark] ?? '', pictureOf(mark)))
  const lying = [
    ...placed.flatMap((mark) => lineOf(mark, own[mark] ?? '', pictureOf(mark))),
    ...printedOnes(true),
  ]
  const marks = MARKS.flatMap((mark) => {
    const text = mark === 'can' ? rowTitle(model) : (legend.get(mark) ?? shared[mark] ?? '')
    return lineOf(mark, text, pictures[mark] ?? '')
  })
  const figures = FIGURE_SIGNS.flatMap((sign) => {
    const Picture = figurePictures[sign]
    return lineOf(sign, own[sign] ?? '', <Picture />)
  })
  return [
    { title: words.now, lines: [...states, ...lying, ...marks] },
    { title: words.printed, lines: [...figures, ...printedOnes(false)] },
  ]
}

/** Marks of what can be done and what is meant, in the order of the key. */
const MARKS = [
  'can',
  'couldAct',
  'activated',
  'selected',
  'moved',
  'go',
  'zone',
  'roll',
  'attack',
  'aimed',
  'chance',
  'cost',
  'count',
  'share',
] as const

const pictures: Readonly<Record<string, KeyLine['picture']>> = {
  chance: (
    <g class="pill is-attack" transform="scale(.52)">
      <rect x={-22} y={-15} width={44} height={30} rx={4} />
      <text y={8} class="pill-chance">
        %
      </text>
    </g>
  ),
  cost: (
    <g class="pill is-move" transform="scale(.52)">
      <rect x={-22} y={-15} width={44} height={30} rx={15} />
      <text y={8} class="pill-left">
        2
      </text>
    </g>
  ),
  roll: <path class="reach-die" d="M0 -9L8.6 -2.8L5.3 7.4H-5.3L-8.6 -2.8Z" />,
  count: (
    <g class="ctr-count">
      <rect x={-8} y={-8} width={16} height={16} rx={8} />
      <text class="key-figure" y={4.6}>
        2
      </text>
    </g>
  ),
  share: (
    <g class="ctr ctr-wehrmacht">
      <rect class="ctr-body" x={-10} y={-6} width={20} height={12} rx={2} />
      <path class="ctr-share-all" d="M-6 2h12" />
      <path class="ctr-share" d="M-6 2h6" />
    </g>
  ),
}

type Add = (mark: string, places: readonly number[], count: number | null) => void

/** States of units, and what lies on the map beside them. */
function addStates({ screen, state }: TableModel, map: MapPart, add: Add): void {
  const now = state.value
  if (screen.counters) {
    for (const { pile, signs } of statesOf(screen.counters, now, map.piles(now))) {
      for (const { sign, units } of signs) add(sign, [pile.place], units.length)
    }
  }
  for (const { mark, place } of map.placeSigns?.(now) ?? []) add(mark, [place], 1)
}

/** What can be done, and what is meant. */
function addMarks(model: TableModel, map: MapPart, areas: readonly Area[], add: Add): void {
  const { plans, able, state } = model
  const aims = aimsAt(model, map)
  const moved = movedUnits(model, map)
  const piles = map.piles(state.value)
  const marked = { go: new Set<number>(), attack: new Set<number>(), selected: new Set<number>() }
  for (const { place, kind } of areas) marked[kind].add(place)
  for (const plan of plans.value) {
    for (const place of targetsOf(plan)) marked[plan.kind === 'move' ? 'go' : 'attack'].add(place)
  }
  for (const [mark, places] of Object.entries(marked)) {
    if (places.size > 0) add(mark, [...places], places.size)
  }
  if (able.value.length > 0) add('can', able.value, able.value.length)
  const isMarked = (name: 'moved' | 'aimed' | 'couldAct' | 'activated') =>
    piles.filter((pile) => pileMarks(model, aims, pile, moved)[name])
  for (const name of ['moved', 'aimed', 'couldAct', 'activated'] as const) {
    const those = isMarked(name).map(({ place }) => place)
    if (those.length > 0) add(name, those, those.length)
  }
  const moves = plans.value.filter(({ kind }) => kind === 'move')
  const attacks = plans.value.filter(({ kind }) => kind === 'attack')
  const rolls = moves.filter(({ chance }) => chance !== undefined)
  const list = [
    ['roll', rolls],
    ['chance', attacks],
    ['cost', moves],
  ] as const
  for (const [mark, some] of list) {
    if (some.length > 0) add(mark, some.flatMap(targetsOf), some.length)
  }
  const zone =
    moves.length > 0 && model.screen.plans?.words().legend.some(({ mark }) => mark === 'zone')
  if (zone) add('zone', [], null) // which of them lie in one, the game draws by itself
}

/** What counters and stacks show by themselves, drawn in so much detail. */
function addFigures(
  { screen, state }: TableModel,
  map: MapPart,
  level: CounterDetail,
  add: Add,
): void {
  const { counters } = screen
  if (!counters) return
  for (const { place, units } of map.piles(state.value)) {
    const face = counters.face(state.value, units[0]!) // only the top one shows
    for (const sign of figuresOf(face, level)) add(sign, [place], 1)
    if (level === 'plate') add('share', [place], 1)
    else if (units.length > 1) add('count', [place], 1)
  }
}
