import type { SideForms } from '@estafette/kernel'
import type { Board } from '../data/board.ts'
import { SIDES } from '../data/codes.ts'
import { WHY } from '../reasons.ts'

/** Hexes by number and, where there is one, name; the same in both languages: '2113 (Rochefort)'. */
export function hexes({ source, hexIds }: Board): string[] {
  const { labels, places } = source.map
  const names = new Map([...labels.list, ...places].map(({ hex, name }) => [hex, name]))
  return hexIds.map((id) => (names.has(id) ? `${id} (${names.get(id)})` : id))
}

/** What stands behind the name of a unit, by formation; nothing where the name says it. */
export type FormationTags = Readonly<Record<string, string>>

/** Units by short name and formation, '60 PzGren (116th Pz)'; a language may have its own names. */
export function units(
  { unitCodes, unitNames, unitFormation, formationCodes }: Board,
  tags: FormationTags,
  own: Readonly<Record<string, string>>,
): string[] {
  return unitCodes.map((code, unit) => {
    const name = own[code] ?? unitNames[unit]!.replace(/ \(.*\)$/, '')
    const tag = tags[formationCodes[unitFormation[unit]!]!]
    return tag === undefined ? name : `${name} (${tag})`
  })
}

/** Battalions of the 84th go by their numbers: '1/333'. */
export function battalions({ unitCodes }: Board): Readonly<Record<string, string>> {
  const codes = unitCodes.filter((code) => code.startsWith('84Inf-'))
  return Object.fromEntries(
    codes.map((code) => [code, code.replace(/^84Inf-(\d)-(\d+)$/, '$1/$2')]),
  )
}

/** Task forces of the 2nd Armored in short: 'CCA TF A'. */
export function taskForces({ unitCodes, unitNames }: Board): Readonly<Record<string, string>> {
  return Object.fromEntries(
    unitCodes
      .map((code, unit) => [code, unitNames[unit]!] as const)
      .filter(([, name]) => name.includes('Task Force'))
      .map(([code, name]) => [code, name.replace('Task Force', 'TF')]),
  )
}

// Reasons that say the same wherever they are asked, each with the rule of its decision.
const reasonKeys = Object.keys(WHY)
export const notYours = reasonKeys.filter((key) => key.endsWith('-not-yours'))
export const notOnMap = reasonKeys.filter((key) => key.endsWith('-not-on-map'))
export const notInvolved = reasonKeys.filter((key) => key.endsWith('-not-involved'))

/** The same words for several reasons. */
export function inEvery(keys: readonly string[], words: string): Readonly<Record<string, string>> {
  return Object.fromEntries(keys.map((key) => [key, words]))
}

/** Names by formation, in the order of the codes. */
export function byFormation(
  { formationCodes }: Board,
  names: Readonly<Record<string, string>>,
): string[] {
  return formationCodes.map((code) => names[code]!)
}

/** Names by side, in the order of the codes. */
export function bySide(sides: Readonly<Record<string, SideForms>>): string[] {
  return SIDES.map((side) => sides[side]!.name)
}

/** A message with the name of a formation that may be none. */
export function formationOr(names: readonly string[], say: (name: string) => string, none: string) {
  const cases = names.map((name, formation) => `=${formation} {${say(name)}}`)
  return `{formation, plural, ${cases.join(' ')} other {${none}}}`
}

/** A message with the day and the period of `turn`. */
export function dateOfTurn(
  { lastTurn, turnDay, night }: Board,
  say: (day: number, isNight: boolean) => string,
): string {
  const turns = Array.from({ length: lastTurn }, (_, index) => index + 1)
  const cases = turns.map((turn) => `=${turn} {${say(turnDay[turn]!, night[turn]! === 1)}}`)
  return `{turn, plural, ${cases.join(' ')} other {}}`
}

/** A message about a turn to come, which may be beyond the last one. */
export function afterLastTurn({ lastTurn }: Board, never: string, later: string): string {
  return `{turn, plural, =${lastTurn + 1} {${never}} other {${later}}}`
}

const MOST_HALVES = 30 // more than the longest move, and the dearest step, costs

/** A message with movement points, which are told in halves: '6', '2½' or '½'. */
export function points(gap: string): string {
  const cases = Array.from({ length: MOST_HALVES + 1 }, (_, halves) => {
    const whole = Math.floor(halves / 2)
    const half = halves % 2 === 1
    return `=${halves} {${half && whole === 0 ? '' : whole}${half ? '½' : ''}}`
  })
  return `{${gap}, plural, ${cases.join(' ')} other {}}`
}

const LOWEST = -12 // below the sum of all modifiers

/** A message with a number that may be negative, set with a true minus sign. */
export function numeral(gap: string, plus: '' | '+' = ''): string {
  const negatives = Array.from({ length: -LOWEST }, (_, index) => index + 1)
  const cases = negatives.map((n) => `=-${n} {−${n}}`)
  return `{${gap}, plural, ${cases.join(' ')} =0 {0} other {${plus}#}}`
}

const MOST_VP = 120 // more than there are steps, towns and VP on the track

/** A message with a difference in VP, whichever side it favors. */
export function margin(gap: string): string {
  const cases = Array.from({ length: MOST_VP }, (_, index) => `=-${index + 1} {${index + 1}}`)
  return `{${gap}, plural, ${cases.join(' ')} other {#}}`
}

/** A message about a modifier, nothing where it is 0: `say` gets it with its sign, '+1' or '−2'. */
export function modified(gap: string, say: (modifier: string) => string): string {
  return `{${gap}, plural, =-2 {${say('−2')}} =-1 {${say('−1')}} =0 {} other {${say('+#')}}}`
}

/** A message with a column of the Combat Results Table: '2–1'. */
export function column({ crtColumns }: Board, gap = 'column'): string {
  const cases = crtColumns.map((name, index) => `=${index} {${name.replace('-', '–')}}`)
  return `{${gap}, plural, ${cases.join(' ')} other {}}`
}

/** A message with a part of a result as the table prints it: steps in the low bits, 4 D, 8 R. */
export function result(gap: string): string {
  const cases = Array.from({ length: 16 }, (_, bits) => {
    const steps = bits & 3 ? String(bits & 3) : ''
    const text = `${steps}${bits & 8 ? 'R' : ''}${bits & 4 ? 'D' : ''}`
    return `=${bits} {${text === '' ? '—' : text}}`
  })
  return `{${gap}, plural, ${cases.join(' ')} other {}}`
}
