import {
  boardFrom,
  byStep,
  chosenIn,
  copyBoard,
  makeGame,
  runSteps,
  success,
  type Choice,
  type Decision,
  type Dice,
  type Game,
  type Outcome,
  type Result,
  type Rules,
  type Seat,
  type Setup,
  type Teller,
} from '@estafette/kernel'
import * as activation from './activation.ts'
import * as advantage from './advantage.ts'
import * as assault from './assault.ts'
import * as bombardment from './bombardment.ts'
import { casualties } from './casualties.ts'
import { standardBoard, type Board } from './data/board.ts'
import { boardLines } from './data/pack-lines.ts'
import { SIDES } from './data/source.ts'
import { eventShapes } from './events.ts'
import { facts } from './facts.ts'
import { faults } from './faults.ts'
import { clearImpulse, type AutomaticStep, type DecisionStep } from './flow.ts'
import * as impulse from './impulse.ts'
import { longestGame } from './longest.ts'
import { obstacle } from './obstacle.ts'
import { options, setOptions } from './options.ts'
import * as overrun from './overrun.ts'
import { readKnown, readPosition, writePosition } from './position.ts'
import { promptArgs } from './prompt.ts'
import { reasons } from './reasons.ts'
import * as releases from './releases.ts'
import * as reorganization from './reorganization.ts'
import * as retreat from './retreat.ts'
import { scenarios } from './scenarios.ts'
import { beginSetUp, prepare, setUpGroup, setUpPlace } from './setup.ts'
import { bidVerdict, listBids, openBids, seatOfSide, sideOfSeat, takeBid } from './sides.ts'
import { copyOf, NONE, type ArrasState, type Work } from './state.ts'
import { decisions, isDecision, STEP, stepNames, type StepName } from './steps.ts'
import * as support from './support.ts'
import * as turn from './turn.ts'
import { verbs } from './verbs.ts'
import { victories } from './victory.ts'
import { disguise, fillIn, show } from './view.ts'
import { makeWork } from './work.ts'
import { makeWords } from './words/index.ts'

/** What each decision offers and does; bids are apart, both seats give them at once. */
const decisionSteps: Partial<Record<StepName, DecisionStep>> = {
  'set-up-group': setUpGroup,
  'set-up-place': setUpPlace,
  entry: releases.entry,
  'entry-unit': releases.entryUnit,
  'entry-unit-place': releases.entryUnitPlace,
  reroll: advantage.reroll,
  impulse: impulse.impulse,
  prolong: advantage.prolongation,
  refresh: advantage.refreshing,
  action: activation.action,
  walk: activation.walk,
  group: activation.group,
  point: assault.point,
  forward: assault.forward,
  support: support.support,
  'counter-support': support.counterSupport,
  return: assault.returning,
  casualties,
  'retreat-order': retreat.retreatOrder,
  retreat: retreat.retreat,
  voluntary: assault.voluntary,
  overrun: overrun.overrun,
  aim: bombardment.aim,
  'second-gun': bombardment.secondGun,
  bombarded: bombardment.bombarded,
  reorganization: reorganization.reorganization,
  'reorganization-mate': reorganization.reorganizationMate,
  'reorganization-place': reorganization.reorganizationPlace,
}

/** What runs between decisions. */
const automaticSteps: Partial<Record<StepName, AutomaticStep>> = {
  'turn-start': releases.turnStart,
  'release-result': releases.releaseResult,
  initiative: turn.initiative,
  'initiative-result': turn.initiativeResult,
  'air-support': turn.airSupport,
  'impulse-start': impulse.impulseStart,
  'impulse-done': impulse.impulseDone,
  'impulse-failed': impulse.impulseFailed,
  'phase-end': advantage.phaseEnd,
  'action-next': activation.actionNext,
  'assault-start': assault.assaultStart,
  'assault-roll': assault.assaultRoll,
  'assault-result': assault.assaultResult,
  'return-next': assault.returnNext,
  'retreat-next': retreat.retreatNext,
  'voluntary-next': assault.voluntaryNext,
  'assault-end': assault.assaultEnd,
  'overrun-next': overrun.overrunNext,
  'bombardment-roll': bombardment.bombardmentRoll,
  'bombardment-result': bombardment.bombardmentResult,
  'bombardment-end': bombardment.bombardmentEnd,
  'reorganization-next': reorganization.reorganizationNext,
  'end-phase': turn.endPhase,
  gort: turn.gort,
  'gort-result': turn.gortResult,
  'next-turn': turn.nextTurn,
}

