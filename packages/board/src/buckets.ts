/**
 * A queue of nodes by whole cost, for searches whose costs are small: a bucket per cost, each a
 * list. A node may stand in several buckets; whoever takes it out sees whether it still costs that.
 */
export interface Buckets {
  size: number // entries put in since it was emptied
  readonly heads: Int16Array // by cost: the last entry put in, -1 for none
  readonly nodes: Int16Array // by entry
  readonly next: Int16Array // by entry: the one put in before it at the same cost, -1 for none
}

/** Room for costs below `most` and so many entries, used again and again. */
export function makeBuckets(most: number, entries: number): Buckets {
  return {
    size: 0,
    heads: new Int16Array(most).fill(-1),
    nodes: new Int16Array(entries),
    next: new Int16Array(entries),
  }
}

/** Puts a node in at a cost. */
export function putInBucket(buckets: Buckets, node: number, cost: number): void {
  const entry = buckets.size++
  buckets.nodes[entry] = node
  buckets.next[entry] = buckets.heads[cost]!
  buckets.heads[cost] = entry
}

/** Empties the bucket of a cost: its first entry, -1 for none; the others follow by `next`. */
export function takeBucket({ heads }: Buckets, cost: number): number {
  const entry = heads[cost]!
  heads[cost] = -1
  return entry
}
