import type { Game, Seat, State } from '@estafette/kernel'
import { games } from '@estafette/registry'
import { stateOf } from '@estafette/table'
import { describe, expect, test } from 'vitest'
import { gamesOfTheDay, isLong } from '../../../../../scripts/lanes.ts'
import { dayOf, seed } from '../../../../../scripts/seed.mjs'
import { journalOf, usualSetup } from '../../../test/journal.ts'
import { inLanguages, sitAt, tableOf } from '../../../test/sitting.ts'
import { loadScreen } from '../../games/index.ts'
import type { Tile } from '../../screen/card.ts'
import { cardOf } from './decision.ts'
import type { TableModel } from '../model.ts'
import { pressTile } from './tiles.tsx'

const MOST = isLong ? 2000 : 60 // choices of a game
const TILES = 8 // of a card that are pressed

const tilesOf = (model: TableModel): readonly Tile[] =>
  cardOf(model).groups.flatMap(({ tiles }) => tiles)

/** Options that are ticked though another is meant, even one that would do the same and more. */
function strayTicks(model: TableModel): string[] {
  const now = model.intention.value
  if (now?.kind !== 'row' && now?.kind !== 'offer') return []
  const meant = now.kind === 'offer' ? now.offer.choice : -1
  return tilesOf(model).flatMap(({ isChosen, offer, name }) =>
    isChosen && offer && offer.choice !== meant ? [name] : [],
  )
}

/** The first decisions of each kind in a game played at random. */
function decisionsOf(game: Game): readonly { step: string; before: State; seat: Seat }[] {
  const journal = journalOf(game, usualSetup(game), {
    player: 'random',
    seed: dayOf(seed),
    most: MOST,
  })
  const seen = new Map<string, number>()
  return journal.flatMap(({ before, seat }) => {
    if (seat < 0) return []
    const { step } = game.decision(before, seat)
    const count = (seen.get(step) ?? 0) + 1
    seen.set(step, count)
    return count > 2 ? [] : [{ step, before, seat }]
  })
}

describe.each(gamesOfTheDay(games))('$id', (game) => {
  const decisions = decisionsOf(game)

  test('a card ticks no option but those that are meant', async () => {
    const screen = (await loadScreen(game.id))!
    const faults = decisions.flatMap(({ step, before, seat }) => {
      const { length } = tilesOf(sitAt(screen, before, seat).model)
      return Array.from({ length: Math.min(TILES, length) }, (_, at) => {
        const { model } = sitAt(screen, before, seat)
        const tile = tilesOf(model)[at]!
        pressTile(model, tile)
        return strayTicks(model).map((name) => `${step}: ${tile.name} is meant, ${name} is ticked`)
      }).flat()
    })
    expect([...new Set(faults)]).toEqual([])
  })

  test('what says who decides and when begins with a capital, in teams too', async () => {
    const screen = (await loadScreen(game.id))!
    const teams = game.options.find(({ id }) => id === 'players')?.values ?? []
    const begun = teams.map((players) => {
      const setup = { ...usualSetup(game), options: { players } }
      const state = stateOf(tableOf(game, setup))
      return { before: state, seat: game.toAct(state) }
    })
    const when = [...decisions, ...begun].flatMap(({ before, seat }) =>
      inLanguages(() => [cardOf(sitAt(screen, before, seat).model).when]),
    )
    expect(when.filter((text) => /^\p{Ll}/u.test(text))).toEqual([])
  })

  test('a slot that is closed sends nobody to the map of a game without one, nor for an answer that is not there', async () => {
    const screen = (await loadScreen(game.id))!
    const faults = decisions.flatMap(({ step, before, seat }) => {
      const { model } = sitAt(screen, before, seat)
      if (screen.map && model.able.value.length > 0) return []
      return inLanguages(() => {
        const { primary, decline } = cardOf(model)
        const closed = [primary, decline].map((act) => act.closed ?? '')
        return closed.filter((text) => /or on the map|ou sur la carte/.test(text))
      }).map((text) => `${step}: ${text}`)
    })
    expect([...new Set(faults)]).toEqual([])
  })
})
