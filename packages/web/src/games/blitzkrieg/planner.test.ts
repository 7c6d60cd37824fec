import { battles } from '@estafette/blitzkrieg'
import {
  fightChances,
  attackChance,
  previewAttack,
  STEP,
  VERB,
  WHY,
  type BlitzState,
} from '@estafette/blitzkrieg/screen'
import { boldest, legalOf } from '@estafette/blitzkrieg/testing'
import {
  fastDice,
  LEGAL,
  makeChoice,
  scriptedDice,
  tryOn,
  type Game,
  type GameEvent,
} from '@estafette/kernel'
import { expect, test } from 'vitest'
import { inLanguages, sitAt } from '../../../test/sitting.ts'
import { isLong } from '../../../../../scripts/lanes.ts'
import type { GameScreen } from '../../screen/screen.ts'
import { cardOf } from '../../table/decision.ts'
import { attackCompany } from './company.ts'
import { demandCompany } from './demand-row.ts'
import { plannerCard } from './planner-card.ts'
import { facesOf } from './planner-panel.tsx'
import {
  aimAt,
  demandOf,
  fill,
  keep,
  openHexes,
  planAll,
  sketches,
  sketchFor,
  whyNotDeclare,
} from './planner.ts'
import { blitzScreen } from './screen.tsx'
import { current, planOf, withSketch } from './sketch.ts'

type Battle = Game<BlitzState>

const ENOUGH = isLong ? 60 : 8 // positions of each battle in which attacks are declared

/** Positions of a battle in which somebody has to think out his attacks, from bold games. */
function declarations(game: Battle): readonly BlitzState[] {
  const found: BlitzState[] = []
  for (let seed = 5; found.length < ENOUGH && seed < 25; seed++) {
    const dice = fastDice(seed)
    const made = game.create({ scenario: 'battle', options: {} })
    if (!made.ok) throw new Error(game.id)
    const s = made.value
    game.start(s, dice)
    for (let count = 0; count < 3000 && !game.outcome(s); count++) {
      if (s.step === STEP.declare && demandOf(s).open.length > 0) {
        if (found.length < ENOUGH && count % 3 === 0) found.push(game.clone(s))
      }
      const choices = boldest(s, legalOf(game, s))
      game.play(s, game.toAct(s), choices[dice.roll(1) % choices.length] ?? choices[0]!, dice)
    }
  }
  return found
}

const scenes = battles.map((game) => [game.id, game, declarations(game)] as const)

const maps = new Map(
  await Promise.all(battles.map(async ({ id }) => [id, (await blitzScreen(id)).map] as const)),
)

/** A table at which nothing but the planner is looked at, and the map that it names hexes by. */
function sit(game: Battle, state: BlitzState) {
  const screen = {
    game,
    looks: ['german', 'allied'],
    Status: () => null,
    map: maps.get(game.id),
    decisions: { card: plannerCard, company: attackCompany },
  } as unknown as GameScreen
  return sitAt(screen, state, game.toAct(state)).model
}

test.each(scenes)('%s: there are attacks to think out', (_id, _game, states) => {
  expect(states.length).toBeGreaterThan(0)
})

test.each(scenes)('%s: the phase cannot end as long as a hex is open', (_id, game, states) => {
  for (const state of states) {
    const ends = game.verdict(state, game.toAct(state), makeChoice(VERB.done)) === LEGAL
    expect(ends).toBe(demandOf(state).open.length === 0)
  }
})

test.each(scenes)('%s: everything planned at one press can be declared', (_id, game, states) => {
  for (const state of states) {
    const model = sit(game, state)
    keep(model, planAll(model))
    const all = sketches(model)
    expect(all.length).toBeGreaterThan(0)
    const planned = new Set(all.flatMap(({ targets }) => targets))
    const met = demandOf(state).open.filter((hex) => planned.has(hex))
    expect(met.length).toBeGreaterThanOrEqual(state.cover)
    expect(openHexes(model)).toEqual([])
    // The first can be declared; another may have to wait for one that needs its guns. BLZ-CBT-9
    expect(whyNotDeclare(model, all[0]!)).toBeNull()
    for (const sketch of all) {
      const why = whyNotDeclare(model, sketch)
      expect([undefined, WHY['others-left-out']]).toContain(why?.verdict)
    }
    // Nobody is in two attacks.
    const units = all.flatMap((sketch) => sketch.units)
    expect(new Set(units).size).toBe(units.length)
  }
})

