import type { Graph } from './graph.ts'

/** Whole cost of a step along an edge; negative or infinite = forbidden. Half points: double all. */
export type StepCost = (from: number, to: number, edge: number) => number

/** What a search found; made once per graph size and reused. */
export interface Reach {
  size: number // nodes reached, the start included
  readonly order: Int16Array // the reached nodes, nearest first, in [0, size)
  readonly cost: Int32Array // least cost by node, -1 = not reached
  readonly steps: Int16Array // steps of that path
  readonly previous: Int16Array // node before it on that path, -1 = start or not reached
  readonly heap: Int16Array // work space: open nodes
  readonly place: Int16Array // work space: node -> place in the heap
}

/** Work space for searches in graphs of up to `count` nodes. */
export function makeReach(count: number): Reach {
  return {
    size: 0,
    order: new Int16Array(count),
    cost: new Int32Array(count).fill(-1),
    steps: new Int16Array(count),
    previous: new Int16Array(count).fill(-1),
    heap: new Int16Array(count),
    place: new Int16Array(count),
  }
}

/**
 * Finds every node within `budget` of `start`, writing into `out`. A node for which `stops` holds
 * may be entered but not left; the start may always be left. Of equally cheap paths the one with
 * fewer steps wins, then the one through the lower previous node.
 */
export function reach(
  graph: Graph,
  start: number,
  budget: number,
  cost: StepCost,
  out: Reach,
  stops?: (node: number) => boolean,
): Reach {
  search(graph, start, budget, cost, out, stops)
  return out
}

/** The path found to a node, from the start to the node itself; empty if it was not reached. */
export function pathTo(found: Reach, node: number): number[] {
  const path: number[] = []
  if (found.cost[node]! < 0) return path
  for (let at = node; at >= 0; at = found.previous[at]!) path.push(at)
  return path.reverse()
}

function search(
  graph: Graph,
  start: number,
  budget: number,
  cost: StepCost,
  out: Reach,
  stops: ((node: number) => boolean) | undefined,
): void {
  const { offsets, targets } = graph
  for (let i = 0; i < out.size; i++) {
    const node = out.order[i]!
    out.cost[node] = out.previous[node] = -1
  }
  out.size = 0
  if (budget < 0) return
  out.cost[start] = out.steps[start] = 0
  let open = push(out, 0, start)
  while (open > 0) {
    const node = pop(out, open--)
    out.order[out.size++] = node
    if (node !== start && stops?.(node)) continue
    const steps = out.steps[node]! + 1
    const end = offsets[node + 1]!
    for (let edge = offsets[node]!; edge < end; edge++) {
      const to = targets[edge]!
      const step = cost(node, to, edge)
      if (!(step >= 0)) continue
      const total = out.cost[node]! + step
      if (total > budget || total === Infinity) continue
      const known = out.cost[to]!
      if (known >= 0 && (known < total || (known === total && out.steps[to]! <= steps))) continue
      out.cost[to] = total
      out.steps[to] = steps
      out.previous[to] = node
      if (known < 0) open = push(out, open, to)
      else rise(out, out.place[to]!, to)
    }
  }
}

/** Heap order: cheaper, then fewer steps, then lower node. */
function isBefore(out: Reach, a: number, b: number): boolean {
  const byCost = out.cost[a]! - out.cost[b]!
  if (byCost !== 0) return byCost < 0
  const bySteps = out.steps[a]! - out.steps[b]!
  return bySteps !== 0 ? bySteps < 0 : a < b
}

function push(out: Reach, open: number, node: number): number {
  rise(out, open, node)
  return open + 1
}

function rise(out: Reach, from: number, node: number): void {
  let at = from
  while (at > 0) {
    const parent = (at - 1) >> 1
    const other = out.heap[parent]!
    if (!isBefore(out, node, other)) break
    out.heap[at] = other
    out.place[other] = at
    at = parent
  }
  out.heap[at] = node
  out.place[node] = at
}

function pop(out: Reach, open: number): number {
  const first = out.heap[0]!
  const last = open - 1
  const node = out.heap[last]!
  let at = 0
  for (;;) {
    let child = 2 * at + 1
    if (child >= last) break
    if (child + 1 < last && isBefore(out, out.heap[child + 1]!, out.heap[child]!)) child++
    const other = out.heap[child]!
    if (!isBefore(out, other, node)) break
    out.heap[at] = other
    out.place[other] = at
    at = child
  }
  out.heap[at] = node
  out.place[node] = at
  return first
}
