import type { SideForms } from '@estafette/kernel'
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

/**
 * Units by name and formation, '1/5 (3 Pz)'. Where two of a formation have the same name, their
 * groups tell them apart.
 */
export function units(board: Board, vehicles: Vehicles): string[] {
  const { unitNames, unitFormation, formationNames, unitGroup, groupCodes, isTransport } = board
  const plain = unitNames.map((name, unit) => {
    const [kind = '', number = ''] = name.split(' ')
    const own = isTransport[unit]
      ? `${vehicles[kind as keyof Vehicles]} ${number}`
      : capital(printed(name))
    return [own, formationNames[unitFormation[unit]!]!] as const
  })
  const names = plain.map(([name, formation]) => `${name} (${formation})`)
  return names.map((name, unit) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name
    const [own, formation] = plain[unit]!
    return `${own} (${formation}, ${printed(groupCodes[unitGroup[unit]!]!)})`
  })
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

/** A message with halves told in whole points: '6' or '2.5'. */
export function points(gap: string, comma: '.' | ',', most: number = MOST_MP): string {
  const cases = Array.from({ length: most + 1 }, (_, halves) => {
    const whole = Math.floor(halves / 2)
    return `=${halves} {${whole}${halves % 2 === 1 ? `${comma}5` : ''}}`
  })
  return `{${gap}, plural, ${cases.join(' ')} other {}}`
}

const MOST_VP = 400 // half VP, more than all units and hexes of a battle are worth

/** A message with VP, which are told in halves. */
export function vp(gap: string, comma: '.' | ','): string {
  return points(gap, comma, MOST_VP)
}

/** A message with a lead in half VP, whichever side it favours. */
export function margin(gap: string, comma: '.' | ','): string {
  const cases = Array.from({ length: MOST_VP }, (_, index) => {
    const halves = index + 1
    const text = `${Math.floor(halves / 2)}${halves % 2 === 1 ? `${comma}5` : ''}`
    return `=${halves} {${text}} =-${halves} {${text}}`
  })
  return `{${gap}, plural, ${cases.join(' ')} other {0}}`
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
