import { createState, fastDice, scriptedDice, type Game, type Setup } from '@estafette/kernel'
import {
  commitment,
  forked,
  hidesSomething,
  legalChoices,
  stateOf,
  type Table,
} from '@estafette/table'
import { examineDoors, rowDoor, type Door } from '@estafette/table/doors'
import type { Command } from '@estafette/protocol'
import { describe, expect, test } from 'vitest'
import { isLong } from '../../../../scripts/lanes.ts'
import { everyGame } from '../../test/house.ts'
import { decide, keptOf } from './journal.ts'
import { laidOut, type LiveTable } from './live-table.ts'
import { choicesFor, pastText, standingFor, stepFor } from './views.ts'

const SEED = '5e'.repeat(32)

/** A live table around one that was played at elsewhere. */
function liveAt(table: Table): LiveTable {
  const row = {
    id: table.gameId,
    game: table.game.id,
    scenario: table.game.scenarios[0]!,
    options: '{}',
    seed: SEED,
    commitment: commitment(SEED, table.gameId),
    pace: '{"kind":"none"}',
    watchable: true,
    listed: false,
    host: null,
    status: 'playing' as const,
    version: 0,
    waiting: 0,
    ending: null,
    made: 0,
    changed: 0,
    clock: null,
    computers: 0,
    previous: null,
    message: '',
    wished: '',
  }
  return { ...laidOut(table.game, row, []), table, version: table.entries.length + 1 }
}

/** A live table before and after its last choice. */
function lastStep(table: Table): { before: LiveTable; after: LiveTable } | null {
  const entry = table.entries.at(-1)
  if (!entry) return null
  const { seat, choice, faces } = entry
  const before = liveAt({ ...forked(table), entries: table.entries.slice(0, -1) })
  const events = standingEvents(table)
  const deed = { do: 'take', entries: [{ choice, faces }] } as const
  return { before, after: { ...liveAt(table), last: { deed, seat, told: [events] } } }
}

function standingEvents(table: Table) {
  const { game, entries } = table
  const before = stateOf({ ...forked(table), entries: entries.slice(0, -1) })
  const { seat, choice, faces } = entries.at(-1)!
  const events: Parameters<NonNullable<Parameters<Game['play']>[4]>>[0][] = []
  const state = game.clone(before)
  game.play(state, seat, choice, scriptedDice(faces), (event) => events.push(event))
  return events
}

const doors: Readonly<Record<string, Door>> = {
  table: (table, viewer) => JSON.stringify(standingFor(liveAt(table), viewer)),
  step(table, viewer) {
    const step = lastStep(table)
    return step ? JSON.stringify(stepFor(step.before, step.after, viewer)) : ''
  },
  // Rows as a command brings them, with what the answer says of them.
  rows: rowDoor((table, seat, choices) => {
    const command: Command = { do: 'take', choices: [...choices] }
    const decided = decide(liveAt(table), seat, command, 0)
    return decided.ok ? keptOf(command, decided.deed) : decided
  }, 4),
  choices: (table, viewer) => (viewer < 0 ? '' : JSON.stringify(choicesFor(liveAt(table), viewer))),
  past: (table, viewer) => pastText(liveAt(table), viewer, Math.max(0, table.entries.length - 1)),
}

/** A game set up with each value of each option, one at a time. */
function everySetup({ scenarios, options }: Game): Setup[] {
  const [scenario = ''] = scenarios
  const single = options.flatMap(({ id, values }) => values.map((value) => ({ [id]: value })))
  return [{}, ...single].map((chosen) => ({ scenario, options: chosen }))
}

/** Whether somebody knows something that another does not, after a few choices. */
function hides(game: Game, setup: Setup): boolean {
  const dice = fastDice(1)
  const state = createState(game, setup)
  game.start(state, dice)
  for (let left = 4; left > 0 && game.acting(state) !== 0; left--) {
    if (hidesSomething(game, state)) return true
    const seat = game.toAct(state)
    game.play(state, seat, legalChoices(game, state, seat)[0]!, dice)
  }
  return false
}

describe('R18 pairs of tables that look the same to a viewer', () => {
  // Games that hide nothing early on are compared where there is time: it takes long.
  const shelf = everyGame.filter(
    (game) => isLong || everySetup(game).some((one) => hides(game, one)),
  )

  test.each(shelf.map((game) => ({ id: game.id, game })))(
    '$id: send them the same, byte for byte',
    ({ id, game }) => {
      const { below } = fastDice(1944)
      let compared = 0
      for (let pair = 0; pair < (id === 'toy' ? 4 : 1) * (isLong ? 20 : 1); pair++) {
        const scenario = game.scenarios[below(game.scenarios.length)]!
        const options = Object.fromEntries(
          game.options.map(({ id: option, values }) => [option, values[below(values.length)]!]),
        )
        const found = examineDoors(game, { scenario, options }, pair, { tried: doors })
        expect(found.faults).toEqual([])
        compared += found.choices
      }
      expect(compared).toBeGreaterThan(0) // pairs that differ in nothing, or are over, prove nothing
    },
  )

  test('a step that told the whole choice would be seen', () => {
    const toy = everyGame[0]!
    const leaky: Readonly<Record<string, Door>> = {
      step(table, viewer) {
        const step = lastStep(table)
        if (!step) return ''
        const told = stepFor(step.before, step.after, viewer)
        return JSON.stringify({ ...told, body: step.after.last!.deed })
      },
    }
    const setup = { scenario: toy.scenarios[0]!, options: {} }
    const found = Array.from({ length: 20 }, (_, seed) =>
      examineDoors(toy, setup, seed, { tried: leaky }),
    ).flatMap(({ faults }) => faults)
    expect(found.length).toBeGreaterThan(0)
  })
})
