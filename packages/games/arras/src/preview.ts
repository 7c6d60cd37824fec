import { LEGAL, type Part } from '@estafette/kernel'
import {
  attackParts,
  defenceParts,
  defender,
  isDefending,
  onlyArtilleryDefends,
} from './assault.ts'
import { oddsOf, type Odds } from './odds.ts'
import {
  ASSAULTING,
  copyOf,
  endUnit,
  firstUnit,
  NO_SUPPORT,
  NONE,
  type ArrasState,
  type Location,
  type Side,
  type Unit,
} from './state.ts'
import { STEP } from './steps.ts'
import { airVerdict, artilleryVerdict, callAir, callArtillery } from './support.ts'
import { airLeft, attackFactor, canLead, isArtillery } from './units.ts'

/** Combat Support of one side: none, by air, or by an artillery unit, which is its number. */
export type SupportCall = number
export const NO_CALL: SupportCall = -1
export const BY_AIR: SupportCall = -2

/** What one side could still call on; nothing once it has decided. ARR-8.1.3a */
export interface SupportOffer {
  readonly air: number // counters left, 0 where they may not be used
  readonly guns: readonly Unit[]
}

/** What both sides choose; what is left out is chosen as well as can be, and no support is called. */
export interface Stand {
  readonly point?: Unit
  readonly forward?: Unit
  readonly attackCall?: SupportCall
  readonly defenceCall?: SupportCall
}

/** What one side would best call on, and the odds with it. */
interface Answer {
  readonly call: SupportCall
  readonly odds: Odds
}

/** An assault before its dice: as it stands, or as somebody thinks of it. */
export interface AssaultPreview {
  readonly target: Location
  readonly attacker: Side
  readonly point: Unit
  readonly forward: Unit // the defender's best choice until they have named it; they may take another
  readonly leaders: readonly Unit[] // who may be Point Unit
  readonly forwards: readonly Unit[] // who may be Forward Unit
  readonly attack: readonly Part[]
  readonly defence: readonly Part[]
  readonly attackValue: number
  readonly defenceValue: number
  readonly attackDice: number
  readonly defenceDice: number
  readonly attackSupport: SupportOffer
  readonly defenceSupport: SupportOffer
  readonly outlook: Odds // with exactly these dice and values
  readonly scene: ArrasState // a position in which all of it has been chosen
  /** The odds with so many dice; a defender's gun that fires is Spent, and counts no more. */
  odds(attackDice: number, defenceDice: number, gun?: Unit): Odds
  /** The same assault with other choices. */
  vary(stand: Stand): AssaultPreview
  /** What a side would best call on against what the other has called; null where it cannot. */
  answer(side: Side): Answer | null
}

/**
 * What the assault of a position is like: the same code that will decide it, on a copy in which
 * everything that is still open has been chosen. Null where there is no assault.
 */
export function previewCurrent(s: ArrasState, stand: Stand = {}): AssaultPreview | null {
  if (s.assault === 0 || s.target === NONE) return null
  const scene = copyOf(s)
  const leaders = s.point === NONE ? leadersOf(s) : [s.point]
  scene.point = stand.point ?? strongest(s, leaders)
  if (scene.point === NONE) return null
  const attackSupport = supportOffer(s, s.initiative)
  const defenceSupport = supportOffer(s, defender(s))
  call(scene, s.initiative, stand.attackCall)
  call(scene, defender(s), stand.defenceCall)
  const forwards = s.forward === NONE ? forwardsOf(s) : [s.forward]
  scene.forward = stand.forward ?? bestForward(scene, forwards)
  if (scene.forward === NONE) return null
  return describe(s, stand, scene, { leaders, forwards, attackSupport, defenceSupport })
}

type Options = Pick<AssaultPreview, 'leaders' | 'forwards' | 'attackSupport' | 'defenceSupport'>

