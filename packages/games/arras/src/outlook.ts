import type { Ending, Outlook, Risk, Score } from '@estafette/kernel'
import { GORT_ROLL } from './advantage.ts'
import { ALLIED, BLUE, GERMAN } from './data/board.ts'
import { isOutOfBounds } from './movement.ts'
import { at, opponent, type ArrasState, type Location, type Side } from './state.ts'
import { STEP } from './steps.ts'
import { GORT_FROM, gortModifier } from './turn.ts'
import { isContested } from './units.ts'
import { victoryParts } from './victory.ts'

const RING_BONUS = 2 // red-ringed areas that give a VP, ARR-11.2e

// Nothing that these decide changes who controls what.
const settled: readonly number[] = [
  STEP.reorganization,
  STEP['reorganization-mate'],
  STEP['reorganization-place'],
  STEP['reorganization-next'],
  STEP['end-phase'],
  STEP.gort,
  STEP['gort-result'],
]

/** How the game stands, as if the hour ended now; null before the first and after the last one. */
export function outlookOf(s: ArrasState): Outlook | null {
  if (s.turn === 0 || s.step === STEP.over) return null
  const { vp, locations, ring, rommel, blue } = victoryParts(s)
  const connected = s.work.path.connected.slice()
  const all = Array.from({ length: s.board.locationCount }, (_, location) => location)
  return {
    endings: endingsOf(s, vp, within(s, all, connected)),
    scores: [
      score('locations', 'ARR-11.2a', locations, scoring(s, all, connected)),
      score('ring', 'ARR-11.2e', ring, held(s, s.board.victory.autoAreas)),
      score('rommel', 'ARR-11.2d', rommel),
      score('blue', 'ARR-11.2f', blue, lost(s, all)),
    ].filter(({ points }) => points !== 0),
    next: nextScores(s, all, connected),
    risks: risksOf(s, all, connected),
    isDue: settled.includes(s.step) || (s.step === STEP.reroll && s.window === GORT_ROLL),
  }
}

/** Every way the game can end, Allied ones first as the rules look at them. ARR-11.1e */
function endingsOf(s: ArrasState, vp: number, reach: readonly Location[]): Ending[] {
  const { victory, turnTrack, gortAreas } = s.board
  const areas = held(s, victory.autoAreas).length
  const zones = held(s, victory.autoZones).length
  const isLost = vp < 1
  const isAllied = areas >= s.autoVictoryAreas || zones > 0
  const isDecided = isAllied || isLost
  const isLast = s.turn >= turnTrack.last
  const mayStop = s.turn >= GORT_FROM && !isLast
  const byPoints = vp >= s.threshold ? ALLIED : GERMAN
  const endings: Ending[] = [
    {
      key: 'areas',
      rule: 'ARR-11.1a',
      side: ALLIED,
      check: 'turn-end',
      have: areas,
      need: s.autoVictoryAreas,
      chance: Number(areas >= s.autoVictoryAreas),
      places: victory.autoAreas,
    },
    {
      key: 'zone',
      rule: 'ARR-11.1b',
      side: ALLIED,
      check: 'turn-end',
      have: zones,
      need: 1,
      chance: Number(zones > 0 && areas < s.autoVictoryAreas),
      places: victory.autoZones,
    },
    {
      key: 'points',
      rule: 'ARR-11.1c',
      side: GERMAN,
      check: 'turn-end',
      have: vp,
      need: 0,
      isCeiling: true,
      chance: Number(isLost && !isAllied),
      places: reach,
    },
  ]
  if (!isLast) {
    endings.push({
      key: 'gort',
      rule: 'ARR-13.5a',
      side: byPoints,
      check: 'turn-end',
      have: vp,
      need: s.threshold,
      chance: mayStop && !isDecided ? gortChance(s) : 0,
      places: gortAreas,
    })
  }
  endings.push({
    key: 'final',
    rule: 'ARR-11.3a',
    side: byPoints,
    check: 'game-end',
    have: vp,
    need: s.threshold,
    chance: Number(isLast && !isDecided),
    places: reach,
  })
  return endings
}

