import { fastDice, LEGAL, makeChoice, tryOn, type Game } from '@estafette/kernel'
import { describe, expect, test } from 'vitest'
import { isLong, sampleOf } from '../../../../../scripts/lanes.ts'
import { dayOf, seed } from '../../../../../scripts/seed.mjs'
import { battles, checked, stalled } from '../battles.ts'
import { cover } from '../cover.ts'
import { TOWN, VILLAGE } from '../data/codes.ts'
import { isBarred } from '../obligation.ts'
import { previewAttack } from '../preview.ts'
import { WHY } from '../reasons.ts'
import {
  ATTACKED,
  ATTACKING,
  ENTRENCHED,
  HELD,
  DISRUPTED,
  PARALYSED,
  sideOfUnit,
  TARGET,
  USED,
  type BlitzState,
  type Hex,
  type Unit,
} from '../state.ts'
import { STEP } from '../steps.ts'
import { position } from '../testing.ts'
import { isArtillery, isDisrupted, isOnMap, isTransport } from '../units.ts'
import { unitsIn } from '../usable.ts'
import { VERB } from '../verbs.ts'
import { sceneAfter } from './allocation.ts'
import {
  attackOn,
  companyOf,
  current,
  demandOf,
  fill,
  gains,
  makePlans,
  nextLetter,
  openAttacks,
  openHexes,
  planAll,
  planOf,
  sketched,
  sketchesFrom,
  whyNotDeclare,
  whyNotJoin,
  withSketch,
  type AttackSketch,
} from './index.ts'
import { melees, oneOf, playedOut, someOf, subsetsOf } from './testing.ts'

type Battle = Game<BlitzState>

const COUNT = isLong ? 150 : 30 // positions of each battle
const start = dayOf(seed)

const scenes = battles.map((game, index) => ({
  id: game.id,
  game,
  states: melees(game, start * battles.length + index, COUNT),
}))

const unitsOf = (s: BlitzState): Unit[] => [...s.place.keys()].filter((unit) => isOnMap(s, unit))
const own = (s: BlitzState): Unit[] =>
  unitsOf(s).filter((unit) => sideOfUnit(s, unit) === s.phasing && !isTransport(s, unit))
const enemyHexes = (s: BlitzState): Hex[] => [
  ...new Set(
    unitsOf(s).flatMap((unit) => (sideOfUnit(s, unit) === s.phasing ? [] : s.place[unit]!)),
  ),
]
const steady = (s: BlitzState, hex: Hex): Unit[] =>
  unitsIn(s, hex).filter((unit) => !isTransport(s, unit) && !isDisrupted(s, unit))

/** BLZ-CBT-6, read again: an undisrupted enemy whose ZOC lies on an undisrupted unit of ours. */
function mustBeAttacked(s: BlitzState, hex: Hex): boolean {
  if ((s.ground[hex]! & ATTACKED) !== 0 || steady(s, hex).length === 0) return false
  const { neighbours, terrain, unbridged } = s.board
  return [0, 1, 2, 3, 4, 5].some((direction) => {
    const near = neighbours[hex * 6 + direction]!
    if (near < 0 || !steady(s, near).some((unit) => sideOfUnit(s, unit) === s.phasing)) return false
    if (terrain[near] === TOWN || terrain[near] === VILLAGE) return false // BLZ-ZOC-2
    if (s.entrenchment[near] === ENTRENCHED + s.phasing) return false // BLZ-ZOC-3
    return unbridged[hex * 6 + direction] === 0 // BLZ-ZOC-4
  })
}

/** BLZ-CBT-8, read again: undisrupted, no artillery, not used, not held, not barred. */
function isFree(s: BlitzState, unit: Unit): boolean {
  if (isArtillery(s, unit) || isDisrupted(s, unit)) return false
  return (s.marks[unit]! & (USED | HELD)) === 0 && !isBarred(s, unit)
}

