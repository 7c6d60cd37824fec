import { expect, test } from 'vitest'
import { labelScale, zoomLevel } from './zoom.ts'

const NAME = 20.5 // map units, as in map.css
const FIT = 656 / 1600 // the whole map in a window of 1366 by 768

test('names are ten pixels or more wherever they are shown', () => {
  for (let zoom = 0.3; zoom <= 3; zoom += 0.01) {
    if (zoomLevel(zoom) === 'overview') continue
    expect(NAME * labelScale(zoom) * zoom).toBeGreaterThanOrEqual(9.7)
  }
})

test('labels grow by 1.4 with the whole map on a small screen, and not at all near', () => {
  expect(labelScale(FIT)).toBeCloseTo(1.39, 2)
  expect(labelScale(1)).toBe(1)
  expect(zoomLevel(FIT)).toBe('far')
})

test('hamlets show once their fifteen units make nine pixels', () => {
  expect([0.59, 0.6, 2].map(zoomLevel)).toEqual(['far', 'middle', 'near'])
})
