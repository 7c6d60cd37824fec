import { celles } from '@estafette/celles'
import {
  readyCount,
  isReady,
  isSettingUp,
  hasActed,
  isUsed,
  flagsOf,
  marksOn,
  placeOf,
  stepsIn,
  canPlan,
  endUnit,
  firstUnit,
  inHand,
  isDue,
  isInEnemyZoc,
  isOnMap,
  plansFor,
  spellPlan,
  standardBoard,
  STEP,
  TOWN,
  WOODS,
  usableUnits,
  whyNot,
  type CellesState,
} from '@estafette/celles/screen'
import type { Language } from '@estafette/kernel'
import type { Pile } from '../../map-view/feed.ts'
import { listed } from '../../i18n/sentences.ts'
import { voiceOf } from '../../i18n/voice.ts'
import type { PlanWords } from '../../screen/plans.ts'
import type { Fates } from '../../screen/map.ts'
import type { GameScreen, TurnClock } from '../../screen/screen.ts'
import { later } from '../../shell/later.tsx'
import { language } from '../../store/settings.ts'
import { hexMap } from '../map/hex-map.ts'
import { drawnUnits, membersOf } from './card/card-chit.ts'
import { cardWords } from './card/card-words.ts'
import { cardOfCelles, whenOfCelles } from './card/card.ts'
import { planTile, unitPoints } from './card/card-move.ts'
import { groundOf } from './card/card-tools.ts'
import { chanceOf, underWay } from './card/chances.ts'
import { dangerOfPlan } from './card/danger.ts'
import { cellesLabel } from './counter-words.ts'
import { cellesMarks, faceOf } from './counters.ts'
import { Art, MapOver, Names, neighbour, shapes, viewBox } from './map/map-art.tsx'
import { Now } from './panels/now.tsx'
import { OverlayArt, overlays } from './map/overlays.tsx'
import { Reach } from './map/reach.tsx'
import { Phases } from './panels/phases.tsx'
import { cellesRolls } from './told/rolls.ts'
import { Status } from './panels/status.tsx'
import { victory } from './told/victory.ts'
import { cellesWords, percent, points, signed } from './words.ts'
import '../../panels/panels.css'
import '../../panels/formations.css'
import './celles.css'
import '../map/hex-marks.css'

const Tables = later(async () => (await import('./panels/tables.tsx')).Tables)
const Units = later(async () => (await import('./panels/units.tsx')).Units)

const { hexCount: HEX_COUNT, unitType } = standardBoard

/** Units of every hex, the one on its way on top, then those yet to move, then the strongest. */
function piles(s: CellesState): Pile[] {
  const found: Pile[] = []
  for (let side = 0; side < 2; side++) {
    const byHex = new Map<number, number[]>()
    for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
      const hex = placeOf(s, unit)
      if (hex >= HEX_COUNT) continue
      const there = byHex.get(hex)
      if (there) there.push(unit)
      else byHex.set(hex, [unit])
    }
    for (const [place, units] of byHex) {
      units.sort((a, b) => weight(s, b) - weight(s, a) || a - b)
      found.push({ place, side, units, at: shapes[place]!.label })
    }
  }
  return found
}

function weight(s: CellesState, unit: number): number {
  if (unit === s.active) return 1000
  if (isReady(s, unit)) return 500 + s.board.attack[unit * 4]!
  return (isUsed(s, unit) ? 0 : 100) + s.board.attack[unit * 4]!
}

function describeUnit(s: CellesState, unit: number, language: Language): string {
  return cellesLabel(s.board, unit, flagsOf(s, unit), s.trucks === unit, language)
}

/** A hex in words: name, ground, zones of control, Rear Area, units. */
function describePlace(s: CellesState, hex: number, language: Language, isShort = false): string {
  const words = cellesWords(language)
  const voice = voiceOf(celles, language)
  const parts = [voice.thing('hex', hex), ...groundParts(s, hex, language)]
  for (const side of [0, 1]) {
    if (stepsIn(s, side, hex) === 0) continue
    const units: string[] = []
    for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
      if (placeOf(s, unit) === hex) units.push(describeUnit(s, unit, language))
    }
    const count = `${words.side[side]}, ${words.unitCount(units.length)}`
    parts.push(isShort ? count : listed(count, units, language))
  }
  return `${parts.join(', ')}.`
}

/** What counts about a hex in a line: its ground and zones, what it costs to enter and shelters. */
function placeNote(s: CellesState, hex: number): string {
  const words = cellesWords()
  const { terrain, village, terrainCost, combatModifier } = s.board
  const costs = terrainCost[terrain[hex]!]!
  const shelter =
    terrain[hex] === TOWN ? 'town' : village[hex] || terrain[hex] === WOODS ? 'village' : ''
  return [
    groundParts(s, hex, language.value).join(', '),
    `${words.tables.motorized} ${points(costs[1]!)}, ${words.tables.infantry} ${points(costs[0]!)}`,
    ...(shelter === '' ? [] : [words.shelter(signed(combatModifier[shelter] ?? 0))]),
  ].join(' · ')
}

