import { hashText, NO_SUCH_CHOICE, NOT_YOUR_DECISION, GAME_OVER, NOT_NOW } from '@estafette/kernel'
import { SPECTATOR, verbOf, type Game, type GameEvent, type State } from '@estafette/kernel'
import { toy } from '@estafette/kernel/toy'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CONTRIBUTIONS, garbage, options, playOn, SEED } from '../test/players.ts'
import { lookup, seedOf, takeAll, toyTable } from '../test/players.ts'
import { NO_DICE } from './refusal.ts'
import { commitment, streamDice } from './stream.ts'
import { makeRecord } from './record.ts'
import { readRecord, tableFromRecord, verifyRecord } from './replay.ts'
import {
  drawnOf,
  eventsOf,
  follow,
  forked,
  openTable,
  stateAt,
  stateOf,
  statesOf,
} from './table.ts'
import { take, viewFor, type Table, type Terms } from './table.ts'
import { takeBack, undo, undoable } from './undo.ts'

const fair: Terms['start'] = { setup: { scenario: 'lane', options: { weather: 'fair' } } }

/** All that must not change when something is refused. */
function fingerprint(table: Table): string {
  return [hashText(stateOf(table)), drawnOf(table), table.entries.length].join()
}

describe('opening', () => {
  test('the opening draws its dice and stops at the first decision', () => {
    const table = toyTable()
    expect(table.opening.faces).toHaveLength(1)
    expect(drawnOf(table)).toBe(1)
    expect(table.opening.hash).toBe(hashText(stateOf(table)))
    expect(table.commitment).toBe(commitment(SEED, 'test-1'))
    expect(eventsOf(table, 0).map((event) => event.type)).toEqual(['weather'])
  })

  const terms: Terms = { start: fair, gameId: 'x' }
  const refused: [name: string, terms: Terms, reason: RegExp][] = [
    ['an id with spaces', { ...terms, gameId: 'a b' }, /a game id must be/],
    ['an id that splits the message', { ...terms, gameId: 'a|b' }, /a game id must be/],
    ['a short seed', { ...terms, seed: 'abc' }, /a seed must be/],
    ['another seed than promised', { ...terms, seed: SEED, commitment: SEED }, /committed/],
    ['a short commitment', { ...terms, commitment: 'x' }, /a commitment must be/],
    ['a short contribution', { ...terms, contributions: ['', 'x'] }, /a contribution must be/],
    ['a third player', { ...terms, names: ['a', 'b', 'c'] }, /2 seats/],
    ['no scenario', { ...terms, start: { setup: { scenario: 'x', options: {} } } }, /scenario/],
    ['no position', { ...terms, start: { position: 'x' } }, /position/],
    ['a pack', withPack({}), /pack/],
    ['a function as pack', withPack(() => 0), /pack is not JSON/],
    ['a deep pack', withPack(JSON.parse('['.repeat(40) + ']'.repeat(40))), /too deeply/],
    ['a large pack', withPack('x'.repeat(300_000)), /too large/],
  ]
  function withPack(pack: unknown): Terms {
    return { ...terms, start: { setup: { scenario: 'lane', options: {}, pack } } }
  }
  test.each(refused)('%s is refused', (_, terms, reason) => {
    const table = openTable(toy, terms)
    expect(table).toMatchObject({ ok: false, reason: expect.stringMatching(reason) })
  })

  test('an opening that rolls needs a seed or dice known already', () => {
    const start = { setup: { scenario: 'lane', options: {} } }
    expect(openTable(toy, { start, gameId: 'x' }).ok).toBe(false)
    expect(openTable(toy, { start, gameId: 'x' }, [10]).ok).toBe(true)
    expect(openTable(toy, { start, gameId: 'x' }, [11]).ok).toBe(false)
    expect(openTable(toy, { start, gameId: 'x' }, [1, 1]).ok).toBe(false)
    expect(openTable(toy, { start: fair, gameId: 'x' }).ok).toBe(true)
  })

  test('names are made fit for a line', () => {
    const names = ['  Anna\n\u202e  Maria ', 'é'.repeat(100)]
    expect(toyTable({ names }).names).toEqual(['Anna Maria', 'é'.repeat(64)])
  })

  test('play goes on from any position in writing', () => {
    const table = playOn(toyTable(), 7)
    const position = toy.write(stateOf(table) as Parameters<typeof toy.write>[0])
    const second = toyTable({ start: { position } })
    expect(hashText(stateOf(second))).toBe(hashText(stateOf(table)))
    expect(drawnOf(second)).toBe(0)
    expect(eventsOf(second, 0)).toEqual([])
    playOn(second)
    expect(toy.outcome(stateOf(second) as never)).not.toBeNull()
  })

  test('a position in which nobody can do anything is refused', () => {
    const stuck: Game = { ...(toy as Game), choices: () => 0 }
    const opened = openTable(stuck, { start: fair, gameId: 'x' })
    expect(opened).toMatchObject({
      ok: false,
      reason: 'no player has a legal choice in this position',
    })
  })
})

