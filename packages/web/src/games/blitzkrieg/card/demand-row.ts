import { demandOf, planOf, sketchAt, STEP } from '@estafette/blitzkrieg/screen'
import { opponent } from '@estafette/kernel'
import type { Companion, Company } from '../../../screen/card.ts'
import type { BlitzDesk } from '../desk.ts'
import { combatUnits, offersBy } from './card-tools.ts'
import { hexText } from '../planner/planner-names.ts'
import { demandText } from '../planner/planner-card.ts'
import { begin, look } from '../planner/planner-press.ts'
import { plannerWords } from '../planner/planner-words.ts'
import { attackInHand, letterText, openOf, positionOf, sketches } from '../planner/planner.ts'

/**
 * While attacks are thought out and none is looked at: the enemies that must be attacked, in their
 * hexes, what is planned against them, and where nobody must be those who could be. BLZ-CBT-8
 */
export function demandCompany(model: BlitzDesk): Company | null {
  const s = positionOf(model)
  if (model.seat.value < 0 || s.step !== STEP.declare || attackInHand(model)) return null
  const words = plannerWords()
  const demand = demandOf(s)
  const { open, beyond } = demand
  const due = [...sketches(model).flatMap(({ targets }) => targets), ...open, ...beyond]
  const hexes = due.length > 0 ? due : offersBy(model, 'target').map(({ target }) => target)
  if (hexes.length === 0) return null
  return {
    title: open.length > 0 ? words.must : words.could,
    note: open.length > 0 ? demandText(s, demand) : words.freeNote,
    groups: [...new Set(hexes)].map((hex) => ({
      title: hexText(s, hex),
      members: combatUnits(s, opponent(s.phasing), hex).map((unit) => enemy(model, hex, unit)),
    })),
  }
}

/** An enemy and how it stands with its hex; a press looks at the attack on it, or plans one. */
function enemy(model: BlitzDesk, hex: number, unit: number): Companion {
  const s = positionOf(model)
  const words = plannerWords()
  const sketch = sketchAt(sketches(model), hex)
  if (sketch) {
    const press = (): void => (planOf(s, sketch) ? look(model, sketch) : begin(model, hex))
    return { unit, word: words.inAttack(letterText(sketch.letter)), isIn: true, press }
  }
  if (demandOf(s).beyond.includes(hex)) return { unit, word: words.beyondText, isIn: false }
  const word = openOf(model).includes(hex) ? words.open : words.optional
  return { unit, word, isIn: false, press: () => begin(model, hex) }
}
