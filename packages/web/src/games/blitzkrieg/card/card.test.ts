import { battles } from '@estafette/blitzkrieg'
import { boldest, legal, legalOf, play, position } from '@estafette/blitzkrieg/testing'
import {
  ASKED,
  canPlan,
  fightChances,
  inHand,
  isOnMap,
  isOverstacked,
  makePlans,
  NO_EFFECT,
  STEADFAST,
  STEP,
  stepNames,
  TARGET,
  unitsIn,
  usableUnits,
  VERB,
  type BlitzState,
  type CombatResult,
  type StepName,
} from '@estafette/blitzkrieg/screen'
import {
  chancesOf,
  fastDice,
  LEGAL,
  verbOf,
  type Choice,
  type Game,
  type GameEvent,
  type Plan,
} from '@estafette/kernel'
import { describe, expect, test } from 'vitest'
import { gamesOfTheDay, isLong } from '../../../../../../scripts/lanes.ts'
import { inLanguages, sitAt, type Sitting } from '../../../../test/sitting.ts'
import type { Card, Tile } from '../../../screen/card.ts'
import type { BlitzDesk } from '../desk.ts'
import type { GameScreen } from '../../../screen/screen.ts'
import { voiceOf } from '../../../i18n/voice.ts'
import { defaults, settings } from '../../../store/settings.ts'
import { cardOf } from '../../../table/card/decision.ts'
import type { TableModel } from '../../../table/model.ts'
import { planTile } from './card-move.ts'
import { cardOfBlitz, whenOfBlitz } from './card.ts'

type Battle = Game<BlitzState>

const PLENTY = isLong ? 8 : 2 // positions of each decision of a battle
const GAMES = isLong ? 2 : 1 // games of each battle
const ENOUGH = isLong ? 5000 : 2000 // decisions of a game
const LONGEST_TITLE = 64
const LONGEST_LABEL = 22 // at 320 px, names apart
const MOST_SHOWN = 8 // tiles of a group before it is folded

/** A battle with its cards and plans, and nothing to look at. */
function bareScreen(game: Battle): GameScreen {
  const planner = makePlans(game, positionOf(game).board)
  const plans = { spell: planner.spellPlan }
  return {
    game,
    Status: () => null,
    decisions: {
      card: (model: BlitzDesk) => cardOfBlitz(model, planner.exits, plans),
      when: whenOfBlitz,
      planTile,
    },
    counters: { kind: 'unit', typeOf: () => 0 },
    map: {
      kind: 'hex',
      placeOf: (s: BlitzState, unit: number) => (isOnMap(s, unit) ? s.place[unit]! : -1),
    },
    plans: {
      canPlan,
      verbs: new Set(['move', 'ride', 'to', 'target', 'attack', 'support', 'bombard', 'shell']),
      usable: (s: BlitzState, hex: number) => usableUnits(game, s, hex),
      plans: planner.plansFor,
      spell: planner.spellPlan,
      whyNot: planner.whyNot,
      words: () => ({
        legend: [],
        confirm: () => 'Go',
        prompt: () => 'There',
        points: String,
      }),
      groups: () => ({ all: 'All', byType: 'By type' }),
      inHand,
    },
  } as unknown as GameScreen
}

/** A battle before anything is placed, with all of its optional rules. */
function positionOf(game: Battle): BlitzState {
  const options = Object.fromEntries(game.options.map(({ id }) => [id, 'on']))
  const made = game.create({ scenario: 'battle', options })
  if (!made.ok) throw new Error(made.reason)
  return made.value
}

/** Decisions that somebody plans on another card. */
const PLANNED: ReadonlySet<number> = new Set([STEP.declare, STEP.attack])

/** Decisions whose card is that of the set-up, which all games share. */
const PLACED: ReadonlySet<number> = new Set([STEP['setup-place'], STEP['setup-entrench']])

