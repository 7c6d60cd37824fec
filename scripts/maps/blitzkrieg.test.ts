import { readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { drawHexMap, packed } from '@estafette/maps'
import { faultsOf } from '@estafette/maps/check'
import { distance, gapToLine, isInside, type Point } from '@estafette/maps/geometry'
import {
  boxAt,
  bridgesOn,
  crossingOf,
  hexGround,
  nameBoxes,
  outlinesOf,
  overlap,
} from '@estafette/maps/measure'
import { describe, expect, test } from 'vitest'
import { everyBoard } from '../../packages/games/blitzkrieg/src/data/battles.ts'
import { TERRAINS } from '../../packages/games/blitzkrieg/src/data/codes.ts'
import { isLong } from '../lanes.ts'
import { pngDataUri } from '../png.mjs'
import { battles, makeBattleFile, makeSheet } from './blitzkrieg.ts'
import { linesIn, linesOfClass, linesOfId } from './paths.ts'
import { asSeen } from './seen.ts'

const read = (file: string) =>
  readFileSync(
    new URL(`../../packages/web/src/games/blitzkrieg/map/data/${file}`, import.meta.url),
    'utf8',
  )

test('the reader of paths follows what the writers leave', () => {
  expect(linesIn('m10 20 3-4v14h.5zc1 1 5 5 6 6m1.5.5q1 1 2 2')).toEqual([
    [
      [10, 20],
      [13, 16],
      [13, 30],
      [13.5, 30],
      [16, 26],
    ],
    [
      [17.5, 26.5],
      [19.5, 28.5],
    ],
  ])
})

test('every battle is drawn', () => {
  const waters = battles.flatMap(({ source }) => source.rivers.flatMap(({ sides }) => sides))
  expect(waters.length).toBeGreaterThan(100) // a battle may have none, all of them have not
  expect(battles.map(({ id }) => id)).toEqual(everyBoard.map(({ id }) => id))
})

test('the stored style sheet is what is made of the palettes (npm run draw)', () => {
  expect(read('sheet.css')).toBe(makeSheet())
})

/** All of them when there is time, else the smallest and the one to learn by. */
const looked = isLong ? battles : battles.filter(({ id }) => ['met', 'training'].includes(id))

describe.each(looked)('$id, drawn from its data alone', (battle) => {
  const { id: battleId, source, look } = battle
  const board = everyBoard.find(({ id }) => id === battleId)!
  const drawing = drawHexMap(source, look)
  const { defs, layers, names } = drawing
  const ground = hexGround(source, look)
  const { lattice, cells } = ground
  const { idOf, cellAt, centreOf, cellOfId, directionTo, sideMiddle } = lattice
  const hexes = Object.entries(source.hexes)
  const id = (part: string) => `blitz-${battleId}-${part}`
  const middleOf = (a: string, b: string): Point =>
    sideMiddle(cellOfId(a), directionTo(cellOfId(a), cellOfId(b)))
  const hexAt = (p: Point) => idOf(cellAt(p))
  /** Sides of the board's table, each once, by the ids of their hexes. */
  const sidesOf = (table: ArrayLike<number>): string[] =>
    board.hexIds.flatMap((a, hex) =>
      [1, 2, 3].flatMap((way) => {
        const to = board.neighbours[hex * 6 + way]!
        return to >= 0 && table[hex * 6 + way] ? [[a, board.hexIds[to]!].sort().join(' ')] : []
      }),
    )
  const pairs = (list: readonly (readonly string[])[]): string[] =>
    list.flatMap((chain) => chain.slice(1).map((hex, i) => [chain[i]!, hex].sort().join(' ')))

  test('the stored map is what is drawn from the data: every path, every pixel (npm run draw)', () => {
    // Not toEqual: a report of the difference would be as long as the map.
    const stored = read(`${battleId}.json`)
    expect(asSeen(makeBattleFile(battle, pngDataUri)) === asSeen(stored)).toBe(true)
  })

  test('the map is sent in less than 120 KiB', () => {
    const file = read(`${battleId}.json`)
    const isSmall = gzipSync(file).length < 120 * 1024 // what is sent is smaller still, but slow to make
    if (!isSmall) expect(brotliCompressSync(file).length).toBeLessThan(120 * 1024)
  })

  test('what is drawn is what the rules play on: terrain, levels, waters, roads, hex by hex', () => {
    expect(hexes.map(([hex]) => hex).sort()).toEqual([...board.hexIds].sort())
    const villages = new Set(
      source.places.filter(({ kind }) => kind === 'village').flatMap((place) => place.hexes),
    )
    board.hexIds.forEach((hex, n) => {
      const { terrain, level } = source.hexes[hex]!
      const name = villages.has(hex) ? 'village' : terrain
      expect([hex, name, level]).toEqual([hex, TERRAINS[board.terrain[n]!], board.level[n]])
    })
    const waters = (isWide: boolean) =>
      pairs(source.rivers.filter((river) => river.isWide === isWide).flatMap(({ sides }) => sides))
    expect(waters(true).sort()).toEqual(sidesOf(board.river).sort())
    expect(waters(false).sort()).toEqual(sidesOf(board.stream).sort())
    // Every link once: two lines over the same side would bulge apart.
    expect(pairs(source.roads.map((road) => road.hexes)).sort()).toEqual(sidesOf(board.road).sort())
    const rails = new Set(source.railways.flat())
    expect(board.hexIds.filter((_, n) => board.rail[n])).toEqual([...rails].sort())
  })

  test('the sides have their supply and their entries outside the frame', () => {
    source.borders.forEach(({ supply, entries }, side) => {
      const own = board.supplyHexes[side]!.map((hex) => board.hexIds[hex]!)
      expect([...supply].sort()).toEqual([...own].sort())
      const open = new Set(board.entryHexes.flat().map((hex) => board.hexIds[hex]!))
      for (const draw of board.drawEntryHexes.flat()) open.add(board.hexIds[draw]!)
      for (const { hex } of entries) expect(open).toContain(hex)
    })
  })

  test('a pontoon lies on the river, between its two hexes', () => {
    for (const [a, b] of board.riverSides) {
      const [from, to] = [board.hexIds[a]!, board.hexIds[b]!]
      const { at } = crossingOf(ground, from, to)
      expect(distance(at, middleOf(from, to))).toBeLessThan(20)
      const water = linesOfId(defs, id('river'))
      expect(Math.min(...water.map((line) => gapToLine(at, line)))).toBeLessThan(6)
    }
  })

  test('the outline of the map is one ring', () => {
    expect(outlinesOf(lattice, cells, () => true)).toHaveLength(1)
  })

  test('every hex has its number, four figures inside it', () => {
    const figures = new Map<string, number>()
    for (const [start] of linesOfId(defs, id('number')))
      figures.set(hexAt(start!), (figures.get(hexAt(start!)) ?? 0) + 1)
    expect([...figures.keys()].sort()).toEqual(hexes.map(([hex]) => hex).sort())
    expect(new Set(figures.values())).toEqual(new Set([4]))
  })

  test('every side between two hexes is a line of the grid', () => {
    const drawn = new Set(
      linesOfId(defs, id('grid')).map(([a, b]) =>
        [(a![0] + b![0]) / 2, (a![1] + b![1]) / 2].map(Math.round).join(' '),
      ),
    )
    const near = ([x, y]: Point) =>
      [-1, 0, 1].some((dx) =>
        [-1, 0, 1].some((dy) => drawn.has(`${Math.round(x) + dx} ${Math.round(y) + dy}`)),
      )
    const missing = cells.flatMap((cell) =>
      [0, 1, 2]
        .filter((side) => lattice.hexOf(lattice.neighbourOf(cell, side)) >= 0)
        .filter((side) => !near(sideMiddle(cell, side)))
        .map((side) => `${idOf(cell)} ${side}`),
    )
    expect(missing).toEqual([])
  })

  test('every river runs along its hexsides, as wide as the data have it', () => {
    const lines = {
      wide: source.rivers.some(({ isWide }) => isWide) ? linesOfId(defs, id('river')) : [],
      narrow: linesOfId(defs, id('stream')),
    }
    const dry = source.rivers.flatMap(({ name: river, isWide, sides }) =>
      sides
        .filter(([a, b]) => {
          const own = lines[isWide ? 'wide' : 'narrow']
          return Math.min(...own.map((line) => gapToLine(middleOf(a, b), line))) > 12
        })
        .map(([a, b]) => `${river} ${a}|${b}`),
    )
    expect(dry).toEqual([])
  })

  test('every road and railway goes over every side of its way', () => {
    const over = (ways: readonly (readonly string[])[], lines: Point[][], far: number) =>
      ways.flatMap((chain) =>
        chain
          .slice(1)
          .map((hex, i) => [chain[i]!, hex] as const)
          .filter(([a, b]) => !lines.flat().some((p) => distance(p, middleOf(a, b)) < far))
          .map(([a, b]) => `${a}-${b}`),
      )
    const roads = source.roads.map((road) => road.hexes)
    expect(over(roads, linesOfId(defs, id('main')), 6)).toEqual([])
    // Beside a road a railway stands off the middle of the side.
    const rails = source.railways.length > 0 ? linesOfId(defs, id('rail')) : []
    expect(over(source.railways, rails, 15)).toEqual([])
  })

  test('there is a bridge wherever a road crosses a river, and the blown ones are crossed out', () => {
    const wet = new Set(
      source.rivers.flatMap(({ sides }) => sides.map((side) => [...side].sort().join(' '))),
    )
    const links = source.roads.flatMap(({ hexes: chain }) =>
      chain.slice(1).map((hex, i) => [chain[i]!, hex].sort()),
    )
    const crossed = links.filter((link) => wet.has(link.join(' ')))
    const built = bridgesOn(ground)
    for (const [a, b] of crossed)
      expect(built.some(({ at }) => distance(at, middleOf(a!, b!)) < 22)).toBe(true)
    const blown = source.bridges.filter(({ isBlown }) => isBlown)
    expect(built.filter(({ isBlown }) => isBlown)).toHaveLength(blown.length)
    expect(linesOfClass(layers['roads']!, 'hm-blown')).toHaveLength(2 * blown.length)
  })

  test('woods, rough and houses stand in their hexes and in no other', () => {
    const crowns = [...linesOfId(defs, id('crown')), ...linesOfId(defs, id('crown-large'))]
    const wooded = crowns.map(([p]) => hexAt(ground.shake.unshaken(p!)))
    const rocky = linesOfClass(layers['rough']!, 'hm-rock').map(([p]) => hexAt(p!))
    for (const [hex, { terrain }] of hexes) {
      expect([hex, terrain, wooded.filter((one) => one === hex).length > 12]).toEqual([
        hex,
        terrain,
        terrain === 'woods',
      ])
      if (terrain === 'rough') expect(rocky.filter((one) => one === hex).length).toBeGreaterThan(5)
    }
    const roofs = linesOfId(defs, id('roof')).map(([p]) => p!)
    for (const { hexes: own } of source.places)
      for (const hex of own) {
        const near = roofs.filter((p) => distance(p, centreOf(cellOfId(hex))) < 42)
        expect([hex, near.length >= 5]).toEqual([hex, true])
      }
  })

  test('every level is drawn over its hexes, wherever a counter would stand', () => {
    const levels = [...new Set(hexes.map(([, { level }]) => level))].filter((level) => level > 1)
    expect(levels.length).toBe(Math.max(...board.level) - 1)
    for (const level of levels) {
      const rings = linesOfId(defs, id(`level-${level}`))
      for (const [hex, { level: own }] of hexes) {
        const [x, y] = centreOf(cellOfId(hex))
        for (const [dx, dy] of [
          [0, 0],
          [22, 0],
          [-22, 0],
          [0, 22],
          [0, -22],
        ] as const) {
          const within = rings.filter((ring) => isInside([x + dx, y + dy], ring)).length
          expect([hex, level, within % 2 === 1]).toEqual([hex, level, own >= level])
        }
      }
      expect(layers['slopes']).toContain(`hm-teeth-${level}`)
    }
  })

  test('every name is written: places, heights, waters, and where the roads lead', () => {
    const text = (markup: string) =>
      [...markup.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, inner]) =>
        inner!.replaceAll(/(?<=[^-])<\/tspan><tspan[^>]*>/g, ' ').replaceAll(/<[^>]*>/g, ''),
      )
    const written = new Set(text(names))
    for (const { name: place, kind } of source.places)
      expect(written).toContain(kind === 'town' ? place.toUpperCase() : place)
    for (const { name: height } of source.heights) expect(written).toContain(height)
    for (const { name: river } of source.rivers) expect(written).toContain(river)
    const margin = new Set(text(layers['frame']!))
    for (const { to } of source.exits) if (to !== null) expect(margin).toContain(to)
    expect(margin).toContain(source.title!.name)
  })

  test('names and tags lie clear of each other, those of villages of every counter too', () => {
    const { names: boxes } = nameBoxes(ground)
    const overlapping = boxes.flatMap((one, i) =>
      boxes.slice(i + 1).filter((other) => overlap(one, other) > 0),
    )
    expect(overlapping).toEqual([])
    const villages = source.places.filter(({ kind }) => kind === 'village')
    const counters = cells.map((cell) => boxAt(centreOf(cell), [-19.5, -19.5, 19.5, 19.5]))
    boxes.slice(-villages.length).forEach((box, i) => {
      const area = (box.right - box.left) * (box.bottom - box.top)
      const under = counters.reduce((sum, counter) => sum + overlap(box, counter), 0)
      expect([villages[i]!.name, under / area < 0.25]).toEqual([villages[i]!.name, true])
    })
  })

  test('the drawing is light, without colours, and whole', () => {
    const { defs: filled, layers: sheets } = packed(drawing, () => 'data:image/png;base64,')
    expect(faultsOf(filled, Object.values(sheets).join('') + names)).toEqual([])
  })
})
