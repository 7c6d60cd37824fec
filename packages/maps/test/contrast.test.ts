import { describe, expect, test } from 'vitest'
import { contrast, over } from '../src/colours.ts'
import {
  chalkDowns,
  contrastOf,
  contrastSheet,
  openCountry,
  ridgeAndForest,
  riverValley,
} from '../src/index.ts'

const TEXT = 4.5
const LINES = 3
const looks = [ridgeAndForest, riverValley, openCountry, chalkDowns].flatMap(({ name, palette }) =>
  (['day', 'night'] as const).map((light) => ({ name, palette, light })),
)

/** What a sheet declares for a class, the later rules winning. */
function declared(sheet: string, selector: string): Readonly<Record<string, string>> {
  const rules = [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selectors]) => selectors!.trim().split(',').includes(selector))
    .flatMap(([, , body]) => body!.split(';').map((one) => one.split(':') as [string, string]))
  return Object.fromEntries(rules)
}

describe.each(looks)('$name in high contrast by $light', ({ palette, light }) => {
  const sheet = contrastSheet(palette, light)
  const colours = contrastOf(palette, light)
  const { levels, wood, crown, crownLarge, rough, town, road, river, paper } = colours
  const tints = [...new Set(levels.flat())]
  const grounds = [...tints, wood, crown, crownLarge, rough, town]
  /** A colour as it is seen on a ground. */
  const seen = (selector: string, property: 'fill' | 'stroke', ground: string): string => {
    const rule = declared(sheet, selector)
    expect([selector, rule['display']]).toEqual([selector, undefined])
    return over(rule[property]!, Number(rule[`${property}-opacity`] ?? 1), ground)
  }

  test('names and numbers of hexes are readable on every ground and on their halo', () => {
    for (const ground of grounds) {
      const number = seen('.hm-number', 'stroke', ground)
      expect(contrast(number, ground)).toBeGreaterThanOrEqual(TEXT)
      for (const name of ['.hm-village', '.m-water-name']) {
        const halo = seen('.hm-village', 'stroke', ground)
        expect(contrast(seen(name, 'fill', ground), ground)).toBeGreaterThanOrEqual(TEXT)
        expect(contrast(seen(name, 'fill', ground), halo)).toBeGreaterThanOrEqual(TEXT)
      }
    }
    for (const name of ['.m-title', '.hm-exit', '.m-scale-figures'])
      expect(contrast(seen(name, 'fill', paper), paper)).toBeGreaterThanOrEqual(TEXT)
  })

  test.each([
    ['.hm-grid', 'stroke'],
    ['.hm-slope-brow', 'stroke'],
    ['.hm-teeth', 'fill'],
    ['.m-stream-bank', 'stroke'],
    ['.m-river-bank', 'stroke'],
    ['.m-main-edge', 'stroke'],
    ['.m-rail', 'stroke'],
    ['.m-parapet', 'stroke'],
    ['.hm-roof-edge', 'stroke'],
  ] as const)('the line %s shows on every ground', (selector, property) => {
    for (const ground of grounds)
      expect(contrast(seen(selector, property, ground), ground)).toBeGreaterThanOrEqual(LINES)
  })

  test('woods, rough and towns are told from fields by what is drawn in them', () => {
    for (const ground of [...tints, wood, crown, crownLarge])
      expect(contrast(seen('.m-crown-rim', 'stroke', ground), ground)).toBeGreaterThanOrEqual(LINES)
    for (const ground of [...tints, rough, seen('.hm-rock', 'fill', rough)]) {
      expect(contrast(seen('.hm-rock-edge', 'stroke', ground), ground)).toBeGreaterThanOrEqual(
        LINES,
      )
      expect(contrast(seen('.hm-rough', 'stroke', ground), ground)).toBeGreaterThanOrEqual(LINES)
    }
    for (const ground of tints) {
      expect(contrast(seen('.m-town', 'stroke', ground), ground)).toBeGreaterThanOrEqual(LINES)
      expect(contrast(seen('.hm-roof', 'fill', ground), ground)).toBeGreaterThanOrEqual(LINES)
    }
  })

  test('every level has a tint of its own, whatever grows there', () => {
    expect(tints).toHaveLength(levels.length)
    expect(new Set([...tints, wood, rough]).size).toBe(levels.length + 2)
  })

  test('a bridge that is blown shows on its road, and a river within its banks', () => {
    expect(contrast(seen('.hm-blown', 'stroke', road), road)).toBeGreaterThanOrEqual(LINES)
    expect(contrast(seen('.m-main-edge', 'stroke', road), road)).toBeGreaterThanOrEqual(LINES)
    expect(contrast(seen('.m-river-bank', 'stroke', river), river)).toBeGreaterThanOrEqual(LINES)
  })

  test('what belongs to the sides shows on the paper, and the marks on it', () => {
    const { first, second, forceInk, frame, coin, coinEdge } = colours
    for (const force of [first, second])
      expect(contrast(forceInk, force)).toBeGreaterThanOrEqual(TEXT)
    expect(contrast(frame, paper)).toBeGreaterThanOrEqual(LINES) // around the ribbons
    expect(contrast(coinEdge, coin)).toBeGreaterThanOrEqual(TEXT)
  })

  test('ornaments are left out', () => {
    for (const ornament of [
      'image.m-relief',
      '.hm-furrow',
      '.hm-hedge',
      '.m-grain',
      'image.m-stain',
    ])
      expect(declared(sheet, ornament)['display']).toBe('none')
  })
})