/** Whether a choice gives up what a decision is about: those who play at random do so too often. */
const isIdle = (game: Battle, choice: Choice): boolean =>
  ['done', 'hold', 'leave-out', 'wait'].includes(game.verbs[verbOf(choice)]!.name)

/** On their way units go for the enemy, so that there is something to decide. */
function boldly(s: BlitzState, choices: readonly Choice[]): readonly Choice[] {
  return s.step === STEP['on-the-way'] ? boldest(s, choices) : choices
}

/** Positions of battles that are played at random, so many of each decision. */
function found(game: Battle): readonly BlitzState[] {
  const byStep = new Map<number, BlitzState[]>()
  for (let seed = 1; seed <= GAMES; seed++) {
    const dice = fastDice(seed)
    const s = positionOf(game)
    game.start(s, dice)
    const out = new Int32Array(s.legal.length)
    for (let count = 0; game.toAct(s) >= 0 && count < ENOUGH; count++) {
      const seat = game.toAct(s)
      const same = byStep.get(s.step) ?? []
      byStep.set(s.step, same)
      // Some from the beginning, then later ones in their place, so that all of a game counts.
      if (same.length < PLENTY) same.push(game.clone(s))
      else if (count % 97 === 0) same[count % PLENTY] = game.clone(s)
      const all = Array.from(out.subarray(0, game.choices(s, seat, out)))
      const busy = all.filter((choice) => !isIdle(game, choice))
      const isBusy = busy.length > 0 && dice.below(4) > 0 && !PLANNED.has(s.step)
      const list = isBusy ? boldly(s, busy) : all
      game.play(s, seat, list[dice.below(list.length)]!, dice)
    }
  }
  const rare = rareOnes.filter(({ battle }) => battle === game.id).map((one) => one.make(game))
  const isElsewhere = (step: number): boolean => PLANNED.has(step) || PLACED.has(step)
  return [...[...byStep].flatMap(([step, same]) => (isElsewhere(step) ? [] : same)), ...rare]
}

/** An attack that is declared, and what follows it. */
function afterAttack(game: Battle, lines: string, declared: readonly string[], die: number) {
  const s = position(game, `step declare\n${lines}`)
  play(game, s, [...declared, 'fight'])
  while (s.step === STEP.stand) {
    const isLast = legal(game, s).length > 0 && openHexes(s) === 1
    play(game, s, ['give-way'], isLast ? [die] : [])
  }
  return s
}

/** Hexes under attack whose defenders have not said whether they stand. */
function openHexes(s: BlitzState): number {
  return s.ground.filter((bits) => bits & TARGET && !(bits & ASKED)).length
}

/** Decisions that hardly ever come up at random. */
const rareOnes: readonly {
  readonly battle: string
  readonly step: StepName
  readonly make: (game: Battle) => BlitzState
}[] = [
  {
    battle: 'unleashed',
    step: 'pontoon',
    make: (game) =>
      position(
        game,
        'turn 4\nstep pontoon\nleft 1\nat 0107 1pz-I/1SR\nat 0108 1pz-II/1SR\nat 0118 55di-I/295',
      ),
  },
  {
    battle: 'checked',
    step: 'excess',
    make(game) {
      const units = ['3pz-1/5', '3pz-2/5', '3pz-1/6', '3pz-2/6']
      const moved = units.map((code) => `doing ${code} moved`).join('\n')
      const s = position(game, `at 1310 ${units.join(' ')}\nat 0505 15dim-I/4RI\n${moved}`)
      play(game, s, ['done'])
      return s
    },
  },
  {
    battle: 'checked',
    step: 'ferocity',
    make: (game) =>
      afterAttack(
        game,
        'ferocity yes\nat 1303 3pz-1/5 3pz-1/6\nat 1304 dina-1-I/1\nat 0110 15dim-I/4RI',
        ['target 1304', 'attack 3pz-1/5', 'attack 3pz-1/6'],
        4,
      ),
  },
  {
    battle: 'checked',
    step: 'advance-hex',
    make(game) {
      const s = afterAttack(
        game,
        'at 1411 3pz-1/5 3pz-1/6 3pz-1/3\nat 1410 15dim-I/4RI:disrupted\nat 1412 15dim-II/4RI:disrupted\nat 0110 15dim-I/27RI',
        ['target 1410', 'target 1412', 'attack 3pz-1/3', 'attack 3pz-1/5', 'attack 3pz-1/6'],
        6,
      )
      play(game, s, ['advance 3pz-1/5'])
      return s
    },
  },
  {
    battle: 'stalled',
    step: 'follow',
    make(game) {
      const s = afterAttack(
        game,
        'half 1\nphasing german\ndecider german\nrommel 1310\nrommel-state present\nat 1310 7pz-I/6 7pz-II/6\nat 1309 uk-cup-6DLI',
        ['target 1309', 'attack 7pz-I/6'],
        1,
      )
      while (s.step !== STEP.follow) play(game, s, legal(game, s).slice(-1))
      return s
    },
  },
]

