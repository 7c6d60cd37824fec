import type { Ending, Outlook, Risk, Score } from '@estafette/kernel'
import { ALLIED, GERMAN } from './data/codes.ts'
import type { VictorySource } from './data/source.ts'
import { willRecover } from './recovery.ts'
import { halvesOf, hasHex, hexesOf, isLineOf, score } from './score.ts'
import {
  at,
  endUnit,
  firstUnit,
  NONE,
  opponent,
  type BlitzState,
  type Hex,
  type Side,
} from './state.ts'
import { STEP } from './steps.ts'
import { traceSupply } from './supply.ts'
import { isDisrupted, isOnMap, isTransport } from './units.ts'
import { isBeaten } from './victory.ts'

const DUE: ReadonlySet<number> = new Set([
  STEP['recovery-phase'],
  STEP['player-turn-over'],
  STEP['end-of-turn'],
  STEP['victory-phase'],
])

/** How the battle stands, as if it ended now; points are halves. Null in the set-up and after the end. */
export function outlookOf(s: BlitzState): Outlook | null {
  if (s.turn === 0 || s.step === STEP.over) return null
  const bySide = [GERMAN, ALLIED].map((side) => linesOf(s, side))
  const held = bySide.map((lines) => lines.flatMap((line) => line.had))
  return {
    endings: [pointsEnding(s), routEnding(s, GERMAN), routEnding(s, ALLIED)],
    scores: bySide.flatMap((lines, side) => scoresOf(s, side, lines)),
    next: bySide.flatMap((lines, side) => nextOf(side, lines)),
    risks: risksOf(s, held),
    isDue: DUE.has(s.step),
  }
}

/** A line of scoring as it stands for a side. */
interface LineNow {
  readonly line: VictorySource
  readonly rule: string
  readonly halves: number // half VP that it brings now
  readonly had: readonly Hex[] // its hexes that count
  readonly open: readonly Hex[] // its hexes that do not
}

function linesOf(s: BlitzState, side: Side): LineNow[] {
  return s.board.scoring
    .filter((line) => isLineOf(line, side))
    .map((line) => {
      const hexes = hexesOf(s, line)
      return {
        line,
        rule: ruleOfLine(s.board, line),
        halves: halvesOf(s, side, line),
        had: hexes.filter((hex) => hasIt(s, side, line, hex)),
        open: hexes.filter((hex) => !hasIt(s, side, line, hex)),
      }
    })
}

/** The count after the last turn. BLZ-VIC-4 */
function pointsEnding(s: BlitzState): Ending {
  const [german, allied] = [score(s, GERMAN), score(s, ALLIED)]
  const objectives = s.board.scoring.flatMap((line) => hexesOf(s, line))
  return {
    key: 'points',
    rule: 'BLZ-VIC-4',
    side: german === allied ? NONE : german > allied ? GERMAN : ALLIED,
    check: 'game-end',
    have: german,
    need: allied,
    chance: s.turn >= s.lastTurn ? 1 : 0,
    places: [...new Set(objectives)],
  }
}

/** A side that has nobody left who stands when its turn ends, after those in supply recover. BLZ-VIC-6 */
function routEnding(s: BlitzState, side: Side): Ending {
  const supplied = traceSupply(s, side)
  const stands = (unit: number): boolean => !isDisrupted(s, unit) || willRecover(s, unit, supplied)
  let standing = 0
  const standers = new Set<Hex>()
  for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
    if (!isOnMap(s, unit) || isTransport(s, unit) || !stands(unit)) continue
    standing++
    standers.add(s.place[unit]!)
  }
  return {
    key: side === GERMAN ? 'german-rout' : 'allied-rout',
    rule: 'BLZ-VIC-6',
    side: opponent(side),
    check: 'turn-end',
    have: standing,
    need: 0,
    isCeiling: true,
    chance: isBeaten(s, side, stands) ? 1 : 0,
    places: [...standers],
  }
}

