import { ASSISTANT, EQUIPMENT, FEARLESS } from './data/codes.ts'
import {
  ability,
  carries,
  command,
  forceCodes,
  hasAmmoBox,
  isGun,
  isMan,
  isMedic,
  isSniper,
  isVehicle,
  nation,
  sideOfCard,
} from './data/forces.ts'
import { isGrenade } from './equipment.ts'
import { nationOf } from './ranges.ts'
import { FREE, scenarioOf } from './scenarios.ts'
import { roomUnder } from './sections.ts'
import { deadlyWounds, isOnLine, kindOf, moraleOf, sideOf } from './soldiers.ts'
import {
  ACTED,
  CARRIED,
  CONCEALED,
  DEAD_PLACE,
  EMPTY,
  ENTRENCHED,
  MOST_RIGHTS,
  NONE,
  OUTFITTING,
  PINNED,
  seatsIn,
  SLOTS,
  TREATED,
  VETERAN,
  WAITING,
  type FrontlineState,
  type Soldier,
} from './state.ts'
import { STEP } from './steps.ts'

/** Where faults are noted. */
export type FaultsFound = string[]

/** What cannot be so of one card of the forces. */
export function soldierFaults(s: FrontlineState, x: Soldier, found: FaultsFound): void {
  const name = forceCodes[x]!
  const place = s.place[x]!
  if (s.owner[x] === NONE) {
    const isIdle = place === 0 && s.head[x] === NONE && s.flags[x] === 0
    if (!isIdle) found.push(`${name} is on the table but in no force`)
    return
  }
  if (s.owner[x]! >= seatsIn(s)) found.push(`the seat of ${name} is not a seat of this game`)
  if (s.owner[x]! >= seatsIn(s)) return
  if (sideOf(s, x) !== sideOfCard(x)) found.push(`${name} must not fight on this side`)
  if (nation[x] !== nationOf(s, s.owner[x]!)) found.push(`${name} is not of the nation of its seat`)
  if (place < 1 || place > WAITING) found.push(`${name} has no place`)
  if (s.wounds[x]! < 0 || s.wounds[x]! >= deadlyWounds(x))
    found.push(`${name} has too many Wounds to live`)
  if (s.moraleHits[x]! < 0 || s.moraleHits[x]! > moraleOf(s, x))
    found.push(`${name} has more Morale hits than Morale: more than that must be Wounds`)
  markerFaults(s, x, found)
  equipmentFaults(s, x, found)
  if (isOnLine(s, x)) sectionFaults(s, x, found)
  else absentFaults(s, x, found)
}

/** What lies on a card lies where it may. */
function markerFaults(s: FrontlineState, x: Soldier, found: FaultsFound): void {
  const name = forceCodes[x]!
  const has = (flag: number): boolean => (s.flags[x]! & flag) !== 0
  const isDug = (scenarioOf(s)?.entrenched[sideOf(s, x)] ?? 0) > 0
  if (has(PINNED) && ability[x] === FEARLESS)
    found.push(`${name} is Fearless and must not be pinned`)
  if (has(EMPTY) && hasAmmoBox[x] !== 1) found.push(`${name} has no Ammo box and must not be empty`)
  if (has(CONCEALED) && !isSniper(x))
    found.push(`${name} is not a sniper and must not be concealed`)
  if (has(ENTRENCHED) && !isDug)
    found.push(`${name} must not be entrenched: no scenario rule says so`)
  if (has(VETERAN) && s.scenario === FREE)
    found.push(`${name} must not be a veteran outside a campaign`)
  if (has(ACTED) && s.head[x] !== x)
    found.push(`${name} must not be Acted: only the head of a section is marked`)
  const isRight = command[x] === 0 && isMan(x) && !isMedic(x) && !isSniper(x)
  if (s.command[x] !== command[x] && !isRight)
    found.push(`the Command of ${name} must be ${command[x]}`)
  const doing = s.marks[x]!
  if ((doing & TREATED) !== 0 && !isMedic(x))
    found.push(`${name} is not a medic and must not have treated`)
  if ((doing & CARRIED) !== 0 && s.transport !== 1)
    found.push(`${name} must not be carried: no option says so`)
  if ((doing & OUTFITTING) !== 0 && s.step !== STEP.outfit)
    found.push(`${name} must not be outfitting: no one is asked for equipment`)
  const granted = s.rightCommand.subarray(sideOf(s, x) * MOST_RIGHTS)
  for (let right = 0; right < MOST_RIGHTS; right++) {
    const isGiven = (s.rights[x]! & (1 << right)) === 0 || granted[right]! > 0
    if (!isGiven) found.push(`${name} has a promotion right that does not exist`)
  }
}