test.each(scenes)(
  '%s: a press on what is open plans it, one after the other',
  (_id, game, states) => {
    for (const state of states) {
      const model = sit(game, state)
      for (let presses = 0; openHexes(model).length > 0; presses++) {
        const before = openHexes(model)
        const sketch = fill(model, before[presses % before.length]!)
        // What nobody can attack while as many others are attacked as can be stays alone. BLZ-CBT-9
        if (sketch.units.length === 0) {
          expect(before.length).toBeGreaterThan(1)
          expect(presses).toBeLessThan(40)
          continue
        }
        keep(model, withSketch(sketches(model), sketch))
        expect(openHexes(model).length).toBeLessThan(before.length)
      }
      expect(sketches(model).some((sketch) => !whyNotDeclare(model, sketch))).toBe(true)
    }
  },
)

test.each(scenes)('%s: the odds of an attack are those of the rules', (_id, game, states) => {
  for (const state of states) {
    const model = sit(game, state)
    keep(model, planAll(model))
    const sketch = sketches(model)[0]!
    const trial = tryOn(game, state)
    for (const hex of sketch.targets) trial.attempt(VERB.target, hex)
    const plan = planOf(state, sketch)!
    for (const unit of plan.units) trial.attempt(VERB.attack, unit)
    for (const unit of plan.helpers ?? []) trial.attempt(VERB.support, unit)
    const exact = fightChances(game, trial.state, makeChoice(VERB.fight), false)
    const preview = previewAttack(state, sketch.units, sketch.targets)!
    const shown = attackChance(preview)
    expect(attackChance({ results: exact })).toBeCloseTo(shown, 9)
    model.adjust(plan)
    expect(cardOf(model).chance?.value).toBeCloseTo(shown, 9)
  }
})

test.each(scenes)('%s: each face brings what the panel says', (_id, game, states) => {
  for (const state of states.slice(0, 3)) {
    const model = sit(game, state)
    const sketch = planAll(model)[0]!
    const plan = planOf(state, sketch)!
    const { finalColumn } = previewAttack(state, sketch.units, sketch.targets)!
    facesOf(state, finalColumn).forEach(([own, other], index) => {
      const s = game.clone(state)
      const told: GameEvent[] = []
      const dice = scriptedDice(Array.from({ length: 40 }, () => index + 1))
      const play = (verb: number, target = 0): void => {
        game.play(s, game.toAct(s), makeChoice(verb, target), dice, (event) => told.push(event))
      }
      for (const hex of sketch.targets) play(VERB.target, hex)
      for (const unit of plan.units) play(VERB.attack, unit)
      for (const unit of plan.helpers ?? []) play(VERB.support, unit)
      play(VERB.fight)
      const answers = {
        [STEP.withdraw]: VERB.done,
        [STEP.pass]: VERB.wait,
        [STEP.stand]: VERB['give-way'],
      }
      for (let verb = answers[s.step]; verb !== undefined; verb = answers[s.step]) play(verb)
      const rolled = told.find(({ type }) => type === 'combat-roll')
      expect(rolled).toMatchObject({ attackerResult: own, defenderResult: other })
    })
  }
})

