import {
  ALLIED,
  GERMAN,
  NONE,
  airDueOn,
  airPlaceOf,
  allowance,
  endUnit,
  entrenchmentAt,
  ENTRENCHED,
  firstUnit,
  hasFired,
  hasMoved,
  isDisrupted,
  isRefit,
  isTransport,
  levelOf,
  outlookOf,
  placeOf,
  rideOf,
  score as scoreOf,
  sideOfUnit,
  type BlitzState,
} from '@estafette/blitzkrieg/screen'
import type { Ending, Score } from '@estafette/kernel'
import { words as en } from '../texts/blitzkrieg.en.ts'
import { words as fr } from '../texts/blitzkrieg.fr.ts'
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

type BlitzScene = BoardScene<BlitzState>

const wordsIn = { en, fr }

const text = ({ language }: BlitzScene): typeof en => wordsIn[language]

const SIDES = [GERMAN, ALLIED]

function groundOf({ known: { board } }: BlitzScene): Ground {
  const { hexCount, neighbours, distances } = board
  return { hexCount, neighbours, distance: (from, to) => distances[from * hexCount + to]! }
}

function status(scene: BlitzScene): readonly string[] {
  const { known: s } = scene
  if (s.turn === 0) return []
  const words = text(scene)
  const { source, night } = s.board
  const date = source.scenario.turns.find(({ turn }) => turn === s.turn)?.date ?? ''
  const [, month = 0, day = 0] = date.split('-').map(Number)
  return [
    words.turn(s.turn, s.lastTurn, day, month, night[s.turn] === 1),
    ...(s.phasing >= 0 ? [words.phase(sideIn(scene, s.phasing))] : []),
    words.points(pointsText(scoreOf(s, GERMAN)), pointsText(scoreOf(s, ALLIED))),
  ]
}

function unitsOf({ known: s }: BlitzScene, side: number): number[] {
  const first = firstUnit(s, side)
  return Array.from({ length: endUnit(s, side) - first }, (_, at) => first + at)
}

/** What the counter of a unit shows. */
function statesOf(scene: BlitzScene, unit: number): string {
  const { known: s } = scene
  const { states } = text(scene)
  const ride = rideOf(s, unit)
  return joined([
    isDisrupted(s, unit) && states.disrupted,
    isRefit(s, unit) && states.refit,
    hasFired(s, unit) && states.fired,
    hasMoved(s, unit) && states.moved,
    ride !== NONE && states.riding(scene.voice.thing('unit', ride)),
  ])
}

function unitsText(scene: BlitzScene, units: readonly number[]): string {
  const named = units.map((unit) => ({
    name: scene.name('unit', unit),
    states: statesOf(scene, unit),
  }))
  return together(named, text(scene).each)
}

function groundText(scene: BlitzScene, hex: number): string {
  const { known: s } = scene
  const words = text(scene)
  return joined([
    words.terrain[s.board.terrain[hex]!],
    entrenchmentAt(s, hex) === ENTRENCHED && words.works,
    s.rommel === hex && words.states.rommel,
  ])
}

function unitsIn(scene: BlitzScene, side: number, hex: number): number[] {
  return unitsOf(scene, side).filter((unit) => placeOf(scene.known, unit) === hex)
}

function stackRow(
  scene: BlitzScene,
  hex: number,
  side: number,
  enemies: readonly number[],
): BoardRow {
  const away = nearest(groundOf(scene), hex, enemies)
  const parts = [
    groundText(scene, hex),
    unitsText(scene, unitsIn(scene, side, hex)),
    away !== undefined && text(scene).enemy(away),
  ]
  return { head: scene.name('hex', hex), text: joined(parts, '; ') }
}

function hexesOf(scene: BlitzScene, side: number): number[] {
  const places = unitsOf(scene, side).map((unit) => placeOf(scene.known, unit))
  return stackedHexes(places, groundOf(scene))
}

function airText(scene: BlitzScene, air: number): string {
  const { known: s } = scene
  const words = text(scene)
  const place = airPlaceOf(s, air)
  const { hexCount, airTrack } = s.board
  if (place < hexCount) return words.airOver(scene.voice.thing('hex', place))
  return place === airTrack ? words.airBack(airDueOn(s, air)) : words.airBoxes[place - hexCount]!
}

function airRows(scene: BlitzScene): BoardRow[] {
  const { airCount } = scene.known.board
  return Array.from({ length: airCount }, (_, air) => ({
    head: scene.name('air', air),
    text: airText(scene, air),
  }))
}

/** Units off the map by the box they are in; those that take no part are left out. */
function offMapRows(scene: BlitzScene, side: number): BoardRow[] {
  const { hexCount } = scene.known.board
  return text(scene)
    .boxes.map((box, at): BoardRow => ({
      head: `${sideIn(scene, side)}, ${box}`,
      text: unitsIn(scene, side, hexCount + at)
        .map((unit) => scene.name('unit', unit))
        .join(', '),
    }))
    .filter((row) => row.text !== '')
}

function board(scene: BlitzScene): readonly Block[] {
  const words = text(scene)
  const hexes = SIDES.map((side) => hexesOf(scene, side))
  return [
    ...SIDES.map((side): Block => ({
      title: words.units(sideIn(scene, side)),
      rows: hexes[side]!.map((hex) => stackRow(scene, hex, side, hexes[1 - side]!)),
    })),
    { title: words.air, rows: airRows(scene) },
    { title: words.offMap, rows: SIDES.flatMap((side) => offMapRows(scene, side)) },
  ]
}

function unit(scene: BlitzScene, index: number): string {
  const { known: s } = scene
  const words = text(scene)
  const { unitType, hexCount, attack, defence, range } = s.board
  const place = placeOf(s, index)
  const isHere = place < hexCount
  const movement = isHere ? allowance(s, index, rideOf(s, index)) : 2 * s.board.movement[index]!
  return joined(
    [
      words.types[unitType[index]!],
      isHere ? words.stands(scene.voice.thing('hex', place)) : words.boxes[place - hexCount],
      isTransport(s, index)
        ? ''
        : words.factors(attack[index]!, defence[index]!, pointsText(movement)),
      range[index]! > 0 && words.range(range[index]!),
    ],
    '; ',
  )
}

function where(scene: BlitzScene, hex: number): string {
  const words = text(scene)
  const { known: s } = scene
  const stands = SIDES.flatMap((side) => unitsIn(scene, side, hex))
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

function ending(scene: BlitzScene, { key, have, need, side }: Ending): string {
  const words = text(scene)
  const { known: s } = scene
  if (key !== 'points') return words.rout(sideIn(scene, 1 - side), have, sideIn(scene, side))
  const level = words.level[levelOf(Math.max(have, need), Math.min(have, need))]!
  const result = side < 0 ? level : words.forSide(level, sideIn(scene, side))
  return words.count(s.lastTurn, pointsText(have), pointsText(need), result)
}

/** What a part of the score is for. */
function scoreText(scene: BlitzScene, { key }: Score): string {
  const { play, lines, edges } = text(scene)
  const line = scene.known.board.scoring.find(({ id }) => id === key)
  return line ? lines[line.kind]!(line, (id = '') => edges[id] ?? id) : play
}

/** The board of the battles of May 1940: stacks by hex, air units, and what is off the map. */
export const blitzkriegBoard: GameBoard<BlitzState> = {
  thing: 'unit',
  place: 'hex',
  status,
  board,
  hand: () => null,
  unit,
  where,
  outlook: outlookOf,
  ending,
  score: scoreText,
  next: scoreText,
  points: pointsText,
}
