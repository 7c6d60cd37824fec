import { LEGAL, type Part } from '@estafette/kernel'
import { attackParts, defenceParts, defender } from './assault.ts'
import { clearCombat } from './flow.ts'
import { oddsOf, type Odds } from './odds.ts'
import {
  ASSAULTING,
  copyOf,
  endUnit,
  firstUnit,
  IN_PLACE,
  MOVE_ASSAULT,
  NONE,
  sideOfUnit,
  type ArrasState,
  type Location,
  type Side,
  type Unit,
} from './state.ts'
import { airVerdict, artilleryVerdict } from './support.ts'
import { airLeft, canLead, isArtillery, spend } from './units.ts'

/** What one side could call on. ARR-8.1.3a */
export interface SupportOffer {
  readonly air: number // counters left, 0 where they may not be used
  readonly guns: readonly Unit[]
}

/** An assault before anything is committed. */
export interface AssaultPreview {
  readonly target: Location
  readonly point: Unit
  readonly forward: Unit // the defender's best choice; he may take another
  readonly attack: readonly Part[]
  readonly defence: readonly Part[]
  readonly attackValue: number
  readonly defenceValue: number
  readonly attackSupport: SupportOffer
  readonly defenceSupport: SupportOffer
  /** The odds with so many dice; a defender's gun that fires is Spent, and counts no more. */
  odds(attackDice: number, defenceDice: number, gun?: Unit): Odds
  /** The odds with the best Combat Support the defender can answer with; null without any. */
  answered(attackDice: number): Odds | null
}

/** A unit of the assault and the location its last step leaves; NONE for an assault in place. */
export interface Assailant {
  readonly unit: Unit
  readonly from: Location
}

/**
 * What an assault would be like: the same code that will decide it, on a position in which the
 * group has arrived. The Point Unit is the strongest attacker unless one is named.
 */
export function previewAssault(
  s: ArrasState,
  target: Location,
  group: readonly Assailant[],
  point: Unit = strongestLeader(s, group),
): AssaultPreview | null {
  const first = group[0]
  if (!first || point === NONE) return null
  const scene = copyOf(s)
  clearCombat(scene)
  scene.marks.fill(0)
  scene.initiative = sideOfUnit(s, first.unit)
  scene.target = target
  scene.assault = first.from === NONE ? IN_PLACE : MOVE_ASSAULT
  scene.groupSize = group.length
  scene.point = point
  for (const { unit, from } of group) {
    scene.marks[unit]! |= ASSAULTING
    scene.from[unit] = from
  }
  scene.forward = bestForward(scene)
  if (scene.forward === NONE) return null
  return describe(scene)
}

/** What the assault that is being carried out is like; null where there is none yet. */
export function previewCurrent(s: ArrasState): AssaultPreview | null {
  if (s.assault === 0 || s.target === NONE) return null
  const scene = copyOf(s)
  if (scene.point === NONE) scene.point = strongestLeader(s, groupOf(s))
  if (scene.point === NONE) return null
  if (scene.forward === NONE) scene.forward = bestForward(scene)
  return scene.forward === NONE ? null : describe(scene)
}

function groupOf(s: ArrasState): Assailant[] {
  const group: Assailant[] = []
  for (let unit = firstUnit(s, s.initiative), end = endUnit(s, s.initiative); unit < end; unit++) {
    if (s.marks[unit]! & ASSAULTING) group.push({ unit, from: s.from[unit]! })
  }
  return group
}

function describe(scene: ArrasState): AssaultPreview {
  const defenceSupport = supportOffer(scene, defender(scene))
  const odds = (attackDice: number, defenceDice: number, gun: Unit = NONE): Odds =>
    oddsOf(attack.value - defenceAfter(scene, gun), attackDice, defenceDice)
  const attack = attackParts(scene)
  const defence = defenceParts(scene)
  return {
    target: scene.target,
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
    attackSupport: supportOffer(scene, scene.initiative),
    defenceSupport,
    odds,
    answered(attackDice) {
      const { air, guns } = defenceSupport
      const answers = [...(air > 0 ? [NONE] : []), ...guns].map((gun) => odds(attackDice, 3, gun))
      return answers.toSorted((one, other) => one.success - other.success)[0] ?? null
    },
  }
}

/** The Defense Value once a gun of the defender has fired: it is Spent by it. ARR-8.1.3a */
function defenceAfter(scene: ArrasState, gun: Unit): number {
  if (gun === NONE || scene.place[gun]! !== scene.target) return defenceParts(scene).value
  const after = copyOf(scene)
  spend(after, gun, undefined)
  return defenceParts(after).value
}

function strongestLeader(s: ArrasState, group: readonly Assailant[]): Unit {
  let best: Unit = NONE
  for (const { unit } of group) {
    if (!canLead(s, unit)) continue
    if (best === NONE || s.board.attack[unit]! > s.board.attack[best]!) best = unit
  }
  return best
}

/** The Forward Unit that gives the highest Defense Value. */
function bestForward(scene: ArrasState): Unit {
  const side = defender(scene)
  let best: Unit = NONE
  let highest = -Infinity
  for (let unit = firstUnit(scene, side), end = endUnit(scene, side); unit < end; unit++) {
    if (scene.place[unit]! !== scene.target) continue
    scene.forward = unit
    // ARR-6.3b: artillery only where nothing else defends.
    const value = defenceParts(scene).value - (isArtillery(scene, unit) ? 100 : 0)
    if (value <= highest) continue
    highest = value
    best = unit
  }
  return best
}

function supportOffer(scene: ArrasState, side: Side): SupportOffer {
  const guns: Unit[] = []
  for (let unit = firstUnit(scene, side), end = endUnit(scene, side); unit < end; unit++) {
    if (isArtillery(scene, unit) && artilleryVerdict(scene, side, unit) === LEGAL) guns.push(unit)
  }
  return { air: airVerdict(scene, side) === LEGAL ? airLeft(scene, side) : 0, guns }
}
