import {
  dangerAt,
  DISRUPTION,
  ELIMINATION,
  MANDATORY_RETREAT,
  NO_EFFECT,
  placeOf,
  RETREAT,
  sideOfUnit,
  type BlitzState,
  type CombatPreview,
  type HexDanger as Attacked,
} from '@estafette/blitzkrieg/screen'
import type { Game, Part, Plan } from '@estafette/kernel'
import { voiceOf } from '../../../i18n/voice.ts'
import type { Danger, DangerEnd, Grade } from '../../../screen/danger.ts'
import { oncePer } from '../../../screen/once.ts'
import { blitzWords, percent, sideName, signed } from '../words.ts'
import { moveWords } from './move-words.ts'

const EVEN = '1:1' // the column from which on a danger is more than some
const DOUBLE = '2:1' // and from which on it is the worst

const attacks = oncePer<BlitzState, Map<string, Attacked | null>>(() => new Map())

/** The best attack on units that would go to a hex, worked out once for a position. */
export function attackAt(s: BlitzState, units: readonly number[], hex: number): Attacked | null {
  const known = attacks(s)
  const key = `${hex} ${units.join()}`
  const found = known.get(key)
  if (found !== undefined) return found
  const worst = dangerAt(s, sideOfUnit(s, units[0]!), hex, units)
  known.set(key, worst)
  return worst
}

/** Under 1:1 some, up to 3:2 worse, from 2:1 on worst. */
function gradeOf({ board }: BlitzState, column: number): Grade {
  if (column < board.crtColumns.indexOf(EVEN)) return 1
  return column < board.crtColumns.indexOf(DOUBLE) ? 2 : 3
}

/** What the enemy could do to units of a plan in the hex that it leads to. */
export function dangerOfPlan(
  game: Game<BlitzState>,
  s: BlitzState,
  { place, kind }: Plan,
  goers: readonly number[],
): Danger | null {
  if (kind !== 'move' || goers.length === 0) return null
  const attacked = attackAt(s, goers, place)
  if (!attacked) return null
  const words = moveWords()
  const { preview } = attacked
  const odds = s.board.crtColumns[preview.finalColumn]!
  const hex = s.board.hexIds[place]!
  return {
    grade: gradeOf(s, preview.finalColumn),
    figure: odds,
    label: words.attackedAt,
    spoken: words.spokenAt(...ratio(odds)),
    title: words.canBeAttacked(hex),
    text: textOf(game, s, attacked),
    ends: endsOf(preview),
    comers: [...new Set(attacked.units.map((unit) => placeOf(s, unit)))],
    helpers: [...new Set(attacked.guns.map((unit) => placeOf(s, unit)))],
  }
}

/** Odds as they are said: '6:1+' is six to one. */
function ratio(odds: string): readonly [string, string] {
  const [one = '', other = ''] = odds.replace('+', '').split(':')
  return [one, other]
}

/** Both sums term by term: who comes, the guns, what takes off or adds. */
function textOf(game: Game<BlitzState>, s: BlitzState, { guns, preview }: Attacked): string {
  const words = moveWords()
  const { strength } = blitzWords()
  const nameOf = (unit: number): string =>
    voiceOf(game)
      .thing('unit', unit)
      .replace(/ \(.*\)$/, '')
  const termOf = ({ key, unit, value }: Part): string =>
    unit === undefined
      ? `${strength[key as keyof typeof strength] ?? key} ${signed(value)}`
      : `${nameOf(unit)} ${value}`
  const isGun = ({ unit }: Part): boolean => unit !== undefined && guns.includes(unit)
  const support = preview.attackers.filter(isGun)
  const terms = [
    ...preview.attackers.filter((part) => part.unit !== undefined && !isGun(part)).map(termOf),
    ...(support.length > 0
      ? [
          words.guns(
            support.map(({ unit }) => nameOf(unit!)).join(', '),
            support.reduce((sum, { value }) => sum + value, 0),
          ),
        ]
      : []),
    ...preview.attackers.filter(({ unit }) => unit === undefined).map(termOf),
  ]
  const shift = preview.finalColumn - preview.column
  /** Terms and what they come to, where there are several. */
  const summed = (all: readonly string[], total: number): string =>
    all.length > 1 ? `${all.join(', ')} = ${total}` : all.join('')
  const sum = words.sum(
    summed(terms, preview.attackTotal),
    summed(preview.defenders.map(termOf), preview.defenceTotal),
  )
  const enemy = 1 - sideOfUnit(s, preview.defenders.find(({ unit }) => unit !== undefined)!.unit!)
  const facts = words.openFacts(sideName(s.board, enemy))
  return [sum, shift === 0 ? '' : words.shifted(signed(shift)), facts].filter(Boolean).join(' ')
}

/** How it would end for those who are attacked and give way. */
function endsOf({ results }: CombatPreview): readonly DangerEnd[] {
  const words = moveWords().ends
  const of = (...which: readonly number[]): number =>
    results.reduce(
      (sum, { defender, probability }) => sum + (which.includes(defender) ? probability : 0),
      0,
    )
  const ends: readonly (readonly [keyof typeof words, number, DangerEnd['tone']])[] = [
    ['nothing', of(NO_EFFECT), 'none'],
    ['disrupted', of(DISRUPTION), 'some'],
    ['drivenOff', of(RETREAT, MANDATORY_RETREAT), 'bad'],
    ['destroyed', of(ELIMINATION), 'worst'],
  ]
  return ends
    .filter(([, chance]) => chance > 0)
    .map(([key, chance, tone]) => ({ key, chance, tone, text: words[key](percent(chance)) }))
}
