import { fastDice, makeChoice } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { PLANNING } from '../data/codes.ts'
import { ability, isGun } from '../data/forces.ts'
import { frontline } from '../game.ts'
import { membersOf } from '../sections.ts'
import { isLoaded, isPinned } from '../soldiers.ts'
import { NONE, type FrontlineState } from '../state.ts'
import { STEP } from '../steps.ts'
import { VERB } from '../verbs.ts'
import type { Doing, PrepareDraft } from './drafts.ts'
import { busyMen, doingsOf, prepareDraft } from './preparing.ts'
import { spell } from './spell.ts'
import {
  expectMany,
  planningSamples,
  playRow,
  targetsBy,
  type Sample,
} from '../../test/plan-samples.ts'

const samples = planningSamples()
const tasks = ['reload', 'serve', 'draw'] as const

function* preparers(): Generator<Sample & { readonly section: number }> {
  for (const sample of samples) {
    for (const section of targetsBy(sample.s, sample.seat, 'prepare')) yield { ...sample, section }
  }
}

/** The position in which the men of a section are asked, by playing up to it; null where none is. */
function asked({ s, seat }: Sample, section: number): FrontlineState | null {
  const after = frontline.clone(s)
  frontline.play(after, seat, makeChoice(VERB.prepare, section), fastDice(1))
  return after.step === STEP.prepare && after.actor === section ? after : null
}

const tasksOf = (s: FrontlineState, seat: number, x: number): readonly Doing[] =>
  s.step === STEP.prepare && s.actor !== NONE
    ? tasks.filter((task) => targetsBy(s, seat, task).includes(x))
    : []

/** Weapons that are loaded in the end, and cards that are drawn, as one number to compare by. */
interface Gain {
  readonly loaded: number
  readonly drawn: number
}
const isMore = (one: Gain, other: Gain): boolean =>
  one.loaded > other.loaded || (one.loaded === other.loaded && one.drawn > other.drawn)

/** The most that a section can gain, whatever its men do. */
function mostOf(s: FrontlineState, seat: number, men: readonly number[], at = 0, drawn = 0): Gain {
  const section = men.length > 0 ? s.head[men[0]!]! : NONE
  const loaded = membersOf(s, section).filter((x) => isLoaded(s, x)).length
  let best: Gain = { loaded, drawn }
  if (at === men.length) return best
  best = mostOf(s, seat, men, at + 1, drawn)
  for (const task of tasksOf(s, seat, men[at]!)) {
    const next = frontline.clone(s)
    frontline.play(next, seat, makeChoice(VERB[task as 'draw'], men[at]), fastDice(2))
    const gain = mostOf(next, seat, men, at + 1, drawn + Number(task === 'draw'))
    if (isMore(gain, best)) best = gain
  }
  return best
}

/** What a section gains by a draft, all of it carried out. */
function gainOf(s: FrontlineState, seat: number, { section, doings }: PrepareDraft): Gain {
  const after = frontline.clone(s)
  let drawn = 0
  const men = membersOf(s, section)
  for (const [x, doing] of doings) {
    if (doing === 'nothing') continue
    expect(tasksOf(after, seat, x)).toContain(doing)
    frontline.play(after, seat, makeChoice(VERB[doing], x), fastDice(2))
    if (doing === 'draw') drawn++
  }
  return { loaded: men.filter((x) => isLoaded(after, x)).length, drawn }
}

test('FRL-PREP-3 the pinned get up and do nothing else; all others are asked', () => {
  let pinned = 0
  for (const { s, seat, section } of preparers()) {
    const after = asked({ s, seat }, section)
    const busy = busyMen(s, seat, section)
    const men = membersOf(s, section)
    expect(busy).toEqual(after ? men.filter((x) => tasksOf(after, seat, x).length > 0) : [])
    expect(busy).toEqual(men.filter((x) => !isPinned(s, x)))
    pinned += men.length - busy.length
    expect([...prepareDraft(s, seat, section).doings.keys()]).toEqual(busy)
  }
  expectMany(pinned, 5)
})

test('FRL-PREP-2, FRL-GUN-3 a section that prepares as proposed loads most weapons, then draws most cards', () => {
  let count = 0
  let guns = 0
  for (const { s, seat, section } of preparers()) {
    const after = asked({ s, seat }, section)
    const draft = prepareDraft(s, seat, section)
    if (!after) continue
    const men = membersOf(after, section).slice(0, 5)
    const isWhole = men.length === membersOf(after, section).length
    if (!isWhole) continue
    expect(gainOf(after, seat, draft)).toEqual(mostOf(after, seat, men))
    count++
    guns += Number(isGun(section))
  }
  console.log({ count, guns })
  expectMany(count, 15)
})

test('what a man could do is what the rules let him do once the others did what is planned', () => {
  let choices = 0
  for (const { s, seat, section } of preparers()) {
    const after = asked({ s, seat }, section)
    if (!after) continue
    const draft = prepareDraft(s, seat, section)
    for (const x of draft.doings.keys()) {
      const next = frontline.clone(after)
      for (const [y, doing] of draft.doings) {
        if (y !== x && (doing === 'reload' || doing === 'serve')) {
          frontline.play(next, seat, makeChoice(VERB[doing], y), fastDice(1))
        }
      }
      const doings = doingsOf(s, seat, draft, x)
      expect(doings).toEqual([...tasksOf(next, seat, x), 'nothing'])
      choices += doings.length
    }
  }
  expectMany(choices, 30)
})

test('whatever needs no card is done before the first is drawn, with which the row ends', () => {
  let mixed = 0
  for (const { s, seat, section } of preparers()) {
    const men = membersOf(s, section)
    if (men.some((x) => ability[x] === PLANNING)) continue // draws before anybody is asked
    const draft = prepareDraft(s, seat, section)
    const doings = [...draft.doings.values()]
    const { choices } = spell(s, seat, draft)
    const { events } = playRow({ s, seat }, choices)
    const told = (type: string): number => events.filter((event) => event.type === type).length
    const reloads = doings.filter((doing) => doing === 'reload' || doing === 'serve').length
    expect(told('reloaded')).toBe(reloads)
    if (s.deckSize + s.pileSize > 4 && doings.includes('draw')) {
      expect(told('card-drawn')).toBeGreaterThan(0)
      if (reloads > 0) mixed++
    }
  }
  expectMany(mixed, 1)
})
