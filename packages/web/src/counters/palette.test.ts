import { readFileSync } from 'node:fs'
import { valueIn } from '@estafette/maps/check'
import { contrast, luminance, over } from '@estafette/maps/colours'
import { gameIds, listedSides } from '@estafette/registry/shelf'
import { describe, expect, test } from 'vitest'
import { BAR_TONES, NATIONS } from './model.ts'

const TEXT = 4.5
const GRAPHICS = 3

const counters = ['./palette.css', './series.css', './marks.css', './marker.css'].flatMap(rules)
const sides = rules('../style/sides.css')
const colours = new Set(gameIds.flatMap((id) => listedSides(id).map(({ look }) => look.colour)))
const tokens = rules('../style/tokens.css')

describe.each(['light', 'dark', 'contrast'] as const)('theme %s', (theme) => {
  test.each(NATIONS)('%s counters are readable', (nation) => {
    const fresh = properties(counters, theme, ['.ctr', `.ctr-${nation}`])
    const spent = properties(counters, theme, ['.ctr', `.ctr-${nation}`, '.ctr-spent'])
    const hatched = over('#000000', Number(spent['--ctr-hatching']), spent['--ctr-tint']!)
    expect(contrast(fresh['--ctr-ink']!, fresh['--ctr-body']!)).toBeGreaterThanOrEqual(TEXT)
    expect(contrast(spent['--ctr-ink']!, spent['--ctr-tint']!)).toBeGreaterThanOrEqual(TEXT)
    expect(contrast(spent['--ctr-ink']!, hatched)).toBeGreaterThanOrEqual(TEXT)
    expect(contrast(fresh['--ctr-line']!, fresh['--ctr-box']!)).toBeGreaterThanOrEqual(TEXT)
    expect(contrast(spent['--ctr-border']!, spent['--ctr-tint']!)).toBeGreaterThanOrEqual(GRAPHICS)
    const box = contrast(fresh['--ctr-box']!, fresh['--ctr-body']!)
    const frame = contrast(fresh['--ctr-line']!, fresh['--ctr-body']!)
    expect(Math.max(box, frame)).toBeGreaterThanOrEqual(GRAPHICS)
  })

  test.each(['british', 'french', 'wehrmacht', 'ss'])('gold shows on %s counters', (nation) => {
    const { '--ctr-body': body } = properties(counters, theme, ['.ctr', `.ctr-${nation}`])
    const { '--ctr-gold': gold, '--ctr-on-gold': ink } = properties(counters, theme, [
      '.ctr-series',
    ])
    expect(contrast(gold!, body!)).toBeGreaterThanOrEqual(GRAPHICS)
    expect(contrast(ink!, gold!)).toBeGreaterThanOrEqual(TEXT)
  })

  test.each(BAR_TONES)('the marks of a %s bar show', (tone) => {
    const { '--ctr-bar': ground, '--ctr-mark': mark } = properties(counters, theme, [
      `.ctr-bar-${tone}`,
    ])
    expect(contrast(ground!, mark!)).toBeGreaterThanOrEqual(GRAPHICS)
  })

  test.each([...colours])('white and paper show on what is printed in %s', (colour) => {
    const token = properties(sides, theme, [':root'])
    const named = (value = ''): string => token[/^var\((.+)\)$/.exec(value)?.[1] ?? ''] ?? value
    const body = named(properties(sides, theme, [`.side-${colour}`])['--side-plain'])
    expect(contrast('#ffffff', body)).toBeGreaterThanOrEqual(TEXT)
    expect(contrast('#fffdf6', body)).toBeGreaterThanOrEqual(TEXT)
  })

  test('marks around counters show on their casing', () => {
    const token = properties(tokens, theme, [':root'])
    const can = declared(counters, theme, '.ctr-mark-can-act', 'stroke')
    const target = declared(counters, theme, '.ctr-mark-target > .ctr-mark-case', 'stroke')
    const ring = declared(counters, theme, '.ctr-mark-selected > .ctr-mark-case', 'stroke')
    expect(contrast(token['--can']!, can)).toBeGreaterThanOrEqual(GRAPHICS)
    expect(contrast(token['--target']!, target)).toBeGreaterThanOrEqual(GRAPHICS)
    expect(contrast(token['--sel']!, ring)).toBeGreaterThanOrEqual(GRAPHICS)
  })
})

test('a fresh and a spent body are never the same in grey', () => {
  for (const nation of NATIONS) {
    const { '--ctr-body': body, '--ctr-tint': tint } = properties(counters, 'light', [
      `.ctr-${nation}`,
    ])
    expect(luminance(tint!)).toBeGreaterThan(1.5 * luminance(body!))
  }
})

type Rule = readonly [selectors: readonly string[], declarations: Readonly<Record<string, string>>]

/** The rules of a style sheet outside of media queries, in order. */
function rules(file: string): readonly Rule[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8')
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/@[\w-]+[^{;]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  return Array.from(text.matchAll(/([^{}]+)\{([^{}]*)\}/g), ([, selectors, body]): Rule => {
    const declarations = Array.from(
      body!.matchAll(/([\w-]+)\s*:\s*([^;]+);/g),
      ([, name, value]) => [name!, value!.trim()],
    )
    return [selectors!.split(',').map((one) => one.trim()), Object.fromEntries(declarations)]
  })
}

/** The properties an element with these selectors has in a theme, the later ones winning. */
function properties(
  sheet: readonly Rule[],
  theme: string,
  selectors: readonly string[],
): Readonly<Record<string, string>> {
  const themed = [`[data-theme='${theme}']`, `html[data-theme='${theme}']`]
  const wanted = new Set([
    ...selectors,
    ...selectors.flatMap((one) => themed.map((root) => `${root} ${one}`)),
    ...(selectors.includes(':root') ? themed : []),
  ])
  const matching = sheet.filter(([these]) => these.some((one) => wanted.has(one)))
  return Object.fromEntries(
    matching
      .flatMap(([, declarations]) => Object.entries(declarations))
      .map(([name, value]) => [name, valueIn(theme, value)]),
  )
}

function declared(sheet: readonly Rule[], theme: string, selector: string, name: string): string {
  return properties(sheet, theme, [selector])[name]!
}
