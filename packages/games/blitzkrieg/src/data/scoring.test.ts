import { expect, test } from 'vitest'
import { boards, challenged, checked, met, stalled, undone, unleashed } from './battles.ts'
import type { Board } from './board.ts'
import { EDGES } from './codes.ts'

/** The ids of the hexes that a line of scoring of a battle is about. */
const hexesOf = ({ hexIds, scoring, scoringHexes }: Board, id: string): string[] =>
  scoringHexes.get(scoring.find((line) => line.id === id)!)!.map((hex) => hexIds[hex]!)

test('a line by terrain is about every town and village, one by level about its heights', () => {
  for (const board of [checked, stalled, met, undone]) {
    const built = board.hexIds.filter((_, hex) => board.built[hex])
    expect(hexesOf(board, 'hexes')).toEqual(built)
  }
  expect(hexesOf(met, 'level3')).toEqual(met.hexIds.filter((_, hex) => met.level[hex] === 3))
})

test('a line by name is about that place, one with a list about its hexes', () => {
  expect(hexesOf(met, 'stonne')).toEqual(['1107'])
  expect(hexesOf(challenged, 'dinant')).toEqual(['2414', '2513', '2514'])
  expect(hexesOf(unleashed, 'sedanSouth')).toEqual(['1004', '1104'])
  expect(hexesOf(unleashed, 'lines')).toEqual(['0114', '0117', '1604', '1606', '1613', '1616'])
  expect(hexesOf(stalled, 'AorB')).toEqual(['0418', '2018'])
})

test('a line by edge is about the hexes of that edge', () => {
  const edge = ({ edgeHexes, hexIds }: Board, name: (typeof EDGES)[number]): string[] =>
    edgeHexes[EDGES.indexOf(name)]!.map((hex) => hexIds[hex]!)
  expect(hexesOf(undone, 'eastEdge')).toEqual(edge(undone, 'E'))
  expect(hexesOf(challenged, 'exit')).toEqual(edge(challenged, 'W'))
})

test('a line about units is about no hexes', () => {
  const lines = boards.flatMap(({ scoring, scoringHexes }) =>
    scoring
      .filter(({ kind }) => /^enemy(Eliminated|Refit)/.test(kind))
      .map((line) => scoringHexes.get(line)),
  )
  expect(lines.length).toBeGreaterThan(boards.length)
  for (const hexes of lines) expect(hexes).toEqual([])
})
