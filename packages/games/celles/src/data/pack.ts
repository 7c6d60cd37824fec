import { isWhole, readEach, readFields, refused, success, type Read } from '@estafette/kernel'
import type { Board, BoardPack, Counter } from './board.ts'
import { ALLIED, CRT_ROWS, GERMAN, MAX_FACTOR, MAX_MOVEMENT, SIDES } from './codes.ts'
import { hexIndex, isMapEdge, terrainOf } from './map.ts'
import { unitIndex } from './units.ts'

const SECTIONS = ['counters', 'terrain', 'rearAreas', 'crt', 'infiltration', 'actions']

/** Reads a pack for a board from outside; stops at the first fault. */
export function parseBoardPack(board: Board, input: unknown): Read<BoardPack> {
  const fields = readFields(input, '', SECTIONS)
  if (!fields.ok) return fields
  const source = fields.value
  const counters = readEach(source['counters'], 'counters', (key, value, at) =>
    readCounter(board, key, value, at),
  )
  if (!counters.ok) return counters
  const terrain = readEach(source['terrain'], 'terrain', (key, value, at) =>
    readTerrain(board, key, value, at),
  )
  if (!terrain.ok) return terrain
  const rearAreas = readRearAreas(board, source['rearAreas'])
  if (!rearAreas.ok) return rearAreas
  const crt = readEach(source['crt'], 'crt', (key, value, at) => readColumn(board, key, value, at))
  if (!crt.ok) return crt
  const infiltration = readInfiltration(source['infiltration'])
  if (!infiltration.ok) return infiltration
  const actions = readEach(source['actions'], 'actions', (key, value, at) =>
    readActions(board, key, value, at),
  )
  if (!actions.ok) return actions
  return success({
    counters: new Map(Object.values(counters.value)),
    terrain: new Map(Object.values(terrain.value)),
    crt: new Map(Object.values(crt.value).flat()),
    actions: new Map(Object.values(actions.value).flat()),
    ...(rearAreas.value ? { rearAreas: rearAreas.value } : {}),
    ...(infiltration.value ? { infiltration: infiltration.value } : {}),
  })
}

const ONE_STEP = /^(\d{1,2})-(\d{1,2})-(\d{1,2})\/(\d{1,2})-(\d{1,2})$/
const TWO_STEPS =
  /^(\d{1,2})-(\d{1,2})-(\d{1,2})\/(\d{1,2})-(\d{1,2}):(\d{1,2})-(\d{1,2})\/(\d{1,2})-(\d{1,2})$/

/** A unit as text: '7-5-9/3-3', with its reduced counter '11-8-9/6-5:6-4/3-2'. */
export function makeCounter({ attack, defence, movement }: Counter, steps: number): string {
  const side = (index: number) => `${attack[index]!}-${defence[index]!}`
  const full = `${side(0)}-${movement}/${side(1)}`
  return steps === 2 ? `${full}:${side(2)}/${side(3)}` : full
}

function readCounter(
  board: Board,
  code: string,
  input: unknown,
  at: string,
): Read<[number, Counter]> {
  const unit = unitIndex(board, code)
  if (unit < 0) return refused(`unknown unit '${code}'`, at)
  const isTwoSteps = board.unitSteps[unit]! === 2
  const found = (isTwoSteps ? TWO_STEPS : ONE_STEP).exec(typeof input === 'string' ? input : '')
  if (!found) {
    const form = isTwoSteps ? '11-8-9/6-5:6-4/3-2' : '7-5-9/3-3'
    return refused(
      `a unit of ${isTwoSteps ? 'two steps' : 'one step'} must be written like '${form}'`,
      at,
    )
  }
  const [attack, defence, movement, ...others] = found.slice(1).map(Number)
  const counter: Counter = {
    attack: [attack!, others[0]!, others[2] ?? 0, others[4] ?? 0],
    defence: [defence!, others[1]!, others[3] ?? 0, others[5] ?? 0],
    movement: movement!,
  }
  const wrong = counterFault(board, unit, counter)
  return wrong === null ? success([unit, counter]) : refused(wrong, at)
}

/** What no counter of the game can show. CEL-2.0.2, CEL-2.0.6, CEL-8.0.7 */
function counterFault(
  board: Board,
  unit: number,
  { attack, defence, movement }: Counter,
): string | null {
  for (const factors of [attack, defence]) {
    if (factors.some((factor) => factor > MAX_FACTOR))
      return `no strength may be above ${MAX_FACTOR}`
    if (factors[1]! > factors[0]! || factors[3]! > factors[2]!) {
      return 'the used side must not be stronger'
    }
  }
  const sides = board.unitSteps[unit]! === 2 ? defence : defence.slice(0, 2)
  if (sides.includes(0)) return 'every side must have a defence strength'
  if (movement > MAX_MOVEMENT || movement % 3 !== 0) {
    return `the movement allowance must be divisible by three, up to ${MAX_MOVEMENT}`
  }
  if ((movement === 0) !== (unit === board.immobile))
    return 'the movement allowance must not be 0: only the 3rd Armored unit never moves'
  return null
}

