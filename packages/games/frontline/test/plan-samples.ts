import {
  createState,
  fastDice,
  LEGAL,
  makeNotation,
  targetOf,
  tryChoice,
  verbOf,
  type Choice,
  type GameEvent,
  type Seat,
  type Setup,
} from '@estafette/kernel'
import { expect } from 'vitest'
import { isLong, sampleOf } from '../../../../scripts/lanes.ts'
import { seed } from '../../../../scripts/seed.mjs'
import { HIGH_GROUND, LINE, OPEN_GROUND, TREES } from '../src/data/codes.ts'
import { hasAmmoBox } from '../src/data/forces.ts'
import { frontline } from '../src/game.ts'
import { scenarios } from '../src/scenarios.ts'
import { hasAbility, isSection } from '../src/sections.ts'
import { isOnLine } from '../src/soldiers.ts'
import { EMPTY, PINNED, type FrontlineState } from '../src/state.ts'
import { STEP, stepNames } from '../src/steps.ts'
import type { VerbName } from '../src/verbs.ts'

/** A position in which somebody decides. */
export interface Sample {
  readonly s: FrontlineState
  readonly seat: Seat
}

type Luck = ReturnType<typeof fastDice>

const BATTLES = 3 // of which positions are taken where time is short
const EACH = isLong ? 8 : 2 // positions of a battle and a step
const MOST = 2500 // decisions of a battle that are looked at
const PLANNED: readonly number[] = [STEP.action, STEP.react]

/** Every battle of the game: some are fought by partners, some with what may be agreed on. */
const setups: readonly Setup[] = scenarios.map((scenario, at) => ({
  scenario,
  options: {
    ...(at % 2 === 1 && { transport: 'on' }),
    ...(at % 4 === 2 && { players: 'four' }),
    ...(at % 3 === 1 && { 'open-equipment': 'on' }),
  },
}))

/** Plays battles of the day at random, and shows every decision on the way. */
function playBattles(look: (s: FrontlineState, battle: number) => void): void {
  sampleOf(setups, BATTLES).forEach((setup, battle) => {
    const s = createState(frontline, setup)
    const dice = fastDice(seed + battle)
    frontline.start(s, dice)
    for (let i = 0; i < MOST && frontline.toAct(s) >= 0; i++) {
      look(s, battle)
      const seat = frontline.toAct(s)
      const choices = legalIn(s, seat)
      // Whoever leaves off at random soon has nothing to decide: what ends something comes last.
      const count = choices.length > 1 && dice.below(4) > 0 ? choices.length - 1 : choices.length
      frontline.play(s, seat, choices[dice.below(count)]!, dice)
    }
  })
}

const GROUNDS = [HIGH_GROUND, TREES, OPEN_GROUND] as const

/**
 * The same position after heavy fire and on other ground: some are pinned, some have nothing left
 * to fire, and there is more of the ground that matters to who fires or moves.
 */
function roughedUp(s: FrontlineState, dice: Luck): FrontlineState {
  const next = frontline.clone(s)
  for (let x = 0; x < s.owner.length; x++) {
    if (s.owner[x]! < 0 || !isOnLine(s, x)) continue
    if (dice.below(4) === 0) next.flags[x]! |= PINNED
    if (hasAmmoBox[x] === 1 && dice.below(2) === 0) next.flags[x]! |= EMPTY
  }
  for (let at = 0; at < LINE; at++) {
    if (dice.below(2) === 0) next.terrain[at] = GROUNDS[dice.below(GROUNDS.length)]!
  }
  return next
}

/** So many positions of each battle and step, any on the way being as likely; with those of heavy fire. */
function samples(steps: readonly number[]): readonly Sample[] {
  const kept = new Map<string, FrontlineState[]>()
  const met = new Map<string, number>()
  const luck = fastDice(seed)
  playBattles((s, battle) => {
    if (!steps.includes(s.step)) return
    const key = `${battle} ${s.step}`
    const same = kept.get(key) ?? []
    kept.set(key, same)
    const count = (met.get(key) ?? 0) + 1
    met.set(key, count)
    if (same.length < EACH) same.push(frontline.clone(s))
    else if (luck.below(count) < EACH) same[luck.below(EACH)] = frontline.clone(s)
  })
  return [...kept.values()]
    .flat()
    .flatMap((s) => [s, ...(PLANNED.includes(s.step) ? [roughedUp(s, luck)] : [])])
    .map((s) => ({ s, seat: frontline.toAct(s) }))
}

