import { targetOf, verbOf } from '@estafette/kernel'
import { describe, expect, test } from 'vitest'
import { beginCasualties, casualties } from './casualties.ts'
import { ARTILLERY, GERMAN, standardBoard } from './data/board.ts'
import { clearImpulse } from './flow.ts'
import { prepare } from './setup.ts'
import { LOCKED, SPENT, type ArrasState } from './state.ts'
import { isDecision, STEP } from './steps.ts'
import { enter } from './units.ts'
import { VERB } from './verbs.ts'
import { makeWork } from './work.ts'

const PLACE = 4
const work = makeWork(standardBoard)
const infantry = [...standardBoard.type.keys()].filter(
  (unit) => standardBoard.unitSide[unit] === GERMAN && standardBoard.type[unit]! < ARTILLERY,
)

/** A stack in one location that has to take casualty points; the first unit stands in front. */
function stack(stack: string): ArrasState {
  const s = work.makeState(standardBoard)
  clearImpulse(s)
  prepare(s)
  s.initiative = 0
  s.target = PLACE
  ;[...stack].forEach((letter, index) => {
    const unit = infantry[index]!
    if (letter.toLowerCase() === 's') s.flags[unit]! |= SPENT
    if (letter === letter.toUpperCase()) s.flags[unit]! |= LOCKED
    enter(s, unit, PLACE, undefined)
  })
  s.forward = infantry[0]!
  return s
}

const names: Readonly<Record<number, string>> = {
  [VERB.flip]: 'flip',
  [VERB.eliminate]: 'die',
  [VERB.retreat]: 'go',
}

/** Every allocation the engine leads to, as the items of each unit. */
function offered(letters: string, required: number): Set<string> {
  const found = new Set<string>()
  const follow = (s: ArrasState, items: readonly string[]): void => {
    if (s.step !== STEP.casualties) {
      found.add(items.join(' | '))
      return
    }
    const out = new Int32Array(256)
    const count = casualties.list(s, out)
    expect(count, `dead end after ${items.join(' | ')}`).toBeGreaterThan(0)
    for (let i = 0; i < count; i++) {
      const next = work.makeState(standardBoard)
      next.raw.set(s.raw)
      casualties.take(next, out[i]!, undefined as never, undefined)
      const index = infantry.indexOf(targetOf(out[i]!))
      const item = names[verbOf(out[i]!)]!
      follow(
        next,
        items.map((before, at) => (at === index ? `${before}${item}` : before)),
      )
    }
  }
  const s = stack(letters)
  beginCasualties(s, required, undefined)
  if (!isDecision(s.step)) return new Set(['all'])
  follow(
    s,
    [...letters].map(() => ''),
  )
  return found
}

interface Item {
  readonly items: string
  readonly points: number
  readonly last: number
}

/** The options of one unit, straight from the ledger's procedure. */
function optionsOf(letter: string): Item[] {
  const none = { items: '', points: 0, last: 0 }
  const spent = [
    { items: 'go', points: 2, last: 2 },
    { items: 'die', points: 2, last: 2 },
  ]
  const fresh = [
    { items: 'flip', points: 2, last: 2 },
    { items: 'flipgo', points: 4, last: 2 },
    { items: 'flipdie', points: 4, last: 2 },
    { items: 'die', points: 5, last: 5 },
  ]
  const all = [none, ...(letter.toLowerCase() === 's' ? spent : fresh)]
  return letter === letter.toUpperCase() ? all.filter(({ items }) => !items.includes('go')) : all
}

/** Every legal allocation by the ledger's procedure, found by trying them all. */
function legal(letters: string, required: number): Set<string> {
  const capacity = [...letters].reduce((sum, l) => sum + (l.toLowerCase() === 's' ? 2 : 5), 0)
  if (required > capacity) return new Set(['all'])
  let all: Item[][] = [[]]
  for (const letter of letters) {
    all = all.flatMap((before) => optionsOf(letter).map((option) => [...before, option]))
  }
  const hit = all.filter(([forward]) => forward!.points > 0)
  const total = (allocation: Item[]) => allocation.reduce((sum, { points }) => sum + points, 0)
  const exact = hit.filter((allocation) => total(allocation) === required)
  const chosen =
    exact.length > 0
      ? exact
      : hit.filter((allocation) => {
          if (total(allocation) < required) return false
          return allocation.every(({ points, last }, index) => {
            if (points === 0) return true
            const spared = index === 0 && points === last
            return spared || total(allocation) - last < required
          })
        })
  return new Set(chosen.map((allocation) => allocation.map(({ items }) => items).join(' | ')))
}

// f: Fresh, s: Spent, capitals are locked; the first one is the Forward Unit.
const stacks = ['f', 's', 'F', 'S', 'ff', 'fs', 'sf', 'ss', 'fF', 'Fs', 'fff', 'sff', 'fss', 'ssf']

describe('ARR-6.4.2j the allocations offered are those of the procedure, no more, no fewer', () => {
  for (const letters of [...stacks, 'fffs', 'sfsF']) {
    test(`ARR-6.4.2d ARR-6.4.2e ARR-6.4.2f stack ${letters}`, () => {
      for (let required = 1; required <= 5 * letters.length + 1; required++) {
        expect(offered(letters, required), `${required} CP`).toEqual(legal(letters, required))
      }
    })
  }
})