/** Whether free units next to a hex reach 1:4, one at most of a paralysed stack. BLZ-EVT-4 */
function canBeAttacked(s: BlitzState, hex: Hex): boolean {
  const near = own(s).filter(
    (unit) => isFree(s, unit) && s.board.distances[s.place[unit]! * s.board.hexCount + hex] === 1,
  )
  const choices = subsetsOf(near).filter((units) => units.length > 0)
  return choices.some((units) => {
    const stacks = units.map((unit) => s.place[unit]!)
    const isParalysed = (at: Hex): boolean => (s.ground[at]! & PARALYSED) !== 0
    const isOne = stacks.every((at, i) => !isParalysed(at) || stacks.indexOf(at) === i)
    return isOne && previewAttack(s, units, [hex])!.isEnough
  })
}

/** What the rules say of an attack: the column it fights in, null where it may not be declared. */
function declared(game: Battle, s: BlitzState, hexes: readonly Hex[], units: readonly Unit[]) {
  const trial = tryOn(game, s)
  const main = units.filter((unit) => !isArtillery(s, unit))
  const guns = units.filter((unit) => isArtillery(s, unit))
  const isNamed =
    hexes.every((hex) => trial.attempt(VERB.target, hex)) &&
    main.every((unit) => trial.attempt(VERB.attack, unit)) &&
    guns.every((unit) => trial.attempt(VERB.support, unit)) &&
    trial.verdict(VERB.fight) === LEGAL
  if (!isNamed) return null
  const column = previewAttack(s, units, hexes)!.finalColumn
  return { column, main: main.length, guns: guns.length }
}

/** Whether the rules let a unit be named after those who attack a hex already. */
function isJoining(
  game: Battle,
  s: BlitzState,
  hex: Hex,
  units: readonly Unit[],
  unit: Unit,
): boolean {
  const trial = tryOn(game, s)
  trial.attempt(VERB.target, hex)
  for (const one of units) if (!isArtillery(s, one)) trial.attempt(VERB.attack, one)
  for (const one of units) if (isArtillery(s, one)) trial.attempt(VERB.support, one)
  return trial.verdict(isArtillery(s, unit) ? VERB.support : VERB.attack, unit) === LEGAL
}

type Rated = NonNullable<ReturnType<typeof declared>>

/** Whether an attack is better: column, then attackers, then as few guns as do. */
function isBetter(one: Rated, other: Rated): boolean {
  if (one.column !== other.column) return one.column > other.column
  if (one.main !== other.main) return one.main > other.main
  return one.guns < other.guns
}

/** How many units join, leave or take the place of another. */
function changesTo(one: readonly Unit[], other: readonly Unit[]): number {
  const come = other.filter((unit) => !one.includes(unit)).length
  const gone = one.filter((unit) => !other.includes(unit)).length
  return Math.max(come, gone)
}

const isSame = (one: AttackSketch, other: AttackSketch): boolean =>
  one.letter === other.letter &&
  String(one.targets) === String(other.targets) &&
  String(one.units) === String(other.units)

const wholePhase = (s: BlitzState): readonly AttackSketch[] => planAll(s, [])

