import { ask, makePlayer } from '@estafette/bots'
import { fastDice } from '@estafette/kernel'
import { games } from '@estafette/registry'
import { brainOf } from '@estafette/registry/brains'
import { stateOf, take } from '@estafette/table'
import { expect, test } from 'vitest'
import { gamesOfTheDay, isLong } from '../../../../../scripts/lanes.ts'
import { dayOf, seed } from '../../../../../scripts/seed.mjs'
import { sitAt, tableOf } from '../../../test/sitting.ts'
import { loadScreen } from '../../games/index.ts'
import { isSeen, type Size } from '../../map-view/camera.ts'
import type { Pile } from '../../map-view/feed.ts'
import { firstPicture } from '../../map-view/first-picture.ts'
import { mapFeed } from './map-feed.tsx'

const CHOICES = isLong ? 1200 : 400 // that are played at most
const LOOKS = isLong ? 60 : 6 // positions in which units are sent
const EDGES = 112 // pixels that the first picture leaves free
const ABOUT = 140 // map units: as near as the nearest, or a hex farther
const windows: readonly Size[] = [
  { width: 986, height: 628 },
  { width: 390, height: 380 },
]

const apart = (one: Pile, other: Pile): number =>
  Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y)

const onMaps = gamesOfTheDay(games.filter(({ kinds }) => 'unit' in kinds && !('soldier' in kinds)))

test.each(onMaps.map(({ id }) => id))(
  'when units are sent in %s, a map that is opened shows where the armies face each other',
  async (id) => {
    const screen = (await loadScreen(id))!
    const { game, plans, map } = screen
    const table = tableOf(game, undefined, dayOf(seed) + 1)
    const player = makePlayer('random', brainOf)!
    const mind = fastDice(dayOf(seed))
    let looks = 0
    for (let count = 0; count < CHOICES && looks < LOOKS; count++) {
      const state = stateOf(table)
      const seat = game.toAct(state)
      if (seat < 0) break
      const feed = mapFeed(sitAt(screen, state, seat).model, map!)
      const piles = plans?.canPlan(state, seat) ? feed.piles.peek() : []
      const able = new Set(feed.opensOn())
      const side = game.sideOf(state, seat)
      const own = piles.filter((pile) => able.has(pile.place) && pile.side === side)
      const enemy = piles.filter((pile) => pile.side !== side)
      const all = own.flatMap((one) => enemy.map((other) => apart(one, other)))
      const nearest = Math.min(...all)
      const large = windows.filter(({ width, height }) => nearest < Math.min(width, height) - EDGES)
      if (large.length > 0) {
        looks++
        for (const size of large) {
          const camera = firstPicture(feed, size)
          const seen = (pile: Pile): boolean => isSeen(camera, pile.at, size)
          const foes = enemy.filter(seen)
          const isFront = own
            .filter(seen)
            .some((one) => foes.some((other) => apart(one, other) <= nearest + ABOUT))
          expect({ count, size, isFront }).toEqual({ count, size, isFront: true })
        }
      }
      take(table, seat, ask(player, game, state, seat, mind))
    }
    expect(looks).toBeGreaterThan(0)
  },
)