/** How likely Gort's die ends the game; once it lies it is known, unless it is repeated. ARR-13.5a */
function gortChance(s: ArrasState): number {
  const modifier = gortModifier(s)
  const isRolled =
    s.step === STEP['gort-result'] || (s.step === STEP.reroll && s.window === GORT_ROLL)
  if (isRolled) return Number(s.roll + modifier < 7)
  return Math.min(6, Math.max(0, 6 - modifier)) / 6
}

function score(key: string, rule: string, points: number, places: readonly Location[] = []): Score {
  return { key, rule, side: ALLIED, points, places }
}

/** Those of some locations that the Allies control. */
function held(s: ArrasState, locations: readonly Location[]): Location[] {
  return locations.filter((location) => s.control[location] === ALLIED)
}

/** Locations that give a VP now. ARR-11.2a */
function scoring(s: ArrasState, all: readonly Location[], connected: Uint8Array): Location[] {
  const { initialControl } = s.board
  return all.filter((location) => initialControl[location] === GERMAN && connected[location] === 1)
}

/** Blue locations that cost a VP now. ARR-11.2f */
function lost(s: ArrasState, all: readonly Location[]): Location[] {
  const { initialControl, colour } = s.board
  return all.filter(
    (location) =>
      initialControl[location] !== GERMAN &&
      colour[location] === BLUE &&
      s.control[location] === GERMAN,
  )
}

/** German locations next to one with a path: to take one of them is a VP. ARR-11.2a */
function within(s: ArrasState, all: readonly Location[], connected: Uint8Array): Location[] {
  const { initialControl } = s.board
  return all.filter(
    (location) =>
      initialControl[location] === GERMAN &&
      s.control[location] === GERMAN &&
      neighbours(s, location).some((other) => connected[other] === 1),
  )
}

/** What would give VP that it does not give now. */
function nextScores(s: ArrasState, all: readonly Location[], connected: Uint8Array): Score[] {
  const { victory, rommel, initialControl, locationCount } = s.board
  const cutOff = all.filter(
    (location) =>
      initialControl[location] === GERMAN &&
      s.control[location] === ALLIED &&
      connected[location] === 0,
  )
  const rings = held(s, victory.autoAreas).length
  const ringsLeft = victory.autoAreas.filter((location) => s.control[location] === GERMAN)
  const rommelAt = s.place[rommel]!
  const found = [
    score('take', 'ARR-11.2a', 1, within(s, all, connected)),
    score('cut-off', 'ARR-11.2b', 1, cutOff),
    score('ring', 'ARR-11.2e', 1, rings < RING_BONUS ? ringsLeft : []),
    score('rommel', 'ARR-11.2d', 1, rommelAt < locationCount ? [rommelAt] : []),
    score('blue', 'ARR-11.2f', 1, lost(s, all)),
  ]
  return found.filter(({ places }) => places.length > 0)
}

/** Held locations that count and that the other side contests, or can act against from next door. */
function risksOf(s: ArrasState, all: readonly Location[], connected: Uint8Array): Risk[] {
  const { victory, initialControl, colour } = s.board
  const counts = (location: Location): boolean =>
    s.control[location] === ALLIED
      ? initialControl[location] === GERMAN
        ? connected[location] === 1
        : colour[location] === BLUE
      : victory.autoAreas.includes(location) || victory.autoZones.includes(location)
  return all.filter(counts).flatMap((place): Risk[] => {
    const side = s.control[place]!
    if (isContested(s, place)) return [{ place, side, kind: 'contested' }]
    return isNear(s, opponent(side), place) ? [{ place, side, kind: 'near' }] : []
  })
}

/** Whether a side has units that can still act next to a location they may enter. */
function isNear(s: ArrasState, side: Side, location: Location): boolean {
  if (isOutOfBounds(s, side, location)) return false
  return neighbours(s, location).some((other) => s.ready[at(side, other)]! > 0)
}

function neighbours(s: ArrasState, location: Location): Location[] {
  const { offsets, targets } = s.board.graph
  return [...targets.subarray(offsets[location], offsets[location + 1])]
}