const tilesOf = (card: Card): readonly Tile[] => card.groups.flatMap(({ tiles }) => tiles)

/** Every choice that a card offers by itself. */
function saidBy(card: Card): ReadonlySet<number> {
  const acts = [...tilesOf(card), card.primary, card.decline]
  return new Set(acts.flatMap(({ offer }) => (offer ? [offer.choice] : [])))
}

/** What each position looks like to whoever decides, with somebody in hand and without. */
function lookAt(
  game: Battle,
  states: readonly BlitzState[],
  look: (model: Sitting<BlitzState>['model'], s: BlitzState, sitting: Sitting) => void,
): void {
  const screen = bareScreen(game)
  for (const s of states) {
    const sitting = sitAt(screen, s, game.toAct(s))
    look(sitting.model, s, sitting)
  }
}

/** Looks at a card, at what it becomes when something on it is meant, and with a stack in hand. */
function around(model: TableModel, s: BlitzState, look: (card: Card) => void): void {
  look(cardOf(model))
  const offers = model.offers.value.all
  for (const offer of [...offers.slice(0, 3), ...offers.slice(-2)]) {
    model.intention.value = { kind: 'offer', offer }
    look(cardOf(model))
  }
  model.intention.value = null
  const place = canPlan(s) ? model.able.value[0] : undefined
  if (place === undefined) return
  model.tapPlace(place)
  look(cardOf(model))
  const [plan] = model.plans.value
  if (plan) {
    model.intention.value = { kind: 'plan', plan }
    look(cardOf(model))
  }
  model.back()
  model.back()
}

/** Names of things may make a label longer. */
function withoutNames(game: Battle, text: string): string {
  let short = text
  for (const language of ['en', 'fr'] as const) {
    for (const name of game.words[language].things['unit']!) {
      short = short.replace(name.replace(/ \(.*\)$/, ''), '')
    }
  }
  return short
}

test.each(rareOnes)('$step comes up in a position made for it', ({ battle, step, make }) => {
  const game = battles.find(({ id }) => id === battle)!
  expect(names(make(game))).toBe(step)
})

const names = (s: BlitzState): string => stepNames[s.step]!

const looked = gamesOfTheDay(battles)

