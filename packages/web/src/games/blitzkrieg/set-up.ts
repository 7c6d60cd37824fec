import {
  ARTILLERY,
  ENGINEER,
  goalsOf,
  hexWorth,
  isInEnemyZoc,
  leftToPlace,
  NONE,
  opponent,
  placedSoFar,
  preferred,
  putBy,
  sideOfUnit,
  STEP,
  takingUp,
  topUnit,
  unitsStacked,
  VERB,
  waitingToPlace,
  type BlitzState,
} from '@estafette/blitzkrieg/screen'
import { placingWords, sumOf } from '../../panels/set-up.ts'
import type { SetUpPart, WaitingUnits } from '../../screen/set-up.ts'
import { language } from '../../store/settings.ts'
import { groundParts } from './card/describe.ts'
import { cardWords } from './card/card-words.ts'
import { blitzType } from './counter-words.ts'
import { shownFactors } from './face.ts'
import { setUpWords } from './set-up-words.ts'
import { formationName, points, sideName } from './words.ts'

/** The set-up of a battle. BLZ-COM-4 */
export const setUpPart: SetUpPart<BlitzState> = {
  title: (s) =>
    s.step === STEP['setup-entrench']
      ? cardWords().titles.entrench
      : placingWords().place(titleOf(s, s.placing)),
  note(s) {
    if (s.step === STEP['setup-entrench']) return cardWords().entrenchNote(s.markers)
    return `${zoneName(s)}. ${placingWords().left(leftToPlace(s))}`
  },
  rule: (s) =>
    s.step === STEP['setup-entrench'] ? 'BLZ-ENT-1' : (s.board.zones[s.zone]?.rule ?? 'BLZ-COM-4'),
  hand(s) {
    const unit = s.placing
    if (s.step !== STEP['setup-place'] || unit === NONE) return { units: [], name: '', lines: [] }
    const [attack, defence, movement] = shownFactors(s, unit).map(String)
    return {
      units: [unit],
      name: `${s.board.unitNames[unit]!}, ${blitzType(s, unit, language.value)}`,
      lines: [
        formationName(s.board, s.board.unitFormation[unit]!),
        placingWords().factors(attack!, defence!, movement!),
        factOf(s, unit),
      ],
    }
  },
  waiting(s) {
    const groups = new Map<string, number[]>()
    for (const unit of waitingToPlace(s)) {
      const title = formationName(s.board, s.board.unitFormation[unit]!)
      groups.set(title, [...(groups.get(title) ?? []), unit])
    }
    return [...groups].map(([title, units]): WaitingUnits => ({ title, units }))
  },
  left: (s) => (s.step === STEP['setup-entrench'] ? s.markers : leftToPlace(s)),
  take: takingUp,
  put(s, choice) {
    const put = putBy(s, choice)
    return put && { units: put.unit === NONE ? [] : [put.unit], place: put.hex }
  },
  placed: (s) =>
    placedSoFar(s).map(({ unit, hex, verb }) => ({
      units: unit === NONE ? [] : [unit],
      place: hex,
      what: unit === NONE ? '' : s.board.unitCodes[unit]!,
      at: s.board.hexIds[hex]!,
      verb: VERB_NAMES[verb]!,
    })),
  what: (s) => (s.step === STEP['setup-place'] ? s.board.unitCodes[s.placing]! : ''),
  zone(s) {
    const zone = s.board.zones[s.zone]
    if (s.step === STEP['setup-entrench'] || !zone) {
      return {
        name: cardWords().titles.entrench,
        places: [...new Set(placedSoFar(s).map(({ hex }) => hex))],
      }
    }
    const places = [...zone.allowed.keys()].filter((hex) => zone.allowed[hex] === 1)
    return { name: zoneName(s), places }
  },
  goals: (s) => goalsOf(s).map(({ name, hexes, worth }) => ({ name, places: hexes, worth })),
  reason(s, hex) {
    const words = placingWords()
    const [ground] = groundParts(s, hex, language.value)
    const worth = hexWorth(s, s.decider, hex)
    const facing = neighboursOf(s, hex).filter((other) => isEnemyAt(s, other)).length
    const there = unitsStacked(s, s.decider, hex)
    return [
      worth > 0 ? words.points(points(worth / 2)) : '',
      ground,
      facing > 0 ? words.facing(facing) : depthText(s, hex),
      there > 0 ? words.there(there) : '',
    ]
      .filter(Boolean)
      .slice(0, 3)
      .join(', ')
  },
  order: preferred,
  sum: (s, puts) =>
    sumOf(
      puts,
      (hex) => nearName(s, hex),
      (hex) => groundParts(s, hex, language.value)[0] ?? '',
    ),
}

