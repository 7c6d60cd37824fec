import { addArrow } from '../../../map/draw/frame.ts'
import { path } from '../../../map/draw/markup.ts'
import type { Point } from '../../../map/geometry.ts'
import { addLine, pathWriter } from '../../../map/path.ts'
import { cellOfId, centreOf, HALF_HEIGHT, HALF_WIDTH, idOf, SURFACE, type Cell } from '../grid.ts'
import { drawCoin } from './names.ts'
import { cells, order, schedule, source, type NationName } from './source.ts'
import { nearMeuse } from './ways.ts'

const BAND = 25 // of a supply source, from the surface to its middle
const ARROW = { shaft: 7.5, head: 16, point: 18 }
const CHIP = { height: 24, turn: 17, gap: 5 }

/** What the edge of the map means: sources of supply, where reinforcements come from. */
export function drawMargin(): string {
  return [drawSupply(), drawEntries(), drawMeuseCoins()].join('')
}

/** Supply sources: a band outside the frame along the hexes, and what it is. CEL-5.0.6 */
function drawSupply(): string {
  const { left, top, right, bottom } = SURFACE
  const x = (id: string) => centreOf(cellOfId(id))[0]
  const y = (id: string) => centreOf(cellOfId(id))[1]
  const bands: Record<NationName, Point[][]> = {
    us: [
      [
        [x('0100') - 34, top - BAND],
        [right + BAND, top - BAND],
        [right + BAND, y('3306') + 34],
      ],
    ],
    british: [
      [
        [left - BAND, y('0100') - 30],
        [left - BAND, y('0116') + 34],
      ],
    ],
    german: [
      [
        [x('2216') - 40, bottom + BAND],
        [right + BAND, bottom + BAND],
        [right + BAND, y('3309') - 34],
      ],
    ],
  }
  const chips: readonly (readonly [NationName, string, Point])[] = [
    ['us', 'US', [x('0500'), top - BAND]],
    ['us', 'US', [x('1000'), top - BAND]],
    ['us', 'US', [x('2400'), top - BAND]],
    ['us', 'US', [x('3000'), top - BAND]],
    ['us', 'US', [right + BAND, y('3304')]],
    ['british', 'GB', [left - BAND, y('0103')]],
    ['british', 'GB', [left - BAND, y('0109')]],
    ['german', 'D', [x('2616'), bottom + BAND]],
    ['german', 'D', [x('3016'), bottom + BAND]],
    ['german', 'D', [right + BAND, y('3314')]],
  ]
  return [
    ...Object.entries(bands).map(([nation, lines]) => {
      const band = pathWriter()
      for (const line of lines) addLine(band, line)
      return `${path(`cm-supply cm-supply-edge-${nation}`, band)}${path(`cm-supply cm-supply-${nation}`, band)}`
    }),
    ...chips.map(([nation, name, [cx, cy]]) => {
      return `<g class="cm-chip cm-chip-${nation}" transform="translate(${cx} ${cy})"><path class="cm-chip-body" d="${chip(nation, 22, 12)}"/>${drawCan(-10)}<text x="6" y="5.4">${name}</text></g>`
    }),
  ].join('')
}

/** A fuel can: supply. */
function drawCan(x: number): string {
  return `<path class="cm-can" transform="translate(${x} 0)" d="M-5-5l3-3h7v15h-10zM-2.5-3l5 8m0-8l-5 8M1-8v-1.8h3"/>`
}

/** The turns on which each formation comes in at a hex. */
function entriesAt(hex: string): { formation: string; nation: NationName; turns: number[] }[] {
  const found = new Map<string, number[]>()
  for (const { turn, units, hexes } of schedule.reinforcements) {
    if (!hexes.includes(hex)) continue
    for (const formation of new Set(
      units.map((id) => order.units.find((unit) => unit.id === id)!.formation),
    ))
      found.set(formation, [...(found.get(formation) ?? []), turn])
  }
  return [...found].map(([formation, turns]) => ({
    formation: shortName(formation),
    nation: order.formations.find(({ id }) => id === formation)!.nationality,
    turns,
  }))
}

function shortName(formation: string): string {
  return formation.replace(/^(\d+)/, '$1 ')
}