/** Positions of the battles of the day in which actions are put together. */
export function planningSamples(): readonly Sample[] {
  return samples(PLANNED)
}

/** Positions of every decision of the battles of the day. */
export function allSamples(): readonly Sample[] {
  return samples(stepNames.map((_, step) => step))
}

/** The legal choices of a seat. */
export function legalIn(s: FrontlineState, seat: Seat): readonly Choice[] {
  const out = new Int32Array(s.legal.length)
  return Array.from(out.subarray(0, frontline.choices(s, seat, out)))
}

/** What a verb can be done to now, by the list of legal choices. */
export function targetsBy(s: FrontlineState, seat: Seat, verb: VerbName): readonly number[] {
  return legalIn(s, seat)
    .filter((choice) => frontline.verbs[verbOf(choice)]!.name === verb)
    .map(targetOf)
}

/** A row as it was played. */
export interface Played {
  readonly after: FrontlineState
  readonly events: readonly GameEvent[]
  readonly isEnded: boolean // by dice or by another's decision
}

/**
 * Plays a row of a seat: every choice is legal when it is its turn, and only the last may ask for
 * dice or hand the decision over, as the table ends a row there. Throws where that is not so.
 */
export function playRow({ s, seat }: Sample, row: readonly Choice[]): Played {
  const after = frontline.clone(s)
  const events: GameEvent[] = []
  let isEnded = false
  for (const choice of row) {
    const where = `${makeNotation(frontline, choice)} in ${stepNames[after.step]}`
    if (isEnded) throw new Error(`${where} follows dice or a hand-over`)
    if (frontline.toAct(after) !== seat) throw new Error(`${where} is another's decision`)
    if (frontline.verdict(after, seat, choice) !== LEGAL) throw new Error(`${where} is refused`)
    const before = frontline.clone(after)
    frontline.play(after, seat, choice, fastDice(seed), (event) => void events.push(event))
    isEnded =
      frontline.toAct(after) !== seat || tryChoice(frontline, before, seat, choice) === 'rolls'
  }
  return { after, events, isEnded }
}

/** Holds that a sample has looked at so many; a short one may not meet what is rare. */
export function expectMany(count: number, many: number): void {
  expect(count).toBeGreaterThanOrEqual(isLong ? many : Math.floor(many / 8))
}

const BATTLES_TRIED = 60 // until what is rare has been met

/** Positions in which somebody of a kind can act, which is rare: battles are tried until some are met. */
function* actingBy(
  verbNames: readonly VerbName[],
  isWanted: (s: FrontlineState, section: number) => boolean,
): Generator<Sample & { readonly section: number }> {
  let met = 0
  for (let n = 0; n < BATTLES_TRIED && met < EACH; n++) {
    const s = createState(frontline, setups[(seed + n) % setups.length]!)
    const dice = fastDice(seed + n)
    frontline.start(s, dice)
    const most = met + Math.ceil(EACH / 2) // not all of one battle
    for (let i = 0; i < MOST && frontline.toAct(s) >= 0 && met < most; i++) {
      const seat = frontline.toAct(s)
      const section = PLANNED.includes(s.step)
        ? verbNames.flatMap((verb) => targetsBy(s, seat, verb)).find((x) => isWanted(s, x))
        : undefined
      if (section !== undefined) {
        met++
        yield { s: frontline.clone(s), seat, section }
      }
      // A battle without anybody of the kind is left at its first action.
      if (PLANNED.includes(s.step) && ![...s.head.keys()].some((x) => isWanted(s, x))) break
      const choices = legalIn(s, seat)
      const count = choices.length > 1 && dice.below(4) > 0 ? choices.length - 1 : choices.length
      frontline.play(s, seat, choices[dice.below(count)]!, dice)
    }
  }
}

/** Positions in which a section of a kind can fire. */
export function firingBy(isWanted: (section: number) => boolean) {
  return actingBy(
    ['attack', 'counter'],
    (s, section) => s.owner[section]! >= 0 && isWanted(section),
  )
}

/** Positions in which a section can move of which somebody has an ability. */
export function movingWith(ability: number) {
  return actingBy(
    ['move'],
    (s, section) => isSection(s, section) && hasAbility(s, section, ability),
  )
}
