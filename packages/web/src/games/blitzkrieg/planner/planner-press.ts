import { fill, planOf, withSketch, type AttackSketch } from '@estafette/blitzkrieg/screen'
import type { BlitzDesk } from '../desk.ts'
import { keep, positionOf, sketches } from './planner.ts'

/** Looks at an attack; it is not among the plans of a chosen stack, so nobody is chosen. */
export function look(model: BlitzDesk, sketch: AttackSketch): void {
  const plan = planOf(positionOf(model), sketch)
  if (plan) model.adjust(plan)
}

/** Plans an attack on a hex with whoever is free, and looks at it. */
export function begin(model: BlitzDesk, hex: number): void {
  const sketch = fill(positionOf(model), hex, sketches(model))
  if (sketch.units.length === 0) return
  keep(model, withSketch(sketches(model), sketch))
  look(model, sketch)
}
