import { everyBattle } from '@estafette/blitzkrieg'
import {
  airPlaceOf,
  hasActed,
  isAttacking,
  placeOf,
  topUnit,
  attackChance,
  bombardChance,
  BY_FIRE,
  canPlan,
  fightUnderWay,
  inHand,
  isOnMap,
  isSettingUp,
  isTransport,
  makePlans,
  movementLeft,
  NONE,
  opponent,
  previewAttack,
  sideOfUnit,
  STEP,
  unitsIn,
  usableUnits,
  type BlitzState,
  type Board,
} from '@estafette/blitzkrieg/screen'
import { goersOf, type Game, type Plan, type SpelledPlan } from '@estafette/kernel'
import type { Pile } from '../../map-view/feed.ts'
import type { GameScreen, TurnClock } from '../../screen/screen.ts'
import { later } from '../../shell/later.tsx'
import { hexOutlines } from '../map/outlines.ts'
import { hexMap } from '../map/hex-map.ts'
import { pressTarget } from './air/flying.ts'
import { planTile } from './card/card-move.ts'
import { cardOfBlitz, whenOfBlitz } from './card/card.ts'
import { attackCompany } from './card/company.ts'
import { blitzLabel } from './counter-words.ts'
import { blitzMarks, faceOf, typeOf } from './counters.ts'
import { dangerOfPlan } from './card/danger.ts'
import { demandCompany } from './card/demand-row.ts'
import { describeHex, hexNote } from './card/describe.ts'
import { loadPrint, type BattlePrint } from './map/print.ts'
import { makePlaceSigns } from './map/place-signs.tsx'
import { makeMapArt } from './map/map-art.tsx'
import { Now } from './panels/now.tsx'
import { makeOverlayArt, overlays } from './map/overlays.tsx'
import { Phases } from './panels/phases.tsx'
import { groupWords, wordsOfPlans } from './plan-words.ts'
import { aimAt, keepAimed } from './planner/planner.ts'
import { makeReach } from './map/reach.tsx'
import { rollsOf } from './told/rolls.ts'
import { Status } from './panels/status.tsx'
import { victory } from './told/victory.ts'
import { blitzWords, points, whenOf } from './words.ts'
import '../../panels/panels.css'
import '../../panels/formations.css'
import '../map/hex-marks.css'
import './blitzkrieg.css'
import './planner/planner.css'

const GOING: ReadonlySet<number> = new Set([STEP['retreat-step'], STEP['advance-hex']])

const Tables = later(async () => (await import('./panels/tables.tsx')).Tables)
const Units = later(async () => (await import('./panels/units.tsx')).Units)

/** The screen of a battle, with its map. */
export async function blitzScreen(id: string): Promise<GameScreen<BlitzState>> {
  const game = everyBattle.find((battle) => battle.id === id)
  if (!game) throw new Error(`there is no battle '${id}'`)
  return makeScreen(game, await loadPrint(id))
}

/** The board that the positions of a battle are on. */
export function boardOf(game: Game<BlitzState>): Board {
  const made = game.create({ scenario: 'battle', options: {} })
  if (!made.ok) throw new Error('a battle without options cannot be set up')
  return made.value.board
}

