import type { Language, SideForms, Worded } from '@estafette/kernel'
import type { Board } from '../data/board.ts'
import { RESULTS, SIDES } from '../data/codes.ts'

/** Hexes by number and, where there is one, name; the same in both languages: '1107 (Stonne)'. */
export function hexes({ hexIds, hexNames }: Board): string[] {
  return hexIds.map((id, hex) => (hexNames[hex] === '' ? id : `${id} (${printed(hexNames[hex]!)})`))
}

/** A name of the data as it is printed, with true apostrophes and dashes. */
export function printed(text: string): string {
  return text.replaceAll("'", '’').replace(/(\d)-(?=\d)/g, '$1–')
}

/** A name that may stand at the head of a sentence. */
function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Words for the three kinds of transports, as the data names them. */
export type Vehicles = Readonly<Record<'Truck' | 'Halftrack' | 'Tracked', string>>

/** A name of the data in one of the languages. */
export function inWords(name: string | Worded, language: Language): string {
  return printed(typeof name === 'string' ? name : name[language])
}

/**
 * Units by name and formation, '1/5 (3 Pz)', or by their name alone where it holds that of the
 * formation, '1/I GD'. The transports of a formation are numbered through, whatever group they
 * belong to.
 */
export function units(board: Board, language: Language, vehicles: Vehicles): string[] {
  const { unitNames, unitFormation, isTransport } = board
  const labels = board.source.units.formations.map(({ id, label }) =>
    inWords(label ?? id, language),
  )
  const numbers = new Map<string, number>()
  return unitNames.map((name, unit) => {
    const label = labels[unitFormation[unit]!]!
    if (!isTransport[unit]) return withFormation(capital(printed(name)), label)
    const own = vehicles[name.split(' ')[0] as keyof Vehicles]
    const number = (numbers.get(`${own} ${label}`) ?? 0) + 1
    numbers.set(`${own} ${label}`, number)
    return `${own} ${number} (${label})`
  })
}

function withFormation(name: string, formation: string): string {
  return name.split(/[ /]/).includes(formation) ? name : `${name} (${formation})`
}

/** Air units by owner and number. */
export function airUnits(
  { airCodes, airSides, raf }: Board,
  names: readonly [german: string, allied: string, raf: string],
): string[] {
  return airCodes.map((code, air) => {
    const name = raf[air] ? names[2] : names[airSides[air]!]!
    return `${name} ${code.split('-')[1]}`
  })
}

/** Unbridged hexsides by the ids of the two hexes: '0107/0108'. */
export function hexsides({ riverSides, hexIds }: Board): string[] {
  return riverSides.map(([a, b]) => `${hexIds[a]}/${hexIds[b]}`)
}

/** Names by side, in the order of the codes. */
export function bySide(sides: Readonly<Record<string, SideForms>>): string[] {
  return SIDES.map((side) => sides[side]!.name)
}

const MOST_MP = 30 // half MP, more than the longest move costs

/** Halves as whole points: '6', '½' or '2½'. */
function inPoints(halves: number): string {
  const whole = Math.floor(halves / 2)
  if (halves % 2 === 0) return String(whole)
  return whole === 0 ? '½' : `${whole}½`
}

/** A message with halves told in whole points. */
export function points(gap: string, most: number = MOST_MP): string {
  const cases = Array.from({ length: most + 1 }, (_, halves) => `=${halves} {${inPoints(halves)}}`)
  return `{${gap}, plural, ${cases.join(' ')} other {}}`
}

const MOST_VP = 400 // half VP, more than all units and hexes of a battle are worth

/** A message with VP, which are told in halves. */
export function vp(gap: string): string {
  return points(gap, MOST_VP)
}

/** A message with a lead in half VP, whichever side it favours. */
export function margin(gap: string): string {
  const cases = Array.from({ length: MOST_VP }, (_, index) => {
    const text = inPoints(index + 1)
    return `=${index + 1} {${text}} =-${index + 1} {${text}}`
  })
  return `{${gap}, plural, ${cases.join(' ')} other {0}}`
}

/** A message with the turn and its date: `say` words a date, and whether it is a night. */
export function turns(
  { source }: Board,
  say: (turn: number, day: number, month: number, night: boolean) => string,
): string {
  const cases = source.scenario.turns.map(({ turn, date, night }) => {
    const [, month = '', day = ''] = date.split('-')
    return `=${turn} {${say(turn, Number(day), Number(month), night)}}`
  })
  return `{turn, plural, ${cases.join(' ')} other {}}`
}

/** A message with a number of columns, with its sign: '+1', '−2' or '0'. */
export function columns(gap: string): string {
  const negatives = Array.from({ length: 12 }, (_, index) => `=-${index + 1} {−${index + 1}}`)
  return `{${gap}, plural, ${negatives.join(' ')} =0 {0} other {+#}}`
}

/** A message about a shift, nothing where it is 0: `say` gets it with its sign. */
export function shifted(gap: string, say: (shift: string) => string): string {
  return `{${gap}, plural, =-1 {${say('−1')}} =0 {} other {${say('+#')}}}`
}

/** A message with a result of the combat table as it is printed. */
export function result(gap: string): string {
  const cases = RESULTS.map((name, index) => `=${index} {${name === '-' ? '—' : name}}`)
  return `{${gap}, plural, ${cases.join(' ')} other {}}`
}
