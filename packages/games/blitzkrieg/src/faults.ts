import { fieldFaults } from '@estafette/kernel'
import { recount } from './counts.ts'
import { PONTOONS } from './data/codes.ts'
import { BUILDING, BUILT, DIGGING, NONE, RETREATING, sideOfUnit, type BlitzState } from './state.ts'
import { isDecision, STEP, stepNames } from './steps.ts'

/** Everything that is wrong with a position. */
export function faults(s: BlitzState): readonly string[] {
  const found = fieldFaults(s.work.text.fields, s)
  if (found.length > 0) return found // what follows relies on the bounds
  checkUnits(s, found)
  if (found.length > 0) return found
  checkHexes(s, found)
  checkMarkers(s, found)
  checkStep(s, found)
  return found
}

function checkUnits(s: BlitzState, found: string[]): void {
  const { board } = s
  for (let unit = 0; unit < board.unitCount; unit++) {
    const name = board.unitCodes[unit]!
    const place = s.place[unit]!
    const transport = s.ride[unit]!
    if (place < 0 || place > board.absent) {
      found.push(`${name} has no place on or off the map`)
      continue
    }
    if (transport < NONE || transport >= board.unitCount)
      found.push(`${name} rides in a transport that is not in this battle`)
    else if (transport !== NONE) {
      if (!board.isTransport[transport] || board.isTransport[unit])
        found.push(`${name} cannot ride in that unit: it must be a transport`)
      if (s.place[transport] !== place)
        found.push(`${name} must be in the same hex as its transport`)
    }
    if (place >= board.hexCount && s.marks[unit]! & RETREATING)
      found.push(`${name} is off the map, so it cannot retreat`)
  }
  let interdictors = 0
  for (let air = 0; air < board.airCount; air++) {
    const place = s.airPlace[air]!
    if (place === board.airInterdiction) interdictors++
    if (place < 0 || place > board.airOut)
      found.push(`${board.airCodes[air]} has no place on or off the map`)
  }
  if (s.interdiction !== interdictors)
    found.push('"interdiction" does not match the air units on that mission')
}

/** Counts recomputed, one side in a hex, stacking. BLZ-STK-8 */
function checkHexes(s: BlitzState, found: string[]): void {
  const { units, zoc, vehicles, top, below } = recount(s)
  const { hexCount, hexIds } = s.board
  for (let hex = 0; hex < hexCount; hex++) {
    const other = hexCount + hex
    const isWrong =
      s.units[hex] !== units[hex] ||
      s.units[other] !== units[other] ||
      s.zoc[hex] !== zoc[hex] ||
      s.zoc[other] !== zoc[other] ||
      s.vehicles[hex] !== vehicles[hex] ||
      s.top[hex] !== top[hex]
    if (isWrong) found.push(`the counts of ${hexIds[hex]} do not match the units there`)
    if (units[hex]! > 0 && units[other]! > 0)
      found.push(`${hexIds[hex]} must not hold units of both sides`)
    let sides = 0
    for (let unit = top[hex]!; unit !== NONE; unit = below[unit]!) sides |= 1 << sideOfUnit(s, unit)
    if (sides === 3) found.push(`${hexIds[hex]} must not hold a stack of both sides`)
    if (s.entrenchment[hex]! < 0 || s.entrenchment[hex]! > 4)
      found.push('unknown kind of entrenchment')
    const isDug = s.digger.length > 1 && s.digger[hex] !== 0
    if (isDug !== s.entrenchment[hex]! >= DIGGING)
      found.push(`${hexIds[hex]} must have a digger while it is being entrenched, and only then`)
    if (isDug && s.place[s.digger[hex]! - 1] !== hex)
      found.push(`the unit that digs at ${hexIds[hex]} is not there`)
    if (s.control[hex]! < 0 || s.control[hex]! > 2)
      found.push('control must be none, german or allied')
  }
  s.below.forEach((next, unit) => {
    if (next !== below[unit])
      found.push(`the stack of ${s.board.unitCodes[unit]} does not match the units there`)
  })
}

/** Pontoons lie on rivers, and those that are built upon have builders. BLZ-PON-4 */
function checkMarkers(s: BlitzState, found: string[]): void {
  for (let marker = 0; marker < PONTOONS; marker++) {
    const isLaid = s.pontoons[marker] === BUILDING || s.pontoons[marker] === BUILT
    if (isLaid !== (s.spans[marker] !== NONE))
      found.push('a pontoon must have a river hexside once it is begun, and not before')
    const hasBuilders = s.builders[2 * marker] !== NONE && s.builders[2 * marker + 1] !== NONE
    if ((s.pontoons[marker] === BUILDING) !== hasBuilders)
      found.push('a pontoon under construction must have two builders, and no other')
  }
  for (let option = 0; option < s.options.length; option++) {
    if (s.options[option] !== 0 && s.options[option] !== 1)
      found.push('an option must be on or off')
  }
}

/** What each decision needs. */
const needs: Readonly<
  Record<string, readonly ('active' | 'retreater' | 'start' | 'placing' | 'airTarget')[]>
> = {
  'setup-place': ['placing'],
  mission: ['airTarget'],
  intercept: ['airTarget'],
  'bombard-target': ['active'],
  'on-the-way': ['active'],
  excess: ['start'],
  stand: ['start'],
  ferocity: ['retreater'],
  'retreat-step': ['retreater', 'start'],
  follow: ['retreater', 'start'],
  'advance-hex': ['retreater'],
}

/** Decisions outside of a player turn. */
const outside = [
  'setup-place',
  'setup-entrench',
  'setup-disrupt',
  'setup-refit',
  'withdraw-air',
  'over',
]

function checkStep(s: BlitzState, found: string[]): void {
  const step = stepNames[s.step]!
  const isOver = s.step === STEP.over
  if (!isDecision(s.step) && !isOver)
    found.push(`the step must be a decision, and "${step}" is not one`)
  if (s.decider === NONE) found.push('missing "decider": no side is to decide')
  if (isOver !== (s.victory !== NONE))
    found.push('a game must be over if its victory is decided, and only then')
  if ((s.turn === 0) !== step.startsWith('setup'))
    found.push('turn 0 must be the set-up, and no other turn')
  if (s.turn === 0 && s.zone === NONE) found.push('missing "zone": no set-up zone named')
  for (const need of needs[step] ?? []) {
    if (s[need] === NONE) found.push(`"${step}" needs ${need}`)
  }
  if (step === 'rommel') return
  if (outside.includes(step) !== (s.phasing === NONE))
    found.push(
      `"${step}" does not fit "phasing": a side must be phasing in its own turn, and only then`,
    )
}
