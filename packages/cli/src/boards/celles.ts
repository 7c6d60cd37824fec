import {
  ALLIED,
  AVAILABLE,
  DISRUPTED,
  GERMAN,
  IN_CUP,
  ISOLATED,
  OUT_OF_SUPPLY,
  REDUCED,
  USED,
  actionsRolled,
  actionsUsed,
  allowance,
  attackStrength,
  boxOf,
  distance,
  endUnit,
  firstUnit,
  flagsOf,
  outlookOf,
  placeOf,
  sideOfUnit,
  startsStrategic,
  stepsOf,
  type CellesState,
} from '@estafette/celles/screen'
import type { Ending, Score } from '@estafette/kernel'
import { words as en } from '../texts/celles.en.ts'
import { words as fr } from '../texts/celles.fr.ts'
import {
  joined,
  pointsText,
  sideIn,
  together,
  type Block,
  type GameBoard,
  type BoardScene,
  type BoardRow,
} from './board.ts'
import { around, nearest, stackedHexes, type Ground } from './hexes.ts'

type CellesScene = BoardScene<CellesState>

const wordsIn = { en, fr }

const text = ({ language }: CellesScene): typeof en => wordsIn[language]

const SIDES = [GERMAN, ALLIED]

function groundOf({ known: { board } }: CellesScene): Ground {
  const { hexCount, neighbours } = board
  return { hexCount, neighbours, distance: (from, to) => distance(board, from, to) }
}

function status(scene: CellesScene): readonly string[] {
  const { known: s } = scene
  if (s.turn === 0) return []
  const words = text(scene)
  const { lastTurn, turnDay, night } = s.board
  return [
    words.turn(s.turn, lastTurn, turnDay[s.turn] ?? 0, night[s.turn] === 1),
    ...(s.phasing >= 0 ? [words.phase(sideIn(scene, s.phasing))] : []),
    ...SIDES.map((side) =>
      words.actions(sideIn(scene, side), actionsUsed(s, side), actionsRolled(s, side)),
    ),
    words.track(s.vp),
  ]
}

function unitsOf({ known: s }: CellesScene, side: number): number[] {
  const first = firstUnit(s, side)
  return Array.from({ length: endUnit(s, side) - first }, (_, at) => first + at)
}

/** What the counter of a unit shows. */
function statesOf(scene: CellesScene, unit: number): string {
  const { known: s } = scene
  const { states } = text(scene)
  const flags = flagsOf(s, unit)
  return joined([
    (flags & USED) !== 0 && states.used,
    (flags & REDUCED) !== 0 && states.reduced,
    (flags & DISRUPTED) !== 0 && states.disrupted,
    (flags & OUT_OF_SUPPLY) !== 0 && states.unsupplied,
    (flags & ISOLATED) !== 0 && states.isolated,
    s.trucks === unit && states.trucks,
  ])
}

function unitsText(scene: CellesScene, units: readonly number[]): string {
  const named = units.map((unit) => ({
    name: scene.name('unit', unit),
    states: statesOf(scene, unit),
  }))
  return together(named, text(scene).each)
}

function groundText(scene: CellesScene, hex: number): string {
  const { terrain, village } = scene.known.board
  const words = text(scene)
  return joined([words.terrain[terrain[hex]!], village[hex] === 1 && words.village])
}

function stackRow(
  scene: CellesScene,
  hex: number,
  side: number,
  enemies: readonly number[],
): BoardRow {
  const units = unitsOf(scene, side).filter((unit) => placeOf(scene.known, unit) === hex)
  const away = nearest(groundOf(scene), hex, enemies)
  const parts = [
    groundText(scene, hex),
    unitsText(scene, units),
    away !== undefined && text(scene).enemy(away),
  ]
  return { head: scene.name('hex', hex), text: joined(parts, '; ') }
}

function hexesOf(scene: CellesScene, side: number): number[] {
  const places = unitsOf(scene, side).map((unit) => placeOf(scene.known, unit))
  return stackedHexes(places, groundOf(scene))
}