function readTerrain(board: Board, id: string, input: unknown, at: string): Read<[number, string]> {
  const hex = hexIndex(board, id)
  if (hex < 0) return refused(`unknown hex '${id}'`, at)
  if (typeof input !== 'string' || input.length !== 1 || terrainOf(input) < 0) {
    return refused('terrain must be c, r, w, T, or C, R, W with a village', at)
  }
  if (input !== 'T' && board.victoryTowns.some(({ hexes }) => hexes.includes(hex))) {
    return refused(`${id} must be a town: it scores`, at)
  }
  return success([hex, input])
}

function readRearAreas(board: Board, input: unknown): Read<BoardPack['rearAreas'] | null> {
  if (input === undefined) return success(null)
  const fields = readFields(input, 'rearAreas', SIDES)
  if (!fields.ok) return fields
  const areas: number[][] = []
  for (const name of SIDES) {
    const area = readHexes(board, fields.value[name], `rearAreas.${name}`)
    if (!area.ok) return area
    areas.push(area.value)
  }
  const [german, allied] = [areas[GERMAN]!, areas[ALLIED]!]
  const both = german.find((hex) => allied.includes(hex))
  if (both !== undefined)
    return refused(`${board.hexIds[both]!} cannot be in both Rear Areas`, 'rearAreas')
  if (!german.some((hex) => isMapEdge(board, hex))) {
    return refused('the German Rear Area must touch the map edge', 'rearAreas.german') // CEL-5.0.6
  }
  for (const { units, hexes } of board.setupGroups) {
    const side = board.unitSide[units[0]!]!
    const inside = hexes.find((hex) => areas[1 - side]!.includes(hex))
    if (inside === undefined) continue
    return refused(
      `${board.unitCodes[units[0]!]!} must set up in ${board.hexIds[inside]!}`,
      'rearAreas',
    )
  }
  return success([german, allied])
}

function readHexes(board: Board, input: unknown, at: string): Read<number[]> {
  if (!Array.isArray(input)) return refused('must be a list of hexes', at)
  const list: readonly unknown[] = input
  const hexes = list.map((id) => (typeof id === 'string' ? hexIndex(board, id) : -1))
  const unknown = hexes.indexOf(-1)
  if (unknown >= 0) return refused(`unknown hex '${String(list[unknown])}'`, at)
  return success(hexes)
}

const PART = /^(?:-|(?=.)[1-3]?R?D?)$/

function readColumn(
  board: Board,
  name: string,
  input: unknown,
  at: string,
): Read<[number, string][]> {
  const column = board.crtColumns.indexOf(name)
  if (column < 0) return refused(`columns must be ${board.crtColumns.join(', ')}`, at)
  const cells: readonly unknown[] = Array.isArray(input) ? input : []
  if (cells.length !== CRT_ROWS) return refused(`a column must have ${CRT_ROWS} results`, at)
  const read: [number, string][] = []
  for (const [row, cell] of cells.entries()) {
    const parts = typeof cell === 'string' ? cell.split('/') : []
    if (parts.length !== 2 || !parts.every((part) => PART.test(part))) {
      return refused(`'${String(cell)}' is not a result such as '-/1RD'`, `${at}.${row}`)
    }
    read.push([column * CRT_ROWS + row, parts.join('/')])
  }
  return success(read)
}

function readInfiltration(input: unknown): Read<BoardPack['infiltration'] | null> {
  if (input === undefined) return success(null)
  const fields = readFields(input, 'infiltration', ['disruptsUpTo', 'failsUpTo'])
  if (!fields.ok) return fields
  const { disruptsUpTo, failsUpTo } = fields.value
  if (!isWhole(disruptsUpTo, -1, 12) || !isWhole(failsUpTo, disruptsUpTo, 12)) {
    return refused(
      'disruptsUpTo and failsUpTo must be whole numbers, the first no greater than the second',
      'infiltration',
    )
  }
  return success({ disruptsUpTo, failsUpTo })
}

function readActions(
  board: Board,
  name: string,
  input: unknown,
  at: string,
): Read<[number, number][]> {
  const turn = /^\d$/.test(name) ? Number(name) : 0
  if (turn < 1 || turn > board.lastTurn) return refused(`turns must be 1 to ${board.lastTurn}`, at)
  const counts: readonly unknown[] = Array.isArray(input) ? input : []
  const [german, allied] = counts
  if (
    counts.length !== 2 ||
    !isWhole(german, 0, board.mostActions) ||
    !isWhole(allied, 0, board.mostActions)
  ) {
    return refused(`two numbers from 0 to ${board.mostActions} expected, German and Allied`, at)
  }
  const index = turn * 2
  return success([
    [index + GERMAN, german],
    [index + ALLIED, allied],
  ])
}
