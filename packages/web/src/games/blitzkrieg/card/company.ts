import {
  placeOf,
  companyOf,
  gains,
  isArtillery,
  opponent,
  planOf,
  sketchOf,
  whyNotJoin,
  withSketch,
  type AttackSketch,
  type BlitzState,
} from '@estafette/blitzkrieg/screen'
import { voiceOf } from '../../../i18n/voice.ts'
import type { Companion, Company } from '../../../screen/card.ts'
import type { BlitzDesk } from '../desk.ts'
import { combatUnits } from './card-tools.ts'
import { hexText } from '../planner/planner-names.ts'
import { plannerWords } from '../planner/planner-words.ts'
import {
  attackInHand,
  gameOf,
  keep,
  letterText,
  positionOf,
  sketches,
  sketchFor,
} from '../planner/planner.ts'

/** Everybody who could take part in the attack that is looked at: by hex, guns apart. */
export function attackCompany(model: BlitzDesk): Company | null {
  const plan = attackInHand(model)
  if (!plan) return null
  const s = positionOf(model)
  const words = plannerWords()
  const sketch = sketchFor(model, plan)
  const groups = new Map<string, Companion[]>()
  for (const unit of companyOf(s, sketch.targets)) {
    const title = isArtillery(s, unit) ? words.guns : s.board.hexIds[placeOf(s, unit)]!
    const members = groups.get(title) ?? []
    members.push(companion(model, s, sketch, unit))
    groups.set(title, members)
  }
  // Guns come last: what stands next to the enemy decides.
  const all = [...groups].toSorted(
    ([a], [b]) => Number(a === words.guns) - Number(b === words.guns),
  )
  return {
    against: defendersOf(s, sketch.targets),
    title: words.canAttack(sketch.targets.map((hex) => hexText(s, hex)).join(' + ')),
    note: words.companyNote,
    groups: all.map(([title, members]) => ({ title, members })),
  }
}

/** The combat units that an attack on some hexes is made against. */
export function defendersOf(s: BlitzState, targets: readonly number[]): readonly number[] {
  return targets.flatMap((hex) => combatUnits(s, opponent(s.phasing), hex))
}

function companion(model: BlitzDesk, s: BlitzState, sketch: AttackSketch, unit: number): Companion {
  const words = plannerWords()
  const letter = letterText(sketch.letter)
  const isIn = sketch.units.includes(unit)
  const toggled: AttackSketch = {
    ...sketch,
    units: isIn ? sketch.units.filter((other) => other !== unit) : [...sketch.units, unit],
  }
  const refused = isIn ? null : whyNotJoin(gameOf(model), s, sketch, unit)
  if (refused) {
    const { game } = model.session
    const brief = words.held[game.reasons[refused.verdict]?.key ?? '']
    const why = voiceOf(game).reason(refused.verdict, refused.gaps)
    return { unit, word: brief ?? why, why, isIn: false }
  }
  const other = sketchOf(
    sketches(model).filter((one) => one.letter !== sketch.letter),
    unit,
  )
  const free = gains(s, sketch, unit) ? words.free : words.noGain
  const away = other ? words.inAttack(letterText(other.letter)) : free
  const press = (): void => {
    const then = planOf(s, toggled)
    if (!then) return // the last attacker stays until another comes
    keep(model, withSketch(sketches(model), toggled))
    model.adjust(then)
  }
  return { unit, word: isIn ? words.inAttack(letter) : away, isIn, press }
}
