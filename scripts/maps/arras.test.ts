import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { may1940 } from '@estafette/maps'
import { faultsOf } from '@estafette/maps/check'
import { isInside } from '@estafette/maps/geometry'
import {
  areaGround,
  collisions,
  counterBox,
  identifierBox,
  nameBox,
  overlap,
  placeMinorNames,
} from '@estafette/maps/measure'
import { describe, expect, test } from 'vitest'
import type { MapFile } from '../../packages/web/src/games/arras/map/map-file.ts'
import { farScale } from '../../packages/web/src/games/map/zoom.ts'
import { pngDataUri } from '../png.mjs'
import { arrasSource, drawMap, makeMapFile } from './arras.ts'
import { asSeen } from './seen.ts'

const stored = readFileSync(
  new URL('../../packages/web/src/games/arras/map/data/print.json', import.meta.url),
  'utf8',
)
const { places, width, height } = arrasSource
const { far } = may1940
const ground = areaGround(arrasSource, may1940)

test('the stored map is what is drawn from the data: every path, every pixel (npm run draw)', () => {
  // Not toEqual: a report of the difference would be as long as the map.
  expect(asSeen(makeMapFile(drawMap(), pngDataUri)) === asSeen(stored)).toBe(true)
})

test('the map with its relief stays below 90 KiB compressed', () => {
  expect(gzipSync(stored).length).toBeLessThan(90 * 1024)
})

test('the drawing is light, without colours, and whole', () => {
  const { defs, layers, names, identifiers } = JSON.parse(stored) as MapFile
  expect(faultsOf(defs, [...Object.values(layers), names, identifiers].join(''))).toEqual([])
})

test('labels grow on the screen as far as room was found for', () => {
  expect(far.labels).toBe(farScale)
})

describe.each(places.map((place) => [place.name, place] as const))('%s', (_, place) => {
  const { label, stacks } = place

  test('has its identifier and both stacks inside its outline', () => {
    const spotted = [label, ...stacks]
    expect(spotted.filter((p) => !isInside(p, place.outline))).toEqual([])
  })

  test('keeps identifier, name and stacks on the sheet, near and from afar', () => {
    const rim =
      place.kind === 'area' ? ground.surface : { left: 0, top: 0, right: width, bottom: height }
    const boxes = (['near', 'far'] as const).flatMap((view) => [
      identifierBox(place, view, far),
      nameBox(place, view, far),
      ...stacks.map((at) => counterBox(at, view)),
    ])
    const out = boxes.filter(
      ({ left, top, right, bottom }) =>
        left < rim.left || top < rim.top || right > rim.right || bottom > rim.bottom,
    )
    expect(out).toEqual([])
  })
})

test('no identifier, name or stack touches another, near or from afar', () => {
  expect(collisions(places, far)).toEqual([])
})

test('names of hamlets, woods and waters cover no identifier and no other name', () => {
  const { hamlets, woods, waters } = placeMinorNames(ground)
  const fixed = places.flatMap((place) => [
    identifierBox(place, 'near', far),
    nameBox(place, 'near', far),
  ])
  const minor = [
    ...[...hamlets, ...woods].map(({ text, spot }) => ({ text, boxes: [spot.box] })),
    ...waters.map(({ name, boxes }) => ({ text: name, boxes })),
  ]
  const touching = minor.flatMap(({ text, boxes }, i) => {
    const others = [...fixed, ...minor.slice(i + 1).flatMap((other) => other.boxes)]
    return boxes.some((box) => others.some((other) => overlap(box, other) > 0)) ? [text] : []
  })
  expect(touching).toEqual([])
})
