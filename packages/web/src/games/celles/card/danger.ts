import { celles } from '@estafette/celles'
import {
  combatResults,
  dangerAt,
  placeOf,
  RESULT_DISRUPTED,
  RESULT_RETREAT,
  RESULT_STEPS,
  sideOfUnit,
  standardBoard,
  type CellesState,
  type AttackDanger,
} from '@estafette/celles/screen'
import type { Part, Plan } from '@estafette/kernel'
import { voiceOf } from '../../../i18n/voice.ts'
import { gradeOfHold, type Danger, type DangerEnd } from '../../../screen/danger.ts'
import { oncePer } from '../../../screen/once.ts'
import { cellesWords, percent, signed } from '../words.ts'
import { hexId } from './card-tools.ts'
import { moveWords } from './move-words.ts'

const { crtColumns } = standardBoard

const attacks = oncePer<CellesState, Map<string, AttackDanger | null>>(() => new Map())

/** The best attack on a unit that would go to a hex, worked out once for a position. */
function attackAt(s: CellesState, unit: number, hex: number): AttackDanger | null {
  const known = attacks(s)
  const key = `${unit} ${hex}`
  let found = known.get(key)
  if (found === undefined) known.set(key, (found = dangerAt(s, unit, hex)))
  return found
}

/** What the enemy could do to the unit of a plan in the hex that it leads to. CEL-11.0.2 */
export function dangerOfPlan(s: CellesState, { kind, units, place }: Plan): Danger | null {
  const [unit] = units
  const attacked = kind === 'move' && unit !== undefined ? attackAt(s, unit, place) : null
  if (!attacked) return null
  const words = moveWords()
  const { active, comers, supporters, success } = attacked
  const hold = percent(1 - success)
  const coming = new Set([active, ...comers].map((one) => placeOf(s, one)))
  const standing = supporters.map((one) => placeOf(s, one)).filter((hex) => !coming.has(hex))
  return {
    grade: gradeOfHold(1 - success),
    figure: hold,
    label: words.toHold,
    spoken: words.spoken(hold),
    title: words.canBeAttacked(hexId(place)),
    text: textOf(s, attacked),
    ends: endsOf(attacked),
    comers: [...coming],
    helpers: [...new Set(standing)],
  }
}

/** Both sums term by term, the column and the die, and what comes before it. */
function textOf(s: CellesState, { active, chance, chit, preview }: AttackDanger): string {
  const words = moveWords()
  const { attackers, defenders, attackTotal, defenceTotal, column } = preview
  const nameOf = (unit: number): string =>
    voiceOf(celles)
      .thing('unit', unit)
      .replace(/ \(.*\)$/, '')
  const summed = (parts: readonly Part[], total: number): string => {
    const terms = parts.map(({ unit, value }) => `${nameOf(unit!)} ${value}`)
    return terms.length > 1 ? `${terms.join(', ')} = ${total}` : terms.join('')
  }
  return [
    words.sum(summed(attackers, attackTotal), summed(defenders, defenceTotal)),
    words.odds(cellesWords().column(crtColumns[column]!), signed(preview.modifier(chit, false))),
    chit && words.chit,
    chance < 1 && words.infiltrates(percent(chance)),
    words.openFacts(cellesWords().side[sideOfUnit(s, active)]!),
  ]
    .filter(Boolean)
    .join(' ')
}

/** How it would end for those who are attacked; whoever does not get there does nothing. */
function endsOf({ chance, chit, preview }: AttackDanger): readonly DangerEnd[] {
  const words = moveWords().ends
  const results = combatResults(standardBoard, preview.column, preview.modifier(chit, false))
  const of = (isIt: (part: number) => boolean): number =>
    results.reduce((sum, { defender, probability }) => sum + (isIt(defender) ? probability : 0), 0)
  const isHit = (part: number): boolean => (part & (RESULT_STEPS | RESULT_RETREAT)) !== 0
  const ends: readonly (readonly [keyof typeof words, number, DangerEnd['tone']])[] = [
    ['nothing', 1 - chance + chance * of((part) => part === 0), 'none'],
    ['disrupted', chance * of((part) => !isHit(part) && (part & RESULT_DISRUPTED) !== 0), 'some'],
    ['drivenOff', chance * of((part) => isHit(part) && (part & RESULT_STEPS) === 0), 'bad'],
    ['stepLost', chance * of((part) => (part & RESULT_STEPS) !== 0), 'worst'],
  ]
  return ends
    .filter(([, share]) => share > 1e-9)
    .map(([key, share, tone]) => ({ key, chance: share, tone, text: words[key](percent(share)) }))
}