function describe(s: ArrasState, stand: Stand, scene: ArrasState, open: Options): AssaultPreview {
  const attack = attackParts(scene)
  const defence = defenceParts(scene)
  const attackDice = scene.attackSupport === NO_SUPPORT ? 2 : 3 // ARR-8.0a
  const defenceDice = scene.defenceSupport === NO_SUPPORT ? 2 : 3
  const vary = (more: Stand): AssaultPreview => previewCurrent(s, { ...stand, ...more })!
  return {
    ...open,
    target: scene.target,
    attacker: s.initiative,
    point: scene.point,
    forward: scene.forward,
    attack: [
      { key: 'point', value: attack.factor, rule: 'ARR-6.2a', unit: scene.point },
      { key: 'companions', value: attack.companions, rule: 'ARR-6.2b' },
      { key: 'mixed', value: attack.mixed, rule: 'ARR-6.2c' },
      { key: 'river', value: attack.river, rule: 'ARR-6.2d' },
    ],
    defence: [
      { key: 'forward', value: defence.factor, rule: 'ARR-6.3a', unit: scene.forward },
      { key: 'fresh', value: defence.others, rule: 'ARR-6.3a' },
      { key: 'terrain', value: defence.tem, rule: 'ARR-6.3a' },
      { key: 'rommel', value: defence.rommel, rule: 'ARR-6.3d' },
    ],
    attackValue: attack.value,
    defenceValue: defence.value,
    attackDice,
    defenceDice,
    outlook: oddsOf(attack.value - defence.value, attackDice, defenceDice),
    scene,
    odds(attackers, defenders, gun = NONE) {
      const against = gun === NONE ? defence.value : vary({ defenceCall: gun }).defenceValue
      return oddsOf(attack.value - against, attackers, defenders)
    },
    vary,
    answer(side) {
      const isAttacker = side === s.initiative
      const answers = callsOf(isAttacker ? open.attackSupport : open.defenceSupport).map((one) => ({
        call: one,
        odds: vary(isAttacker ? { attackCall: one } : { defenceCall: one }).outlook,
      }))
      const sign = isAttacker ? -1 : 1
      return answers.toSorted((a, b) => sign * (a.odds.success - b.odds.success))[0] ?? null
    },
  }
}

/** Everything that a side could call on, in the order in which the rules list it. */
export function callsOf({ air, guns }: SupportOffer): readonly SupportCall[] {
  return [...(air > 0 ? [BY_AIR] : []), ...guns]
}

/** Calls on support, as the rules will. ARR-8.2a, ARR-8.3.5a */
function call(scene: ArrasState, side: Side, what: SupportCall = NO_CALL): void {
  if (what === BY_AIR) callAir(scene, side, undefined)
  else if (what !== NO_CALL) callArtillery(scene, side, what, undefined)
}

/** Units of the assault that may lead it. ARR-6.1c */
function leadersOf(s: ArrasState): Unit[] {
  const units: Unit[] = []
  for (let unit = firstUnit(s, s.initiative), end = endUnit(s, s.initiative); unit < end; unit++) {
    if (s.marks[unit]! & ASSAULTING && canLead(s, unit)) units.push(unit)
  }
  return units
}

function strongest(s: ArrasState, leaders: readonly Unit[]): Unit {
  let best: Unit = NONE
  for (const unit of leaders) {
    if (best === NONE || attackFactor(s, unit) > attackFactor(s, best)) best = unit
  }
  return best
}

/** Units that may stand in front. ARR-6.3b */
function forwardsOf(s: ArrasState): Unit[] {
  const units: Unit[] = []
  const gunsToo = onlyArtilleryDefends(s)
  for (let unit = 0; unit < s.board.unitCount; unit++) {
    if (isDefending(s, unit) && (gunsToo || !isArtillery(s, unit))) units.push(unit)
  }
  return units
}

/** The Forward Unit that gives the highest Defense Value. */
function bestForward(scene: ArrasState, forwards: readonly Unit[]): Unit {
  let best: Unit = NONE
  let highest = -Infinity
  for (const unit of forwards) {
    scene.forward = unit
    const { value } = defenceParts(scene)
    if (value <= highest) continue
    highest = value
    best = unit
  }
  return best
}

const BEFORE_SUPPORT = [STEP.walk, STEP.group, STEP.point, STEP.forward, STEP.support]

/** Whether a side has still to decide on its support. ARR-8.1.1a */
function decidesYet(s: ArrasState, side: Side): boolean {
  return s.step === STEP['counter-support'] ? s.decider === side : BEFORE_SUPPORT.includes(s.step)
}

function supportOffer(s: ArrasState, side: Side): SupportOffer {
  const guns: Unit[] = []
  if (!decidesYet(s, side)) return { air: 0, guns }
  for (let unit = firstUnit(s, side), end = endUnit(s, side); unit < end; unit++) {
    if (isArtillery(s, unit) && artilleryVerdict(s, side, unit) === LEGAL) guns.push(unit)
  }
  return { air: airVerdict(s, side) === LEGAL ? airLeft(s, side) : 0, guns }
}