/** The ground of a hex, and whose zone and Rear Area it lies in. */
function groundParts(s: CellesState, hex: number, language: Language): string[] {
  const words = cellesWords(language)
  const parts = [groundOf(s, hex, language)]
  if (s.board.village[hex]) parts.push(words.terrain.village)
  for (const side of [0, 1]) {
    if (s.board.rearArea[hex] === side) parts.push(words.rear(words.side[side]!))
    if (isInEnemyZoc(s, 1 - side, hex)) parts.push(words.inZoc(words.side[side]!))
  }
  return parts
}

/** Who retreats or advances, and may go where. CEL-11.1.16, CEL-11.2.1 */
function fates(s: CellesState): Fates | null {
  if (s.step === STEP['advance-hex']) return { goes: s.advancer }
  const isBack = s.step === STEP['retreat-step'] || s.step === STEP['retreat-continue']
  return isBack ? { goes: s.retreater } : null
}

/** What stands under a unit in the tray: its points, or what it has done. */
function unitNote(s: CellesState, unit: number, isAble: boolean): string {
  const words = cellesWords()
  if (isDue(s, unit)) return cardWords().entersNow
  if (isAble && canPlan(s)) return words.mp(points(unitPoints(s, unit)))
  if (hasActed(s, unit)) return isUsed(s, unit) ? words.used : words.done
  if (isUsed(s, unit)) return words.used
  return faceOf(s, unit).name
}

/** Who has yet to move, before the phase is ended. */
function note(s: CellesState): string {
  const waiting = readyCount(s)
  return s.step === STEP.active && waiting > 0 ? cellesWords().toMove(waiting) : ''
}

function planWords(): PlanWords {
  const words = cellesWords()
  const { legend } = words
  const voice = voiceOf(celles)
  return {
    legend: [
      { mark: 'selected', text: legend.selected },
      { mark: 'go', text: legend.go },
      { mark: 'zone', text: legend.zone },
      { mark: 'roll', text: legend.roll },
      { mark: 'attack', text: legend.attack },
    ],
    confirm({ kind, chance, manner }) {
      if (kind === 'attack') return words.attack.button[manner ?? 1]!
      return chance === undefined ? words.move : words.infiltrate(percent(chance))
    },
    prompt({ kind, units, cost, left, chance }, place) {
      const unit = voice.thing('unit', units[0]!)
      if (kind === 'attack') return words.promptAttack(unit, place)
      return chance === undefined
        ? words.promptMove(unit, place, points(cost), points(left))
        : words.promptRoll(unit, place, points(cost), percent(chance))
    },
    endsPhase: words.endsPhase,
    points,
  }
}

function Over({ state }: { readonly state: CellesState }) {
  return <MapOver turn={state.turn} />
}

/** The turn for a narrow bar. */
function clock({ turn, board }: CellesState): TurnClock | null {
  if (turn === 0) return null
  const when = cellesWords().dateShort(board.turnDay[turn]!, board.night[turn] === 1)
  return { turn, of: board.lastTurn, when }
}

/** The screen of Battles of the Bulge: Celles. */
export const cellesScreen = {
  game: celles,
  Status,
  Phases,
  clock,
  turnOf: (s) => s.phasing,
  victory,
  setUp: {
    isSetUp: isSettingUp,
    load: async () => (await import('./set-up.ts')).setUpPart,
  },
  decisions: { when: whenOfCelles, card: cardOfCelles, planTile, Body: Now },
  rolls: cellesRolls,
  pointEvents: new Set(['meuse', 'final-score', 'game-over']),
  Units,
  Tables,
  note,
  mainVerbs: new Set(['formation', 'fight']),
  endVerbs: new Set(['end-phase']),
  counters: {
    kind: 'unit',
    face: faceOf,
    describe: describeUnit,
    note: unitNote,
    typeOf: (unit) => unitType[unit]!,
    first: drawnUnits,
    members: (s, kind, target) => (kind === 'formation' ? membersOf(s, target).units : []),
    marks: (s, unit) => (unit === s.active ? {} : cellesMarks(marksOn(s, unit))),
  },
  map: {
    ...hexMap(viewBox, shapes),
    Art,
    Over,
    Names,
    key: async () => (await import('./map/key.tsx')).makeKey(),
    neighbour,
    piles,
    placeOf: (s, unit) => (isOnMap(s, unit) ? placeOf(s, unit) : -1),
    describe: describePlace,
    note: placeNote,
    fates,
    Reach,
    overlays,
    Overlay: OverlayArt,
  },
  plans: {
    canPlan,
    verbs: new Set(['move', 'to', 'attack']),
    usable: usableUnits,
    plans: plansFor,
    spell: spellPlan,
    whyNot,
    chanceOf,
    danger: dangerOfPlan,
    words: planWords,
    inHand,
    underWay,
  },
} satisfies GameScreen<CellesState>
