import type { Graph } from './graph.ts'

/**
 * Marks with 1 the nodes joined to a source through passable nodes, the node and the source being
 * passable too, all others with 0; returns how many. `stack` is work space of the graph's size.
 */
export function flood(
  graph: Graph,
  sources: ArrayLike<number>,
  passable: (node: number) => boolean,
  out: Uint8Array,
  stack: Int16Array = new Int16Array(graph.count),
): number {
  const { offsets, targets } = graph
  let open = 0
  let marked = 0
  out.fill(0)
  for (let i = 0; i < sources.length; i++) {
    const source = sources[i]!
    if (out[source]! !== 0 || !passable(source)) continue
    out[source] = 1
    stack[open++] = source
  }
  while (open > 0) {
    const node = stack[--open]!
    marked++
    const end = offsets[node + 1]!
    for (let edge = offsets[node]!; edge < end; edge++) {
      const target = targets[edge]!
      if (out[target]! !== 0 || !passable(target)) continue
      out[target] = 1
      stack[open++] = target
    }
  }
  return marked
}

/**
 * Whether a chain of passable nodes, both ends included, leads from a node to a source.
 * `seen` and `stack` are work space of the graph's size.
 */
export function canTrace(
  graph: Graph,
  from: number,
  passable: (node: number) => boolean,
  isSource: (node: number) => boolean,
  seen: Uint8Array = new Uint8Array(graph.count),
  stack: Int16Array = new Int16Array(graph.count),
): boolean {
  if (!passable(from)) return false
  const { offsets, targets } = graph
  let open = 0
  seen.fill(0)
  seen[from] = 1
  stack[open++] = from
  while (open > 0) {
    const node = stack[--open]!
    if (isSource(node)) return true
    const end = offsets[node + 1]!
    for (let edge = offsets[node]!; edge < end; edge++) {
      const target = targets[edge]!
      if (seen[target]! !== 0 || !passable(target)) continue
      seen[target] = 1
      stack[open++] = target
    }
  }
  return false
}
