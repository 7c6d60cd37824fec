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
      found.push(`${name} is nowhere`)
      continue
    }
    if (transport < NONE || transport >= board.unitCount) found.push(`${name} rides in nothing`)
    else if (transport !== NONE) {
      if (!board.isTransport[transport] || board.isTransport[unit])
        found.push(`${name} cannot ride so`)
      if (s.place[transport] !== place) found.push(`${name} is not where its transport is`)
    }
    if (place >= board.hexCount && s.marks[unit]! & RETREATING) found.push(`${name} is off the map`)
  }
  let interdictors = 0
  for (let air = 0; air < board.airCount; air++) {
    const place = s.airPlace[air]!
    if (place === board.airInterdiction) interdictors++
    if (place < 0 || place > board.airOut) found.push(`${board.airCodes[air]} is nowhere`)
  }
  if (s.interdiction !== interdictors) found.push('the interdiction is wrong')
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
    if (isWrong) found.push(`the counts of ${hexIds[hex]} are wrong`)
    if (units[hex]! > 0 && units[other]! > 0) found.push(`two sides in ${hexIds[hex]}`)
    let sides = 0
    for (let unit = top[hex]!; unit !== NONE; unit = below[unit]!) sides |= 1 << sideOfUnit(s, unit)
    if (sides === 3) found.push(`enemies share ${hexIds[hex]}`)
    if (s.entrenchment[hex]! < 0 || s.entrenchment[hex]! > 4) found.push('there is no such trench')
    const isDug = s.digger.length > 1 && s.digger[hex] !== 0
    if (isDug !== s.entrenchment[hex]! >= DIGGING) found.push(`nobody digs at ${hexIds[hex]}`)
    if (isDug && s.place[s.digger[hex]! - 1] !== hex)
      found.push(`the digger of ${hexIds[hex]} is gone`)
    if (s.control[hex]! < 0 || s.control[hex]! > 2) found.push('nobody is not somebody')
  }
  s.below.forEach((next, unit) => {
    if (next !== below[unit]) found.push(`the stack of ${s.board.unitCodes[unit]} is wrong`)
  })
}

/** Pontoons lie on rivers, and those that are built upon have builders. BLZ-PON-4 */
function checkMarkers(s: BlitzState, found: string[]): void {
  for (let marker = 0; marker < PONTOONS; marker++) {
    const isLaid = s.pontoons[marker] === BUILDING || s.pontoons[marker] === BUILT
    if (isLaid !== (s.spans[marker] !== NONE)) found.push('a pontoon lies over a river')
    const hasBuilders = s.builders[2 * marker] !== NONE && s.builders[2 * marker + 1] !== NONE
    if ((s.pontoons[marker] === BUILDING) !== hasBuilders) found.push('two units build a pontoon')
  }
  for (let option = 0; option < s.options.length; option++) {
    if (s.options[option] !== 0 && s.options[option] !== 1) found.push('an option is on or off')
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
  if (!isDecision(s.step) && !isOver) found.push(`nobody decides "${step}"`)
  if (isOver !== (s.victory !== NONE)) found.push('a game is over if it has been decided')
  if (s.decider === NONE) found.push('nobody decides')
  if ((s.turn === 0) !== step.startsWith('setup')) found.push('turn 0 is the set-up')
  if (s.turn === 0 && s.zone === NONE) found.push('a zone is set up')
  for (const need of needs[step] ?? []) {
    if (s[need] === NONE) found.push(`"${step}" needs ${need}`)
  }
  if (step === 'rommel') return
  if (outside.includes(step) !== (s.phasing === NONE))
    found.push(`"${step}" is somebody’s turn or not`)
}
