import {
  ALLIED,
  GERMAN,
  LOCKED,
  REDUCED,
  airLeft,
  attackFactor,
  controlOf,
  defenceFactor,
  endUnit,
  firstUnit,
  flagsOf,
  isContested,
  isSpent,
  outlookOf,
  placeOf,
  stackedIn,
  victoryParts,
  type ArrasState,
} from '@estafette/arras/screen'
import type { Ending, Score } from '@estafette/kernel'
import { words as en } from '../texts/arras.en.ts'
import { words as fr } from '../texts/arras.fr.ts'
import {
  joined,
  sideIn,
  together,
  type Block,
  type GameBoard,
  type BoardScene,
  type BoardRow,
} from './board.ts'

type ArrasScene = BoardScene<ArrasState>

const wordsIn = { en, fr }

const text = ({ language }: ArrasScene): typeof en => wordsIn[language]

const SIDES = [ALLIED, GERMAN]

function status(scene: ArrasScene): readonly string[] {
  const { known: s } = scene
  if (s.turn === 0) return []
  const words = text(scene)
  const { hours, last } = s.board.turnTrack
  const side = (number: number): string => sideIn(scene, number)
  return [
    words.turn(s.turn, last, words.hour(hours[s.turn] ?? '')),
    ...(s.initiative >= 0 ? [words.initiative(side(s.initiative))] : []),
    ...(s.advantage >= 0 ? [words.advantage(side(s.advantage))] : []),
    words.air(airLeft(s, ALLIED), airLeft(s, GERMAN)),
    words.points(victoryParts(s).vp, s.threshold),
  ]
}

/** What the counter of a unit shows. */
function statesOf(scene: ArrasScene, unit: number): string {
  const { known: s } = scene
  const words = text(scene)
  const flags = flagsOf(s, unit)
  return joined([
    isSpent(s, unit) && words.spent,
    (flags & LOCKED) !== 0 && words.locked,
    (flags & REDUCED) !== 0 && words.reduced,
  ])
}

function unitsText(scene: ArrasScene, units: readonly number[]): string {
  const named = units.map((unit) => ({
    name: scene.name('unit', unit),
    states: statesOf(scene, unit),
  }))
  return together(named, text(scene).each)
}

function unitsAt({ known: s }: ArrasScene, side: number, place: number): number[] {
  const found: number[] = []
  for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
    if (placeOf(s, unit) === place) found.push(unit)
  }
  return found
}

/** The units of both sides in a place, each behind its name unless it stands there alone. */
function stackText(scene: ArrasScene, place: number, holder = -1): string {
  const stacks = SIDES.map((side) => {
    const units = unitsAt(scene, side, place)
    const isAlone = side === holder && !isContested(scene.known, place)
    const head = isAlone ? '' : `${sideIn(scene, side)} `
    return units.length === 0 ? '' : head + unitsText(scene, units)
  })
  return joined(stacks, '; ')
}

/** Neighbours by their numbers and letters. */
function nearText({ known: s }: ArrasScene, place: number): string {
  const { offsets, targets } = s.board.graph
  const near = [...targets.subarray(offsets[place], offsets[place + 1])]
  return near
    .toSorted((a, b) => a - b)
    .map((other) => s.board.locationNames[other])
    .join(', ')
}

function locationRow(scene: ArrasScene, place: number): BoardRow {
  const { known: s } = scene
  const words = text(scene)
  const holder = sideIn(scene, controlOf(s, place))
  const parts = [
    joined([
      isContested(s, place) ? `${holder}, ${words.contested}` : holder,
      s.board.redRing[place] === 1 && words.ring,
    ]),
    stackText(scene, place, controlOf(s, place)) || words.empty,
    words.near(nearText(scene, place)),
  ]
  return { head: scene.name('place', place), text: parts.join('; ') }
}

function board(scene: ArrasScene): readonly Block[] {
  const { board: map } = scene.known
  const words = text(scene)
  const places = Array.from({ length: map.locationCount }, (_, place) => place)
  const boxes: readonly (readonly [string, number])[] = [
    [words.awaiting, map.offMap],
    [words.eliminated, map.eliminated],
    [words.removed, map.removed],
  ]
  const off = boxes
    .map(([head, place]): BoardRow => ({ head, text: stackText(scene, place) }))
    .filter(({ text }) => text !== '')
  return [
    { title: words.locations, rows: places.map((place) => locationRow(scene, place)) },
    { title: words.offMap, rows: off },
  ]
}

function unit(scene: ArrasScene, index: number): string {
  const { known: s } = scene
  const words = text(scene)
  const place = placeOf(s, index)
  const { locationCount, offMap, eliminated, type, movement } = s.board
  const spot =
    place < locationCount
      ? words.stands(scene.voice.thing('place', place))
      : place === offMap
        ? words.awaiting
        : place === eliminated
          ? words.eliminated
          : words.removed
  const counter = flagsOf(s, index) & REDUCED ? index + s.board.unitCount : index
  return joined(
    [
      words.types[type[index]!],
      lowered(spot),
      place < locationCount && !isSpent(s, index) && words.fresh,
      words.factors(attackFactor(s, index), defenceFactor(s, index), movement[counter]!),
    ],
    '; ',
  )
}

/** A text that goes on a sentence. */
function lowered(said: string): string {
  return said.charAt(0).toLowerCase() + said.slice(1)
}

function where(scene: ArrasScene, place: number): string {
  const { known: s } = scene
  const words = text(scene)
  const limit = s.board.stackingLimit[place]!
  const rooms = SIDES.map((side) =>
    words.room(sideIn(scene, side), stackedIn(s, side, place), limit),
  )
  return joined(
    [locationRow(scene, place).text, words.terrain(s.board.tem[place]!), ...rooms],
    '; ',
  )
}

function ending(scene: ArrasScene, { key, have, need, side }: Ending): string {
  const words = text(scene)
  return words.endings[key]!(have, need, words.wins(side))
}

/** The board of Arras: areas and zones with who controls them and who stands there. */
export const arrasBoard: GameBoard<ArrasState> = {
  thing: 'unit',
  place: 'place',
  status,
  board,
  hand: () => null,
  unit,
  where,
  outlook: outlookOf,
  ending,
  score: (scene, { key }: Score) => text(scene).scores[key]!,
  next: (scene, { key }: Score) => text(scene).next[key]!,
  points: String,
}
