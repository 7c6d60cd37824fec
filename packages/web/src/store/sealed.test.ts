import { fastDice, hashText, makeNotation, verbOf, type Game, type Setup } from '@estafette/kernel'
import { games } from '@estafette/registry'
import { workshop } from '@estafette/registry/workshop'
import {
  hidesSomething,
  isOver,
  legalChoices,
  makeRecord,
  makeSealed,
  settle,
  stateOf,
  tableFromRecord,
  take,
  type Table,
} from '@estafette/table'
import { describe, expect, test } from 'vitest'
import { shelfOf } from '../../test/shelf.ts'
import { tableOf } from '../../test/sitting.ts'
import { loadGame, saveGame } from './games.ts'
import { noteOf } from './begin.ts'

const shelf: readonly Game[] = [...games, ...workshop]
const lookup = (id: string): Game | undefined => shelf.find((game) => game.id === id)

function played(game: Game, setup: Setup, choices: number): Table {
  const table = tableOf(game, setup, 3)
  const { below } = fastDice(choices)
  while (table.entries.length < choices && !isOver(table)) {
    const seat = game.toAct(stateOf(table))
    const legal = legalChoices(game, stateOf(table), seat)
    take(table, seat, legal[below(legal.length)]!)
  }
  return table
}

/** Set-ups of a game, with every value of every option once. */
function setupsOf({ scenarios, options }: Game): Setup[] {
  const all = options.flatMap(({ id, values }) => values.map((value) => ({ [id]: value })))
  return [{}, ...all].map((chosen, at) => ({
    scenario: scenarios[at % scenarios.length]!,
    options: chosen,
  }))
}

describe('what lies in the storage of a browser', () => {
  test.each(shelf.map((game) => ({ id: game.id, game })))(
    '$id: holds neither seed nor anything hidden in clear, and is read back whole',
    ({ game }) => {
      for (const [at, setup] of setupsOf(game).entries()) {
        if (at > 1 && at % 9 !== 0) continue
        const table = played(game, setup, 1 + ((at * 13) % 60))
        const text = makeSealed(table)
        if (isOver(table)) continue
        expect(text).not.toContain(table.seed!)
        const hides = hidesSomething(game, stateOf(table))
        table.entries.forEach(({ choice }, index) => {
          const { secret } = game.verbs[verbOf(choice)]!
          const line = new RegExp(`^${index + 1} \\S+ ${makeNotation(game, choice)} `, 'm')
          if (secret && hides) expect(text).not.toMatch(line)
        })
        const read = tableFromRecord(lookup, text)
        if (!read.ok) throw new Error(`${read.reason}, line ${read.line}`)
        expect(hashText(stateOf(read.value))).toBe(hashText(stateOf(table)))
        expect(makeRecord(read.value)).toBe(makeRecord(table))
        expect(makeSealed(read.value)).toBe(text)
      }
    },
  )

  test('games kept before there were envelopes are still read', () => {
    const table = played(lookup('frontline')!, { scenario: 'battle', options: {} }, 30)
    const kept = shelfOf()
    const note = noteOf('old', table, ['human', 'human'])
    saveGame({ note, record: makeRecord(table) }, kept)
    const loaded = loadGame('old', kept)
    const read = loaded.ok && tableFromRecord(lookup, loaded.value.record)
    expect(read && read.ok && hashText(stateOf(read.value))).toBe(hashText(stateOf(table)))
  })

  test('a game that is over lies there whole: its dice can be checked', () => {
    const table = played(lookup('frontline')!, { scenario: 'battle', options: {} }, 30)
    settle(table, { how: 'resigned', seat: 0 })
    expect(makeSealed(table)).toBe(makeRecord(table))
    expect(makeSealed(table)).toContain(table.seed!)
  })
})