describe.each(scenes)('$id', ({ game, states }) => {
  const board = states[0]!.board
  const plans = makePlans(game, board)
  const letter = 0

  test('BLZ-CBT-6, BLZ-CBT-8: what must be attacked is asked for, and nothing else', () => {
    let asked = 0
    let beyondReach = 0
    for (const s of states) {
      const due = enemyHexes(s).filter((hex) => mustBeAttacked(s, hex))
      const can = due.filter((hex) => canBeAttacked(s, hex))
      const { open, beyond } = demandOf(s)
      expect(new Set(open)).toEqual(new Set(can))
      expect(new Set(beyond)).toEqual(new Set(due.filter((hex) => !can.includes(hex))))
      const ends = game.verdict(s, game.toAct(s), makeChoice(VERB.done)) === LEGAL
      expect(ends).toBe(open.length === 0)
      asked += open.length
      beyondReach += beyond.length
    }
    expect(asked).toBeGreaterThan(0)
    expect(beyondReach).toBeGreaterThan(0)
  })

  test('BLZ-CBT-9: a whole phase is planned, each attack legal when its turn comes', () => {
    let planned = 0
    for (const s of states) {
      const all = wholePhase(s)
      const { open } = demandOf(s)
      const targets = all.flatMap((sketch) => sketch.targets)
      const units = all.flatMap((sketch) => sketch.units)
      expect(new Set(units).size).toBe(units.length)
      expect(new Set(targets).size).toBe(targets.length)
      // Disrupted units may help, whom nobody counts on. BLZ-CBT-7, BLZ-CBT-9
      const met = open.filter((hex) => targets.includes(hex)).length
      const hasHelp = units.some((unit) => s.flags[unit]! & DISRUPTED)
      if (hasHelp) expect(met).toBeGreaterThanOrEqual(cover(s))
      else expect(met).toBe(cover(s))
      expect(openHexes(s, all)).toEqual([])
      // BLZ-EVT-4: one of a paralysed stack attacks, in whichever attack.
      const paralysed = units
        .map((unit) => s.place[unit]!)
        .filter((at) => s.ground[at]! & PARALYSED)
      expect(new Set(paralysed).size).toBe(paralysed.length)
      all.forEach((sketch, index) => {
        const then = sceneAfter(s, all.slice(0, index))
        expect(whyNotDeclare(game, then, sketch)).toBeNull()
        const { choices, rolls } = plans.spellPlan(then, planOf(then, sketch)!)
        expect(choices.at(-1)).toBe(makeChoice(VERB.fight))
        expect(playedOut(game, then, choices)?.rolls).toBe(rolls)
        planned++
      })
    }
    expect(planned).toBeGreaterThan(0)
  })

  test('the attack on a hex is the best that its company can make', () => {
    let compared = 0
    for (const s of sampleOf(states, 16)) {
      for (const hex of enemyHexes(s)) {
        const sketch = fill(s, hex, [])
        const company = companyOf(s, [hex])
        if (sketch.targets.length > 1 || company.length > 8) continue
        const found = declared(game, s, [hex], sketch.units)
        // What has to wait for another attack, nobody can attack now. BLZ-CBT-9
        if (sketch.units.length > 0 && !found) {
          const why = whyNotDeclare(game, s, sketch)?.verdict
          expect(why).toBe(WHY['others-left-out'])
        }
        // Where one keeps out another, no single change is better; else nothing at all is.
        const isPending = demandOf(s).open.includes(hex)
        const isOpen =
          s.cover === Number(isPending) &&
          company.every((unit) => (s.ground[s.place[unit]!]! & PARALYSED) === 0)
        for (const units of subsetsOf(company)) {
          const isNear = changesTo(sketch.units, units) <= 1
          const other = isOpen || isNear || !found ? declared(game, s, [hex], units) : null
          if (!other) continue
          compared++
          expect([hex, units, found && !isBetter(other, found)]).toEqual([hex, units, true])
        }
      }
    }
    expect(compared).toBeGreaterThan(0)
  })

  test('the odds of what could be attacked are those of an attack that the rules allow', () => {
    let free = 0
    let taken = 0
    const dice = fastDice(start + 3)
    for (const s of sampleOf(states, 10)) {
      // Attacks aimed at one after another, each with whoever was free then.
      let aimed: readonly AttackSketch[] = []
      for (const hex of someOf(enemyHexes(s), dice, 2)) {
        const sketch = fill(s, hex, aimed)
        if (sketch.units.length > 0) aimed = withSketch(aimed, sketch)
      }
      const lists = [[], aimed.filter((sketch) => planOf(s, sketch) !== null)]
      for (const sketches of lists) {
        const then = sceneAfter(s, sketches)
        const used = sketches.flatMap(({ units }) => units)
        const found = openAttacks(s, sketches)
        const hexes = found.map(({ sketch }) => sketch.targets[0]!)
        for (const { sketch, takes } of found) {
          const { targets, units } = sketch
          expect(sketches.some((one) => one.targets.includes(targets[0]!))).toBe(false)
          const own = takes.length > 0 ? s : then
          const odds = declared(game, own, targets, units)
          expect(odds?.column).toBe(previewAttack(s, units, targets)!.finalColumn)
          expect(units.some((unit) => used.includes(unit))).toBe(takes.length > 0)
          for (const one of sketches) {
            const loses = one.units.some((unit) => units.includes(unit))
            expect(takes.includes(one)).toBe(loses)
          }
          if (takes.length > 0) taken++
          else free++
        }
        // What is left out, no unit can attack alone.
        for (const hex of enemyHexes(s)) {
          const isPlanned = sketches.some(({ targets }) => targets.includes(hex))
          if (hexes.includes(hex) || isPlanned) continue
          for (const unit of companyOf(s, [hex]))
            expect(declared(game, then, [hex], [unit])).toBeNull()
        }
      }
    }
    expect(free).toBeGreaterThan(0)
    if (isLong) expect(taken).toBeGreaterThan(0)
  })

  test('nothing of an attack is taken that is refused somewhere', () => {
    let refused = 0
    let joined = 0
    const dice = fastDice(start)
    for (const s of sampleOf(states, 10)) {
      for (const hex of enemyHexes(s)) {
        const units = someOf(companyOf(s, [hex]), dice, 2)
        const sketch: AttackSketch = { letter, targets: [hex], units }
        const plan = planOf(s, sketch)
        expect(plan === null).toBe(units.every((unit) => isArtillery(s, unit)))
        const isLegal = declared(game, s, [hex], units) !== null
        expect(whyNotDeclare(game, s, sketch) === null).toBe(isLegal)
        if (plan) {
          const { choices } = plans.spellPlan(s, plan)
          expect(choices.length > 0).toBe(isLegal)
          expect(playedOut(game, s, choices)).not.toBeNull()
        }
        if (!isLegal) refused++
        for (const unit of own(s)) {
          const why = whyNotJoin(game, s, sketch, unit)
          if (isLegal && !units.includes(unit)) {
            expect([unit, why === null]).toEqual([unit, isJoining(game, s, hex, units, unit)])
          }
          if (why !== null) continue
          expect(companyOf(s, [hex])).toContain(unit)
          joined++
        }
      }
    }
    expect(Math.min(refused, joined)).toBeGreaterThan(0)
  })

  test('what a sketch can still do is what the rules let its units do', () => {
    let kept = 0
    let gone = 0
    const dice = fastDice(start + 1)
    for (const from of states) {
      const s = game.clone(from)
      for (const hex of someOf(enemyHexes(s), dice, 5)) s.ground[hex]! |= ATTACKED
      const hexes = [...new Set([oneOf(enemyHexes(s), dice), oneOf(enemyHexes(s), dice)])]
      const units = unitsOf(s)
      const [left] = current(s, [{ letter, targets: hexes, units }])
      const open = hexes.filter((hex) => (s.ground[hex]! & ATTACKED) === 0)
      const isFought = open.every((hex) => !unitsIn(s, hex).some((unit) => !isTransport(s, unit)))
      expect(left === undefined).toBe(isFought)
      if (!left) continue
      expect(left.targets).toEqual(
        open.filter((hex) => unitsIn(s, hex).some((unit) => !isTransport(s, unit))),
      )
      for (const unit of units) {
        const isLeft = left.units.includes(unit)
        expect([unit, isLeft]).toEqual([unit, isNameable(game, s, unit, left.targets)])
        if (isLeft) kept++
        else gone++
      }
    }
    expect(Math.min(kept, gone)).toBeGreaterThan(0)
  })

  test('a plan for the rest leaves what is planned, or thinks the phase out anew', () => {
    let stayed = 0
    const dice = fastDice(start + 2)
    for (const s of states) {
      const { open } = demandOf(s)
      if (open.length === 0) continue
      const hex = oneOf(open, dice)
      const first = fill(s, hex, [])
      const all = planAll(s, [first])
      const crowd = current(s, [{ letter, targets: [hex], units: companyOf(s, [hex]) }])
      expect(openHexes(s, planAll(s, crowd))).toEqual([])
      expect(openHexes(s, all)).toEqual([])
      const units = all.flatMap((sketch) => sketch.units)
      expect(new Set(units).size).toBe(units.length)
      if (all.some((one) => isSame(one, first))) stayed++
      else expect(all).toEqual(wholePhase(s))
      const others = planAll(s, all)
      expect(others).toEqual(all)
      for (const sketch of all) {
        const main = sketch.units.filter((unit) => !isArtillery(s, unit))
        expect(main.length).toBeGreaterThan(0)
      }
    }
    expect(stayed).toBeGreaterThan(0)
  })

  test('a press on what is open plans it, one after the other', () => {
    for (const s of states) {
      let all: readonly AttackSketch[] = []
      for (let presses = 0; openHexes(s, all).length > 0; presses++) {
        expect(presses).toBeLessThan(40)
        const before = openHexes(s, all)
        const hex = before[presses % before.length]!
        const sketch = fill(s, hex, all)
        const plan = attackOn(s, hex, all)
        expect(plan && sketched(sketch.letter, plan)).toEqual(
          sketch.units.length > 0 ? sketch : null,
        )
        // What nobody can attack while as many others are attacked as can be stays alone.
        if (sketch.units.length === 0) continue
        const busy = all.flatMap(({ units }) => units)
        if (sketch.units.some((unit) => busy.includes(unit))) {
          // Nobody who is free can attack it while the others are attacked as planned.
          const free = companyOf(s, [hex]).filter((unit) => !busy.includes(unit))
          const then = sceneAfter(s, all)
          const alone = subsetsOf(free).find((units) => declared(game, then, [hex], units))
          expect(alone).toBeUndefined()
        }
        expect(sketch.letter).toBe(nextLetter(all))
        all = current(s, withSketch(all, sketch))
        expect(openHexes(s, all).length).toBeLessThan(before.length)
      }
      if (all.length === 0) continue
      expect(all.some((sketch) => whyNotDeclare(game, s, sketch) === null)).toBe(true)
    }
  })
})