describe.each(looked)('$id', { timeout: isLong ? 600_000 : 120_000 }, (game) => {
  const states = found(game)

  test('every decision has a card of its own', () => {
    const { exits, spellPlan } = makePlans(game, positionOf(game).board)
    const plans = { spell: spellPlan }
    lookAt(game, states, (model, s) => {
      expect(`${names(s)}: ${cardOfBlitz(model, exits, plans)?.title ?? 'none'}`).not.toMatch(
        /: (none)?$/,
      )
      expect(whenOfBlitz(model)).not.toBe('')
    })
  })

  test('every legal choice is a tile or a slot, or what the map and the plans spell', () => {
    const faults = new Set<string>()
    lookAt(game, states, (model, s, sitting) => {
      const card = cardOf(model)
      const said = saidBy(card)
      const missing = card.groups.find(({ key }) => key === 'missing')
      for (const { name } of missing?.tiles ?? []) faults.add(`${names(s)}: left out ${name}`)
      for (const { choice, verb } of model.offers.value.all) {
        expect(sitting.legal).toContain(choice)
        const isSpelled =
          ['move', 'ride', 'bombard', 'shell'].includes(verb) ||
          (verb === 'to' && s.step === STEP['on-the-way'])
        if (!said.has(choice) && !isSpelled) faults.add(`${names(s)}: ${verb}`)
      }
    })
    expect([...faults]).toEqual([])
  })

  test('a tile and slot A carry out what they say', () => {
    lookAt(game, states, (model, s, { taken }) => {
      const keys = tilesOf(cardOf(model)).flatMap(({ key, offer }) => (offer ? [key] : []))
      for (const key of [...keys.slice(0, 2), ...keys.slice(-1)]) {
        const tile = tilesOf(cardOf(model)).find((one) => one.key === key)!
        if (tile.press) tile.press()
        else model.choose(tile.offer!)
        if (taken.length === 0) cardOf(model).primary.press()
        expect([names(s), taken]).toEqual([names(s), [[tile.offer!.choice]]])
        taken.length = 0
        model.intention.value = null
      }
      const { primary } = cardOf(model)
      if (!primary.offer || primary.closed !== undefined) return
      expect(game.verdict(s, game.toAct(s), primary.offer.choice)).toBe(LEGAL)
      primary.press()
      if (taken.length === 0) cardOf(model).primary.press()
      if (taken.length === 0) cardOf(model).decline.press() // the end of a phase is asked for there
      expect([names(s), taken]).toEqual([names(s), [[primary.offer.choice]]])
    })
  })

  test('words are short and nothing is left blank, in both languages', () => {
    const faults = new Set<string>()
    lookAt(game, states, (model, s) => {
      inLanguages((language) => {
        around(model, s, (card) => {
          const label = withoutNames(game, card.primary.label)
          const texts = tilesOf(card).flatMap(({ name, text, value, closed }) =>
            [name, text, value, closed].filter((one) => one !== undefined),
          )
          texts.push(card.title, label, card.decline.label, card.when, card.note ?? 'none')
          const wrong = texts.filter((text) => text === '' || /undefined|NaN|\[|\{/.test(text))
          if (card.title.length > LONGEST_TITLE) wrong.push(`title ${card.title}`)
          if (label.length > LONGEST_LABEL) wrong.push(`label ${label}`)
          for (const { tiles, folded, key } of card.groups) {
            if (folded === undefined && tiles.length > MOST_SHOWN) wrong.push(`long ${key}`)
            if (key === 'missing') wrong.push(`left out ${tiles[0]!.name}`)
          }
          for (const one of wrong) faults.add(`${names(s)} ${language}: ${one}`)
        })
        return []
      })
    })
    settings.value = defaults
    expect([...faults].slice(0, 20)).toEqual([])
  })

  test('no decision has nothing but closed slots and no tile', () => {
    lookAt(game, states, (model, s) => {
      const { primary, decline, groups } = cardOf(model)
      const all = [primary, decline, ...groups.flatMap(({ tiles }) => tiles)]
      expect([names(s), all.some(({ closed }) => closed === undefined)]).toEqual([names(s), true])
    })
  })

  test('no chance that is shown differs from that of the rules', () => {
    let compared = 0
    lookAt(game, states, (model, s) => {
      const isTrue = outcomes[s.step]
      for (const { chance, offer, name } of tilesOf(cardOf(model)).slice(0, 8)) {
        if (chance === undefined || !offer || !isShort(game, s, offer.choice)) continue
        const told = (event: GameEvent): string | null => isTrue?.(event, s, offer.verb) ?? null
        const results =
          s.step === STEP.pass
            ? effects(fightChances(game, s, offer.choice, false))
            : chancesOf(game, s, game.toAct(s), offer.choice, told)
        if (results.size === 0) continue // others are asked before the dice
        const exact = expect.closeTo(results.get('yes') ?? 0, 10)
        expect([names(s), name, chance]).toEqual([names(s), name, exact])
        compared++
      }
      for (const plan of fires(model, s)) {
        model.intention.value = { kind: 'plan', plan }
        const { choices } = model.screen.plans!.spell(s, plan)
        const before = game.clone(s)
        for (const choice of choices.slice(0, -1)) {
          game.play(before, game.toAct(before), choice, fastDice(1))
        }
        if (!isShort(game, before, choices.at(-1)!)) continue
        const told = ({ type, hit }: GameEvent): string | null =>
          type === 'shelled' ? yes(hit === true) : null
        const results = chancesOf(game, before, game.toAct(s), choices.at(-1)!, told)
        expect(cardOf(model).chance!.value).toBeCloseTo(results.get('yes') ?? 0, 10)
        compared++
      }
    })
    expect(compared).toBeGreaterThan(0)
  })
})

const yes = (is: boolean): string => (is ? 'yes' : 'no')

const MOST_DICE = 3 // after a choice, for all their ways to fall to be gone through

/** Whether few dice follow a choice: bombers and the stacks of a paralysed side have one each. */
function isShort(game: Battle, s: BlitzState, choice: Choice): boolean {
  return [1, 2, 3, 4].every((seed) => {
    const dice = fastDice(seed)
    game.play(game.clone(s), game.toAct(s), choice, dice)
    return dice.drawn <= MOST_DICE
  })
}

/** How likely the defender suffers anything. */
function effects(results: readonly CombatResult[]): Map<string, number> {
  const sum = results.reduce(
    (all, { defender, probability }) => all + (defender === NO_EFFECT ? 0 : probability),
    0,
  )
  return new Map([['yes', sum]])
}

/** Whether the dice that follow a choice bring what a tile promises, by decision. */
const outcomes: Readonly<
  Record<number, (event: GameEvent, s: BlitzState, verb: string) => string | null>
> = {
  [STEP.arrival]: ({ type, success }) => (type === 'arrival-die' ? yes(success === true) : null),
  [STEP['bombard-target']]: ({ type, hit }) => (type === 'shelled' ? yes(hit === true) : null),
  [STEP.mission]: ({ type, air, hit }, { airTarget }) =>
    type === 'bombed' && air === airTarget ? yes(hit === true) : null,
  [STEP.intercept]: ({ type, die }, { board }) =>
    type === 'air-combat' ? yes(board.intercepted[Number(die)] !== NO_EFFECT) : null,
  // No retreat and no worse; who stands keeps the hex after an R, but not after an R*.
  [STEP.stand]: ({ type, defenderResult }, s, verb) => {
    const stays = verb === 'stand' || unitsIn(s, s.start).some((u) => s.marks[u]! & STEADFAST)
    return type === 'combat-roll' ? yes(Number(defenderResult) <= (stays ? 2 : 1)) : null
  },
}

/** Fire that a gun could open, as it is planned on the map. */
function fires(model: TableModel, s: BlitzState): readonly Plan[] {
  const gun = model.offers.value.all.find(({ verb }) => verb === 'bombard')
  if (s.step !== STEP.bombard || !gun) return []
  model.selectUnits([gun.target])
  return model.plans.value.slice(0, 3)
}

/** Units wait for dice, some of which are rolled by the group; no battle of the day may have this. */
const arriving = {
  battle: 'checked',
  lines: `turn 3
half 1
phasing allied
decider allied
step arrival
at waiting 3dlm-5-I/1Cuir 3dlm-6-I/11RDP
at 2010 3pz-1/6
at 1304 15dim-I/4RI`,
}

/** The first position of a battle, played at random, in which units roll for their arrival. */
function firstArrival(game: Battle): BlitzState | null {
  const dice = fastDice(3)
  const s = positionOf(game)
  game.start(s, dice)
  const out = new Int32Array(s.legal.length)
  for (let count = 0; game.toAct(s) >= 0 && count < ENOUGH; count++) {
    if (s.step === STEP.arrival) return s
    const seat = game.toAct(s)
    game.play(s, seat, out[dice.below(game.choices(s, seat, out))]!, dice)
  }
  return null
}

/** Positions in which units roll for their arrival, one of every battle, and a thought-out one. */
const arrivals = [
  ...battles.map((game) => ({ id: game.id, game, find: () => firstArrival(game) })),
  ...battles
    .filter(({ id }) => id === arriving.battle)
    .map((game) => ({ id: `${game.id}, late`, game, find: () => position(game, arriving.lines) })),
]

test.each(arrivals)(
  'BLZ-REI-9 $id: no die of arrival is offered that cannot succeed, and none is chosen unasked',
  ({ game, find }) => {
    const s = find()!
    expect(s.step).toBe(STEP.arrival)
    const { model, taken } = sitAt(bareScreen(game), s, game.toAct(s))
    const card = cardOf(model)
    const dice = tilesOf(card).filter(({ offer }) => offer?.verb.startsWith('roll'))
    expect(dice.length).toBeGreaterThan(0)
    for (const { chance, isChosen } of dice) {
      expect(chance).toBeGreaterThan(0)
      expect(isChosen).toBe(false)
    }
    // Slot A waits for the only one, too; of several it means all, and takes none yet.
    expect(card.primary.offer).toBeUndefined()
    card.primary.press()
    const now = model.intention.value
    const meant = now?.kind === 'row' ? now.choices : []
    const all = dice.flatMap(({ offer }) => offer?.choice ?? [])
    expect([taken, meant.toSorted()]).toEqual([[], all.length > 1 ? all.toSorted() : []])
    if (all.length > 1) expect(cardOf(model).primary.confirms).toBe(true)
  },
)

/** A position of a battle, played boldly, in which movement cannot end yet. */
function unended(game: Battle): BlitzState | null {
  for (let seed = 1; seed <= 5; seed++) {
    const dice = fastDice(seed)
    const s = positionOf(game)
    game.start(s, dice)
    for (let count = 0; game.toAct(s) >= 0 && count < ENOUGH; count++) {
      const all = legalOf(game, s)
      if (s.step === STEP.move && all.every((choice) => verbOf(choice) !== VERB.done)) return s
      const choices = boldest(s, all)
      game.play(s, game.toAct(s), choices[dice.below(choices.length)]!, dice)
    }
  }
  return null
}

test.each(battles.map((game) => ({ id: game.id, game })))(
  'BLZ-STK-7 $id: where movement cannot end, its button says which stack or unit is in the way',
  ({ game }) => {
    const s = unended(game)!
    const units = Array.from({ length: s.board.unitCount }, (_, unit) => unit)
    const isIn = (unit: number): boolean => isOverstacked(s, s.phasing, s.place[unit]!)
    const said = inLanguages(() => {
      const { model } = sitAt(bareScreen(game), s, game.toAct(s))
      const closed = cardOf(model).decline.closed ?? ''
      const voice = voiceOf(game as unknown as Game)
      const hexes = units.filter((unit) => isOnMap(s, unit) && isIn(unit))
      const names = [
        ...hexes.map((unit) => voice.thing('hex', s.place[unit]!)),
        ...units.filter((unit) => !isOnMap(s, unit)).map((unit) => voice.thing('unit', unit)),
      ]
      return [names.some((name) => closed.includes(name)) ? '' : `${closed} names nobody`]
    })
    expect(said.filter(Boolean)).toEqual([])
  },
)
