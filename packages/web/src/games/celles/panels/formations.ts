import type { Bar } from '../../../counters/model.ts'

/** What the counters of one formation have in common. */
export interface Badge {
  readonly name: string // as a counter has room for it
  readonly bar: Bar
}

/**
 * The formations by their codes. No two of a side share a pattern, so they differ in grey as well.
 */
export const BADGES: Readonly<Record<string, Badge>> = {
  '116Pz': { name: '116 Pz', bar: { tone: 'gold', pattern: 'plain' } },
  '2Pz': { name: '2 Pz', bar: { tone: 'coral', pattern: 'split' } },
  Lehr: { name: 'Lehr', bar: { tone: 'sky', pattern: 'dots' } },
  '9Pz': { name: '9 Pz', bar: { tone: 'lime', pattern: 'bars' } },
  FBB: { name: 'FBB', bar: { tone: 'silver', pattern: 'chevrons' } },
  '84Inf': { name: '84 Inf', bar: { tone: 'teal', pattern: 'dots' } },
  '2Arm': { name: '2 Arm', bar: { tone: 'brown', pattern: 'plain' } },
  '4Cav': { name: '4 Cav', bar: { tone: 'gold', pattern: 'chevrons' } },
  '3Arm': { name: '3 Arm', bar: { tone: 'violet', pattern: 'bars' } },
  '29Bde': { name: '29 Bde', bar: { tone: 'cream', pattern: 'split' } },
}

/** The badge of a formation that is known to exist. */
export function badgeOf(code: string): Badge {
  const badge = BADGES[code]
  if (!badge) throw new Error(`no badge for formation '${code}'`)
  return badge
}

// Kampfgruppen go by the name of their leader, the rest by number and arm.
const abbreviations: readonly (readonly [from: RegExp, to: string])[] = [
  [/^KG (\S+) \(.*\)$/, '$1'],
  [/ Rgt$/, ''],
  [/Panzerjäger/, 'PzJäger'],
  [/^FBB Panzer/, 'FBB Pz'],
  [/Task Force/, 'TF'],
  [/Cavalry Squadron/, 'Cav Sqn'],
  [/3rd Armored detachment/, '3 Arm Det'],
  [/Infantry/, 'Inf'],
]

/** A unit's name as a counter has room for it: 'KG Cochenhausen (304 PzGren)' is 'Cochenhausen'. */
export function counterName(name: string): string {
  return abbreviations.reduce((text, [from, to]) => text.replace(from, to), name)
}
