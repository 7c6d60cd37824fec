import { pathWriter } from '../path.ts'
import { addBridge, apart, crossings } from '../pieces/bridges.ts'
import { path } from '../pieces/markup.ts'
import type { AreaGround } from './ground.ts'

const HALF = { main: 4.4, minor: 3.2, lane: 2.6, railway: 3.8 } // width between the parapets
const REACH = { wide: 9.5, narrow: 5.5 }
const ENDS = { flare: 1.55, splay: 2.4, lip: 0.6 }
const APART = 24 // a road that meanders over a river has one bridge, not three
const SQUARENESS = 0.35

/** Bridges wherever a way crosses water: flared parapets, and a pale deck below rails. */
export function drawBridges(ground: AreaGround): { decks: string; parapets: string } {
  const { source, lanes, railways, towns } = ground
  const parapets = pathWriter(1)
  const decks = pathWriter(1)
  const ways = [
    ...source.roads.map(({ kind, line }) => ({ line, half: HALF[kind], isRail: false })),
    ...lanes.map(({ line }) => ({ line, half: HALF.lane, isRail: false })),
    ...railways.map((line) => ({ line, half: HALF.railway, isRail: true })),
  ]
  for (const { line, half, isRail } of ways)
    for (const river of source.rivers) {
      const reach = river.isWide ? REACH.wide : REACH.narrow
      const found = crossings(line, river.line, SQUARENESS).filter(({ at }) => !towns.isInTown(at))
      for (const one of apart(found, APART))
        addBridge(parapets, isRail ? decks : null, one, { half, reach, ...ENDS })
    }
  return { decks: path('m-line m-rail-deck', decks), parapets: path('m-parapet', parapets) }
}
