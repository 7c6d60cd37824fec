import { arras } from '@estafette/arras'
import {
  controlOf,
  isSpent,
  flagsOf,
  placeOf,
  stackedIn,
  unitsIn,
  arrasPlans,
  isContested,
  isSettingUp,
  standardBoard,
  STEP,
  type ArrasState,
} from '@estafette/arras/screen'
import type { Language, Plan } from '@estafette/kernel'
import { language } from '../../store/settings.ts'
import type { Pile } from '../../map-view/feed.ts'
import { listed } from '../../i18n/sentences.ts'
import { voiceOf } from '../../i18n/voice.ts'
import type { Tile } from '../../screen/card.ts'
import type { ArrasDesk } from './desk.ts'
import type { Fates } from '../../screen/map.ts'
import type { GameScreen } from '../../screen/screen.ts'
import { later } from '../../shell/later.tsx'
import { arrasFace } from './counters.ts'
import { arrasLabel } from './counter-words.ts'
import { Art, Names, neighbour, Over, shapes, viewBox } from './map/map-art.tsx'
import { chanceOf, intends, spellPlan, underWay } from './told/fights.ts'
import { membersOf } from './panels/groups.ts'
import { zoomNames } from '../map/zoom.ts'
import { arrasCard } from './card/card.ts'
import { cardWords } from './card/card-words.ts'
import { dangerOfPlan } from './card/danger.ts'
import { Lead, Now } from './panels/now.tsx'
import { phaseOf } from './panels/phase.ts'
import { Phases } from './panels/phases.tsx'
import { arrasPlanWords, planWords } from './plan-words.ts'
import { arrasReveals } from './told/reveals.ts'
import { arrasRolls } from './told/rolls.ts'
import { Status } from './panels/status.tsx'
import { hourText, victory } from './told/victory.ts'
import { arrasWords } from './words.ts'
import '../../panels/panels.css'
import './arras.css'

const Tables = later(async () => (await import('./panels/tables.tsx')).Tables)
const Overlay = later(async () => (await import('./map/overlays.tsx')).OverlayArt)
const Units = later(async () => (await import('./panels/units.tsx')).Units)

const REACH_LETTERS = ['m', 'n'] as const // by side

/** All stacks on the map. */
function piles(s: ArrasState): Pile[] {
  const places = [...shapes.keys()]
  return [0, 1].flatMap((side) => places.flatMap((place) => pileAt(s, side, place) ?? []))
}

/** Units of a side at a place: armour on top, leaders below, Fresh before Spent. */
function pileAt(s: ArrasState, side: number, place: number): Pile | null {
  if (unitsIn(s, side, place) === 0) return null
  const units: number[] = []
  for (let unit = 0; unit < s.place.length; unit++) {
    if (placeOf(s, unit) === place && s.board.unitSide[unit] === side) units.push(unit)
  }
  units.sort((a, b) => weight(s, b) - weight(s, a) || a - b)
  return { place, side, units, at: shapes[place]!.spots[side]! }
}

/** What stands on top of a pile: Fresh units first, then the strongest attack. */
function weight(s: ArrasState, unit: number): number {
  return (isSpent(s, unit) ? 0 : 100) + s.board.attack[unit]!
}

function controlText(s: ArrasState, place: number, language: Language): string {
  const side = arras.sides[controlOf(s, place)]!
  return arrasWords(language).controlled(voiceOf(arras, language).side(side))
}

/** Control, terrain, and how full the place is. */
function placeNote(s: ArrasState, place: number): string {
  const words = arrasWords()
  const { tem, square, stackingLimit } = s.board
  const held = [0, 1].map((side) => stackedIn(s, side, place))
  return [
    controlText(s, place, language.value),
    ...(isContested(s, place) ? [words.contested] : []),
    words.terrain(tem[place]!, square[place] === 0),
    words.room(Math.max(...held), stackingLimit[place]!),
  ].join(' · ')
}

function describePlace(s: ArrasState, place: number, language: Language, isShort = false): string {
  const words = arrasWords(language)
  const voice = voiceOf(arras, language)
  const parts = [voice.thing('place', place), controlText(s, place, language)]
  if (isContested(s, place)) parts.push(words.contested)
  for (const side of [0, 1]) {
    const pile = pileAt(s, side, place)
    if (!pile) continue
    const units = pile.units.map((unit) => describeUnit(s, unit, language))
    const count = `${words.side[side]}, ${words.unitCount(pile.units.length)}`
    parts.push(isShort ? count : listed(count, units, language))
  }
  return `${parts.join(', ')}.`
}

