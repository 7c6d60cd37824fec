import { choicesOf, createState, fastDice, LEGAL, makeChoice, type Setup } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { isArmored, isSniper } from './data/forces.ts'
import { canFire, canShift, rangeBetween } from './firepower.ts'
import { frontline } from './game.ts'
import { WHY, type ReasonKey } from './reasons.ts'
import { scenarioOf } from './scenarios.ts'
import { isSection, membersOf } from './sections.ts'
import { isLoaded, isPinned, sideOf } from './soldiers.ts'
import { NONE, PINNED, EMPTY, type FrontlineState, type Section } from './state.ts'
import { STEP } from './steps.ts'
import { VERB } from './verbs.ts'

const GAMES = process.env['LONG'] ? 40 : 1
const setups: readonly Setup[] = [
  { scenario: 's01', options: {} },
  { scenario: 's16', options: {} },
  { scenario: 's14', options: {} },
  { scenario: 's17', options: { players: 'four', transport: 'on' } },
]

const enemiesOf = (s: FrontlineState, head: Section): Section[] =>
  [...s.owner.keys()].filter((x) => isSection(s, x) && sideOf(s, x) !== sideOf(s, head))

/** Sections that somebody may be meant to fire at who is told to attack or to counter-attack. */
function meant(s: FrontlineState, head: Section, verb: number): Section[] {
  if (verb === VERB.counter) return [s.attacker]
  return s.step === STEP.react ? [s.mover] : enemiesOf(s, head)
}

const isDark = (s: FrontlineState, head: Section, target: Section): boolean => {
  const scenario = scenarioOf(s)
  const isNight = scenario !== null && s.turn <= scenario.nightTurns
  return isNight && rangeBetween(s, head, target) > scenario.nightRange
}

/** Whether somebody of a section, were they sound and loaded, would have a target within reach. */
function wouldReach(s: FrontlineState, man: number, head: Section, target: Section): boolean {
  const sound = frontline.clone(s)
  sound.flags[man]! &= ~(PINNED | EMPTY)
  const range = rangeBetween(s, head, target)
  if (canFire(sound, man, range)) return true
  return canShift(s, head, target) && canFire(sound, man, range - 1)
}

/** What each reason says of a section, told independently of the code that gives it. */
const claims: Partial<
  Record<ReasonKey, (s: FrontlineState, head: Section, man: number, targets: Section[]) => boolean>
> = {
  'fire-pinned': (s, head, man) => membersOf(s, head).includes(man) && isPinned(s, man),
  'fire-empty': (s, head, man) => membersOf(s, head).includes(man) && !isLoaded(s, man),
  'night-range': (s, head, _man, targets) => targets.some((target) => isDark(s, head, target)),
  'sniper-armor': (_s, head, _man, targets) => isSniper(head) && targets.some(isArmored),
  aboard: (s) => s.transport === 1,
  'out-of-reach': (s, head, _man, targets) =>
    membersOf(s, head).every((x) => {
      if (isPinned(s, x) && !isLoaded(s, x)) return true // he lacks more than somebody else
      return targets.every((target) => !wouldReach(s, x, head, target))
    }),
}

/** Plays on at random, pinning and emptying some, and looks at every refusal of fire. */
function faultsIn(setup: Setup, seed: number, told: Map<string, number>): string[] {
  const found: string[] = []
  const s = createState(frontline, setup)
  const dice = fastDice(seed)
  frontline.start(s, dice)
  for (let n = 0; n < 700 && frontline.outcome(s) === null; n++) {
    const seat = frontline.toAct(s)
    if (s.step === STEP.action || s.step === STEP.react) {
      const tried = frontline.clone(s)
      for (let x = 0; x < s.owner.length; x++) {
        if (dice.below(3) === 0 && membersOf(s, s.head[x]!).includes(x)) {
          tried.flags[x]! |= dice.below(2) === 0 ? PINNED : EMPTY
        }
      }
      for (const verb of [VERB.attack, VERB.counter]) {
        for (let head = 0; head < s.owner.length; head++) {
          if (!isSection(tried, head) || tried.owner[head] !== seat) continue
          const choice = makeChoice(verb, head)
          const verdict = frontline.verdict(tried, seat, choice)
          const { key } = frontline.reasons[verdict]!
          const claim = claims[key as ReasonKey]
          if (verdict === LEGAL || !claim) continue
          told.set(key, (told.get(key) ?? 0) + 1)
          const man = frontline.obstacle(tried, choice, verdict)['unit'] ?? NONE
          if (claim(tried, head, man, meant(tried, head, verb))) continue
          found.push(`${key} of ${head} and ${man}:\n${frontline.write(tried)}`)
        }
      }
    }
    const choices = [...choicesOf(frontline, s, seat)]
    frontline.play(s, seat, choices[dice.below(choices.length)]!, dice)
  }
  return found
}

test('FRL-FP-10 FRL-FP-4 FRL-FP-5 FRL-SCN-S2 FRL-SNI-3 why a section cannot fire is true of it', () => {
  const told = new Map<string, number>()
  for (const setup of setups) {
    for (let seed = 1; seed <= GAMES; seed++) expect(faultsIn(setup, seed, told)).toEqual([])
  }
  const keys = ['fire-pinned', 'fire-empty', 'night-range', 'out-of-reach']
  expect([...told.keys()]).toEqual(expect.arrayContaining(keys))
})

test('the reasons of fire are those that the property looks at', () => {
  for (const key of Object.keys(claims)) expect(WHY[key as ReasonKey]).toBeGreaterThan(0)
})
