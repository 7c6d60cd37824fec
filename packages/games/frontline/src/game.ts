import {
  bySteps,
  chosenIn,
  failure,
  LEGAL,
  makeGame,
  NOBODY,
  runSteps,
  success,
  type Decision,
  type Dice,
  type Outcome,
  type Result,
  type Rules,
  type Setup,
  type Teller,
} from '@estafette/kernel'
import { isShiftOpen } from './attack.ts'
import { automatChoice } from './automat/index.ts'
import { postures } from './automat/posture.ts'
import { automatSeat, isAutomatAsked } from './automat/seat.ts'
import { readCampaign } from './campaign.ts'
import { ACTIONS, EQUIPMENT, MODES, NATIONS, SIDES, TERRAINS, DAMAGES } from './data/codes.ts'
import { forceCodes, sideOfCard } from './data/forces.ts'
import { eventShapes } from './events.ts'
import { facts } from './facts.ts'
import { faults } from './faults.ts'
import { LONGEST_GAME } from './longest.ts'
import { groundCodes, seatCodes } from './names.ts'
import { obstacle } from './obstacle.ts'
import { options, setOptions } from './options.ts'
import { readKnownPosition, readPosition, writePosition } from './position.ts'
import { promptArgs } from './prompt.ts'
import { reasons } from './reasons.ts'
import { redeal } from './redeal.ts'
import { FREE, scenarioOf, scenarios } from './scenarios.ts'
import { deciding, running } from './sequence.ts'
import { clear } from './clear.ts'
import { begin, fieldScenario } from './setup.ts'
import {
  copyOf,
  makeState,
  MOST_SEATS,
  NONE,
  seatsIn,
  SLOTS,
  sideOfSeat,
  TWO_PLAYERS,
  type FrontlineState,
} from './state.ts'
import { decisions, isDecision, STEP, stepNames } from './steps.ts'
import { windowKind } from './windows.ts'
import { verbs } from './verbs.ts'
import { victories } from './victory.ts'
import { show } from './view.ts'
import { words } from './words/index.ts'

/** Decisions that follow from what everybody sees: a lone choice is taken by itself. */
const open: ReadonlySet<number> = new Set([
  STEP['form-under'],
  STEP.form,
  STEP.replace,
  STEP['organise-under'],
  STEP['target-choice'],
  STEP['flank-discard'],
  STEP.recipient,
  STEP.succeed,
  STEP.stay,
])

const asks = Uint8Array.from(stepNames, (_, step) => Number(!open.has(step)))

function acting(s: FrontlineState): number {
  return isDecision(s.step) ? 1 << s.decider : 0
}

function decision(s: FrontlineState): Decision {
  const { step, decider } = s
  const kind = windowKind(s)
  return {
    seats: [decider],
    step: stepNames[step]!,
    args: promptArgs(s),
    ...(kind !== null && { isWindow: true, window: kind, turn: s.turn }),
  }
}

/** Score: how many percent of the Axis force fell more than of the Allied one. */
function outcome(s: FrontlineState): Outcome | null {
  if (s.step !== STEP.over) return null
  const share = (side: number): number => (100 * s.vpLost[side]!) / Math.max(1, s.vpTotal[side]!)
  const lead = Math.round(share(1) - share(0))
  const winner = s.winner === NONE ? NOBODY : s.winner
  return { winner, kind: victories[s.victory]!, score: lead, margins: [lead, -lead] }
}

function create(setup: Setup): Result<FrontlineState> {
  const chosen = chosenIn(setup, scenarios, options)
  if (!chosen.ok) return chosen
  const s = makeState()
  clear(s)
  s.scenario = chosen.value.scenario
  setOptions(s, chosen.value.options)
  if (s.automat > 0) s.players = TWO_PLAYERS // one player, and the Automat
  if (s.scenario === FREE) {
    return setup.pack === undefined
      ? success(s)
      : failure('a free battle cannot be part of a campaign')
  }
  s.allied = scenarioOf(s)!.nation
  s.ends = 0 // FRL-SCN-2
  fieldScenario(s)
  return readCampaign(s, setup.pack)
}

/** Steps that run by themselves, and the decisions of the Automat, up to one of a player. */
function run(s: FrontlineState, dice: Dice, tell?: Teller): void {
  runSteps(running, s, dice, tell)
  while (isAutomatAsked(s)) {
    const choice = automatChoice(s)
    const step = deciding[s.step]!
    if (step.verdict(s, choice) !== LEGAL) throw new Error(`the Automat errs:\n${writePosition(s)}`)
    step.take(s, choice, dice, tell)
    runSteps(running, s, dice, tell)
  }
}

const slotCodes = forceCodes.flatMap((code) =>
  Array.from({ length: SLOTS }, (_, slot) => `${code}.${slot + 1}`),
)

const rules: Rules<FrontlineState> = {
  id: 'frontline',
  prefixes: ['FRL'],
  title: 'Frontline: D-Day',
  sides: SIDES,
  seats: MOST_SEATS,
  seatsIn,
  isPlayedByRules: (s, seat) => seat === automatSeat(s), // FRL-SOLO-1
  scenarios,
  options,
  steps: decisions,
  verbs,
  kinds: {
    soldier: { codes: forceCodes, sides: forceCodes.map((_, x) => sideOfCard(x)) },
    card: { codes: ACTIONS },
    counter: { codes: slotCodes },
    equipment: { codes: EQUIPMENT },
    ground: { codes: groundCodes },
    terrain: { codes: TERRAINS },
    damage: { codes: DAMAGES },
    mode: { codes: MODES },
    nation: { codes: NATIONS },
    posture: { codes: postures },
    seat: { codes: seatCodes },
    side: { codes: SIDES, sides: [0, 1] },
    pick: { codes: ['leave', 'take'] },
    victory: { codes: victories },
  },
  fields: {
    soldier: 'soldier',
    pick: 'pick',
    unit: 'soldier',
    units: 'soldier',
    by: 'soldier',
    receiver: 'soldier',
    section: 'soldier',
    fallen: 'soldier',
    target: 'soldier',
    victim: 'soldier',
    sufferer: 'soldier',
    attacker: 'soldier',
    mover: 'soldier',
    card: 'card',
    with: 'card',
    equipment: 'equipment',
    ground: 'ground',
    from: 'ground',
    to: 'ground',
    terrain: 'terrain',
    damage: 'damage',
    mode: 'mode',
    posture: 'posture',
    seat: 'seat',
    side: 'side',
    foe: 'side',
    kind: 'victory',
  },
  events: eventShapes,
  reasons,
  words,
  longestGame: LONGEST_GAME,
  create,
  clone: copyOf,
  start(s, dice, tell) {
    begin(s, dice, tell)
    run(s, dice, tell)
  },
  acting,
  asksAnyway: (s) => asks[s.step] === 1 && !(s.step === STEP.shift && isShiftOpen(s)),
  ...bySteps(deciding, running),
  take(s, _seat, choice, dice, tell) {
    deciding[s.step]!.take(s, choice, dice, tell)
    run(s, dice, tell)
  },
  decision,
  outcome,
  sideOf: sideOfSeat,
  seatName: (s, seat) => `${SIDES[sideOfSeat(s, seat)]}${seat < 2 ? '' : '-2'}`,
  obstacle,
  show,
  fillIn: redeal,
  disguise: redeal,
  write: writePosition,
  read: readPosition,
  readKnown: readKnownPosition,
  facts,
  faults,
}

/** Frontline: D-Day. */
export const frontline = makeGame(rules)
