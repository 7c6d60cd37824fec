import { battles } from '@estafette/blitzkrieg'
import {
  attackChance,
  combinations,
  demandOf,
  fightChances,
  fill,
  NONE,
  planAll,
  planOf,
  previewAttack,
  STEP,
  VERB,
  type BlitzState,
} from '@estafette/blitzkrieg/screen'
import {
  makeChoice,
  scriptedDice,
  tryOn,
  verbOf,
  type Game,
  type GameEvent,
} from '@estafette/kernel'
import type { Signal } from '@preact/signals'
import { afterEach, expect, test, vi } from 'vitest'
import { declarations } from '../../../../test/blitzkrieg/declarations.ts'
import { shelfOf } from '../../../../test/shelf.ts'
import { inLanguages, sitAt } from '../../../../test/sitting.ts'
import { isLong, sampleOf } from '../../../../../../scripts/lanes.ts'
import type { GameScreen } from '../../../screen/screen.ts'
import { cardOf } from '../../../table/card/decision.ts'
import { attackCompany } from '../card/company.ts'
import { demandCompany } from '../card/demand-row.ts'
import { columnNow } from '../panels/tables.tsx'
import { plannerCard } from './planner-card.ts'
import { hexText } from './planner-names.ts'
import { facesOf } from './planner-panel.tsx'
import { aimAt, keep, letterText, positionOf, sketches, sketchFor } from './planner.ts'
import { blitzScreen } from '../screen.tsx'

type Battle = Game<BlitzState>

const ENOUGH = isLong ? 60 : 8 // positions of each battle in which attacks are declared

afterEach(() => vi.unstubAllGlobals())

const scenes = sampleOf(battles, 2).map(
  (game) => [game.id, game, declarations(game, ENOUGH)] as const,
)

const maps = new Map(
  await Promise.all(battles.map(async ({ id }) => [id, (await blitzScreen(id)).map] as const)),
)

/** A table at which nothing but the planner is looked at, and the map that it names hexes by. */
function sit(game: Battle, state: BlitzState) {
  const screen = {
    game,
    Status: () => null,
    map: maps.get(game.id),
    decisions: { card: plannerCard, company: attackCompany },
  } as unknown as GameScreen
  return sitAt(screen, state, game.toAct(state)).model
}

test.each(scenes)('%s: there are attacks to think out', (_id, _game, states) => {
  expect(states.length).toBeGreaterThan(0)
})

test.each(scenes)('%s: the odds of an attack are those of the rules', (_id, game, states) => {
  for (const state of states) {
    const model = sit(game, state)
    keep(model, planAll(positionOf(model), sketches(model)))
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

test.each(scenes)(
  '%s: the column of the attack that is looked at is lit in the table',
  (_id, game, states) => {
    for (const state of states) {
      const model = sit(game, state)
      expect(columnNow(model)).toBe(NONE)
      for (const sketch of planAll(state, [])) {
        model.adjust(planOf(state, sketch)!)
        const preview = previewAttack(state, sketch.units, sketch.targets)!
        expect(columnNow(model)).toBe(preview.finalColumn)
      }
    }
  },
)

test.each(scenes)('%s: each face brings what the panel says', (_id, game, states) => {
  for (const state of states.slice(0, 3)) {
    const model = sit(game, state)
    const sketch = planAll(positionOf(model), sketches(model))[0]!
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
        expect(card.title).toContain(letterText(sketch.letter))
        expect(card.primary.closed).toBeUndefined()
        expect(fill(state, sketch.targets[0]!, sketches(model)).letter).not.toBe(sketch.letter)
        return []
      })
    }
  },
)

test.each(scenes)(
  '%s: an attack whose hex is named is said to be on it, and goes on as it was planned',
  (_id, game, states) => {
    for (const state of states) {
      const all = planAll(state, [])
      const [{ targets, units }] = all as [(typeof all)[number]]
      const trial = tryOn(game, state)
      for (const hex of targets) trial.attempt(VERB.target, hex)
      const named: number[] = []
      for (let left = units.length; left >= 0; left--) {
        const model = sit(game, trial.state)
        keep(model, all)
        const { title, primary, decline } = cardOf(model)
        for (const hex of targets) expect(title).toContain(hexText(trial.state, hex))
        if (left === 0) {
          // Where dice follow it is not proposed.
          expect([primary.offer?.verb, decline.offer?.verb]).toContain('fight')
          break
        }
        const { closed, offer } = primary
        expect({ left, closed }).toEqual({ left, closed: undefined })
        named.push(offer!.target)
        trial.attempt(verbOf(offer!.choice), offer!.target)
      }
      expect(named.toSorted((a, b) => a - b)).toEqual(units.toSorted((a, b) => a - b))
    }
  },
)

test.each(scenes)(
  '%s: of two at one screen each sees the sketches of their own, and no other',
  (_id, game, states) => {
    const here = shelfOf()
    vi.stubGlobal('localStorage', here)
    for (const state of states.slice(0, 4)) {
      here.kept.clear()
      const model = sit(game, state)
      keep(model, planAll(state, sketches(model)))
      const own = sketches(model)
      expect(own.length).toBeGreaterThan(0)
      const { viewer, awaited } = model.session as Record<'viewer' | 'awaited', Signal<number>>
      const [seat, other] = [viewer.value, 1 - viewer.value]
      awaited.value = other
      expect(sketches(model)).toEqual([])
      keep(model, [])
      viewer.value = other
      awaited.value = -1
      expect(sketches(model)).toEqual([])
      const [first] = own
      keep(model, [first!])
      viewer.value = seat
      expect(sketches(model)).toEqual(own)
      // On a page that was opened anew, each has their own again, and the storage tells nobody.
      expect(sketches(sit(game, state))).toEqual(own)
      const page = sit(game, state)
      ;(page.session.viewer as Signal<number>).value = other
      expect(sketches(page)).toEqual([first])
      expect([...here.kept.values()].join()).not.toMatch(/target|unit|\d,\d/)
      keep(page, [])
      keep(model, [])
      expect(here.kept.size).toBe(0)
    }
  },
)

test.each(scenes)(
  '%s: combinations are shown when asked for, the best first, and each tile plans its own',
  (_id, game, states) => {
    let met = 0
    for (const state of states.slice(0, 4)) {
      const model = sit(game, state)
      const tilesIn = () =>
        cardOf(model).groups.find(({ key }) => key === 'combinations')?.tiles ?? []
      expect(tilesIn().length).toBe(demandOf(state).open.length > 1 ? 1 : 0)
      if (tilesIn().length === 0) continue
      tilesIn()[0]!.press!()
      const found = combinations(state)
      expect(tilesIn().length).toBe(found.length)
      for (const [index, tile] of tilesIn().entries()) {
        expect(inLanguages(() => tilesIn().map(({ text }) => text)).join()).not.toMatch(/undefined/)
        tile.press!()
        expect(sketches(model)).toEqual(found[index]!.sketches)
        const chosen = tilesIn().map(({ isChosen }) => isChosen)
        expect(chosen).toEqual(found.map((_, at) => at === index))
        met++
      }
    }
    expect(met).toBeGreaterThan(0)
  },
)
