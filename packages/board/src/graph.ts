/** Compressed adjacency: the edges of node n are offsets[n] .. offsets[n + 1] - 1. */
export interface Graph {
  readonly count: number // nodes 0 .. count - 1
  readonly offsets: Int32Array // length count + 1
  readonly targets: Int16Array // ascending per node
  readonly borders: Uint8Array // what the edge crosses, numbered by the caller
}

/** An undirected edge; `back` is the border seen from b when it differs from that seen from a. */
export interface Edge {
  readonly a: number
  readonly b: number
  readonly border: number
  readonly back?: number
}

export const UNREACHABLE = 255

const MAX_COUNT = 0x7fff

/** Builds a graph; throws on loops, repeated edges, unknown nodes and borders outside 0..255. */
export function makeGraph(count: number, edges: readonly Edge[]): Graph {
  if (!Number.isInteger(count) || count < 0 || count > MAX_COUNT) {
    throw new Error(`a graph has 0..${MAX_COUNT} nodes, not ${count}`)
  }
  const arcs = edges.flatMap(({ a, b, border, back = border }) => [
    { from: a, to: b, border },
    { from: b, to: a, border: back },
  ])
  for (const { from, to, border } of arcs) {
    if (!isIndex(from, count) || !isIndex(to, count)) throw new Error(`no edge ${from}-${to} here`)
    if (from === to) throw new Error(`edge ${from}-${to} is a loop`)
    if (!isIndex(border, 256)) throw new Error(`edge ${from}-${to} has border ${border}`)
  }
  arcs.sort((x, y) => x.from - y.from || x.to - y.to)
  const offsets = new Int32Array(count + 1)
  arcs.forEach(({ from, to }, index) => {
    const before = arcs[index - 1]
    if (before?.from === from && before.to === to) throw new Error(`edge ${from}-${to} is repeated`)
    offsets[from + 1] = index + 1
  })
  for (let node = 0; node < count; node++) {
    offsets[node + 1] = Math.max(offsets[node]!, offsets[node + 1]!)
  }
  return {
    count,
    offsets,
    targets: Int16Array.from(arcs, ({ to }) => to),
    borders: Uint8Array.from(arcs, ({ border }) => border),
  }
}

function isIndex(value: number, end: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < end
}

/** Index of the edge from a to b in `targets` and `borders`, -1 when they are not adjacent. */
export function edgeBetween(graph: Graph, a: number, b: number): number {
  const end = graph.offsets[a + 1]!
  for (let edge = graph.offsets[a]!; edge < end; edge++) {
    if (graph.targets[edge]! === b) return edge
  }
  return -1
}

/** Border from a to b, -1 when they are not adjacent. */
export function borderBetween(graph: Graph, a: number, b: number): number {
  const edge = edgeBetween(graph, a, b)
  return edge < 0 ? -1 : graph.borders[edge]!
}

/** Whether an edge joins a and b. */
export function areAdjacent(graph: Graph, a: number, b: number): boolean {
  return edgeBetween(graph, a, b) >= 0
}

/** Number of neighbours. */
export function degree(graph: Graph, node: number): number {
  return graph.offsets[node + 1]! - graph.offsets[node]!
}

/** Hops between all pairs, at [from * count + to]; UNREACHABLE where no chain of edges leads. */
export function distances(graph: Graph): Uint8Array {
  const { count, offsets, targets } = graph
  const hops = new Uint8Array(count * count).fill(UNREACHABLE)
  const queue = new Int16Array(count)
  for (let start = 0; start < count; start++) {
    const row = start * count
    let tail = 0
    hops[row + start] = 0
    queue[tail++] = start
    for (let head = 0; head < tail; head++) {
      const node = queue[head]!
      const next = hops[row + node]! + 1
      for (let edge = offsets[node]!; edge < offsets[node + 1]!; edge++) {
        const target = targets[edge]!
        if (hops[row + target]! !== UNREACHABLE) continue
        if (next >= UNREACHABLE) throw new Error(`${start} and ${target} are ${next} hops apart`)
        hops[row + target] = next
        queue[tail++] = target
      }
    }
  }
  return hops
}
