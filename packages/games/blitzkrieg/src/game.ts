import {
  bySteps,
  chosenIn,
  copyBoard,
  failure,
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
import type { Board } from './data/board.ts'
import { PREFIXES, SIDES } from './data/codes.ts'
import { eventShapes } from './events.ts'
import { facts } from './facts.ts'
import { faults } from './faults.ts'
import { longestGame } from './longest.ts'
import { sideNames } from './names.ts'
import { obstacle } from './obstacle.ts'
import { optionsOf, setOptions } from './options.ts'
import { readPosition, writePosition } from './position.ts'
import { promptArgs } from './prompt.ts'
import { reasons } from './reasons.ts'
import { scenarios } from './scenarios.ts'
import { score } from './score.ts'
import { deciding, running } from './sequence.ts'
import { beginSetUp, prepare } from './setup.ts'
import { copyOf, NONE, type BlitzState } from './state.ts'
import { makeWork } from './states.ts'
import { decisions, STEP, stepNames } from './steps.ts'
import { verbs } from './verbs.ts'
import { victories } from './victories.ts'
import { nothingHidden, show } from './view.ts'
import { makeWords } from './words/index.ts'

function acting(s: BlitzState): number {
  return s.step === STEP.over ? 0 : 1 << s.decider
}

function decision(s: BlitzState): Decision {
  return { seats: [s.decider], step: stepNames[s.step]!, args: promptArgs(s) }
}

function outcome(s: BlitzState): Outcome | null {
  if (s.step !== STEP.over) return null
  const lead = score(s, 0) - score(s, 1)
  const winner = s.winner === NONE ? NOBODY : s.winner
  return { winner, kind: victories[s.victory]!, score: lead, margins: [lead, -lead] }
}

/** A battle on its board: positions of one class, with a working memory of their own. */
export function makeBattle(board: Board): Game<BlitzState> {
  const work = makeWork(board)
  const options = optionsOf(board)
  const rules: Rules<BlitzState> = {
    id: board.id,
    series: 'blitzkrieg',
    prefixes: PREFIXES,
    title: board.source.scenario.title.en,
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
      group: { codes: board.groupCodes },
      air: { codes: board.airCodes, sides: board.airSides },
      hexside: { codes: sideNames(board) },
      event: { codes: board.events.map(({ source }) => source.id) },
      effect: { codes: board.effects.map(({ code }) => code) },
      column: { codes: board.crtColumns },
    },
    fields: {
      unit: 'unit',
      units: 'unit',
      defenders: 'unit',
      hex: 'hex',
      from: 'hex',
      to: 'hex',
      side: 'side',
      group: 'group',
      groups: 'group',
      air: 'air',
      by: 'air',
      hexside: 'hexside',
      event: 'event',
      effect: 'effect',
      column: 'column',
      cost: HALVES,
      left: HALVES,
      points: HALVES,
      german: HALVES,
      allied: HALVES,
    },
    events: eventShapes,
    die: { sides: 6 },
    reasons,
    words: makeWords(board),
    longestGame: longestGame(board),
    clone: copyOf,
    copyExtras: copyBoard,
    create(setup) {
      if (setup.pack !== undefined) return failure('this game takes no board pack')
      const chosen = chosenIn(setup, scenarios, options)
      if (!chosen.ok) return chosen
      const s = work.makeState(board)
      prepare(s)
      setOptions(s, chosen.value.options)
      return success(s)
    },
    start(s, dice, tell) {
      beginSetUp(s, dice, tell)
      runSteps(running, s, dice, tell)
    },
    acting,
    // What was named last can be taken back until the phase is ended or the attack is fought.
    asksAnyway: (s) => s.step === STEP.move || s.step === STEP.attack,
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