test.each(scenes)('%s: who can join joins, who cannot is told why', (_id, game, states) => {
  for (const state of states.slice(0, 4)) {
    const model = sit(game, state)
    const hex = demandOf(state).open[0]!
    const plan = aimAt(model, hex)
    if (!plan) continue
    model.adjust(plan)
    const company = attackCompany(model)!
    const members = company.groups.flatMap((group) => group.members)
    expect(
      members
        .filter(({ isIn }) => isIn)
        .map(({ unit }) => unit)
        .sort(),
    ).toEqual([...plan.units, ...(plan.helpers ?? [])].sort())
    for (const { word, isIn, press } of members) {
      expect(word).not.toBe('')
      if (!press) expect(isIn).toBe(false)
    }
    const other = members.find(({ isIn, press }) => !isIn && press)
    if (!other) continue
    other.press!()
    const now = model.intention.value
    const then = now?.kind === 'plan' ? now.plan : null
    expect([...then!.units, ...then!.helpers!]).toContain(other.unit)
    expect(sketches(model).some(({ units }) => units.includes(other.unit))).toBe(true)
  }
})

test.each(scenes)('%s: the row names whoever must be attacked', (_id, game, states) => {
  for (const state of states.slice(0, 4)) {
    const model = sit(game, state)
    const { open, beyond } = demandOf(state)
    const membersOf = () => demandCompany(model)!.groups.flatMap(({ members }) => members)
    expect(new Set(membersOf().map(({ unit }) => state.place[unit]))).toEqual(
      new Set([...open, ...beyond]),
    )
    for (const { unit, isIn, press } of membersOf()) {
      expect(isIn).toBe(false)
      expect(press === undefined).toBe(beyond.includes(state.place[unit]!))
    }
    const first = membersOf().find(({ press }) => press)!
    first.press!()
    const now = model.intention.value
    expect(now?.kind === 'plan' && now.plan.targets).toContain(state.place[first.unit])
    expect(demandCompany(model)).toBeNull() // the row is that of the attack
    model.back()
    expect(membersOf().find(({ unit }) => unit === first.unit)!.isIn).toBe(true)
  }
})

test('a unit belongs to one attack only, and a hex too', () => {
  const first = { letter: 0, targets: [4], units: [1, 2] }
  const second = { letter: 1, targets: [5], units: [3] }
  const both = withSketch(withSketch([], first), second)
  expect(withSketch(both, { ...second, units: [3, 2] })).toEqual([
    { ...first, units: [1] },
    { ...second, units: [3, 2] },
  ])
  expect(withSketch(both, { ...second, targets: [4, 5] })).toEqual([{ ...second, targets: [4, 5] }])
})

test.each(scenes)('%s: what was fought is planned no more', (_id, game, states) => {
  const state = states[0]!
  const model = sit(game, state)
  keep(model, planAll(model))
  const all = sketches(model)
  const first = all[0]!
  const s = game.clone(state)
  const dice = fastDice(3)
  const plan = planOf(s, first)!
  for (const hex of first.targets) game.play(s, game.toAct(s), makeChoice(VERB.target, hex), dice)
  for (const unit of plan.units) game.play(s, game.toAct(s), makeChoice(VERB.attack, unit), dice)
  game.play(s, game.toAct(s), makeChoice(VERB.fight), dice)
  for (let count = 0; count < 200 && s.step !== STEP.declare && !game.outcome(s); count++) {
    game.play(s, game.toAct(s), legalOf(game, s).at(-1)!, dice)
  }
  if (s.step !== STEP.declare || s.turn !== state.turn) return
  const left = current(s, all)
  expect(left.some(({ targets }) => targets.some((hex) => first.targets.includes(hex)))).toBe(false)
})

test.each(scenes)(
  '%s: the card speaks both languages, whatever is looked at',
  (_id, game, states) => {
    for (const state of states.slice(0, 3)) {
      inLanguages(() => {
        const model = sit(game, state)
        const open = cardOf(model)
        expect(open.title).not.toBe('')
        expect(open.groups.flatMap(({ tiles }) => tiles).length).toBeGreaterThan(0)
        open.primary.press()
        const sketch = sketchFor(model, planOf(state, sketches(model)[0]!)!)
        const card = cardOf(model)
        expect(card.title).toContain(String.fromCharCode(65 + sketch.letter))
        expect(card.primary.closed).toBeUndefined()
        expect(fill(model, sketch.targets[0]!).letter).not.toBe(sketch.letter)
        return []
      })
    }
  },
)
