import {
  LEGAL,
  makeChoice,
  runSteps,
  scriptedDice,
  targetOf,
  verbOf,
  type Choice,
  type Dice,
} from '@estafette/kernel'
import { act } from './act.ts'
import * as combat from './combat.ts'
import { standardBoard } from './data/board.ts'
import { resultOf } from './data/charts.ts'
import { MEDIUM, MOTORIZED } from './data/codes.ts'
import { attackCost, HEX_IDS, hexAt, UNIT_CODES, unitAt, WAITING } from './data/standard.ts'
import type { CellesEvent } from './events.ts'
import { clearPhase, type DecisionStep } from './flow.ts'
import { isInfiltration, movementLeft } from './movement.ts'
import { reasons } from './reasons.ts'
import * as sequence from './sequence.ts'
import {
  copyOf,
  ACTIVATED,
  ATTACKING,
  DISRUPTED,
  ISOLATED,
  MOST_CHOICES,
  NO_RESULT,
  NONE,
  OUT_OF_SUPPLY,
  REDUCED,
  sideOfUnit,
  USED,
  type CellesState,
  type Unit,
} from './state.ts'
import { makeState } from './states.ts'
import { STEP, stepNames, type StepName } from './steps.ts'
import { enter, isOnMap } from './units.ts'
import { VERB, verbs } from './verbs.ts'

// Positions of a few units and fights in them, for the tests of the combat chapters.

// A fight is played until a step that is no part of it.
const fighting: readonly StepName[] = [
  'support',
  'combat-chit-attacker',
  'combat-chit-defender',
  'losses',
  'disrupt',
  'retreat-order',
  'retreat-step',
  'retreat-continue',
  'retreat-stack-loss',
  'stack-loss',
  'advance',
  'advance-hex',
  'combat',
  'combat-stacking',
  'combat-odds',
  'combat-chits',
  'combat-roll',
  'result-next',
  'retreat-next',
  'retreat-on',
  'retreat-end',
  'advance-next',
  'combat-end',
]
const ofFights = <T>(steps: readonly (T | undefined)[]) =>
  steps.map((step, index) => (fighting.includes(stepNames[index]!) ? step : undefined))
const deciding = ofFights(sequence.deciding)
const running = ofFights(sequence.running)

const FLAGS: Readonly<Record<string, number>> = {
  used: USED,
  reduced: REDUCED,
  disrupted: DISRUPTED,
  out: OUT_OF_SUPPLY,
  isolated: ISOLATED,
}

/** A position of a turn: 'Lehr-901@2114', 'Lehr-901@2114:used:disrupted'. */
export function scene(turn: number, ...units: readonly string[]): CellesState {
  const s = makeState(standardBoard)
  clearPhase(s)
  s.place.fill(WAITING)
  s.trucks = NONE
  s.turn = turn
  s.phasing = NONE
  s.winner = NONE
  s.victory = NONE
  for (const text of units) {
    const [code, where] = text.split('@')
    const [hex, ...flags] = where!.split(':')
    const unit = unitAt(code!)
    s.flags[unit] = flags.reduce((bits, flag) => bits | FLAGS[flag]!, 0)
    enter(s, unit, hexAt(hex!))
  }
  return s
}

/** Makes a unit the active one in its side's Action Phase. */
export function activate(s: CellesState, code: string): Unit {
  const unit = unitAt(code)
  s.phasing = sideOfUnit(s, unit)
  s.active = unit
  s.marks[unit]! |= ACTIVATED
  return unit
}

/** What a script of answers led to. */
export interface ScriptedFight {
  readonly events: readonly CellesEvent[]
  readonly step: StepName // where it stopped
  readonly choices: readonly string[] // what could be chosen there
}

/** Plays a combat or a part of it: answers in the notation of choices, lone choices by themselves. */
export function play(
  s: CellesState,
  dice: readonly number[],
  answers: readonly string[],
): ScriptedFight {
  const events: CellesEvent[] = []
  // Dice are written as they read, 0 to 9.
  const rolls: Dice = scriptedDice(dice.map((die) => die + 1))
  const left = [...answers]
  const tell = (event: CellesEvent) => void events.push(event)
  for (;;) {
    runSteps(running, s, rolls, tell)
    const name = stepNames[s.step]!
    const decision = decisionAt(s)
    if (!decision) {
      if (left.length > 0) throw new Error(`${name} reached, but ${left.join(', ')} is left`)
      return { events, step: name, choices: [] }
    }
    const out = new Int32Array(MOST_CHOICES)
    const choices = [...out.subarray(0, decision.list(s, out))]
    for (const choice of choices) {
      if (decision.verdict(s, choice) !== 0) throw new Error(`${notation(choice)} is refused`)
    }
    const answer = choices.length === 1 ? notation(choices[0]!) : left.shift()
    if (answer === undefined) return { events, step: name, choices: choices.map(notation) }
    const choice = choices.find((one) => notation(one) === answer)
    if (choice === undefined) {
      throw new Error(`${name}: no '${answer}' among ${choices.map(notation).join(', ')}`)
    }
    decision.take(s, choice, rolls, tell)
  }
}

