import { expect, test } from 'vitest'
import { figuresOf } from '../src/counters/figure-signs.tsx'
import type { CounterFace } from '../src/counters/model.ts'
import { levelFor } from '../src/counters/model.ts'
import { UNIT_SIGNS, type UnitSign } from '../src/counters/signs.tsx'
import { keyWords } from '../src/map-view/key-words.ts'
import { pillSpots, PILL } from '../src/map-view/pill-spots.ts'
import { layOutSigns, unitAt } from '../src/map-view/signs.tsx'
import type { Rect } from '../src/map-view/camera.ts'
import type { KeyPart } from '../src/screen/key.ts'
import type { MapPart } from '../src/screen/map.ts'
import type { GameScreen } from '../src/screen/screen.ts'
import { keyLines } from '../src/table/map/key-lines.tsx'
import { mapFeed } from '../src/table/map/map-feed.tsx'
import type { Look } from './look.ts'
import { inLanguages, type Sitting } from './sitting.ts'
import { isLong } from '../../../scripts/lanes.ts'

const LEAST = 11 // pixels of a sign
const SCALES = [0.15, 0.3, 0.45, 0.6, 1, 1.6] // from a whole map on a phone to counters in full
const GROWTHS = [1, 1.2, 1.5]
const FEW = isLong ? 1 : 3 // one position out of so many

/** What a counter says of the unit itself, whatever state it is in. */
const printed: ReadonlySet<string> = new Set<keyof CounterFace>([
  'key',
  'nation',
  'kind',
  'print',
  'profile',
  'size',
  'name',
  'letter',
  'formation',
  'bar',
  'factors',
  'heavy',
])

/** Which sign what else it says has; a field that is in neither list has none. */
const signOf: Readonly<Record<string, (face: CounterFace) => UnitSign | null>> = {
  disrupted: () => 'disrupted',
  fired: () => 'fired',
  supply: ({ supply }) => supply ?? null,
  refit: () => 'refit',
  steps: ({ steps }) => (steps && steps.left < steps.of ? 'lost' : null),
  reduced: () => 'reduced',
  locked: () => 'locked',
  trucks: () => 'trucks',
  riding: () => 'riding',
  leader: () => 'leader',
  spent: ({ fired }) => (fired ? null : 'spent'),
}

/** What holds for the signs on every map, for the key to them, and for the pills over it. */
export function signContract(screen: GameScreen, map: MapPart, look: Look): void {
  const { counters } = screen

  test('what state a unit on the map is in has its sign there, at every size, none over another', () => {
    const kinds = new Set<string>()
    const { looked, faults } = look.around(({ model }, _state) => {
      const wrong: string[] = []
      const feed = mapFeed(model, map)
      const now = model.state.value
      const wanted = new Map<string, number>()
      for (const unit of feed.piles.value.flatMap(({ units }) => units)) {
        const face = counters!.face(now, unit)
        const states = new Set<UnitSign>(counters!.marks?.(now, unit).acted ? ['spent'] : [])
        for (const [field, value] of Object.entries(face)) {
          if (printed.has(field) || value === false || value === undefined) continue
          const sign = signOf[field]?.(face)
          if (sign === undefined) wrong.push(`'${field}' of a counter has no sign`)
          else if (sign) states.add(sign)
        }
        for (const sign of states) wanted.set(sign, (wanted.get(sign) ?? 0) + 1)
      }
      for (const { mark } of feed.placeSigns.value) wanted.set(mark, (wanted.get(mark) ?? 0) + 1)
      for (const kind of wanted.keys()) kinds.add(kind)
      for (const scale of SCALES) {
        const unit = unitAt(scale)
        const signs = layOutSigns(
          feed.states.value,
          feed.placeSigns.value,
          levelFor(64 * scale),
          unit,
        )
        const found = new Map<string, number>()
        for (const { kind, count } of signs) found.set(kind, (found.get(kind) ?? 0) + count)
        if (said(found) !== said(wanted)) {
          wrong.push(`at ${scale}: ${said(found)} for ${said(wanted)}`)
        }
        signs.forEach(({ kind, box }, index) => {
          const [width, height] = [box.width * scale, box.height * scale]
          if (width < LEAST || (kind !== 'spent' && height < LEAST)) {
            wrong.push(`at ${scale}: ${kind} is ${width} by ${height}`)
          }
          if (signs.slice(index + 1).some((other) => meet(box, other.box))) {
            wrong.push(`at ${scale}: ${kind} lies over another sign`)
          }
        })
      }
      return wrong
    }, FEW)
    console.log(`${looked} positions of ${screen.game.id} with signs ${[...kinds].join(', ')}`)
    expect(faults).toEqual([])
  })

  test('the key explains the signs that are on the map in words, with how many there are', async () => {
    const key = await map.key()
    const { faults } = look.around((sitting) => {
      look.letGo(sitting)
      const place = sitting.model.able.value[0]
      if (place !== undefined) sitting.model.tapPlace(place, true)
      return unexplained(screen, map, key, sitting)
    }, 3)
    expect(faults).toEqual([])
  })

  test('pills lie neither over each other nor over counters of another place', () => {
    const { faults } = look.around((sitting) => {
      const { model } = sitting
      const wrong = new Set<string>()
      for (const place of [-1, ...model.able.value.slice(0, 4)]) {
        look.letGo(sitting)
        if (place >= 0) model.tapPlace(place, true)
        const plans = model.plans.value.filter(({ kind }) => !map.Reach || kind === 'attack')
        const piles = mapFeed(model, map).piles.value
        for (const growth of GROWTHS) {
          const spots = pillSpots(plans, map.places, piles, { growth, bounds: map.bounds })
          const boxes = spots.map(({ x, y }, index): Rect => {
            const { width, height } = PILL[plans[index]!.kind]
            return boxAt(x, y, width * growth, height * growth)
          })
          boxes.forEach((box, index) => {
            if (boxes.slice(index + 1).some((other) => meet(box, other))) {
              wrong.add(`a pill lies over another at ${growth}`)
            }
            const high = growth === 1.5 ? 44 : 64
            const others = piles.filter((pile) => pile.place !== plans[index]!.place)
            if (others.some(({ at }) => meet(box, boxAt(at.x, at.y, 64, high)))) {
              wrong.add(`a pill lies over a counter of another place at ${growth}`)
            }
          })
        }
      }
      return [...wrong]
    }, 2)
    expect(faults).toEqual([])
  })
}

