import type { ComponentChild, VNode } from 'preact'
import { describe, expect, test } from 'vitest'
import { CounterArt } from './art.tsx'
import { EM } from './figures.ts'
import { setLine } from './lettering.tsx'
import { Marker, MARKER_ICONS } from './marker.tsx'
import { MarksArt } from './marks.tsx'
import {
  BAR_PATTERNS,
  BAR_TONES,
  levelFor,
  NATIONS,
  SIZE_MARKS,
  type CounterFace,
  type SymbolKind,
} from './model.ts'
import { PROFILES, type ProfileKind } from './profiles.ts'
import { seriesPrint } from './series-art.tsx'
import { barMarks, counterOutline, HATCHING, plateOutline } from './shapes.ts'
import { SYMBOLS } from './symbols.ts'

const face: CounterFace = {
  key: 'test',
  nation: 'british',
  kind: 'armour',
  size: 'I',
  name: '7 RTR A',
  letter: 'B',
  bar: { tone: 'gold', pattern: 'plain' },
  factors: [{ text: '5', italic: true }, { text: '6' }, { text: '5' }],
}

describe('a counter', () => {
  test('shows its name and letter from 64 pixels on', () => {
    expect(markup(<CounterArt face={face} level="full" />)).toMatch(/7 RTR A.*>B</s)
    expect(markup(<CounterArt face={face} level="table" />)).not.toContain('<text')
  })

  test('has a body of its nation, round or cut', () => {
    const drawn = NATIONS.map((nation) =>
      markup(<CounterArt face={{ ...face, nation }} level="table" />),
    )
    drawn.forEach((text, index) => expect(text).toContain(`ctr-${NATIONS[index]}`))
    expect(counterOutline('round')).toContain('A')
    expect(counterOutline('cut')).not.toContain('A')
  })

  test('is hollow and hatched when spent, with another shape than when fresh', () => {
    const spent = markup(<CounterArt face={{ ...face, spent: true }} level="table" />)
    expect(spent).toContain('ctr-spent')
    expect(spent).toContain(HATCHING)
    expect(spent).toContain('ctr-border')
    expect(spent).not.toContain('ctr-shadow')
  })

  test('draws every symbol, size mark, bar and state', () => {
    const kinds = Object.keys(SYMBOLS) as SymbolKind[]
    const variants: readonly Partial<CounterFace>[] = [
      ...kinds.map((kind) => ({ kind })),
      ...SIZE_MARKS.map((size) => ({ size })),
      ...BAR_TONES.flatMap((tone) => BAR_PATTERNS.map((pattern) => ({ bar: { tone, pattern } }))),
      { steps: { left: 1, of: 2 } },
      { steps: { left: 2, of: 2 }, formation: '116 Pz' },
      { disrupted: true, supply: 'out', reduced: true, locked: true },
      { trucks: true },
      { supply: 'isolated', spent: true, letter: null, size: null, bar: null },
    ]
    const drawn = variants.flatMap((variant) =>
      (['full', 'table'] as const).map((level) =>
        markup(<CounterArt face={{ ...face, ...variant }} level={level} stacked />),
      ),
    )
    for (const text of drawn) expect(text).not.toMatch(/undefined|NaN|\[object/)
    expect(new Set(drawn).size).toBe(drawn.length - 4) // three of them are the plain face
  })

  test('keeps its figures between the bar and the edge', () => {
    const wide = setLine([{ text: '15' }, { text: '12' }, { text: '9' }]).width
    const usual = setLine([{ text: '4', italic: true }, { text: '9' }, { text: '8' }]).width
    expect((wide * 21) / EM).toBeLessThan(54)
    expect((usual * 24) / EM).toBeLessThan(54)
  })

  test('has figures of at least 11 pixels at 36 pixels', () => {
    expect((21 * 36) / 64).toBeGreaterThanOrEqual(11)
    expect([35, 36, 63, 64].map(levelFor)).toEqual(['plate', 'table', 'table', 'full'])
  })
})

describe('a counter of the series', () => {
  const series: CounterFace = {
    ...face,
    print: seriesPrint,
    size: null,
    letter: null,
    factors: [{ text: '4' }, { text: '5' }, { text: '3' }],
  }
  const draw = (more: Partial<CounterFace> = {}, level: 'full' | 'table' = 'table'): string =>
    markup(<CounterArt face={{ ...series, ...more }} level={level} />)

  test('has its name from 64 pixels on, and neither size mark nor steps', () => {
    expect(draw({}, 'full')).toContain('7 RTR A')
    expect(draw()).not.toContain('<text')
    expect(draw({ size: 'III', steps: { left: 1, of: 2 } })).toBe(draw())
  })

  test('draws every vehicle apart from the others, Germans facing the other way', () => {
    const kinds = Object.keys(PROFILES) as ProfileKind[]
    const drawn = kinds.map((profile) => draw({ profile }))
    expect(new Set(drawn).size).toBe(kinds.length)
    for (const text of drawn) expect(text).not.toMatch(/undefined|NaN|\[object/)
    expect(draw({ profile: 'panzer-iii', nation: 'wehrmacht' })).toContain('scale(-0.9038 0.9038)')
    expect(draw({ profile: 'panzer-iii', nation: 'french' })).toContain('scale(0.9038)')
  })

  test('gives printed colours shapes and states a place each', () => {
    const [attack, defence, movement] = series.factors
    const variants: readonly Partial<CounterFace>[] = [
      {},
      { factors: [{ text: '4', gold: 'box' }, defence!, movement!] },
      { factors: [{ text: '4', gold: 'roof' }, defence!, movement!] },
      { factors: [attack!, defence!, { text: '3', gold: 'ring' }] },
      { factors: [{ text: '4', raised: '5' }, defence!, movement!] },
      { factors: [{ text: '4', lowered: true }, defence!, movement!] },
      { factors: [defence!, movement!] },
      { heavy: true },
      { refit: true },
      { heavy: true, refit: true },
      { riding: true },
      { disrupted: true },
      { leader: true },
      { spent: true },
    ]
    const drawn = variants.flatMap((more) => [draw(more), draw(more, 'full')])
    expect(new Set(drawn).size).toBe(drawn.length)
    for (const text of drawn) expect(text).not.toMatch(/undefined|NaN|\[object/)
  })
})

test('no pattern of a bar looks like another', () => {
  for (const corner of ['round', 'cut'] as const) {
    const marks = BAR_PATTERNS.map((pattern) => barMarks(corner, pattern))
    expect(new Set(marks).size).toBe(BAR_PATTERNS.length)
  }
})

test('every mark is drawn apart from the others', () => {
  const marks = ['selected', 'canAct', 'activated', 'acted', 'target', 'moved', 'focus'] as const
  for (const plate of [false, true]) {
    const drawn = marks.map((mark) =>
      markup(<MarksArt marks={{ [mark]: true }} corner="cut" plate={plate} />),
    )
    expect(new Set(drawn).size).toBe(marks.length)
  }
  expect(plateOutline('cut')).not.toBe(plateOutline('round'))
})

test('markers differ by side in shape, not only in colour', () => {
  for (const icon of MARKER_ICONS) {
    const [round, cut] = (['round', 'cut'] as const).map((shape) =>
      markup(<Marker icon={icon} look={{ colour: 'blue', shape }} x={0} y={0} size={64} />),
    )
    expect(round!.replace('side-round', 'side-cut')).not.toBe(cut)
  }
})

/** Components without hooks as text; enough to look into a drawing without a browser. */
function markup(node: ComponentChild): string {
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (typeof node !== 'object') return String(node)
  if (Array.isArray(node)) return node.map(markup).join('')
  const { type, props } = node as VNode<Record<string, unknown>>
  const children = props['children'] as ComponentChild
  if (typeof type === 'function') {
    return markup((type as (props: unknown) => ComponentChild)(props))
  }
  const attributes = Object.entries(props)
    .filter(([name]) => name !== 'children')
    .map(([name, value]) => ` ${name}="${String(value)}"`)
  return `<${type}${attributes.join('')}>${markup(children)}</${type}>`
}