function describeUnit(s: ArrasState, unit: number, language: Language): string {
  return arrasLabel(s.board, unit, flagsOf(s, unit), language)
}

/** Why a unit stays behind, or how far it can go. */
function unitNote(s: ArrasState, unit: number, isAble: boolean): string {
  const words = arrasPlanWords()
  const { locked, spent, factors, name } = arrasFace(s.board, unit, flagsOf(s, unit))
  if (isAble) return words.mf(Number(factors.at(-1)?.text ?? 0))
  if (locked) return words.locked
  return spent ? words.spent : name
}

/** Who has to go where, and who owes how many casualty points. ARR-6.4.2, ARR-6.6.2 */
function fates(s: ArrasState): Fates | null {
  if (s.step === STEP.retreat) return { goes: s.retreater }
  if (s.step !== STEP.casualties) return null
  const text = cardWords().pointsShort(s.casualties - s.taken)
  return { owed: { place: s.target, side: s.decider, text } }
}

/** The hour. */
function when({ state }: ArrasDesk): string {
  const s = state.value
  if (s.step === STEP.bid) return cardWords().inSecret
  return hourText(s, s.turn)
}

function phase({ state }: ArrasDesk): string {
  const now = phaseOf(state.value)
  return now ? arrasWords().phase[now] : ''
}

/** What a target says: the chance of an assault, the cost of a move. */
function planTile({ state }: ArrasDesk, plan: Plan): Partial<Tile> {
  const chance = chanceOf(state.value, plan)
  if (chance !== null) return { chance }
  return { value: arrasPlanWords().mf(plan.cost), text: arrasPlanWords().thenSpent }
}

/** The screen of Counter-Attack: Arras. */
export const arrasScreen = {
  game: arras,
  Status,
  Phases,
  clock: (s) =>
    s.turn === 0 ? null : { turn: s.turn, of: s.board.turnTrack.last, when: hourText(s, s.turn) },
  turnOf: (s) => (s.turn === 0 ? -1 : s.initiative),
  victory,
  setUp: {
    isSetUp: isSettingUp,
    load: async () => (await import('./set-up.ts')).setUpPart,
  },
  decisions: { when, phase, card: arrasCard, planTile, Lead, Body: Now },
  rolls: arrasRolls,
  reveals: arrasReveals,
  pointEvents: new Set(['victory-points', 'game-over']),
  Units,
  Tables,
  counters: {
    kind: 'unit',
    face: (s, unit) => arrasFace(s.board, unit, flagsOf(s, unit)),
    describe: describeUnit,
    note: unitNote,
    typeOf: (unit) => standardBoard.type[unit]!,
    members: (s, kind, target) => (kind === 'group' ? membersOf(s, target) : []),
  },
  map: {
    kind: 'place',
    bounds: viewBox,
    places: shapes,
    Art,
    Over,
    Names,
    key: async () => (await import('./map/key.tsx')).makeKey(),
    zoomed: zoomNames,
    neighbour,
    piles,
    placeOf: (s, unit) => (placeOf(s, unit) < s.board.locationCount ? placeOf(s, unit) : -1),
    describe: describePlace,
    note: placeNote,
    fates,
    overlays: () =>
      arrasWords().reachOf.map((name, side) => ({
        key: `reach-${side}`,
        name,
        letter: REACH_LETTERS[side]!,
      })),
    Overlay: ({ state, shown }) =>
      shown.size > 0 ? <Overlay state={state} shown={shown} /> : null,
  },
  plans: {
    canPlan: arrasPlans.canPlan,
    verbs: new Set(['activate', 'move', 'assault']),
    usable: arrasPlans.usable,
    plans: arrasPlans.plansFor,
    spell: spellPlan,
    chanceOf,
    danger: dangerOfPlan,
    intends,
    underWay,
    whyNot: arrasPlans.whyNot,
    words: planWords,
    groups: arrasPlanWords,
  },
} satisfies GameScreen<ArrasState>
