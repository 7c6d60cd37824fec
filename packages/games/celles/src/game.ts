import {
  boardFrom,
  bySteps,
  chosenIn,
  copyBoard,
  HALVES,
  makeGame,
  NOBODY,
  runSteps,
  sideOfUnit,
  success,
  type Decision,
  type Game,
  type Outcome,
  type Rules,
} from '@estafette/kernel'
import { standardBoard, type Board } from './data/board.ts'
import { ATTACK_TYPES, SIDES, TACTICAL_CHITS } from './data/codes.ts'
import { boardLines } from './data/pack-lines.ts'
import { eventShapes } from './events.ts'
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
import { copyOf, NONE, type CellesState } from './state.ts'
import { makeWork } from './states.ts'
import { decisions, isDecision, STEP, stepNames } from './steps.ts'
import { verbs } from './verbs.ts'
import { finalScore, victories } from './victory.ts'
import { nothingHidden, show } from './view.ts'
import { makeWords } from './words/index.ts'

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
  const lead = german - allied
  const winner = s.winner === NONE ? NOBODY : s.winner
  return { winner, kind: victories[s.victory]!, score: lead, margins: [lead, -lead] }
}

/** The game on a board: positions of one class, with a working memory of their own. */
export function makeCelles(board: Board): Game<CellesState> {
  const work = makeWork(board)
  const rules: Rules<CellesState> = {
    id: 'celles',
    prefixes: ['CEL'],
    title: 'Battles of the Bulge: Celles',
    seats: 2,
    sides: SIDES,
    scenarios,
    options,
    verbs,
    steps: decisions,
    kinds: {
      unit: {
        codes: board.unitCodes,
        sides: board.unitCodes.map((_, unit) => sideOfUnit({ board }, unit)),
      },
      hex: { codes: board.hexIds },
      side: { codes: SIDES, sides: [0, 1] },
      formation: { codes: board.formationCodes },
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
      cost: HALVES,
      left: HALVES,
      allowance: HALVES,
    },
    events: eventShapes,
    die: { sides: 10, zero: true }, // CEL-2.0.1
    reasons,
    words: makeWords(board),
    longestGame: longestGame(board),
    create(setup) {
      const on = boardFrom(setup.pack, boardLines(board))
      if (!on.ok) return on
      const chosen = chosenIn(setup, scenarios, options)
      if (!chosen.ok) return chosen
      const s = work.makeState(on.value)
      prepare(s)
      setOptions(s, chosen.value.options)
      return success(s)
    },
    clone: copyOf,
    copyExtras: copyBoard,
    start(s, dice, tell) {
      beginSetUp(s, tell)
      runSteps(running, s, dice, tell)
    },
    acting,
    asksAnyway: (s) => s.step === STEP.active, // the last move can be taken back until the phase is ended
    ...bySteps(deciding, running),
    decision,
    outcome,
    sideOf: (_s, seat) => seat,
    seatName: (_s, seat) => SIDES[seat]!,
    obstacle,
    show,
    fillIn: nothingHidden,
    disguise: nothingHidden,
    write: writePosition,
    read: (text) => readPosition(work, board, text),
    facts,
    faults,
  }
  return makeGame(rules)
}

/** Battles of the Bulge: Celles. */
export const celles = makeCelles(standardBoard)
