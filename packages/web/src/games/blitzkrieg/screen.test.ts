import { battles } from '@estafette/blitzkrieg'
import {
  dangerAt,
  isTransport,
  sideOfUnit,
  TARGET,
  unitsIn,
  type BlitzState,
} from '@estafette/blitzkrieg/screen'
import { boldest, legalOf } from '@estafette/blitzkrieg/testing'
import { fastDice, goersOf, type Game } from '@estafette/kernel'
import { gamesOfTheDay } from '../../../../../scripts/lanes.ts'
import { deciders, screenContract } from '../../../test/screen-contract.ts'
import type { GameScreen } from '../../screen/screen.ts'
import { drawCosts } from '../map/hex-reach.tsx'
import { hexOutlines } from '../map/outlines.ts'
import { loadPrint } from './map/print.ts'
import { drawReach } from './map/reach.tsx'
import { boardOf, makeScreen } from './screen.tsx'

/** Positions of games in which both sides go for each other, spread over them. */
function played(game: Game<BlitzState>, least: number): readonly BlitzState[] {
  const found: BlitzState[] = []
  for (let seed = 1; found.length < 4 * least; seed++) {
    const dice = fastDice(seed)
    const made = game.create({ scenario: 'battle', options: {} })
    if (!made.ok) throw new Error(game.id)
    const s = made.value
    game.start(s, dice)
    for (let count = 0; !game.outcome(s); count++) {
      if (count % 5 === 0) found.push(game.clone(s))
      const choices = boldest(s, legalOf(game, s))
      game.play(
        s,
        game.toAct(s),
        choices[(dice.roll(1) * 7 + dice.roll(1)) % choices.length]!,
        dice,
      )
    }
  }
  const every = Math.floor(found.length / least)
  return found.filter((_, index) => index % every === 0)
}

/** The combat units in the hexes that are under attack. */
function attacked(s: BlitzState): readonly number[] {
  const hexes = Array.from(s.ground.keys()).filter((hex) => s.ground[hex]! & TARGET)
  return hexes
    .flatMap((hex) => unitsIn(s, hex))
    .filter((unit) => sideOfUnit(s, unit) !== s.phasing && !isTransport(s, unit))
}

// One of them small and one with a river in the quick lane; all of them at length.
const shown = gamesOfTheDay(battles)

for (const game of shown) {
  const print = await loadPrint(game.id)
  const { shapes, corners, viewBox } = print
  const screen = makeScreen(game, print) as unknown as GameScreen
  const { neighbours } = boardOf(game)
  const sheet = { shapes, viewBox, paths: hexOutlines({ shapes, corners, neighbours }) }
  screenContract(screen, {
    positions: (least) => played(game, least).flatMap((state) => deciders(screen.game, state)),
    danger: ({ state, intention }) => {
      const now = intention.value
      const s = state.value as BlitzState
      const goers = now?.kind === 'plan' ? goersOf(now.plan, screen.plans!.spell(s, now.plan)) : []
      if (now?.kind !== 'plan' || goers.length === 0) return null
      const found = dangerAt(s, sideOfUnit(s, goers[0]!), now.plan.place, goers)
      return found && s.board.crtColumns[found.preview.finalColumn]!
    },
    reach: (state, plans) => [
      drawReach(sheet, state as BlitzState, plans),
      drawCosts(shapes, plans),
    ],
    fought: ({ type }, state) => (type === 'combat-roll' ? attacked(state as BlitzState) : null),
  })
}
