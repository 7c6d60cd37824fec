import {
  AIMED,
  DEAD_PLACE,
  FORCES,
  LINE,
  NONE,
  PICKED,
  RAPID,
  WAITING,
  carriedBy,
  commandOf,
  flanksOf,
  handCount,
  handOf,
  hasActed,
  isBroken,
  isConcealed,
  isEntrenched,
  isLoaded,
  isOnLine,
  isPinned,
  isSection,
  isStopped,
  isVeteran,
  membersOf,
  moraleHitsOn,
  moraleOf,
  nation,
  outlookOf,
  ownTurn,
  ownerOf,
  dearestFoe,
  placeOf,
  seatsIn,
  sideOf,
  terrainAt,
  topOfPile,
  valueOf,
  vp,
  vpLostBy,
  vpNeeded,
  woundsOn,
  type FrontlineState,
} from '@estafette/frontline/screen'
import type { Ending, Score } from '@estafette/kernel'
import { words as en } from '../texts/frontline.en.ts'
import { words as fr } from '../texts/frontline.fr.ts'
import {
  joined,
  sideIn,
  withStates,
  type Block,
  type GameBoard,
  type BoardScene,
  type BoardRow,
} from './board.ts'

type FrontScene = BoardScene<FrontlineState>

const wordsIn = { en, fr }

const text = ({ language }: FrontScene): typeof en => wordsIn[language]

const SIDES = [0, 1]

const AXIS_NATION = 2

const soldiers = Array.from({ length: FORCES }, (_, x) => x)

function status(scene: FrontScene): readonly string[] {
  const { known: s } = scene
  if (s.turn === 0) return []
  const words = text(scene)
  const top = topOfPile(s)
  return [
    words.turn(ownTurn(s), sideIn(scene, s.acting)),
    ...SIDES.map((side) => words.lost(sideIn(scene, side), vpLostBy(s, side), vpNeeded(s, side))),
    words.deck(s.deckSize),
    ...(top === NONE ? [] : [words.top(scene.voice.thing('card', top))]),
    ...(s.attacker === NONE || s.fp <= 0 ? [] : [words.firing(s.fp)]),
  ]
}

/** A figure of a weapon; where its card has a dash, a dash. */
const figure = (value: number): string => (value < 0 ? '–' : String(value))

/** What a soldier carries, as far as it is seen. */
function loadText(scene: FrontScene, x: number): readonly string[] {
  const words = text(scene)
  const counters = carriedBy(scene.known, x)
  const open = counters.filter(({ kind }) => kind > 0)
  const closed = counters.length - open.length
  return [
    ...(open.length > 0
      ? [words.carries(open.map(({ kind }) => scene.voice.thing('equipment', kind)))]
      : []),
    ...(closed > 0 ? [words.faceDown(closed)] : []),
  ]
}

/** A soldier on the line with what lies on the card, and the firepower at a range. */
function soldierText(scene: FrontScene, x: number, range: number | undefined): string {
  const { known: s } = scene
  const words = text(scene)
  const hits = moraleHitsOn(s, x)
  const wounds = woundsOn(s, x)
  return withStates(scene.name('soldier', x), [
    range !== undefined &&
      words.fire(figure(valueOf(x, AIMED, range)), figure(valueOf(x, RAPID, range))),
    isPinned(s, x) && words.pinned,
    isBroken(s, x) ? words.broken : hits > 0 && words.morale(moraleOf(s, x) - hits, moraleOf(s, x)),
    isStopped(s, x) ? words.stopped : wounds > 0 && words.wounds(wounds),
    !isLoaded(s, x) && words.noAmmo,
    isConcealed(s, x) && words.concealed,
    isEntrenched(s, x) && words.entrenched,
    isVeteran(s, x) && words.veteran,
    ...loadText(scene, x),
  ])
}

/** How far the nearest enemy is from a card of the line. */
function rangeFrom({ known: s }: FrontScene, place: number, side: number): number | undefined {
  const foes = soldiers.filter((x) => isOnLine(s, x) && sideOf(s, x) !== side)
  if (foes.length === 0) return undefined
  return Math.min(...foes.map((x) => Math.abs(placeOf(s, x) - place)))
}

/** A section: who leads it and what it did, then its soldiers. */
function sectionText(scene: FrontScene, head: number): string {
  const { known: s } = scene
  const words = text(scene)
  const range = rangeFrom(scene, placeOf(s, head), sideOf(s, head))
  const name = scene.voice.thing('soldier', head)
  const members = membersOf(s, head).toSorted((a, b) => Number(b === head) - Number(a === head))
  const states = [
    hasActed(s, head) && words.acted,
    s.cover[head]! > 0 && words.cover(s.cover[head]!),
    flanksOf(s, head) > 0 && words.flanks(flanksOf(s, head)),
    s.key === head && words.key,
  ]
  const title = `${sideIn(scene, sideOf(s, head))}, ${withStates(words.section(name), states)}`
  return `${title}, ${members.map((x) => soldierText(scene, x, range)).join(', ')}`
}