test('a gun that adds nothing stays out, and who adds something is said', () => {
  let guns = 0
  for (const { game, states } of scenes) {
    for (const s of sampleOf(states, 16)) {
      for (const sketch of wholePhase(s)) {
        const columnOf = (units: readonly Unit[]): number =>
          previewAttack(s, units, sketch.targets)!.finalColumn
        for (const unit of companyOf(s, sketch.targets)) {
          const rest = sketch.units.filter((other) => other !== unit)
          if (rest.every((other) => isArtillery(s, other))) {
            expect(gains(s, sketch, unit)).toBe(!isArtillery(s, unit))
            continue
          }
          const isMore = columnOf([...rest, unit]) > columnOf(rest)
          expect(gains(s, sketch, unit)).toBe(isMore)
          if (!isArtillery(s, unit) || !sketch.units.includes(unit)) continue
          expect(isMore || declared(game, s, sketch.targets, rest) === null).toBe(true)
          guns++
        }
      }
    }
  }
  expect(guns).toBeGreaterThan(0)
})

/** Whether the rules let a unit be named in an attack on hexes, were nobody else asked for. */
function isNameable(game: Battle, s: BlitzState, unit: Unit, hexes: readonly Hex[]): boolean {
  const then = game.clone(s)
  then.step = STEP.attack
  then.cover = 0
  for (const hex of hexes) then.ground[hex]! |= TARGET
  const verb = isArtillery(s, unit) ? VERB.support : VERB.attack
  if (isArtillery(s, unit)) {
    // Guns are asked for once somebody attacks: one who is off the map stands in nobody's way.
    const main = [...s.place.keys()].find(
      (other) =>
        sideOfUnit(s, other) === s.phasing &&
        !isOnMap(s, other) &&
        !isTransport(s, other) &&
        !isArtillery(s, other),
    )!
    then.marks[main]! |= ATTACKING
  }
  const verdict = game.verdict(then, game.toAct(then), makeChoice(verb, unit))
  if (verdict === WHY['paralysed-stack']) return !isBarred(s, unit)
  return verdict === LEGAL || verdict === WHY['others-left-out']
}