describe('taking', () => {
  test('dice come from the stream of the seed, one after another', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (seed, chooser) => {
        const table = playOn(toyTable({ seed: seedOf(seed) }), Infinity, chooser)
        const dice = streamDice({
          seed: seedOf(seed),
          gameId: 'test-1',
          contributions: CONTRIBUTIONS,
        })
        const state = stateOf(toyTable({ seed: seedOf(seed) }))
        const again = toy.create({ scenario: 'lane', options: {} })
        if (!again.ok) throw new Error(again.reason)
        toy.start(again.value, dice)
        expect(hashText(again.value)).toBe(hashText(state))
        for (const entry of table.entries) {
          toy.play(again.value, entry.seat, entry.choice, dice)
          expect(hashText(again.value)).toBe(entry.hash)
          expect(dice.drawn).toBe(entry.drawn)
        }
        expect(toy.acting(again.value)).toBe(0)
      }),
      { numRuns: 20 },
    )
  })

  test('notation and packed choices are the same', () => {
    const one = takeAll(toyTable(), ['0 bid 2', '1 bid 1'])
    const other = toyTable()
    take(other, 0, 2)
    take(other, 1, 1)
    expect(fingerprint(other)).toBe(fingerprint(one))
  })

  test('events of a choice are handed over and can be had again', () => {
    const table = toyTable()
    const told: (readonly GameEvent[])[] = [eventsOf(table, 0)]
    for (let all = options(table); all.length > 0; all = options(table)) {
      const taken = take(table, all[0]!.seat, all[0]!.choice)
      told.push(taken.ok ? taken.events : [])
    }
    table.snapshots.clear()
    for (const [n, events] of told.entries()) expect(eventsOf(table, n)).toEqual(events)
  })

  test('comments are made fit for a line', () => {
    const table = toyTable()
    take(table, 0, 'bid 1', ' so\r\n  it\tgoes ')
    take(table, 1, 'bid 0', { toString: () => 'x' })
    expect(table.entries.map((entry) => entry.comment)).toEqual(['so it goes', ''])
  })

  test('refusals name verdict, key, rule and what stands in the way', () => {
    const table = takeAll(toyTable({ start: fair }), ['0 bid 2', '1 bid 1'])
    const refusal = (seat: unknown, wanted: unknown) => take(table, seat, wanted)
    expect(refusal(0, 'walk k3')).toMatchObject({
      ok: false,
      reason: 'no-rider',
      rule: 'TOY-3',
      args: { place: 3 },
    })
    expect(refusal(1, 'rest')).toMatchObject({ verdict: NOT_YOUR_DECISION })
    expect(refusal(0, 'bid 1')).toMatchObject({ verdict: NOT_NOW })
    expect(refusal(0, 'walk k77')).toMatchObject({
      verdict: NO_SUCH_CHOICE,
      detail: 'no such place: "k77"',
    })
    playOn(table)
    expect(refusal(0, 'rest')).toMatchObject({ verdict: GAME_OVER })
  })

  test('anything that is not listed is refused, changes nothing and draws no die', () => {
    const seats = fc.oneof(
      fc.integer({ min: -2, max: 3 }),
      fc.constantFrom<unknown>('0', null, undefined, NaN, 0.5, {}, 1e9, 32),
    )
    const wanted = fc.oneof(
      fc.constantFrom(...garbage),
      fc.anything(),
      fc.string(),
      fc.integer({ min: 0, max: 7 * 65_536 }),
      fc.constantFrom('bid 3', 'walk k0', 'walk k1', 'gallop k0', 'rest', 'jostle', 'yield'),
    )
    fc.assert(
      fc.property(
        fc.nat(40),
        fc.nat(),
        fc.array(fc.tuple(seats, wanted)),
        (most, chooser, asks) => {
          const table = playOn(toyTable(), most, chooser)
          for (const [seat, what] of asks) {
            const before = fingerprint(table)
            const listed = options(table)
            const taken = take(table, seat, what)
            if (!taken.ok) expect(fingerprint(table)).toBe(before)
            else expect(listed).toContainEqual({ seat, choice: taken.entry.choice })
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  test.each(garbage.map((thing) => [thing]))('garbage %# is refused at every step', (thing) => {
    const table = toyTable()
    for (let all = options(table); all.length > 0; all = options(table)) {
      const before = fingerprint(table)
      for (const seat of [0, 1, -1, 2]) expect(take(table, seat, thing).ok).toBe(false)
      expect(fingerprint(table)).toBe(before)
      take(table, all.at(-1)!.seat, all.at(-1)!.choice)
    }
  })

  test('a bug in the rules leaves the table as it was', () => {
    const broken: Game = {
      ...(toy as Game),
      play(state, seat, choice, dice, tell) {
        toy.play(state as never, seat, choice, dice, tell)
        if (verbOf(choice) === 1) throw new Error('a bug')
      },
    }
    const opened = openTable(broken, { start: fair, gameId: 'x', seed: SEED })
    if (!opened.ok) throw new Error(opened.reason)
    const table = takeAll(opened.value, ['0 bid 2', '1 bid 1'])
    const before = fingerprint(table)
    expect(() => take(table, 0, 'walk k0')).toThrow('a bug')
    expect(fingerprint(table)).toBe(before)
  })

  test('without a seed nothing is rolled, unless the dice are known', () => {
    const table = takeAll(toyTable({ start: fair, seed: undefined }), ['0 bid 2', '1 bid 1'])
    const before = fingerprint(table)
    expect(take(table, 0, 'gallop k0')).toMatchObject({ verdict: NO_DICE, reason: 'no-dice' })
    expect(follow(table, 0, 'gallop k0', [3])).toMatchObject({ verdict: NO_DICE })
    expect(follow(table, 0, 'gallop k0', [3, 7])).toMatchObject({ verdict: NO_DICE })
    expect(follow(table, 0, 'gallop k0', [3, 4, 5])).toMatchObject({ verdict: NO_DICE })
    expect(follow(table, 1, 'gallop k0', [3, 4])).toMatchObject({ verdict: NOT_YOUR_DECISION })
    expect(fingerprint(table)).toBe(before)
    expect(follow(table, 0, 'gallop k0', [3, 4])).toMatchObject({ ok: true })
    expect(table.entries.at(-1)).toMatchObject({ faces: [3, 4], drawn: 2 })
  })

  test('one who follows with the dice of another comes to the same positions', () => {
    const table = playOn(toyTable())
    const mirror = openTable(
      toy,
      { start: table.start, gameId: table.gameId, commitment: table.commitment },
      table.opening.faces,
    )
    if (!mirror.ok) throw new Error(mirror.reason)
    for (const entry of table.entries) {
      expect(follow(mirror.value, entry.seat, entry.choice, entry.faces).ok).toBe(true)
    }
    expect(mirror.value.entries).toEqual(table.entries)
  })
})

describe('the journal', () => {
  test('snapshots are caches: any of them may be deleted', () => {
    const table = playOn(toyTable({ start: { setup: { scenario: 'road', options: {} } } }))
    const hashes = [table.opening, ...table.entries].map((step) => step.hash)
    expect(hashes.length).toBeGreaterThan(40)
    expect([...table.snapshots.keys()]).toEqual([0, 32, table.entries.length])
    fc.assert(
      fc.property(fc.array(fc.nat(hashes.length - 1)), fc.array(fc.nat(100)), (asked, dropped) => {
        for (const at of dropped) table.snapshots.delete(at)
        for (const n of asked) expect(hashText(stateAt(table, n))).toBe(hashes[n])
      }),
    )
    expect(table.snapshots.size).toBeLessThan(7)
    table.snapshots.clear()
    expect(hashText(stateOf(table))).toBe(hashes.at(-1))
    expect([...statesOf(table)].map(hashText)).toEqual(hashes)
  })

  test('there are no positions before the beginning and after the end', () => {
    const table = playOn(toyTable(), 3)
    for (const n of [-1, 4, 0.5, NaN]) expect(() => stateAt(table, n)).toThrow(RangeError)
    for (const n of [-1, 4, 0.5, NaN]) expect(() => eventsOf(table, n)).toThrow(RangeError)
  })

  test('a journal that no longer leads to its positions is found out', () => {
    const table = playOn(toyTable(), 8)
    table.entries[4] = { ...table.entries[4]!, hash: 'f'.repeat(16) }
    table.snapshots.clear()
    expect(() => stateAt(table, 5)).toThrow('entry 5 no longer leads to its position')
    expect(() => stateOf(table)).toThrow('entry 5 no longer leads to its position')
    expect(() => eventsOf(table, 5)).toThrow('entry 5 no longer leads to its position')
  })

  test('a viewer sees what the game lets it see, now and earlier', () => {
    const table = takeAll(toyTable({ start: fair }), ['0 bid 2', '1 bid 1'])
    const bid = (viewer: number, n?: number) =>
      (viewFor(table, viewer, n).known as State & { bids: Int8Array }).bids[0]
    expect(bid(0, 1)).toBe(2)
    expect(bid(1, 1)).toBe(-2)
    expect(bid(SPECTATOR, 1)).toBe(-2)
    expect(bid(SPECTATOR)).toBe(2)
  })
})

describe('undo', () => {
  type Act = { take: number } | { undo: number; seat: number } | { ask: unknown; seat: number }
  const acts = fc.array(
    fc.oneof(
      { weight: 4, arbitrary: fc.record({ take: fc.nat() }) },
      {
        weight: 3,
        arbitrary: fc.record({ undo: fc.integer({ min: 1, max: 4 }), seat: fc.nat(1) }),
      },
      { weight: 1, arbitrary: fc.record({ ask: fc.constantFrom(...garbage), seat: fc.nat(1) }) },
    ),
    { maxLength: 120 },
  )

  const BID = toy.verbs.findIndex(({ name }) => name === 'bid')

  /** Whether somebody else has to decide now who had not to before. */
  const isHandedOver = (acting: number, seat: number, after: State): boolean =>
    [0, 1].some(
      (other) => other !== seat && (toy.acting(after as never) & ~acting & (1 << other)) !== 0,
    )

  test('it restores the exact position, and never crosses a roll, a reveal, a final choice, a hand-over, another seat', () => {
    const seen = new Set<string>()
    const run = (seed: number, all: readonly Act[]): void => {
      const table = toyTable({ seed: seedOf(seed) })
      // What a careful onlooker writes down: the position before, and what holds an undo up.
      const pile: { hash: string; seat: number; holds: string }[] = []
      const drawn: number[] = [drawnOf(table)]
      for (const act of all) {
        const before = hashText(stateOf(table))
        const can = options(table)
        if ('take' in act) {
          const one = can[act.take % (can.length || 1)]
          if (!one) break
          const cursor = drawnOf(table)
          const acting = toy.acting(stateOf(table) as never)
          expect(take(table, one.seat, one.choice).ok).toBe(true)
          const isFinal = toy.verbs[verbOf(one.choice)]!.final === true
          const isLastBid = verbOf(one.choice) === BID && acting === 1 << one.seat
          const isHanded = isHandedOver(acting, one.seat, stateOf(table))
          const marks = [
            drawnOf(table) > cursor && 'roll',
            isFinal && 'final',
            isHanded && 'hand-over',
            isLastBid && 'reveal', // all bids are shown with it
          ]
          const holds = marks.find((mark) => mark !== false) ?? ''
          pile.push({ hash: before, seat: one.seat, holds })
        } else if ('undo' in act) {
          let count = 0
          let barrier = ''
          while (barrier === '') {
            const top = pile[pile.length - 1 - count]
            if (can.length === 0) barrier = 'over'
            else if (!top) barrier = 'start'
            else if (top.seat !== act.seat) barrier = 'other-seat'
            else if (top.holds !== '') barrier = top.holds
            else count++
          }
          expect(undoable(table, act.seat)).toEqual({ count, barrier })
          const undone = undo(table, act.seat, act.undo)
          seen.add(undone.ok ? `undone ${act.undo}` : barrier)
          expect(undone).toEqual(act.undo <= count ? { ok: true } : { ok: false, barrier })
          const goal = undone.ok ? pile.splice(-act.undo)[0]!.hash : before
          expect(hashText(stateOf(table))).toBe(goal)
        } else {
          expect(take(table, act.seat, act.ask).ok).toBe(false)
          expect(hashText(stateOf(table))).toBe(before)
        }
        drawn.push(drawnOf(table))
      }
      expect(drawn).toEqual(drawn.toSorted((a, b) => a - b))
      expect(table.entries).toHaveLength(pile.length)
      table.snapshots.clear()
      expect([...statesOf(table)].slice(0, -1).map(hashText)).toEqual(pile.map(({ hash }) => hash))
    }
    fc.assert(fc.property(fc.nat(), acts, run), { numRuns: 300 })
    for (const kind of [
      'undone 1',
      'roll',
      'final',
      'reveal',
      'hand-over',
      'other-seat',
      'start',
    ]) {
      expect(seen).toContain(kind)
    }
  })

  test('nobody takes anything back when the game is over: the seed is out', () => {
    const table = playOn(toyTable())
    const { seat } = table.entries.at(-1)!
    expect(undoable(table, seat)).toEqual({ count: 0, barrier: 'over' })
    expect(undo(table, seat)).toEqual({ ok: false, barrier: 'over' })
  })

  test.each([0, -1, 0.5, NaN, Infinity])('%d choices can not be taken back', (count) => {
    const table = takeAll(toyTable(), ['0 bid 1'])
    expect(undo(table, 0, count).ok).toBe(false)
    expect(table.entries).toHaveLength(1)
  })

  test('what is taken again after an undo rolls the die that was due', () => {
    const straight = takeAll(toyTable({ start: fair }), ['0 bid 2', '1 bid 1', '0 gallop k0'])
    const detour = takeAll(toyTable({ start: fair }), ['0 bid 2', '1 bid 1', '0 walk k0'])
    expect(undo(detour, 0, 1, () => false).ok).toBe(true) // the other looks on
    takeAll(detour, ['0 gallop k0'])
    expect(detour.entries).toEqual(straight.entries)
  })
})

describe('taking back by agreement', () => {
  const rolled = () => takeAll(toyTable({ start: fair }), ['0 bid 2', '1 bid 1', '0 gallop k0'])

  test('T12 goes back past a roll, and the dice that fell do not come again', () => {
    const table = rolled()
    const drawn = drawnOf(table)
    const { faces } = table.entries.at(-1)!
    expect(faces.length).toBeGreaterThan(0)
    expect(takeBack(table, 2, 0)).toBe(true)
    expect(drawnOf(table)).toBe(drawn)
    takeAll(table, ['0 gallop k0'])
    expect(table.entries.at(-1)!.drawn).toBe(drawn + faces.length)
    expect(hashText(stateAt(table, 2))).toBe(hashText(stateAt(rolled(), 2)))
    table.snapshots.clear()
    expect(hashText(stateOf(table))).toBe(table.entries.at(-1)!.hash)
  })

  test('a record tells of it, reads back as itself and is verified', () => {
    const table = rolled()
    takeBack(table, 2, 0)
    const between = makeRecord(table)
    expect(between).toContain('skip 2')
    const again = tableFromRecord(lookup, makeRecord({ ...table, local: true }))
    expect(again.ok && drawnOf(again.value)).toBe(drawnOf(table))
    playOn(table)
    const record = makeRecord(table)
    expect(verifyRecord(lookup, record)).toMatchObject({
      ok: true,
      value: { dice: drawnOf(table) },
    })
    expect(verifyRecord(lookup, record.replace('skip 2', 'skip 3')).ok).toBe(false)
    const unsealed = record.replaceAll(/ *#[0-9a-f]{6}$/gm, '')
    expect(readRecord(lookup, unsealed).ok).toBe(true)
    expect(readRecord(lookup, unsealed.replace(/^skip 2 *$/m, '')).ok).toBe(false)
  })

  test.each([3, 4, -1, 0.5, NaN])('%d choices cannot be left of three', (keep) => {
    const table = rolled()
    expect(takeBack(table, keep, 0)).toBe(false)
    expect(table.entries).toHaveLength(3)
  })

  test('a game that is over stays over', () => {
    const table = playOn(toyTable())
    expect(takeBack(table, 0, 0)).toBe(false)
  })

  test('what is done to a fork of a table leaves the table as it was', () => {
    const table = rolled()
    const before = fingerprint(table)
    const fork = forked(table)
    takeBack(fork, 1, 0)
    playOn(fork, 3)
    expect(fingerprint(table)).toBe(before)
    expect(hashText(stateAt(table, 1))).toBe(hashText(stateAt(rolled(), 1)))
  })
})
