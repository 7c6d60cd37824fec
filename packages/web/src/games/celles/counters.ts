import {
  flagsOf,
  ACTED,
  ACTIVATED,
  ARMOR,
  BRITISH,
  DISRUPTED,
  GERMAN,
  INFANTRY,
  ISOLATED,
  OUT_OF_SUPPLY,
  RECON,
  REDUCED,
  SP_AT,
  standardBoard,
  US,
  USED,
  type Board,
  type CellesState,
} from '@estafette/celles/screen'
import type {
  CounterFace,
  Factor,
  Marks,
  Nation,
  SizeMark,
  SymbolKind,
} from '../../counters/model.ts'
import { badgeOf, counterName } from './panels/formations.ts'
import { oncePer } from '../../screen/once.ts'

const {
  formationCodes: FORMATION_CODES,
  unitCodes: UNIT_CODES,
  unitFormation,
  unitNames,
  unitNationality,
  unitSteps,
  unitType,
} = standardBoard

const nations: Readonly<Record<number, Nation>> = {
  [GERMAN]: 'wehrmacht',
  [US]: 'us',
  [BRITISH]: 'british-brown',
}

const kinds: Readonly<Record<number, SymbolKind>> = {
  [ARMOR]: 'armour',
  [INFANTRY]: 'infantry',
  [RECON]: 'recon',
  [SP_AT]: 'anti-tank-armoured',
}

/** Movement of an infantry unit with the trucks marker. CEL-8.3.1 */
const TRUCKS_MOVEMENT = 9

/** Factors of the side that is up; a used counter has no movement. */
export interface CounterFactors {
  readonly attack: number
  readonly defence: number
  readonly movement: number | null
}

/** The factors a counter shows with these flags. CEL-2.0.4 */
export function cellesFactors(
  board: Board,
  unit: number,
  flags: number,
  hasTrucks: boolean,
): CounterFactors {
  const side = unit * 4 + (flags & REDUCED ? 2 : 0) + (flags & USED ? 1 : 0)
  return {
    attack: board.attack[side]!,
    defence: board.defence[side]!,
    movement: flags & USED ? null : hasTrucks ? TRUCKS_MOVEMENT : board.movement[unit]!,
  }
}

const SHOWN = USED | REDUCED | DISRUPTED | OUT_OF_SUPPLY | ISOLATED
const TRUCKS = SHOWN + 1 // beside the flags in the key of a face

/** One face per unit and state of a board: the same face is always the same object. */
const facesOn = oncePer<Board, Map<number, CounterFace>>(() => new Map())

/** What the counter of a unit shows with these flags of the state. */
export function cellesFace(
  board: Board,
  unit: number,
  flags: number,
  hasTrucks = false,
): CounterFace {
  const state = (flags & SHOWN) | (hasTrucks ? TRUCKS : 0)
  const key = unit * 2 * TRUCKS + state
  const known = facesOn(board)
  const face = known.get(key) ?? makeFace(board, unit, flags & SHOWN, hasTrucks)
  known.set(key, face)
  return face
}

/** What a unit is doing in the Action Phase, from its marks in the state. */
export function cellesMarks(marks: number): Marks {
  if ((marks & ACTIVATED) === 0) return {}
  return marks & ACTED ? { acted: true } : { activated: true }
}

function makeFace(board: Board, unit: number, flags: number, hasTrucks: boolean): CounterFace {
  const code = UNIT_CODES[unit]!
  const { name, bar } = badgeOf(FORMATION_CODES[unitFormation[unit]!]!)
  const { attack, defence, movement } = cellesFactors(board, unit, flags, hasTrucks)
  const factors: Factor[] = [{ text: String(attack) }, { text: String(defence) }]
  if (movement !== null) factors.push({ text: String(movement) })
  const steps = unitSteps[unit]!
  return {
    key: `${code}:${flags}${hasTrucks ? 't' : ''}`,
    nation: nations[unitNationality[unit]!]!,
    kind: hasTrucks ? 'infantry-motorised' : kinds[unitType[unit]!]!,
    size: sizeOf(unit),
    name: counterName(unitNames[unit]!),
    letter: null,
    formation: name,
    bar,
    factors,
    steps: { left: flags & REDUCED ? steps - 1 : steps, of: steps },
    spent: (flags & USED) !== 0,
    disrupted: (flags & DISRUPTED) !== 0,
    trucks: hasTrucks,
    ...(flags & ISOLATED
      ? { supply: 'isolated' as const }
      : flags & OUT_OF_SUPPLY
        ? { supply: 'out' as const }
        : {}),
  }
}

/** Two steps are a regiment or a combat command, one a battalion; the detachment is a company. */
function sizeOf(unit: number): SizeMark {
  if (unitSteps[unit]! > 1) return 'III'
  return UNIT_CODES[unit]!.startsWith('3Arm') ? 'I' : 'II'
}

/** The face of a unit as it stands in a position. */
export function faceOf(s: CellesState, unit: number): CounterFace {
  return cellesFace(s.board, unit, flagsOf(s, unit), s.trucks === unit)
}