/** The rule that a line of scoring is from: what both have, the Allies, the Germans. */
export function ruleOfLine({ prefix }: BlitzState['board'], { kind, side }: VictorySource): string {
  if (kind === 'enemyEliminated') return 'BLZ-VIC-2'
  if (kind === 'enemyRefitOnMap') return 'BLZ-UNIT-6'
  if (kind === 'byEvent') return `${prefix}-VIC-2`
  if (kind === 'optionUsed') return `${prefix}-VIC-4`
  return `${prefix}-VIC-${side === 'BOTH' ? 1 : side === 'ALLIED' ? 2 : 3}`
}

const BY_HEX: ReadonlySet<string> = new Set(['hexTerrain', 'hexLevel', 'hexList', 'placeHexes'])

/** Whether a hex of a line counts for a side now: held, or occupied. BLZ-VIC-3 */
function hasIt(s: BlitzState, side: Side, line: VictorySource, hex: Hex): boolean {
  if (line.kind === 'anyHexControlled') return s.control[hex] === side + 1
  return (line.kind === 'placeOccupied' || BY_HEX.has(line.kind)) && hasHex(s, side, line, hex)
}

/** The hexes that count for a side as long as they are its own. */
export function heldHexes(s: BlitzState, side: Side): readonly Hex[] {
  const lines = s.board.scoring.filter((line) => isLineOf(line, side))
  const held = lines.flatMap((line) => hexesOf(s, line).filter((hex) => hasIt(s, side, line, hex)))
  return [...new Set(held)]
}

/** What counts for a side, and what it scored in play. */
function scoresOf(s: BlitzState, side: Side, lines: readonly LineNow[]): Score[] {
  const points = s.scored[side]!
  const play: Score = { key: 'play', rule: 'BLZ-VIC-1', side, points, places: [] }
  const now = lines.map(({ line, rule, halves, had }): Score => ({
    key: line.id,
    rule,
    side,
    points: halves,
    places: had,
  }))
  return [play, ...now].filter((one) => one.points !== 0)
}

/** Lines that count once, however often they are met. */
const ONCE: ReadonlySet<string> = new Set(['freeLine', 'anyHexControlled', 'placeOccupied'])

/** Lines that no move of the side they favour brings nearer. */
const GIVEN: ReadonlySet<string> = new Set([
  'optionUsed',
  'byEvent',
  'byReinforcement',
  'enemyReinforcementsEntered',
  'exitedEnemyUnits',
  'enemyFormationOnMap',
  'ownUnitsNeverEntered',
])

/** What would count for a side and does not yet, with the points of each. */
function nextOf(side: Side, lines: readonly LineNow[]): Score[] {
  return lines.flatMap(({ line, rule, halves, open }): Score[] => {
    const isHad = ONCE.has(line.kind) && halves > 0
    if (isHad || GIVEN.has(line.kind) || line.vp === undefined) return []
    if (BY_HEX.has(line.kind) && open.length === 0) return []
    const isAll = line.kind === 'supplyLinesToHexes' && halves === 2 * line.vp * open.length
    if (isAll) return []
    return [{ key: line.id, rule, side, points: 2 * line.vp, places: open }]
  })
}

/** Held hexes that count and that an enemy stands next to. */
function risksOf(s: BlitzState, held: readonly (readonly Hex[])[]): Risk[] {
  const isNear = (hex: Hex, enemy: Side): boolean =>
    Array.from({ length: 6 }, (_, direction) => s.board.neighbours[hex * 6 + direction]!).some(
      (next) => next >= 0 && s.units[at(s, enemy, next)]! > 0,
    )
  return held.flatMap((hexes, side) =>
    [...new Set(hexes)]
      .filter((hex) => isNear(hex, opponent(side)))
      .map((place): Risk => ({ place, side, kind: 'near' })),
  )
}