/** FRL-EQ-1, FRL-EQ-VEH */
function equipmentFaults(s: FrontlineState, x: Soldier, found: FaultsFound): void {
  const name = forceCodes[x]!
  const counters = [...s.counters.subarray(x * SLOTS, (x + 1) * SLOTS)].filter((one) => one !== 0)
  if (counters.length > carries[x]!)
    found.push(`${name} carries too much: its Equipment value is ${carries[x]}`)
  for (const kind of counters.map(kindOf)) {
    if (isVehicle(x) && isGrenade(kind))
      found.push(`${name} is a vehicle and must not carry ${EQUIPMENT[kind]}`)
  }
}

/** What a card that is dead or waits may still have. */
function absentFaults(s: FrontlineState, x: Soldier, found: FaultsFound): void {
  const name = forceCodes[x]!
  const [place, head] = [s.place[x]!, s.head[x]!]
  if (!s.counters.subarray(x * SLOTS, (x + 1) * SLOTS).every((one) => one === 0))
    found.push(`${name} is not on the line but has equipment`)
  const isLeader = head === x && place === DEAD_PLACE // until somebody succeeds
  if (head !== NONE && !isLeader) found.push(`${name} is not on the line but in a section`)
  if (s.wounds[x] !== 0 || s.moraleHits[x] !== 0)
    found.push(`${name} is not on the line but has damage markers`)
  if (!isLeader && (s.cover[x] !== 0 || s.flanks[x] !== 0))
    found.push(`${name} is not on the line but has cards or cover`)
  const isDue = scenarioOf(s)?.reinforcements.some(({ side }) => side === sideOf(s, x)) === true
  if (place === WAITING && !isDue)
    found.push(`${name} must not wait: its side has no reinforcements`)
}

/** Sections are as they can be formed. FRL-SEC-1, FRL-SEC-2, FRL-SEC-7, FRL-SEC-8, FRL-TEAM-5 */
function sectionFaults(s: FrontlineState, x: Soldier, found: FaultsFound): void {
  const name = forceCodes[x]!
  const head = s.head[x]!
  if (head === NONE) found.push(`${name} is in no section`)
  if (head === NONE) return
  if (s.owner[head] !== s.owner[x])
    found.push(`${name} must not serve under a leader of another seat`)
  if (head === x) {
    if (s.command[x] !== 0 && roomUnder(s, x) < 0) found.push(`${name} leads too many soldiers`)
    return
  }
  if (s.cover[x] !== 0)
    found.push(`${name} is not the head of a section and must not have its cover`)
  if (s.flanks[x] !== 0)
    found.push(`${name} is not the head of a section and must not have Flanking Positions`)
  if (isSniper(x) || isSniper(head)) found.push(`${name} must be alone: a sniper has no section`)
  if (!isMan(x)) found.push(`${name} must be alone: vehicles and guns serve under no one`)
  if (isVehicle(head)) found.push(`${name} must not serve in the section of a vehicle`)
  if (isGun(head) && ability[x] !== ASSISTANT)
    found.push(`${name} must not serve a gun: only Assistants do`)
  if (!isOnLine(s, head)) return // his leader has just died
  if (s.head[head] !== head) found.push(`${name} serves under one who does not lead`)
  if (s.place[head] !== s.place[x]) found.push(`${name} is not in the card of its section`)
  if (s.command[head]! <= 0) found.push(`${name} serves under one who has no Command`)
}
