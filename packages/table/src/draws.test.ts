import {
  allSetups,
  createState,
  diceFrom,
  fastDice,
  isToldTo,
  SPECTATOR,
  verbOf,
  type Choice,
  type Dice,
  type FastDice,
  type Game,
  type GameEvent,
  type Seat,
  type Setup,
  type State,
} from '@estafette/kernel'
import { toy, toyHills } from '@estafette/kernel/toy'
import { games } from '@estafette/registry'
import { describe, expect, test } from 'vitest'
import { gamesOfTheDay, isLong, sampleOf } from '../../../scripts/lanes.ts'
import { dayOf, seed } from '../../../scripts/seed.mjs'
import { legalChoices, seatsOf } from './seat.ts'

const shelf: readonly Game[] = [toy as Game, toyHills as Game, ...gamesOfTheDay(games)]

/** What was told between one face and the next. */
interface Fallen {
  readonly face: number
  readonly only: Seat | undefined
  readonly isPick: boolean
  readonly events: GameEvent[]
}

/** Dice that note what was told after each face; `next` says how they fall. */
function notingDice(next: (at: number, sides: number, only: Seat | undefined) => number): {
  dice: Dice
  fallen: Fallen[]
} {
  const fallen: Fallen[] = []
  let isPick = false
  const plain = diceFrom((sides, only) => {
    const face = next(fallen.length, sides, only)
    fallen.push({ face, only, isPick, events: [] })
    return face
  })
  const pick: Dice['pick'] = (count, only) => {
    isPick = true
    const rank = plain.pick(count, only)
    isPick = false
    return rank
  }
  const dice = Object.defineProperty({ ...plain, pick }, 'drawn', { get: () => plain.drawn })
  return { dice, fallen }
}

/** Plays a choice and tells what fell. */
function played(
  game: Game,
  state: State,
  seat: Seat,
  choice: Choice,
  next: (at: number, sides: number, only: Seat | undefined) => number,
): Fallen[] {
  const { dice, fallen } = notingDice(next)
  try {
    game.play(state, seat, choice, dice, (event) => fallen.at(-1)?.events.push(event))
  } catch (error) {
    if (!(error instanceof NoSuchFace)) throw error
  }
  return fallen
}

class NoSuchFace extends Error {}

/** Whether anything is drawn in it that is not everybody's to know. */
function drawsHidden(game: Game): boolean {
  return setupsOf(game).some((setup, index) => {
    const dice = fastDice(index)
    const state = createState(game, setup)
    const hidden = new Set<Seat>()
    const next = (_: number, sides: number, only: Seat | undefined): number => {
      if (only !== undefined) hidden.add(only)
      return 1 + dice.below(sides)
    }
    game.start(state, notingDice(next).dice)
    for (let left = 300; left > 0 && hidden.size === 0; left--) {
      const seat = game.toAct(state)
      if (seat < 0) break
      const choices = legalChoices(game, state, seat)
      played(game, state, seat, choices[dice.below(choices.length)]!, next)
    }
    return hidden.size > 0
  })
}

/** One game at random: the draws whose number would tell a viewer something */
function examined(game: Game, setup: Setup, dice: FastDice): readonly string[] {
  const state = createState(game, setup)
  game.start(state, dice)
  const faults = new Set<string>()
  for (let left = isLong ? 4000 : 300; left > 0 && faults.size === 0; left--) {
    const seat = game.toAct(state)
    if (seat < 0) break
    const choices = legalChoices(game, state, seat)
    const choice = choices[dice.below(choices.length)]!
    const before = game.clone(state)
    const here = played(game, state, seat, choice, (_, sides) => 1 + dice.below(sides))
    const drawn = here.findIndex(({ isPick, only }) => isPick && only === undefined)
    if (drawn < 0) continue
    for (const viewer of [SPECTATOR, ...seatsOf(game, before)]) {
      const twin = game.disguise(before, viewer, dice)
      if (twin.raw.every((value, at) => value === before.raw[at])) continue
      if (!legalChoices(game, twin, seat).includes(choice)) continue
      const there = played(game, game.clone(twin), seat, choice, (at, sides, only) => {
        const face = here[at]?.face
        if (only !== undefined) return 1 + dice.below(sides)
        if (face === undefined || face > sides) throw new NoSuchFace()
        return face
      })
      const toldAt = (fallen: readonly Fallen[]): string =>
        JSON.stringify(fallen[drawn]?.events.filter((event) => isToldTo(event, viewer)))
      if (there[drawn] && toldAt(here) !== toldAt(there))
        faults.add(`${game.verbs[verbOf(choice)]!.name}: ${toldAt(here)}, not ${toldAt(there)}`)
    }
  }
  return [...faults]
}

/** A setup for each value of each option, and some more. */
function setupsOf(game: Game): readonly Setup[] {
  const all = allSetups(game)
  const withEach = game.options.flatMap(({ id, values }) =>
    values.flatMap((value) => {
      const having = all.filter(({ options }) => options[id] === value)
      return having.length > 0 ? [sampled(having)] : []
    }),
  )
  return [...new Set([...withEach, ...sampleOf(all, 4)])]
}

function sampled<T>(list: readonly T[]): T {
  return list[dayOf(seed) % list.length]!
}

/** The faults of a game of each kind, up to the first. */
function faultsOf(game: Game, setups = setupsOf(game)): readonly string[] {
  for (const [index, setup] of setups.entries()) {
    const faults = examined(game, setup, fastDice(index))
    if (faults.length > 0) return [`${JSON.stringify(setup)} ${index}`, ...faults]
  }
  return []
}

describe('the number of an open draw counts through nothing hidden', () => {
  test.each(shelf)('$id', (game) => {
    expect(faultsOf(game)).toEqual([])
  })

  test.each(shelf.filter(drawsHidden))('in $id it is noticed where it does', (game) => {
    const play: Game['play'] = (state, seat, choice, dice, tell) =>
      game.play(state, seat, choice, { ...dice, pick: (count) => dice.pick(count) }, tell)
    expect(faultsOf({ ...game, play }, allSetups(game))).not.toEqual([])
  })
})