const deciding = byStep(stepNames, decisionSteps)
const running = byStep(stepNames, automaticSteps)

function create(work: Work, setup: Setup): Result<ArrasState> {
  const board = boardFrom(setup.pack, boardLines(work.board))
  if (!board.ok) return board
  const chosen = chosenIn(setup, scenarios, options)
  if (!chosen.ok) return chosen
  const s = work.makeState(board.value)
  clearImpulse(s)
  s.scenario = chosen.value.scenario
  setOptions(s, chosen.value.options)
  s.threshold = board.value.victory.threshold
  s.alliedSeat = s.bidding ? NONE : 0
  prepare(s)
  return success(s)
}

function decision(s: ArrasState): Decision {
  const seats = [0, 1].filter((seat) => (acting(s) >> seat) & 1)
  return { seats, step: stepNames[s.step]!, args: promptArgs(s) }
}

function acting(s: ArrasState): number {
  if (s.step === STEP.bid) return openBids(s)
  return isDecision(s.step) ? 1 << seatOfSide(s, s.decider) : 0
}

function outcome(s: ArrasState): Outcome | null {
  if (s.step !== STEP.over) return null
  const lead = s.vp - s.threshold
  return { winner: s.winner, kind: victories[s.victory]!, score: s.vp, margins: [lead, -lead] }
}

function seatName(s: ArrasState, seat: Seat): string {
  if (s.bidding) return seat === 0 ? 'first' : 'second'
  return SIDES[seat]!
}

function take(s: ArrasState, seat: Seat, choice: Choice, dice: Dice, tell?: Teller): void {
  if (s.step === STEP.bid) takeBid(s, seat, choice, dice, tell)
  else deciding[s.step]!.take(s, choice, dice, tell)
  runSteps(running, s, dice, tell)
}

/** The rules on a board, and on those that correct it. */
function rulesOn(board: Board): Rules<ArrasState> {
  const work = makeWork(board)
  return {
    id: 'arras',
    prefixes: ['ARR'],
    title: 'Counter-Attack: Arras',
    seats: 2,
    sides: SIDES,
    scenarios,
    options,
    verbs,
    steps: decisions,
    kinds: {
      unit: { codes: board.unitCodes, sides: board.unitSide },
      place: { codes: board.locationNames },
      side: { codes: SIDES, sides: [0, 1] },
      group: { codes: board.letters },
      victory: { codes: victories },
    },
    fields: {
      unit: 'unit',
      units: 'unit',
      place: 'place',
      forward: 'unit',
      from: 'place',
      to: 'place',
      side: 'side',
      other: 'side',
      group: 'group',
      victory: 'victory',
    },
    events: eventShapes,
    reasons,
    words: makeWords(board),
    longestGame: longestGame(board),
    create: (setup) => create(work, setup),
    clone: copyOf,
    copyExtras: copyBoard,
    start(s, dice, tell) {
      if (s.bidding) {
        s.step = STEP.bid
        return
      }
      beginSetUp(s, tell)
      runSteps(running, s, dice, tell)
    },
    acting,
    asksAnyway: () => false,
    list(s, _seat, out) {
      return s.step === STEP.bid ? listBids(out) : deciding[s.step]!.list(s, out)
    },
    verdict(s, seat, choice) {
      if (s.step === STEP.bid) return bidVerdict(s, seat, choice)
      return deciding[s.step]!.verdict(s, choice)
    },
    take,
    decision,
    outcome,
    sideOf: sideOfSeat,
    seatName,
    obstacle,
    show,
    fillIn,
    disguise,
    write: writePosition,
    read: (text) => readPosition(work, text),
    readKnown: (text) => readKnown(work, text),
    facts,
    faults,
  }
}

/** The game on a board. */
export function makeArras(board: Board): Game<ArrasState> {
  return makeGame(rulesOn(board))
}

/** Counter-Attack: Arras. */
export const arras = makeArras(standardBoard)
