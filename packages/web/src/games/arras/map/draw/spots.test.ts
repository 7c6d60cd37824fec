import { describe, expect, test } from 'vitest'
import { isInside } from '../../../map/geometry.ts'
import { overlap } from '../../../map/draw/boxes.ts'
import { counterBox, identifierBox, nameBox } from './boxes.ts'
import { placeMinorNames } from './names.ts'
import { places, source, surface } from './source.ts'
import { collisions, spots } from './spots.ts'

describe.each(places.map((place) => [place.name, place] as const))('%s', (_, place) => {
  const { label, stacks } = spots.get(place.id)!

  test('has its identifier and both stacks inside its outline', () => {
    const spotted = [label, stacks.allied, stacks.german]
    expect(spotted.filter((p) => !isInside(p, place.outline))).toEqual([])
  })

  test('keeps identifier, name and stacks on the sheet, near and from afar', () => {
    const rim =
      place.kind === 'area'
        ? surface
        : { left: 0, top: 0, right: source.width, bottom: source.height }
    const boxes = (['near', 'far'] as const).flatMap((view) => [
      identifierBox(place, label, view),
      nameBox(place, label, view),
      counterBox(stacks.allied, view),
      counterBox(stacks.german, view),
    ])
    const out = boxes.filter(
      ({ left, top, right, bottom }) =>
        left < rim.left || top < rim.top || right > rim.right || bottom > rim.bottom,
    )
    expect(out).toEqual([])
  })
})

test('no identifier, name or stack touches another, near or from afar', () => {
  expect(collisions()).toEqual([])
})

test('names of hamlets, woods and waters cover no identifier and no other name', () => {
  const { hamlets, woods, waters } = placeMinorNames()
  const fixed = places.flatMap((place) => {
    const { label } = spots.get(place.id)!
    return [identifierBox(place, label, 'near'), nameBox(place, label, 'near')]
  })
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