/** The decision a fight waits for, undefined outside. */
export function decisionAt(s: CellesState): DecisionStep | undefined {
  return deciding[s.step]
}

/** Runs a fight up to its next decision and lists the choices; none at its end. */
export function runTo(s: CellesState, dice: Dice, tell: (event: CellesEvent) => void): Choice[] {
  runSteps(running, s, dice, tell)
  const out = new Int32Array(MOST_CHOICES)
  return [...out.subarray(0, decisionAt(s)?.list(s, out) ?? 0)]
}

/** An attack of the active unit from where it stands, MP already paid. */
export function attack(
  s: CellesState,
  code: string,
  type: number,
  dice: readonly number[],
  answers: readonly string[] = [],
): ScriptedFight {
  activate(s, code)
  s.attack = type
  s.step = STEP.combat
  return play(s, dice, answers)
}

/** The odds of an attack with some support, told without changing the position. */
export function odds(
  position: CellesState,
  code: string,
  type: number,
  ...supporters: readonly string[]
): Extract<CellesEvent, { type: 'odds' }> {
  const s = copyOf(position)
  activate(s, code)
  s.attack = type
  combat.openCombat(s)
  for (const helper of supporters) {
    const unit = unitAt(helper)
    const verdict = combat.supportVerdict(s, unit)
    if (verdict !== LEGAL) throw new Error(`${helper}: ${reasons[verdict]!.key}`)
    s.marks[unit]! |= ATTACKING
  }
  const events: CellesEvent[] = []
  combat.combatOdds(s, scriptedDice([]), (event) => void events.push(event))
  const found = events.find((event) => event.type === 'odds')
  if (found?.type !== 'odds') throw new Error('no odds told')
  return found
}

/** The written form of a choice. */
export function notation(choice: Choice): string {
  const verb = verbs[verbOf(choice)]!
  const target = targetOf(choice)
  if (verb.target === 'unit') return `${verb.name} ${UNIT_CODES[target]!}`
  if (verb.target === 'hex') return `${verb.name} ${HEX_IDS[target]!}`
  return verb.target === 'none' ? verb.name : `${verb.name} ${target}`
}

/** Where a unit is and in what state: '2113:used', 'off'. */
export function state(s: CellesState, code: string): string {
  const unit = unitAt(code)
  if (!isOnMap(s, unit)) return 'off'
  const flags = Object.entries(FLAGS).filter(([, bit]) => s.flags[unit]! & bit)
  return [HEX_IDS[s.place[unit]!]!, ...flags.map(([name]) => name)].join(':')
}

/** A combat whose result is known: applies it to both sides, up to the next open decision. */
export function suffer(
  s: CellesState,
  attacker: string,
  results: { readonly attacker?: string; readonly defender?: string },
  answers: readonly string[] = [],
  supporters: readonly string[] = [],
): ScriptedFight {
  const active = activate(s, attacker)
  s.attack = MEDIUM
  s.spent = attackCost[MEDIUM]![MOTORIZED]!
  combat.openCombat(s)
  for (const code of supporters) s.marks[unitAt(code)]! |= ATTACKING
  s.attackerResult = resultOf(`${results.attacker ?? '-'}/-`, 0)
  s.defenderResult = resultOf(`-/${results.defender ?? '-'}`, 1)
  s.sufferer = 1 - sideOfUnit(s, active)
  s.stage = NO_RESULT
  s.step = STEP['result-next']
  return play(s, [], answers)
}

/** Why a choice is refused where a fight has stopped: the key of the reason, 'legal' if it is not. */
export function refusal(s: CellesState, text: string): string {
  const [name, code] = text.split(' ')
  const verb = verbs.findIndex((one) => one.name === name)
  const { target } = verbs[verb]!
  const index = target === 'unit' ? unitAt(code!) : target === 'hex' ? hexAt(code!) : 0
  const verdict = decisionAt(s)!.verdict(s, makeChoice(verb, index))
  return reasons[verdict]!.key
}

/** Takes one step of the active unit, and nothing that would follow by itself. */
export function step(s: CellesState, to: number): void {
  act.take(s, makeChoice(VERB.to, to), scriptedDice([]), undefined)
  s.step = STEP.act
}

/** MP left in every hex that can be walked to, and whether by a roll: the rules, step by step. */
export function walk(from: CellesState): { left: Map<number, number>; rolled: Set<number> } {
  const left = new Map<number, number>()
  const rolled = new Set<number>()
  const seen = new Set<string>()
  const out = new Int32Array(from.legal.length)
  const open = [copyOf(from)]
  for (let s = open.pop(); s; s = open.pop()) {
    const hex = s.place[s.active]!
    const key = `${hex} ${s.spent} ${s.strategic}`
    if (seen.has(key)) continue
    seen.add(key)
    left.set(hex, Math.max(left.get(hex) ?? 0, movementLeft(s)))
    for (const choice of out.slice(0, act.list(s, out))) {
      const to = targetOf(choice)
      if (verbOf(choice) !== VERB.to) continue
      if (isInfiltration(s, sideOfUnit(s, s.active), hex, to)) {
        rolled.add(to)
        continue
      }
      const next = copyOf(s)
      step(next, to)
      open.push(next)
    }
  }
  return { left, rolled }
}