/** Arrows into the entry hexes, with the formations and their turns at the tail. CEL-14.0.1 */
function drawEntries(): string {
  const { left, top, right, bottom } = SURFACE
  const arrows = { us: pathWriter(1), british: pathWriter(1), german: pathWriter(1) }
  const labels: string[] = []
  const put = (hex: string, from: Point, tip: Point, label: Point | null, layout: Layout) => {
    const entries = entriesAt(hex)
    addArrow(arrows[entries[0]!.nation], from, tip, ARROW)
    if (label !== null) labels.push(drawTurns(entries, label, layout))
  }
  for (const hex of ['1300', '1500', '1900']) {
    const [x] = centreOf(cellOfId(hex))
    put(hex, [x, top - 44], [x, top + 5], [x, top - 58], 'row')
  }
  for (const hex of ['2216', '3316']) {
    const [x, y] = centreOf(cellOfId(hex))
    const edge = y + HALF_HEIGHT
    const wide = hex === '3316'
    put(
      hex,
      [x, bottom + 48],
      [x, edge - 6],
      [wide ? x - 62 : x, bottom + (wide ? 76 : 66)],
      'column',
    )
  }
  for (const hex of ['3309', '3310', '3311']) {
    const [x, y] = centreOf(cellOfId(hex))
    put(hex, [right + 46, y], [x + HALF_WIDTH - 7, y], null, 'row')
  }
  const [, y] = centreOf(cellOfId('3310'))
  labels.push(drawTurns(entriesAt('3310'), [right + 46, y + 128], 'narrow'))
  const [gx, gy] = centreOf(cellOfId('0113'))
  put('0113', [left - 46, gy], [gx - HALF_WIDTH + 9, gy], [left - 46, gy + 44], 'narrow')
  const inland = ['0213', '0815'].map((hex) => {
    const [cx, cy] = centreOf(cellOfId(hex))
    const { turns } = entriesAt(hex)[0]!
    return `<g class="cm-inland" transform="translate(${cx + 26} ${cy - 26})"><rect x="-15" y="-10" width="30" height="20" rx="6"/><path d="M-7-6v10M-11 .4l4 4.2L-3 .4"/><text x="7" y="5.6">${turns.join()}</text></g>`
  })
  return [
    path('cm-entry cm-entry-us', arrows.us),
    path('cm-entry cm-entry-german', arrows.german),
    ...labels,
    ...inland,
  ].join('')
}

type Layout = 'row' | 'column' | 'narrow'

/** Formations with the turns they come on, one below the other; narrow ones have two lines each. */
function drawTurns(entries: ReturnType<typeof entriesAt>, [x, y]: Point, layout: Layout): string {
  const isNarrow = layout === 'narrow'
  const height = isNarrow ? 2 * CHIP.height - 5 : CHIP.height
  const rows = entries.map(({ formation, nation, turns }, index) => {
    const name = 10 + formation.length * 8
    const boxes = turns.length * CHIP.turn + 4
    const width = isNarrow ? Math.max(name, boxes + 6) : name + boxes
    const first = isNarrow ? -boxes / 2 + 3 : -width / 2 + name
    const middle = isNarrow ? height / 4 - 0.5 : 0
    const numbers = turns.map((turn, i) => {
      const at = first + i * CHIP.turn
      return `<rect class="cm-turn" x="${at}" y="${middle - 8}" width="15" height="16" rx="2"/><text class="cm-turn-number" x="${at + 7.5}" y="${middle + 5.4}">${turn}</text>`
    })
    const text = isNarrow
      ? `<text y="-4.5">${formation}</text>`
      : `<text class="cm-chip-name" x="${7 - width / 2}" y="5.6">${formation}</text>`
    const body = `<path class="cm-chip-body" d="${chip(nation, width / 2, height / 2)}"/>`
    return `<g transform="translate(0 ${index * (height + CHIP.gap)})">${body}${text}${numbers.join('')}</g>`
  })
  return `<g class="cm-chip cm-chip-${entries[0]!.nation}" transform="translate(${Math.round(x)} ${Math.round(y)})">${rows.join('')}</g>`
}

/** The shape of a chip: cut corners for the Germans, round ones for the Allies. */
function chip(nation: NationName, half: number, high: number): string {
  const c = 6
  const turn = (dx: number, dy: number) =>
    nation === 'german' ? `l${dx} ${dy}` : `a${c} ${c} 0 0 1 ${dx} ${dy}`
  return [
    `M${c - half} ${-high}H${half - c}${turn(c, c)}V${high - c}${turn(-c, c)}`,
    `H${c - half}${turn(-c, -c)}V${c - high}${turn(c, -c)}z`,
  ].join('')
}

/** A coin in every hex where a German unit scores for the Meuse. CEL-16.0.1 */
function drawMeuseCoins(): string {
  const west = new Set(source.westBank.hexes)
  const banks = new Set(
    source.rivers.list
      .filter(({ kind }) => kind === 'major')
      .flatMap(({ hexsides }) => hexsides.flatMap((side) => side.split('|')))
      .filter((hex) => !west.has(hex)),
  )
  const spot = (cell: Cell): Point => {
    const [x, y] = centreOf(cell)
    const spots: readonly Point[] = [
      [x + 36.5, y],
      [x - 36.5, y],
      [x + 20, y + 30],
    ]
    return spots.find((p) => !nearMeuse.isNear(p, 17)) ?? spots[0]!
  }
  return cells
    .filter((cell) => banks.has(idOf(cell)))
    .map((cell) => {
      const [x, y] = spot(cell)
      return `<g class="cm-bank" transform="translate(${x} ${y})">${drawCoin(1, false, 0.72)}</g>`
    })
    .join('')
}
