import {
  boardFrom,
  chosenIn,
  makeGame,
  NOBODY,
  runSteps,
  success,
  type Decision,
  type Outcome,
  type Result,
  type Rules,
  type Setup,
} from '@estafette/kernel'
import { makeBoard, standardBoard } from './data/board.ts'
import { HEX_IDS } from './data/map.ts'
import { parseBoardPack } from './data/pack.ts'
import { ATTACK_TYPES, SIDES, TACTICAL_CHITS } from './data/source.ts'
import { FORMATION_CODES, UNIT_CODES } from './data/units.ts'
import { facts } from './facts.ts'
import { faults } from './faults.ts'
import { longestGame } from './longest.ts'
import { obstacle } from './obstacle.ts'
import { options, setOptions } from './options.ts'
import { readPosition, writePosition } from './position.ts'
import { promptArgs } from './prompt.ts'
import { reasons } from './reasons.ts'
import { scenarios } from './scenarios.ts'
import { deciding, running } from './sequence.ts'
import { beginSetUp, prepare } from './setup.ts'
import { makeState, NONE, type CellesState } from './state.ts'
import { decisions, isDecision, STEP, stepNames } from './steps.ts'
import { verbs } from './verbs.ts'
import { finalScore, victories } from './victory.ts'
import { copyOf, disguise, imagine, view } from './view.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

function create(setup: Setup): Result<CellesState> {
  const board = boardFrom(setup.pack, standardBoard, parseBoardPack, makeBoard)
  if (!board.ok) return board
  const chosen = chosenIn(setup, scenarios, options)
  if (!chosen.ok) return chosen
  const s = makeState(board.value)
  prepare(s)
  setOptions(s, chosen.value.options)
  return success(s)
}

/** Seats and sides are the same: the Germans have the first seat. */
function acting(s: CellesState): number {
  return isDecision(s.step) ? 1 << s.decider : 0
}

function decision(s: CellesState): Decision {
  return { seats: [s.decider], step: stepNames[s.step]!, args: promptArgs(s) }
}

/** Score: how many VP the Germans have more than the Allies. CEL-16.0.6 */
function outcome(s: CellesState): Outcome | null {
  if (s.step !== STEP.over) return null
  const { german, allied } = finalScore(s)
  return {
    winner: s.winner === NONE ? NOBODY : s.winner,
    side: s.winner === NONE ? '' : SIDES[s.winner]!,
    kind: victories[s.victory]!,
    score: german - allied,
  }
}

const rules: Rules<CellesState> = {
  id: 'celles',
  prefix: 'CEL',
  title: 'Battles of the Bulge: Celles',
  seats: 2,
  sides: SIDES,
  scenarios,
  options,
  verbs,
  steps: decisions,
  kinds: {
    unit: { codes: UNIT_CODES },
    hex: { codes: HEX_IDS },
    side: { codes: SIDES },
    formation: { codes: FORMATION_CODES },
    tactic: { codes: TACTICAL_CHITS },
    attack: { codes: ATTACK_TYPES },
  },
  fields: {
    unit: 'unit',
    units: 'unit',
    defenders: 'unit',
    carrier: 'unit',
    hex: 'hex',
    from: 'hex',
    to: 'hex',
    side: 'side',
    by: 'side',
    formation: 'formation',
    tactic: 'tactic',
    attack: 'attack',
  },
  reasons,
  words: { en, fr },
  longestGame,
  create,
  clone: copyOf,
  copyExtras(into, from) {
    into.board = from.board
  },
  start(s, dice, tell) {
    beginSetUp(s, tell)
    runSteps(running, s, dice, tell)
  },
  acting,
  asksAnyway: (s) => s.step === STEP.active, // the last move can be taken back until the phase is ended
  list(s, _seat, out) {
    return deciding[s.step]!.list(s, out)
  },
  verdict(s, _seat, choice) {
    return deciding[s.step]!.verdict(s, choice)
  },
  take(s, _seat, choice, dice, tell) {
    deciding[s.step]!.take(s, choice, dice, tell)
    runSteps(running, s, dice, tell)
  },
  decision,
  outcome,
  sideOf: (_s, seat) => seat,
  seatName: (_s, seat) => SIDES[seat]!,
  obstacle,
  view,
  imagine,
  disguise,
  write: writePosition,
  read: readPosition,
  facts,
  faults,
}

/** Battles of the Bulge: Celles. */
export const celles = makeGame(rules)