/** An attack of the Germans on a hex, as it is proposed: the codes of its units, guns last. */
function proposed(lines: string, id: string): readonly string[] {
  const s = position(checked, `step declare\n${lines}`)
  s.cover = cover(s)
  return fill(s, s.board.hexIds.indexOf(id), []).units.map((unit) => s.board.unitCodes[unit]!)
}

test('BLZ-EVT-4: one unit of a paralysed stack is planned for, with two hexes before it', () => {
  const lines = (ground: string): string =>
    `step declare\n${ground}at 1411 3pz-1/3 3pz-2/3
     at 1410 15dim-I/4RI 15dim-15BDAC\nat 1412 15dim-II/4RI 1dim-1BDAC`
  const attacks = (ground: string): number => {
    const s = position(checked, lines(ground))
    s.cover = cover(s)
    return planAll(s, []).length
  }
  expect([attacks(''), attacks('ground 1411 paralysed\n')]).toEqual([2, 1])
})

describe('the attack that is proposed', () => {
  test.each([
    // 4 + 2 against 3 is 2:1, 4 against 3 only 1:1
    [
      'takes a gun that raises the column',
      'at 1411 3pz-1/5\nat 1413 3pz-75',
      ['3pz-1/5', '3pz-75'],
    ],
    // 4 + 4 + 2 against 3 is 3:1, as 8 against 3 was 2:1
    [
      'leaves a second gun out that raises nothing',
      'at 1411 3pz-1/5\nat 1413 3pz-75 4pz-103',
      ['3pz-1/5', '3pz-75'],
    ],
    // a disrupted tank adds 2 of its 4, and costs a column. BLZ-SHF-7
    [
      'leaves a disrupted unit out that costs a column and gains none',
      'at 1411 3pz-1/5\nat 1311 3pz-2/5:disrupted',
      ['3pz-1/5'],
    ],
    ['leaves a gun out of range', 'at 1411 3pz-1/5\nat 1416 3pz-75', ['3pz-1/5']],
  ])('%s', (_, lines, units) => {
    expect(proposed(`${lines}\nat 1410 15dim-I/4RI`, '1410')).toEqual(units)
  })

  test('leaves armour out that costs a column before an 88. BLZ-SHF-11', () => {
    const s = position(
      stalled,
      `step declare\nhalf 0\nphasing allied\ndecider allied\nat 1010 7pz-42PzJ
       at 1011 uk-cup-6DLI uk-cup-8DLI\nat 1009 uk-cup-9DLI uk-cup-4RTRlt`,
    )
    s.cover = cover(s)
    const { units } = fill(s, s.board.hexIds.indexOf('1010'), [])
    expect(units.map((unit) => s.board.unitCodes[unit])).toEqual([
      'uk-cup-6DLI',
      'uk-cup-8DLI',
      'uk-cup-9DLI',
    ])
  })

  test('is not there where only guns could make it. BLZ-CBT-10', () => {
    expect(proposed('at 1411 3pz-75\nat 1410 15dim-I/4RI', '1410')).toEqual([])
  })
})

