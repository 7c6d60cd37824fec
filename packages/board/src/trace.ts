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
