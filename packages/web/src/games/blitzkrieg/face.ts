import {
  flagsOf,
  rideOf,
  AA88,
  ANTITANK,
  ANTITANK_BONUS,
  ANTITANK_GUN,
  ARMORED_CAR,
  ARTILLERY,
  ASSAULT,
  CAVALRY,
  DISRUPTED,
  ENGINEER,
  FORTRESS,
  HEAVY_INFANTRY,
  HEAVY_TANK,
  INFANTRY,
  MOTORCYCLE,
  NONE,
  PRE_COMBAT_RETREAT,
  REFIT,
  SPENT,
  TANK,
  TRANSPORT,
  TRANSPORT_MOVEMENT,
  type BlitzState,
  type Board,
} from '@estafette/blitzkrieg/screen'
import type { CounterFace, Factor, Nation, ProfileKind, SymbolKind } from '../../counters/model.ts'
import { barOf } from './panels/formations.ts'

const nations: Readonly<Record<string, Nation>> = {
  DE: 'wehrmacht',
  FR: 'french',
  UK: 'british',
  BE: 'belgian',
}

const kinds: Readonly<Record<number, SymbolKind>> = {
  [TANK]: 'armour',
  [ARMORED_CAR]: 'recon-armoured',
  [INFANTRY]: 'infantry',
  [HEAVY_INFANTRY]: 'infantry-motorised',
  [MOTORCYCLE]: 'motorcycle',
  [CAVALRY]: 'recon',
  [ASSAULT]: 'assault',
  [ENGINEER]: 'engineer',
  [ARTILLERY]: 'artillery',
  [ANTITANK]: 'anti-tank',
  [AA88]: 'anti-tank-air-defence',
  [FORTRESS]: 'fortress',
  [TRANSPORT]: 'transport',
}

/** Profiles by the vehicle that the data names. */
const profiles: Readonly<Record<string, ProfileKind>> = {
  PanzerII: 'panzer-ii',
  PanzerIII: 'panzer-iii',
  PanzerIV: 'panzer-iv',
  Pz38t: 'pz-38t',
  SdKfz222: 'sdkfz-222',
  CharB1: 'char-b1',
  SomuaS35: 'somua-s35',
  HotchkissH39: 'hotchkiss-h39',
  RenaultR35: 'renault-r35',
  Panhard178: 'panhard-178',
  MatildaII: 'matilda-ii',
  A10CruiserMkII: 'cruiser-a10',
  VickersMkVI: 'vickers-mk-vi',
  Halftrack: 'halftrack',
  Truck: 'truck',
  Tracked: 'carrier',
}

// What a face depends on beside its unit, as bits.
export const SHOWN = DISRUPTED | REFIT | SPENT
export const RIDING = 8
export const LED = 16
export const SYMBOLS = 32
export const STATES = 64

/** What is printed on the counter of a unit, and its state. */
export function makeFace(board: Board, unit: number, state: number): CounterFace {
  const profile = profiles[board.vehicles[unit]!]
  return {
    key: `${board.id} ${board.unitCodes[unit]}:${state}`,
    nation: nationOf(board, unit),
    kind: kinds[board.unitType[unit]!]!,
    ...(profile && (state & SYMBOLS) === 0 && { profile }),
    size: null,
    name: counterName(board, unit),
    letter: null,
    bar: barOf(board, board.unitFormation[unit]!),
    factors: factorsOf(board, unit, state),
    spent: (state & SPENT) !== 0,
    fired: (state & SPENT) !== 0, // nothing else spends a unit
    disrupted: (state & DISRUPTED) !== 0,
    refit: (state & REFIT) !== 0,
    riding: (state & RIDING) !== 0,
    leader: (state & LED) !== 0,
    heavy: (board.traits[unit]! & HEAVY_TANK) !== 0,
  }
}

/** A transport has a number only, that of its name in words: its picture says what it is. */
function counterName({ unitNames, unitFormation, isTransport }: Board, unit: number): string {
  const name = unitNames[unit]!
  if (!isTransport[unit]) return name
  const [vehicle] = name.split(' ')
  const before = unitNames.filter(
    (other, at) =>
      at <= unit &&
      isTransport[at] &&
      unitFormation[at] === unitFormation[unit] &&
      other.split(' ')[0] === vehicle,
  )
  return String(before.length)
}

/** SS formations have counters of their own colour. */
function nationOf({ unitNations, unitFormation, formationNames }: Board, unit: number): Nation {
  const isSs = formationNames[unitFormation[unit]!]!.startsWith('SS')
  return isSs ? 'ss' : nations[unitNations[unit]!]!
}

/** The attack factor with its refit marker, the movement of whoever rides. BLZ-UNIT-6, BLZ-MOV-19 */
export function shownFactors(s: BlitzState, unit: number): readonly [number, number, number] {
  return numbersOf(
    s.board,
    unit,
    (flagsOf(s, unit) & SHOWN) | (rideOf(s, unit) === NONE ? 0 : RIDING),
  )
}

function numbersOf(board: Board, unit: number, state: number): readonly [number, number, number] {
  const attack = board.attack[unit]!
  return [
    state & REFIT ? Math.max(0, attack - 1) : attack,
    board.defence[unit]!,
    state & RIDING ? TRANSPORT_MOVEMENT : board.movement[unit]!,
  ]
}

/** Attack, defence, movement with the shapes for printed colours. BLZ-UNIT-1 */
function factorsOf(board: Board, unit: number, state: number): readonly Factor[] {
  const [attack, defence, movement] = numbersOf(board, unit, state)
  const rest: readonly Factor[] = [
    { text: String(defence) },
    {
      text: String(movement),
      ...(board.traits[unit]! & PRE_COMBAT_RETREAT && { gold: 'ring' as const }),
    },
  ]
  if (board.isTransport[unit]) return rest
  const range = board.range[unit]!
  const gold = goldOf(board, unit)
  const first: Factor = {
    text: String(attack),
    ...(range > 0 && { raised: String(range) }),
    ...(gold && { gold }),
    ...(state & REFIT && { lowered: true }),
  }
  return [first, ...rest]
}

function goldOf({ traits, unitType }: Board, unit: number): Factor['gold'] | undefined {
  if (unitType[unit] === ASSAULT) return 'roof'
  return traits[unit]! & (ANTITANK_GUN | ANTITANK_BONUS) ? 'box' : undefined
}