describe('a sketch', () => {
  const sketch = (at: string, status = ''): readonly number[] => {
    const s = position(checked, `step declare\nat ${at} 3pz-75${status}\nat 1410 15dim-I/4RI`)
    const unit = s.board.unitCodes.indexOf('3pz-75')
    const all = current(s, [
      { letter: 0, targets: [s.board.hexIds.indexOf('1410')], units: [unit] },
    ])
    return all[0]!.units
  }

  test.each([
    ['keeps a gun within its range of four', '1414', '', 1],
    ['loses a gun five hexes away', '1415', '', 0],
    ['keeps a disrupted gun next to its target. BLZ-ART-6', '1411', ':disrupted', 1],
    ['loses a disrupted gun two hexes away. BLZ-ART-6', '1412', ':disrupted', 0],
    ['loses a gun that has bombarded. BLZ-CBT-11', '1414', ':spent', 0],
  ])('%s', (_, at, status, count) => {
    expect(sketch(at, status)).toHaveLength(count)
  })

  test('owns its units and its hexes alone', () => {
    const first = { letter: 0, targets: [4], units: [1, 2] }
    const second = { letter: 1, targets: [5], units: [3] }
    const both = withSketch(withSketch([], first), second)
    expect(withSketch(both, { ...second, units: [3, 2] })).toEqual([
      { ...first, units: [1] },
      { ...second, units: [3, 2] },
    ])
    expect(withSketch(both, { ...second, targets: [4, 5] })).toEqual([
      { ...second, targets: [4, 5] },
    ])
    expect([nextLetter([]), nextLetter(both), nextLetter([second])]).toEqual([0, 2, 0])
  })

  test('is read from data of unknown origin only where it is one', () => {
    const good = { letter: 0, targets: [4], units: [] }
    const bad = [null, {}, 7, { ...good, letter: -1 }, { ...good, units: ['1'] }, [good]]
    expect(sketchesFrom([good, ...bad])).toEqual([good])
    expect(sketchesFrom({ 0: good })).toEqual([])
  })
})
