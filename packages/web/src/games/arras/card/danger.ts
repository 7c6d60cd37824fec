import { arras } from '@estafette/arras'
import {
  afterPlan,
  arrasPlans,
  BY_AIR,
  clearanceOf,
  dangerTo,
  NO_CALL,
  placeOf,
  type ArrasState,
  type AssaultDanger,
} from '@estafette/arras/screen'
import type { Plan } from '@estafette/kernel'
import { gradeOfHold, type Danger, type DangerEnd } from '../../../screen/danger.ts'
import { oncePer } from '../../../screen/once.ts'
import { termsOf } from '../told/parts.ts'
import { percent } from '../words.ts'
import { placeName, shortName } from './card-tools.ts'
import { moveWords } from './move-words.ts'

const assaults = oncePer<ArrasState, Map<string, AssaultDanger | null>>(() => new Map())

/** The best assault on units that would go somewhere, worked out once for a position. */
function assaultAt(s: ArrasState, plan: Plan): AssaultDanger | null {
  const known = assaults(s)
  const key = `${plan.place} ${plan.units.join()}`
  let found = known.get(key)
  if (found === undefined) {
    found = dangerTo(arrasPlans, afterPlan(arras, arrasPlans, s, plan), s.initiative, plan.place)
    known.set(key, found)
  }
  return found
}

/** What the enemy could do to units of a plan in the location that it leads to. ARR-6.1a */
export function dangerOfPlan(s: ArrasState, plan: Plan): Danger | null {
  const assault = plan.kind === 'move' ? assaultAt(s, plan) : null
  if (!assault) return null
  const words = moveWords()
  const { odds, call, from, place } = assault
  const hold = 1 - odds.success
  return {
    grade: gradeOfHold(hold),
    figure: percent(hold),
    label: words.toHold,
    spoken: words.spoken(percent(hold)),
    title: words.canBeAssaulted(placeName(place)),
    text: textOf(assault),
    ends: endsOf(assault),
    comers: [from],
    helpers: call >= 0 ? [placeOf(s, call)] : [],
  }
}

/** Both values term by term, and the support that is called on. */
function textOf({ preview, call, from }: AssaultDanger): string {
  const words = moveWords()
  /** Terms and what they come to, where there are several. */
  const summed = (terms: readonly string[], value: number): string =>
    terms.length > 1 ? `${terms.join(', ')} = ${value}` : terms.join('')
  const { attack, defence, attackValue, defenceValue } = preview
  const sum = words.sum(
    placeName(from),
    summed(termsOf(attack), attackValue),
    summed(termsOf(defence), defenceValue),
  )
  const support =
    call === BY_AIR ? words.byAir : call === NO_CALL ? '' : words.byGun(shortName(call))
  return [sum, support, words.openFacts].filter(Boolean).join(' ')
}

/** How it would end for those who are assaulted. */
function endsOf({ preview, odds }: AssaultDanger): readonly DangerEnd[] {
  const words = moveWords().ends
  const clearance = clearanceOf(preview.scene, odds)
  const tones = { fails: 'none', contested: 'some', cleared: 'bad' } as const
  return (['fails', 'contested', 'cleared'] as const)
    .filter((key) => clearance[key] > 0)
    .map((key) => {
      const chance = clearance[key]
      return { key, chance, tone: tones[key], text: words[key](percent(chance)) }
    })
}
