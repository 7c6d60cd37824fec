import { between, distance, type Line, type Point } from '../../../map/geometry.ts'
import { addSmoothLine } from '../../../map/path.ts'
import { edges } from './edges.ts'
import { shared, use, type Drawn } from './markup.ts'
import { patchwork } from './patchwork.ts'

const BANK = 5.5 // from the middle of the river

/** Area boundaries as a double line; where a river divides, the river is the boundary. */
export function drawBoundaries(): Drawn {
  const lines = patchwork(1)
  for (const { isRiver, line } of edges)
    if (!isRiver) addSmoothLine(lines.at(line[line.length >> 1]!), offTheBanks(line))
  return {
    defs: shared('boundary', lines),
    markup: [
      use('boundary', 'm-line m-boundary-halo'),
      use('boundary', 'm-line m-boundary'),
      use('boundary', 'm-line m-boundary-light'),
      // With the rivers switched off something must still part the areas they divide.
      use('river', 'm-line m-boundary m-boundary-river'),
      use('river', 'm-line m-boundary-light m-boundary-river'),
    ].join(''),
  }
}

/** An edge cut short where it meets the river, so that it ends on the bank and not in the water. */
function offTheBanks(line: Line): Line {
  const start = offTheBank(line)
  return [...offTheBank([...start].reverse())].reverse()
}

function offTheBank(line: Line): Line {
  const [first, second] = [line[0]!, line[1]!]
  if (!isWet(first)) return line
  return [between(first, second, Math.min(0.8, BANK / distance(first, second))), ...line.slice(1)]
}

function isWet(p: Point): boolean {
  return edges.some(({ isRiver, line }) => isRiver && line.some((q) => distance(p, q) < 1))
}
