import type { Ending, Outlook, Risk, Score } from '@estafette/kernel'
import { ALLIED, GERMAN } from './data/codes.ts'
import type { VictoryTown } from './data/schedule.ts'
import {
  at,
  endUnit,
  firstUnit,
  NONE,
  opponent,
  type CellesState,
  type Hex,
  type Side,
} from './state.ts'
import { STEP } from './steps.ts'
import { hasUnits, isOnMap } from './units.ts'
import { finalScore, scoresAtMeuse } from './victory.ts'

/** How the game stands, as if the turn ended now; null before the first and after the last one. */
export function outlookOf(s: CellesState): Outlook | null {
  if (s.turn === 0 || s.step === STEP.over) return null
  const bank = bankOf(s)
  const meuse = bank.scoring.length * s.board.meuseVp
  const towns = [GERMAN, ALLIED].map((side) => townsHeld(s, side))
  const score = finalScore(s)
  return {
    endings: endingsOf(s, meuse, bank.scoring),
    scores: [
      line('track', 'CEL-16.0.1', GERMAN, score.track),
      line('meuse', 'CEL-16.0.1', GERMAN, meuse, bank.scoring),
      line('towns', 'CEL-16.0.3', GERMAN, score.germanTowns, towns[0]),
      line('steps', 'CEL-16.0.5', GERMAN, score.germanSteps),
      line('towns', 'CEL-16.0.3', ALLIED, score.alliedTowns, towns[1]),
      line('steps', 'CEL-16.0.5', ALLIED, score.alliedSteps),
    ].filter(({ points }) => points !== 0),
    next: nextScores(s, bank.unsupplied),
    risks: risksOf(s, [
      ...towns[0]!.map((place) => ({ place, side: GERMAN })),
      ...bank.scoring.map((place) => ({ place, side: GERMAN })),
      ...towns[1]!.map((place) => ({ place, side: ALLIED })),
    ]),
    isDue: s.step === STEP['recovery-phase'] || s.step === STEP['victory-phase'],
  }
}

/** Twenty on the track, or the count after the last turn. CEL-16.0.2, CEL-16.0.6 */
function endingsOf(s: CellesState, meuse: number, bank: readonly Hex[]): Ending[] {
  const { decisiveVp, lastTurn, victoryTowns } = s.board
  const track = s.vp + meuse
  const { german, allied } = finalScore(s)
  const difference = german + meuse - allied
  return [
    {
      key: 'decisive',
      rule: 'CEL-16.0.2',
      side: GERMAN,
      check: 'turn-end',
      have: track,
      need: decisiveVp,
      chance: Number(track >= decisiveVp),
      places: bank,
    },
    {
      key: 'points',
      rule: 'CEL-16.0.6',
      side: difference === 0 ? NONE : difference > 0 ? GERMAN : ALLIED,
      check: 'game-end',
      have: german + meuse,
      need: allied,
      chance: Number(s.turn >= lastTurn && track < decisiveVp),
      places: victoryTowns.flatMap(({ hexes }) => [...hexes]),
    },
  ]
}

function line(
  key: string,
  rule: string,
  side: Side,
  points: number,
  places: readonly Hex[] = [],
): Score {
  return { key, rule, side, points, places }
}

/** Hexes of German units along the Meuse, one for each unit that scores, and those that do not. */
function bankOf(s: CellesState): { readonly scoring: Hex[]; readonly unsupplied: Hex[] } {
  const scoring: Hex[] = []
  const unsupplied: Hex[] = []
  for (let unit = firstUnit(s, GERMAN); unit < endUnit(s, GERMAN); unit++) {
    if (!isOnMap(s, unit)) continue
    const hex = s.place[unit]!
    if (scoresAtMeuse(s, unit)) scoring.push(hex)
    else if (s.board.meuseBank[hex] !== 0) unsupplied.push(hex)
  }
  return { scoring, unsupplied }
}

/** What a town is worth to a side. */
function worth({ vp }: VictoryTown, side: Side): number {
  return vp[side === GERMAN ? 0 : 1]
}

/** Hexes of towns where a side has a unit that counts. CEL-16.0.4 */
export function townsHeld(s: CellesState, side: Side): Hex[] {
  return s.board.victoryTowns
    .filter((town) => worth(town, side) > 0)
    .flatMap(({ hexes }) => hexes.filter((hex) => hasUnits(s, side, hex)))
}

/** What would count and does not yet: the Meuse, and towns that a side is not in. */
function nextScores(s: CellesState, unsupplied: readonly Hex[]): Score[] {
  const open = (side: Side, points: number): Score =>
    line(
      'town',
      'CEL-16.0.3',
      side,
      points,
      s.board.victoryTowns
        .filter((town) => worth(town, side) === points)
        .filter(({ hexes }) => !hexes.some((hex) => hasUnits(s, side, hex)))
        .flatMap(({ hexes }) => [...hexes]),
    )
  const bank = [...s.board.meuseBank.keys()].filter(
    (hex) => s.board.meuseBank[hex] !== 0 && !hasUnits(s, GERMAN, hex),
  )
  const found = [
    line('bank', 'CEL-16.0.1', GERMAN, s.board.meuseVp, bank),
    line('unsupplied', 'CEL-16.0.1', GERMAN, s.board.meuseVp, unsupplied),
    open(GERMAN, 2),
    open(GERMAN, 1),
    open(ALLIED, 2),
  ]
  return found.filter(({ places }) => places.length > 0)
}

/** Those of some held hexes that an enemy stands next to. */
function risksOf(
  s: CellesState,
  holdings: readonly { readonly place: Hex; readonly side: Side }[],
): Risk[] {
  return holdings
    .filter(({ place, side }) => s.near[at(s, opponent(side), place)]! > 0)
    .filter(({ place }, index, all) => all.findIndex((one) => one.place === place) === index)
    .map(({ place, side }): Risk => ({ place, side, kind: 'near' }))
}