function sectionsAt({ known: s }: FrontScene, place: number): number[] {
  return soldiers.filter((x) => isSection(s, x) && placeOf(s, x) === place)
}

function groundRow(scene: FrontScene, place: number): BoardRow {
  const { known: s } = scene
  const words = text(scene)
  const heads = sectionsAt(scene, place)
  const ranges = SIDES.filter((side) => heads.some((head) => sideOf(s, head) === side)).map(
    (side) => rangeFrom(scene, place, side),
  )
  const parts = [
    scene.voice.thing('terrain', terrainAt(s, place)),
    heads.map((head) => sectionText(scene, head)).join('; ') || words.empty,
    ranges[0] !== undefined && words.range(ranges[0]),
  ]
  return { head: scene.name('ground', place - 1), text: joined(parts, '; ') }
}

/** The side that a force card can fight on. */
const sideOfCard = (x: number): number => (nation[x] === AXIS_NATION ? 1 : 0)

function namesOf(scene: FrontScene, side: number, isMeant: (x: number) => boolean): string {
  return soldiers
    .filter((x) => sideOfCard(x) === side && isMeant(x))
    .map((x) => scene.name('soldier', x))
    .join(', ')
}

function forceRows(scene: FrontScene): BoardRow[] {
  const { known: s } = scene
  const words = text(scene)
  const isIn = (x: number): boolean => ownerOf(s, x) !== NONE
  return SIDES.flatMap((side) => {
    const name = sideIn(scene, side)
    const isChosen = (x: number): boolean =>
      s.picks[x]! >= PICKED || (s.turn === 0 && isIn(x) && !isOnLine(s, x))
    return [
      { head: words.chosen(name), text: namesOf(scene, side, (x) => s.turn === 0 && isChosen(x)) },
      {
        head: words.waiting(name),
        text: namesOf(scene, side, (x) => s.turn > 0 && isIn(x) && placeOf(s, x) === WAITING),
      },
      {
        head: words.dead(name),
        text: namesOf(scene, side, (x) => isIn(x) && placeOf(s, x) === DEAD_PLACE),
      },
    ]
  }).filter((row) => row.text !== '')
}

function board(scene: FrontScene): readonly Block[] {
  const words = text(scene)
  const places = Array.from({ length: LINE }, (_, at) => at + 1)
  return [
    { title: words.line, rows: places.map((place) => groundRow(scene, place)) },
    { title: words.force, rows: forceRows(scene) },
  ]
}

/** Cards of a seat where they are seen, else how many there are. */
function handText(scene: FrontScene, seat: number): string {
  const { known: s } = scene
  const words = text(scene)
  const cards = handOf(s, seat)
  const count = handCount(s, seat)
  if (count === 0) return words.noCards
  if (cards.length < count) return words.cards(count)
  return [...new Set(cards)]
    .map((card) =>
      words.times(scene.name('card', card), cards.filter((one) => one === card).length),
    )
    .join(', ')
}

function hand(scene: FrontScene): readonly Block[] {
  const { known: s } = scene
  const seats = seatsIn(s)
  const rows = Array.from({ length: seats }, (_, seat): BoardRow => ({
    head: seats === 2 ? sideIn(scene, seat) : scene.voice.thing('seat', seat),
    text: handText(scene, seat),
  }))
  return [{ title: text(scene).hand, rows }]
}

const FARTHEST = 5 // cards; what is told of firepower beyond would fill the screen

function unit(scene: FrontScene, x: number): string {
  const { known: s } = scene
  const words = text(scene)
  const ranges = Array.from({ length: FARTHEST + 1 }, (_, range) =>
    words.atRange(range, figure(valueOf(x, AIMED, range)), figure(valueOf(x, RAPID, range))),
  )
  const isHere = isOnLine(s, x)
  return joined(
    [
      isHere ? scene.voice.thing('ground', placeOf(s, x) - 1) : words.notOnLine,
      isHere && soldierText(scene, x, undefined),
      words.worth(vp[x]!),
      words.morale(moraleOf(s, x) - moraleHitsOn(s, x), moraleOf(s, x)),
      commandOf(s, x) > 0 && words.command(commandOf(s, x)),
      ...ranges,
    ],
    '; ',
  )
}

function ending(scene: FrontScene, { key, have, need, side, places }: Ending): string {
  const words = text(scene)
  return words.endings[key]!(have, need, words.wins(side), (places[0] ?? 0) + 1)
}

/** The board of Frontline: the nine cards with their sections, hands and forces. */
export const frontlineBoard: GameBoard<FrontlineState> = {
  thing: 'soldier',
  place: 'ground',
  status,
  board,
  hand,
  unit,
  where: (scene, ground) => groundRow(scene, ground + 1).text,
  outlook: outlookOf,
  ending,
  score: (scene) => text(scene).losses,
  next: (scene, { side }: Score) =>
    text(scene).dearest(scene.voice.thing('soldier', dearestFoe(scene.known, side))),
  points: String,
}