export function makeScreen(game: Game<BlitzState>, print: BattlePrint): GameScreen<BlitzState> {
  const board = boardOf(game)
  const { shapes, viewBox } = print
  const planner = makePlans(game, board)
  const paths = hexOutlines({ shapes, corners: print.corners, neighbours: board.neighbours })
  const { Art, Over, Names } = makeMapArt(board, print)
  const placeSigns = makePlaceSigns(game.id, print)
  const spell = (s: BlitzState, plan: Plan): SpelledPlan => planner.spellPlan(s, whole(s, plan))
  const plans = {
    spell,
    danger: (s: BlitzState, plan: Plan) =>
      dangerOfPlan(
        game,
        s,
        plan,
        plan.units.length === 1 ? plan.units : goersOf(plan, spell(s, plan)),
      ),
  }
  return {
    game,
    Status,
    Phases,
    clock,
    turnOf: (s) => s.phasing,
    victory,
    decisions: {
      when: whenOfBlitz,
      card: (model) => cardOfBlitz(model, planner.exits, plans),
      planTile,
      company: (model) => attackCompany(model) ?? demandCompany(model),
      pressed: pressTarget,
      Lead: Now,
    },
    setUp: {
      isSetUp: (s) => isSettingUp(s),
      usual: (offers) => offers.find(({ verb }) => verb === 'place-riding'),
      load: async () => (await import('./set-up.ts')).setUpPart,
    },
    rolls: rollsOf(game),
    pointEvents: new Set(['scored', 'game-over', 'immediate-victory']),
    Units,
    Tables,
    mainVerbs: new Set(['fight']),
    endVerbs: new Set(['done']),
    counters: {
      kind: 'unit',
      face: faceOf,
      describe: blitzLabel,
      note: unitNote,
      typeOf: (unit) => typeOf(board, unit),
      marks: blitzMarks,
      members: (_s, kind, target) => (kind === 'group' ? board.groupUnits[target]! : []),
    },
    map: {
      ...hexMap(viewBox, shapes),
      Art,
      Over,
      Names,
      neighbour: print.neighbour,
      piles: (s) => pilesOf(s, print),
      placeSigns,
      key: async () => (await import('./map/key.tsx')).makeKey(print),
      placeOf: (s, unit) => (isOnMap(s, unit) ? placeOf(s, unit) : -1),
      placesOf: (s, kind, target) => {
        if (kind === 'air')
          return airPlaceOf(s, target) < s.board.hexCount ? [airPlaceOf(s, target)] : []
        return kind === 'hexside' ? s.board.riverSides[target]! : []
      },
      describe: (s, hex, lang, isShort) => describeHex(game, s, hex, lang, isShort),
      note: hexNote,
      // One field holds whoever goes back or forward.
      fates: (s) => (GOING.has(s.step) ? { goes: s.retreater } : null),
      Reach: makeReach({ shapes, viewBox, paths }),
      overlays,
      Overlay: makeOverlayArt(board, print),
    },
    plans: {
      // An attack that is named choice by choice is a question like any other.
      canPlan: (s) => canPlan(s) && s.step !== STEP.attack,
      verbs: new Set(['move', 'ride', 'to', 'target', 'attack', 'support', 'bombard', 'shell']),
      usable: (s, hex) => usableUnits(game, s, hex),
      plans: (s, units) => planner.plansFor(s, units).map((plan) => onMap(s, plan)),
      ...plans,
      whyNot: (s, units, hex) => planner.whyNot(s, units, hex),
      chanceOf,
      words: () => wordsOfPlans(game),
      groups: groupWords,
      underWay: fightUnderWay,
      inHand,
      aimAt,
      aimed: keepAimed,
    },
  }
}

/** A way that begins off the map is drawn from its first hex on, whose cost stands nowhere. */
function onMap(s: BlitzState, plan: Plan): Plan {
  if (plan.path[0]! < s.board.hexCount) return plan
  return { ...plan, path: plan.path.slice(1), costs: plan.costs?.slice(1) ?? [] }
}

/** The same way as the rules have it. */
function whole(s: BlitzState, plan: Plan): Plan {
  const [unit] = plan.units
  if (plan.kind !== 'move' || unit === undefined || isOnMap(s, unit)) return plan
  return plan.path[0]! < s.board.hexCount
    ? { ...plan, path: [placeOf(s, unit), ...plan.path] }
    : plan
}

/** The chance that an attack has an effect, or that a bombardment disrupts. */
function chanceOf(s: BlitzState, plan: Plan): number | null {
  if (plan.kind !== 'attack') return null
  if (plan.manner === BY_FIRE) return bombardChance(s, opponent(s.phasing), plan.place)
  const units = [...plan.units, ...(plan.helpers ?? [])]
  const preview = previewAttack(s, units, plan.targets ?? [plan.place])
  return preview && attackChance(preview)
}

/** Units of every hex, the one on its way on top, then those yet to act, then the strongest. */
function pilesOf(s: BlitzState, { shapes }: BattlePrint): Pile[] {
  const found: Pile[] = []
  for (let hex = 0; hex < s.board.hexCount; hex++) {
    if (topUnit(s, hex) === NONE) continue
    for (const side of [0, 1]) {
      const units = unitsIn(s, hex)
        .filter((unit) => sideOfUnit(s, unit) === side)
        .sort((a, b) => weight(s, b) - weight(s, a) || a - b)
      if (units.length > 0) found.push({ place: hex, side, units, at: shapes[hex]!.label })
    }
  }
  return found
}

function weight(s: BlitzState, unit: number): number {
  if (unit === s.active) return 1000
  if (isTransport(s, unit)) return -1
  const isDone = hasActed(s, unit)
  return (isAttacking(s, unit) ? 500 : 0) + (isDone ? 0 : 100) + s.board.attack[unit]!
}

/** What stands under a unit in the dock: its points, or what it is called. */
function unitNote(s: BlitzState, unit: number, isAble: boolean): string {
  if (isAble && unit === s.active) return blitzWords().mp(points(movementLeft(s)))
  if (isAble && s.step === STEP.move) return blitzWords().mp(String(s.board.movement[unit]!))
  return faceOf(s, unit).name
}

/** The turn for a narrow bar. */
function clock(s: BlitzState): TurnClock | null {
  if (s.turn === 0) return null
  return { turn: s.turn, of: s.lastTurn, when: whenOf(s.board, s.turn) }
}
