import { readFileSync } from 'node:fs'
import { chancesOf, scriptedDice, type GameEvent, type State } from '@estafette/kernel'
import { gameById } from '@estafette/registry'
import { eventsOf, notedDice, stateAt, tableFromRecord, type Table } from '@estafette/table'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadStory } from '../games/index.ts'
import type { StoryPart } from '../screen/story.ts'
import { luckOf, summarize, summaryOf, tallyOf, type Summary } from './summary.ts'
import { MOST_POINTS } from './turning.ts'

const golden = [
  ['arras', 'historical'],
  ['arras', 'free-bids'],
  ['celles', 'historical'],
  ['celles', 'action-die'],
] as const

/** What the record of a game says, as text. */
function recordOf(game: string, name: string): string {
  const url = new URL(`../../../games/${game}/golden/${name}.record`, import.meta.url)
  return readFileSync(url, 'utf8')
}

describe.each(golden)('%s %s', (id, name) => {
  const text = recordOf(id, name)
  let table: Table
  let story: StoryPart
  let summary: Summary
  beforeAll(async () => {
    const read = tableFromRecord(gameById, text)
    if (!read.ok) throw new Error(read.reason)
    table = read.value
    story = (await loadStory(id))!
    summary = summaryOf(table, story)
  })

  test('every die in the brackets of the record is counted once, those of nobody apart', () => {
    const faces = [...text.matchAll(/\[([\d ]+)\]/g)].flatMap(([, list]) =>
      list!.split(' ').map(Number),
    )
    const all = Array.from({ length: story.die!.sides }, () => 0)
    let nobodys = 0
    let picks = 0
    for (const [index, entry] of [table.opening, ...table.entries].entries()) {
      if (entry.faces.length === 0) continue
      if (index === 0) throw new Error('no golden game rolls before its first choice')
      const { seat, choice } = table.entries[index - 1]!
      const dice = notedDice(scriptedDice(entry.faces), (face, sides, isPick) => {
        if (isPick) picks++
        else if (sides === story.die!.sides) all[face - 1]!++
      })
      const state = table.game.clone(stateAt(table, index - 1))
      table.game.play(state, seat, choice, dice, ({ type }) => {
        if (type === 'bids-tied' || type === 'actions-die') nobodys++
      })
    }
    const rolled = all.reduce((sum, count) => sum + count, 0)
    expect(rolled + picks).toBe(faces.length)
    const bySide = summary.dice.map((counts) => counts.reduce((sum, count) => sum + count, 0))
    expect(bySide[0]! + bySide[1]! + nobodys).toBe(rolled)
    if (nobodys === 0) {
      expect(all.map((_, face) => summary.dice[0]![face]! + summary.dice[1]![face]!)).toEqual(all)
    }
  })

  test('a fight is the roll that stands, its chance that of the rules run with all dice, expected their sum', () => {
    const isRoll = ({ type }: GameEvent): boolean =>
      ['assault-roll', 'bombardment-roll', 'combat-roll', 'air-attack'].includes(type)
    // Only the roll that stands decides a fight: one that is rolled again is none.
    const told = table.entries.flatMap((_, index) =>
      eventsOf(table, index + 1).map((event) => ({ event, number: index + 1 })),
    )
    const dice = told.filter(({ event: { type } }) => /-roll$|^air-attack$|^reroll$/.test(type))
    const isAgain = (at: number): boolean => dice[at + 1]?.event.type === 'reroll'
    const fought = dice.filter(({ event }) => isRoll(event))
    const stands = dice.filter(({ event }, at) => isRoll(event) && !isAgain(at))
    expect(summary.fights.map(({ number }) => number)).toEqual(stands.map(({ number }) => number))
    const isAnyAgain = dice.some(({ event }) => event.rule === 'ARR-9.1a')
    expect(fought.length > stands.length).toBe(isAnyAgain)
    for (const { fight, number } of summary.moments) {
      if (fight) expect(stands.map((one) => one.number)).toContain(number)
    }
    let expected = 0
    let won = 0
    for (let n = 1; n <= table.entries.length; n++) {
      const rolls = stands.filter(({ number }) => number === n).map(({ event }) => event)
      if (rolls.length === 0) continue
      const before = stateAt(table, n - 1)
      const { seat, choice } = table.entries[n - 1]!
      const found = chancesOf(table.game, before, seat, choice, (event) =>
        isRoll(event) ? String(isWon(event)) : null,
      )
      const fights = summary.fights.filter(({ number }) => number === n)
      expect(fights).toHaveLength(rolls.length)
      expect(fights[0]!.chance).toBeCloseTo(found.get('true') ?? 0, 9)
      expect(fights.map((fight) => fight.won)).toEqual(rolls.map(isWon))
      expect(fights[0]!.side).toBe(attackerIn(before, rolls[0]!))
      expected += found.get('true') ?? 0
      won += rolls.filter(isWon).length
    }
    expect(summary.fights.length).toBeGreaterThan(0)
    const tallies = [0, 1].map((side) => tallyOf(summary, side))
    expect(tallies[0]!.expected + tallies[1]!.expected).toBeCloseTo(expected, 9)
    expect(tallies[0]!.won + tallies[1]!.won).toBe(won)
    expect(luckOf(summary, 0)).toBeCloseTo(-luckOf(summary, 1), 9)
    const byTurn = summary.turns.reduce((sum, { turn }) => sum + luckOf(summary, 0, turn), 0)
    expect(byTurn).toBeCloseTo(luckOf(summary, 0), 9)
  })

  test('losses by turn are what the events say, and add up to what is out at the end', () => {
    const bySide = [0, 0]
    const lossOf = lossReader(id, stateAt(table, 0))
    for (let n = 1; n <= table.entries.length; n++) {
      for (const event of eventsOf(table, n)) {
        const loss = lossOf(event)
        if (loss) bySide[loss.side]! += loss.count
      }
    }
    const lost = [0, 1].map((side) =>
      summary.turns.reduce((sum, turn) => sum + turn.lost[side]!, 0),
    )
    expect(lost).toEqual(bySide)
    const begun = story.standing(stateAt(table, 0)).out
    expect(summary.out).toEqual(
      lost.map((count, side) => begun[side]! + count - summary.back[side]!),
    )
    for (const { lost } of summary.turns)
      for (const count of lost) expect(count).toBeGreaterThanOrEqual(0)
  })

  test('the curve ends with the score of the last position, and its turns go forward', () => {
    const last = stateAt(table, table.entries.length)
    expect(summary.steps.at(-1)!.scores).toEqual(story.standing(last).scores)
    const turns = summary.steps.map(({ turn }) => turn)
    expect(turns).toEqual(turns.toSorted((a, b) => a - b))
    expect(summary.outcome).toEqual(table.game.outcome(last))
    expect(summary.rule).toMatch(/^(ARR|CEL)-/)
  })

  test('the turning points are few, in the order of the game, and lead to their fights', () => {
    const { moments } = summary
    expect(moments.length).toBeGreaterThan(0)
    expect(moments.length).toBeLessThanOrEqual(MOST_POINTS)
    const numbers = moments.map(({ number }) => number)
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect(moments.filter(({ isGreatest }) => isGreatest)).toHaveLength(1)
    for (const { fight, number } of moments) {
      if (!fight) continue
      const told = eventsOf(table, number).map(({ type }) => type)
      expect(told.some((type) => /-roll$|^air-attack$/.test(type))).toBe(true)
    }
  })

  test('work is done in slices that say how far it got', () => {
    const slices = summarize(table, story)
    const said: number[] = []
    let slice = slices.next()
    for (; !slice.done; slice = slices.next()) said.push(slice.value)
    expect(said.length).toBeGreaterThanOrEqual(table.entries.length / 16)
    expect(said).toEqual(said.toSorted((a, b) => a - b))
    expect(slice.value).toEqual(summary)
  })
})

