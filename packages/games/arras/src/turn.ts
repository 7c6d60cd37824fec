import { GORT_ROLL, INITIATIVE_ROLL, openWindow, refreshAll } from './advantage.ts'
import { ALLIED, BRITISH, GERMAN, ROLL } from './data/board.ts'
import type { Tell } from './events.ts'
import { goTo, type AutomaticStep } from './flow.ts'
import { airAllowance } from './options.ts'
import { endUnit, firstUnit, NONE, type ArrasState, type Location } from './state.ts'
import { isContested } from './units.ts'
import {
  BY_FINAL_CHECK,
  BY_GORT,
  checkAutomaticVictory,
  finalCheck,
  scoreVictoryPoints,
} from './victory.ts'

/** Begins a turn; the releases come first. */
export function beginTurn(s: ArrasState, tell: Tell): void {
  s.turn++
  s.stage = 0
  tell?.({ type: 'turn-begins', rule: 'ARR-4.5a', turn: s.turn })
  goTo(s, 'turn-start')
}

/** Allied modifier to the Initiative dice, contested or not. ARR-4.1c */
export function initiativeModifier(s: ArrasState): number {
  let modifier = 0
  for (const location of s.board.whiteStars) if (s.control[location]! === ALLIED) modifier++
  for (const location of s.board.blackStars) if (s.control[location]! === GERMAN) modifier--
  return modifier
}

/** Who begins: the track, or the dice of turns 3 to 5. ARR-4.1a, ARR-4.1b, ARR-4.1d */
export const initiative: AutomaticStep = (s, dice, tell) => {
  const holder = s.board.turnTrack.initiative[s.turn]!
  if (holder !== ROLL) {
    s.initiative = holder
    tell?.({ type: 'initiative', rule: 'ARR-4.1a', side: holder })
    goTo(s, 'air-support')
    return
  }
  const modifier = initiativeModifier(s)
  dice.contest(2, modifier, (faces) =>
    tell?.({ type: 'initiative-tied', rule: 'ARR-4.1d', faces: [...faces], modifier }),
  )
  const [first, second, third, fourth] = dice.faces
  s.roll = first! + second! + modifier
  s.counterRoll = third! + fourth!
  tell?.({
    type: 'initiative-roll',
    rule: 'ARR-4.1b',
    faces: [...dice.faces],
    modifier,
    alliedTotal: s.roll,
    germanTotal: s.counterRoll,
  })
  openWindow(s, INITIATIVE_ROLL)
}

export const initiativeResult: AutomaticStep = (s, _dice, tell) => {
  s.initiative = s.roll > s.counterRoll ? ALLIED : GERMAN
  tell?.({ type: 'initiative', rule: 'ARR-4.1b', side: s.initiative })
  goTo(s, 'air-support')
}

/** Both sides take their counters, and the Combat Phase begins. ARR-4.2a */
export const airSupport: AutomaticStep = (s, _dice, tell) => {
  s.roll = 0
  s.counterRoll = 0
  s.turnStarter = s.initiative
  s.lastPasser = NONE
  s.alliedAir = airAllowance(s, ALLIED)
  s.germanAir = airAllowance(s, GERMAN)
  tell?.({
    type: 'air-support',
    rule: 'ARR-4.2a',
    alliedAir: s.alliedAir,
    germanAir: s.germanAir,
  })
  goTo(s, 'impulse-start')
}

/** VP, automatic victory, the final check of turn 7, Gort. ARR-4.5a */
export const endPhase: AutomaticStep = (s, _dice, tell) => {
  scoreVictoryPoints(s, tell)
  if (checkAutomaticVictory(s, tell)) return
  if (s.turn === s.board.turnTrack.last) finalCheck(s, BY_FINAL_CHECK, tell)
  else goTo(s, s.turn >= GORT_FROM ? 'gort' : 'next-turn')
}
export const GORT_FROM = 4 // 18:00

/** ARR-13.5b: two for each area the Allies control, else one if British units contest it. */
export function gortModifier(s: ArrasState): number {
  let modifier = 0
  for (const location of s.board.gortAreas) {
    if (s.control[location]! === ALLIED) modifier += 2
    else if (isContested(s, location) && hasBritish(s, location)) modifier++
  }
  return modifier
}

function hasBritish(s: ArrasState, location: Location): boolean {
  for (let unit = firstUnit(s, ALLIED), end = endUnit(s, ALLIED); unit < end; unit++) {
    if (s.place[unit]! === location && s.board.nationality[unit]! === BRITISH) return true
  }
  return false
}

/** Gort decides whether there is another turn. ARR-13.5a */
export const gort: AutomaticStep = (s, dice, tell) => {
  s.roll = dice.roll(1)
  const modifier = gortModifier(s)
  const total = s.roll + modifier
  tell?.({ type: 'gort-roll', rule: 'ARR-13.5a', faces: [...dice.faces], modifier, total })
  openWindow(s, GORT_ROLL)
}

export const gortResult: AutomaticStep = (s, _dice, tell) => {
  const goesOn = s.roll + gortModifier(s) >= 7
  s.roll = 0
  if (goesOn) {
    tell?.({ type: 'gort-goes-on', rule: 'ARR-13.5a' })
    goTo(s, 'next-turn')
    return
  }
  tell?.({ type: 'gort-withdraws', rule: 'ARR-13.5a' })
  finalCheck(s, BY_GORT, tell)
}

/** All Spent units become Fresh, unused air is lost, the marker advances. ARR-4.5a, ARR-8.3.5b */
export const nextTurn: AutomaticStep = (s, _dice, tell) => {
  refreshAll(s)
  s.alliedAir = 0
  s.germanAir = 0
  s.usedByAllied = 0
  s.usedByGerman = 0
  beginTurn(s, tell)
}
