import {
  attackChance,
  combinations,
  demandOf,
  lossChance,
  nextLetter,
  previewAttack,
  STEP,
  withSketch,
  type AttackSketch,
  type BlitzState,
  type Combination,
} from '@estafette/blitzkrieg/screen'
import { signal, type Signal } from '@preact/signals'
import type { Tile, TileGroup } from '../../../screen/card.ts'
import { oncePer } from '../../../screen/once.ts'
import type { StateKey } from '../../../screen/table-state.ts'
import type { BlitzDesk } from '../desk.ts'
import { percent } from '../words.ts'
import { columnText, hexText } from './planner-names.ts'
import { plannerWords } from './planner-words.ts'
import { keep, letterText, positionOf, sketches } from './planner.ts'

const combinationsOf = oncePer((s: BlitzState) => combinations(s))

/** The position in which combinations were asked for: it takes a while to look at all of them. */
const asked: StateKey<Signal<BlitzState | null>> = { begin: () => signal(null) }

/**
 * The ways to attack all that must be attacked, the best first, once they are asked for; before, the
 * tile that asks. Nothing where no more than one hex must be attacked. BLZ-CBT-8
 */
export function combinationGroup(model: BlitzDesk): TileGroup {
  const s = positionOf(model)
  const words = plannerWords()
  const hasChoice = model.seat.value >= 0 && s.step === STEP.declare && demandOf(s).open.length > 1
  const position = model.page.of(asked)
  if (!hasChoice || position.value !== s) {
    const ask: Tile = {
      key: 'combinations',
      name: words.compare,
      text: words.compareText,
      part: 'compare',
      press: () => (position.value = s),
    }
    return { key: 'combinations', tiles: hasChoice ? [ask] : [] }
  }
  const all = combinationsOf(s)
  return {
    key: 'combinations',
    title: words.combinations(all.length),
    note: words.combinationNote,
    tiles: all.map((one, index) => tileOf(model, one, index)),
  }
}

/** Odds of each attack, its chance, and what it may cost; a press moves the units. */
function tileOf(model: BlitzDesk, { sketches: own }: Combination, index: number): Tile {
  const s = positionOf(model)
  const words = plannerWords()
  const parts = own.map(({ letter, units, targets }) => {
    const preview = previewAttack(s, units, targets)!
    const names = targets.map((hex) => hexText(s, hex)).join(' + ')
    return {
      name: `${letterText(letter)} ${names} ${columnText(s, preview.finalColumn)}`,
      text: words.inCombination(
        letterText(letter),
        percent(attackChance(preview)),
        percent(lossChance(preview)),
      ),
    }
  })
  return {
    key: `combination${index}`,
    name: parts.map(({ name }) => name).join(' · '),
    text: parts.map(({ text }) => text).join(' · '),
    part: 'combination',
    isChosen: isPlanned(model, own),
    press: () => take(model, own),
  }
}

/** Plans a combination; what else is planned stays as far as it leaves the units alone. */
function take(model: BlitzDesk, own: readonly AttackSketch[]): void {
  const units = new Set(own.flatMap((sketch) => sketch.units))
  const targets = new Set(own.flatMap((sketch) => sketch.targets))
  const others = sketches(model).filter(
    (sketch) =>
      !sketch.units.some((unit) => units.has(unit)) &&
      !sketch.targets.some((hex) => targets.has(hex)),
  )
  let all = own
  for (const sketch of others) all = withSketch(all, { ...sketch, letter: nextLetter(all) })
  keep(model, all)
}

/** Whether just these attacks are planned on what must be attacked. */
function isPlanned(model: BlitzDesk, own: readonly AttackSketch[]): boolean {
  const { open } = demandOf(positionOf(model))
  const planned = sketches(model).filter(({ targets }) => targets.some((hex) => open.includes(hex)))
  return (
    planned.length === own.length &&
    own.every((sketch) => planned.some((other) => areAlike(sketch, other)))
  )
}

/** Whether two attacks have the same units go for the same hexes. */
function areAlike(one: AttackSketch, other: AttackSketch): boolean {
  return (
    one.targets.toSorted().join() === other.targets.toSorted().join() &&
    one.units.toSorted().join() === other.units.toSorted().join()
  )
}
