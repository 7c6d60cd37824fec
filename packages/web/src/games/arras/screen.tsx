import { arras } from '@estafette/arras'
import {
  arrasPlans,
  at,
  isContested,
  standardBoard,
  type ArrasState,
} from '@estafette/arras/screen'
import type { Language } from '@estafette/kernel'
import { language } from '../../store/settings.ts'
import { voiceOf } from '../../table/voice.ts'
import type { GameScreen, Pile } from '../screen.ts'
import { arrasFace } from './counters.ts'
import { arrasLabel } from './counter-words.ts'
import { Art, Names, neighbour, Over, shapes, viewBox } from './map-art.tsx'
import { labelScale, zoomLevel } from '../map/zoom.ts'
import { Now } from './now.tsx'
import { Phases } from './phases.tsx'
import { arrasPlanWords, planWords } from './plan-words.ts'
import { Status } from './status.tsx'
import { Tables } from './tables.tsx'
import { Units } from './units.tsx'
import { arrasWords } from './words.ts'
import '../panels.css'
import './arras.css'

/** Units of every place by side: armour on top, leaders below, Fresh before Spent. */
function piles(s: ArrasState): Pile[] {
  const found: Pile[] = []
  for (let side = 0; side < 2; side++) {
    for (let place = 0; place < s.board.locationCount; place++) {
      if (s.present[at(side, place)] === 0) continue
      const units: number[] = []
      for (let unit = 0; unit < s.place.length; unit++) {
        if (s.place[unit] === place && s.board.unitSide[unit] === side) units.push(unit)
      }
      units.sort((a, b) => weight(s, b) - weight(s, a) || a - b)
      const shape = shapes[place]!
      found.push({ place, side, units, at: shape.spots[side]! })
    }
  }
  return found
}

/** What stands on top of a pile: Fresh units first, then the strongest attack. */
function weight(s: ArrasState, unit: number): number {
  return (s.flags[unit]! & 1 ? 0 : 100) + s.board.attack[unit]!
}

/** The units of a group that are in the game. */
function membersOf(s: ArrasState, index: number): number[] {
  const group = s.board.groups.flat().find((group) => group.index === index)
  const all = [...(group?.members ?? []), ...(group?.optionalMembers ?? [])]
  return all.filter((unit) => s.place[unit] !== s.board.absent)
}

function controlOf(s: ArrasState, place: number, language: Language): string {
  const side = arras.sides[s.control[place]!]!
  return arrasWords(language).controlled(voiceOf(arras, language).side(side))
}

/** Control, terrain, and how full the place is. */
function placeNote(s: ArrasState, place: number): string {
  const words = arrasWords()
  const { tem, square, stackingLimit } = s.board
  const held = [0, 1].map((side) => s.stacked[at(side, place)]!)
  return [
    controlOf(s, place, language.value),
    ...(isContested(s, place) ? [words.contested] : []),
    words.terrain(tem[place]!, square[place] === 0),
    words.room(Math.max(...held), stackingLimit[place]!),
  ].join(' · ')
}

function describePlace(s: ArrasState, place: number, language: Language): string {
  const words = arrasWords(language)
  const voice = voiceOf(arras, language)
  const parts = [voice.thing('place', place), controlOf(s, place, language)]
  if (isContested(s, place)) parts.push(words.contested)
  for (const pile of piles(s)) {
    if (pile.place !== place) continue
    const units = pile.units.map((unit) => describeUnit(s, unit, language)).join('; ')
    parts.push(`${words.side[pile.side]}, ${words.unitCount(pile.units.length)}: ${units}`)
  }
  return `${parts.join(', ')}.`
}

function describeUnit(s: ArrasState, unit: number, language: Language): string {
  return arrasLabel(s.board, unit, s.flags[unit]!, language)
}

/** Why a unit stays behind, or how far it can go. */
function unitNote(s: ArrasState, unit: number, isAble: boolean): string {
  const words = arrasPlanWords()
  const { locked, spent, factors, name } = arrasFace(s.board, unit, s.flags[unit]!)
  if (isAble) return words.mf(Number(factors.at(-1)?.text ?? 0))
  if (locked) return words.locked
  return spent ? words.spent : name
}

/** The screen of Counter-Attack: Arras. */
export const arrasScreen: GameScreen<ArrasState> = {
  game: arras,
  placeKind: 'place',
  looks: ['allied', 'german'],
  events: {
    silent: /^(?:forced|spent)$/,
    fights: /roll|success|failure|eliminated|flipped|retreat|overrun|assault|bombard|support|loss/,
    moves: /moved|control|entered|retreated|returned|placed/,
    worth:
      /moved|roll|success|failure|eliminated|retreated|passed|control|begins|overrun|used|gort|rommel|released|entered/,
    seen: /moved|roll|eliminated|flipped|retreated|returned|placed|entered|passed|control|begins/,
    paced: /^(?!forced$|activated$)/,
    turns: /begins$/,
    battles: /assault-roll|bombardment-roll/,
  },
  bounds: viewBox,
  places: shapes,
  Art,
  Over,
  Names,
  Status,
  Phases,
  Now,
  Units,
  Tables,
  zoomed(names, scale) {
    names.dataset['zoom'] = zoomLevel(scale)
    names.style.setProperty('--map-label', String(labelScale(scale)))
  },
  neighbour,
  piles,
  face: (s, unit) => arrasFace(s.board, unit, s.flags[unit]!),
  usable: arrasPlans.usable,
  plans: arrasPlans.plansFor,
  spell: arrasPlans.spell,
  whyNot: arrasPlans.whyNot,
  placeOf: (s, unit) => (s.place[unit]! < s.board.locationCount ? s.place[unit]! : -1),
  sideOfUnit: (unit) => standardBoard.unitSide[unit]!,
  members: (s, kind, target) => (kind === 'group' ? membersOf(s, target) : []),
  describeUnit,
  describePlace,
  placeNote,
  typeOf: (unit) => standardBoard.type[unit]!,
  canPlan: arrasPlans.canPlan,
  planned: new Set(['activate', 'move', 'assault']),
  planWords,
  unitNote,
  groups: arrasPlanWords,
}