/** Whether an attack came off, by the numbers of its event alone. */
function isWon(event: GameEvent): boolean {
  if (event.type === 'air-attack') return Number(event['result']) > 0
  if (event.type === 'combat-roll') return (Number(event['defenderResult']) & 11) !== 0
  return Number(event['attackTotal']) > Number(event['defenceTotal'])
}

/** Whose attack it is, by the position alone; only the Allies have aircraft in Celles. */
function attackerIn(state: State, { type }: GameEvent): number {
  const { initiative, phasing } = state as unknown as { initiative: number; phasing?: number }
  return type === 'air-attack' ? 1 : (phasing ?? initiative)
}

interface Units {
  readonly board: { readonly unitSide: ArrayLike<number>; readonly unitSteps?: ArrayLike<number> }
}

/** What an event costs, told event by event; in Celles a unit dies with the steps it still has. */
function lossReader(game: string, state: unknown) {
  const { unitSide, unitSteps } = (state as Units).board
  const reduced = new Set<number>()
  return (event: GameEvent): { side: number; count: number } | null => {
    const unit = Number(event['unit'])
    const side = unitSide[unit]!
    if (game === 'arras') {
      return /^(loss-)?eliminated$/.test(event.type) ? { side, count: 1 } : null
    }
    if (event.type === 'step-lost' || event.type === 'rebuilt') reduced.add(unit)
    if (event.type === 'upgraded') reduced.delete(unit)
    if (event.type === 'step-lost') return { side, count: 1 }
    if (event.type !== 'eliminated') return null
    const count = reduced.has(unit) ? 1 : unitSteps![unit]!
    reduced.delete(unit)
    return { side, count }
  }
}
