import { expect, test } from 'vitest'
import { makeBuckets, putInBucket, takeBucket, type Buckets } from './buckets.ts'

/** The nodes of a bucket, as they come out. */
function taken(buckets: Buckets, cost: number): number[] {
  const nodes: number[] = []
  for (let entry = takeBucket(buckets, cost); entry >= 0; entry = buckets.next[entry]!) {
    nodes.push(buckets.nodes[entry]!)
  }
  return nodes
}

test('nodes come out at the cost they were put in at, the last one first, and only once', () => {
  const buckets = makeBuckets(8, 16)
  for (const [node, cost] of [
    [5, 3],
    [6, 3],
    [7, 0],
    [5, 2],
  ] as const) {
    putInBucket(buckets, node, cost)
  }
  expect([0, 1, 2, 3].map((cost) => taken(buckets, cost))).toEqual([[7], [], [5], [6, 5]])
  expect(taken(buckets, 3)).toEqual([])
})

test('a bucket can be filled again while it is being emptied', () => {
  const buckets = makeBuckets(4, 16)
  putInBucket(buckets, 1, 2)
  const entry = takeBucket(buckets, 2)
  putInBucket(buckets, 9, 2)
  expect(buckets.nodes[entry]).toBe(1)
  expect(taken(buckets, 2)).toEqual([9])
})