const VERB_NAMES: Readonly<Record<number, string>> = {
  [VERB.place]: 'place',
  [VERB['place-riding']]: 'place-riding',
  [VERB.entrench]: 'entrench',
}

/** A unit by its name, with its formation where the name is but a number. */
function titleOf(s: BlitzState, unit: number): string {
  const name = s.board.unitNames[unit]!
  if (/[^\dIVX/ .]/.test(name)) return name
  return `${name} (${formationName(s.board, s.board.unitFormation[unit]!)})`
}

/** The zone that is filled, among those of the side. */
function zoneName(s: BlitzState): string {
  const own = s.board.zones.filter(({ side }) => side === s.decider)
  const at = s.board.zones.slice(0, s.zone + 1).filter(({ side }) => side === s.decider).length
  const formations = new Set(
    (s.board.zones[s.zone]?.units ?? []).map((unit) => s.board.unitFormation[unit]!),
  )
  const [only] = formations
  const name = formations.size === 1 ? formationName(s.board, only!) : sideName(s.board, s.decider)
  return own.length > 1 ? `${name}, ${placingWords().zoneOf(at, own.length)}` : name
}

/** What matters of a unit where it is placed. */
function factOf(s: BlitzState, unit: number): string {
  const words = setUpWords()
  const { source } = s.board.zones[s.zone]!
  const isGun = s.board.unitType[unit] === ARTILLERY
  if (isGun && s.board.range[unit]! > 0) return words.range(s.board.range[unit]!)
  if (s.board.unitType[unit] === ENGINEER) return words.engineer
  if (source.entrench === 'all') return words.entrench
  if (source.mayHoldBack !== undefined) return words.heldBack
  return source.after ? words.after : ''
}

function neighboursOf({ board }: BlitzState, hex: number): readonly number[] {
  return Array.from(board.neighbours.slice(hex * 6, hex * 6 + 6)).filter((other) => other >= 0)
}

function isEnemyAt(s: BlitzState, hex: number): boolean {
  const unit = topUnit(s, hex)
  return unit !== NONE && sideOfUnit(s, unit) !== s.decider
}

/** How far a hex is behind the nearest of its zone to the enemy's edge. */
function depthText(s: BlitzState, hex: number): string {
  if (isInEnemyZoc(s, s.decider, hex)) return ''
  const far = s.board.supplyDistance[opponent(s.decider)]!
  const zone = s.board.zones[s.zone]
  if (!zone || s.step === STEP['setup-entrench']) return ''
  const front = Math.min(
    ...[...zone.allowed.keys()].filter((one) => zone.allowed[one] === 1).map((one) => far[one]!),
  )
  const depth = far[hex]! - front
  return depth === 0 ? placingWords().inFront : placingWords().behind(depth)
}

/** The place by name that a hex is at, or next to, where it is the side's own; else its ground. */
function nearName(s: BlitzState, hex: number): string {
  if (s.board.hexNames[hex] !== '') return s.board.hexNames[hex]!
  for (const { name, hexes } of goalsOf(s)) {
    if (hexes.some((one) => neighboursOf(s, one).includes(hex))) return name
  }
  return ''
}