/** Signs that are drawn and that the key leaves out, or counts wrongly, in any language. */
function unexplained(
  { counters }: GameScreen,
  map: MapPart,
  key: KeyPart,
  { model }: Sitting,
): readonly string[] {
  const feed = mapFeed(model, map)
  return ['plate', 'table', 'full'].flatMap((level) =>
    inLanguages((language) => {
      const detail = level as 'plate' | 'table' | 'full'
      const groups = keyLines(model, map, key, feed.areas.value, detail)
      const lines = new Map(groups.flatMap(({ lines }) => lines.map((line) => [line.mark, line])))
      const wrong: string[] = []
      for (const { mark, text, picture } of lines.values()) {
        if (text.trim() === '') wrong.push(`${mark} has no word in ${language}`)
        if (picture === undefined) wrong.push(`${mark} has no picture`)
      }
      if (groups.some(({ title }) => title === '') || keyWords().colon === '')
        wrong.push('no title')
      const drawn = layOutSigns(feed.states.value, feed.placeSigns.value, detail, 2)
      const counts = new Map<string, number>()
      for (const { kind, count } of drawn) counts.set(kind, (counts.get(kind) ?? 0) + count)
      for (const [kind, count] of counts) {
        if (lines.get(kind)?.count !== count) {
          wrong.push(`${kind}: ${lines.get(kind)?.count} in the key for ${count} on the map`)
        }
      }
      for (const sign of UNIT_SIGNS) {
        if (lines.has(sign) && !counts.has(sign)) wrong.push(`${sign} is not on the map`)
      }
      const now = model.state.value
      const tops = feed.piles.value.map(({ units }) => counters!.face(now, units[0]!))
      for (const sign of new Set(tops.flatMap((face) => figuresOf(face, detail)))) {
        if (!lines.has(sign)) wrong.push(`'${sign}' of a counter is not in the key`)
      }
      for (const { kind } of feed.areas.value) {
        if (!lines.has(kind)) wrong.push(`'${kind}' of a place is not in the key`)
      }
      return wrong
    }),
  )
}

const said = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .map(([kind, count]) => `${kind} ${count}`)
    .sort()
    .join(', ')

function boxAt(x: number, y: number, width: number, height: number): Rect {
  return { x: x - width / 2, y: y - height / 2, width, height }
}

function meet(one: Rect, other: Rect): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}