/** Units off the map: those to come by their turn, then those that are gone. */
function offMapRows(scene: CellesScene, side: number): BoardRow[] {
  const { known: s } = scene
  const words = text(scene)
  const { waiting, destroyed, withdrawn, arrivalTurn } = s.board
  const name = sideIn(scene, side)
  const at = (box: number): number[] =>
    unitsOf(scene, side).filter((unit) => placeOf(s, unit) === box)
  const named = (units: readonly number[]): string =>
    units.map((unit) => scene.name('unit', unit)).join(', ')
  const coming = at(waiting)
  const turns = [...new Set(coming.map((unit) => arrivalTurn[unit]!))].toSorted((a, b) => a - b)
  const due = turns.map((turn) =>
    words.due(turn, named(coming.filter((unit) => arrivalTurn[unit] === turn))),
  )
  return [
    { head: words.reinforcements(name), text: due.join('; ') },
    { head: words.destroyed(name), text: named(at(destroyed)) },
    { head: words.withdrawn(name), text: named(at(withdrawn)) },
  ].filter((row) => row.text !== '')
}

function chitText(scene: CellesScene, chit: number): string {
  const { chitFormation, chitTactical } = scene.known.board
  const formation = chitFormation[chit]!
  if (formation >= 0) return scene.voice.thing('formation', formation)
  return text(scene).tacticOf(scene.voice.thing('tactic', chitTactical[chit]!))
}

function chitRows(scene: CellesScene, side: number): BoardRow[] {
  const { known: s } = scene
  const words = text(scene)
  const at = (box: number): string =>
    Array.from({ length: s.board.chitCount }, (_, chit) => chit)
      .filter((chit) => s.board.chitSide[chit] === side && boxOf(s, chit) === box)
      .map((chit) => chitText(scene, chit))
      .join(', ')
  return [
    { head: words.cup(sideIn(scene, side)), text: at(IN_CUP) },
    { head: words.available(sideIn(scene, side)), text: at(AVAILABLE) },
  ].filter((row) => row.text !== '')
}

function board(scene: CellesScene): readonly Block[] {
  const words = text(scene)
  const hexes = SIDES.map((side) => hexesOf(scene, side))
  return [
    ...SIDES.map((side): Block => ({
      title: words.units(sideIn(scene, side)),
      rows: hexes[side]!.map((hex) => stackRow(scene, hex, side, hexes[1 - side]!)),
    })),
    { title: words.offMap, rows: SIDES.flatMap((side) => offMapRows(scene, side)) },
    { title: words.chits, rows: SIDES.flatMap((side) => chitRows(scene, side)) },
  ]
}

function unit(scene: CellesScene, index: number): string {
  const { known: s } = scene
  const words = text(scene)
  const { unitType, hexCount, defence } = s.board
  const place = placeOf(s, index)
  const side = flagsOf(s, index) & (USED | REDUCED) // the bits are 1 and 2, as in the tables
  const isHere = place < hexCount
  return joined(
    [
      words.types[unitType[index]!],
      isHere ? words.stands(scene.voice.thing('hex', place)) : words.notOnMap,
      isHere && words.steps(stepsOf(s, index)),
      isHere &&
        words.factors(
          attackStrength(s, index),
          defence[index * 4 + side]!,
          pointsText(allowance(s, index, startsStrategic(s, index))),
        ),
    ],
    '; ',
  )
}

function where(scene: CellesScene, hex: number): string {
  const words = text(scene)
  const { known: s } = scene
  const stands = SIDES.flatMap((side) => unitsOf(scene, side)).filter(
    (one) => placeOf(s, one) === hex,
  )
  const near = around(groundOf(scene), hex).map((other) => scene.voice.thing('hex', other))
  const holder = stands[0] === undefined ? '' : `${sideIn(scene, sideOfUnit(s, stands[0]))} `
  return joined(
    [
      groundText(scene, hex),
      holder + (unitsText(scene, stands) || words.empty),
      words.near(near.join(', ')),
    ],
    '; ',
  )
}

/** The board of Celles: stacks by hex, what is to come, and the chits. */
export const cellesBoard: GameBoard<CellesState> = {
  thing: 'unit',
  place: 'hex',
  status,
  board,
  hand: () => null,
  unit,
  where,
  outlook: outlookOf,
  ending: (scene, { key, have, need, side }: Ending) =>
    text(scene).endings[key]!(have, need, text(scene).wins(side)),
  score: (scene, { key }: Score) => text(scene).scores[key]!,
  next: (scene, { key }: Score) => text(scene).next[key]!,
  points: String,
}
