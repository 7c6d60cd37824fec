import { expect, test } from 'vitest'
import type { GameScreen } from '../src/screen/screen.ts'
import { cardOf } from '../src/table/card/decision.ts'
import { isLong } from '../../../scripts/lanes.ts'
import { shift, type Sample } from './look.ts'
import { pressesOn, someOf, whyFinal, type Pointer, type Press } from './presses.ts'
import { sitAt, type Company, type Sitting } from './sitting.ts'

const FEW = 12 // positions in a quick run, another part of them for each kind of company
const MANY = 200 // each with dozens of presses
const PRESSES = isLong ? 8 : 4 // of one kind that are tried in a position
const SECOND = isLong ? 4 : 1 // of one kind that are tried after each of them

/** What holds for every press: two for what cannot be called back, no question about anything else. */
export function pressContract(screen: GameScreen, positions: () => readonly Sample[]): void {
  const { game } = screen

  test('what cannot be called back takes a choice and then slot A, and nothing else asks twice', () => {
    let taken = 0
    const faults = new Set<string>()
    const chosen = someOf(positions(), isLong ? MANY : FEW, shift + 3)
    for (const [index, { state, seat }] of chosen.entries()) {
      const company: Company = index % 2 === 0 ? 'apart' : 'here'
      const by: Pointer = index % 4 < 2 ? 'mouse' : 'touch'
      const { known, legal } = sitAt(screen, state, seat)
      const isForced = legal.length === 1 && index % 3 !== 0 // there is nothing to lose by it
      const undoable = index % 3 === 0 ? 1 : 0
      const open = (): Sitting => sitAt(screen, state, seat, { company, undoable, known })
      const { step } = game.decision(state, seat)
      const isPlanning = !!screen.plans?.canPlan(known, seat)
      const judge = (sitting: Sitting, press: Press): void => {
        const found = wrongWith(sitting, press, (choices) =>
          isForced ? '' : whyFinal(game, state, seat, choices, company),
        )
        if (sitting.taken.length > 0) taken++
        if (found !== '') faults.add(`${step}, ${press.where}, ${by}, ${company}: ${found}`)
      }
      for (const first of pathsOf(open(), by, index, PRESSES)) {
        const sitting = open()
        const press = pressesOn(sitting.model, by)[first]!
        const before = sitting.model.selection.value
        judge(sitting, press)
        const { model } = sitting
        if (!isPlanning || sitting.taken.length > 0 || model.selection.value === before) continue
        const chosenUnits = model.selection.value
        for (const second of pathsOf(sitting, by, index, SECOND)) {
          const again = open()
          again.model.selection.value = chosenUnits
          const next = pressesOn(again.model, by)[second]
          if (next) judge(again, next)
        }
      }
    }
    console.log(`${chosen.length} positions of ${game.id}, ${taken} presses took something`)
    expect([...faults]).toEqual([])
    expect(taken).toBeGreaterThan(FEW)
  })
}

/** Which of the presses of a moment are tried: some of each kind. */
function pathsOf({ model }: Sitting, by: Pointer, from: number, most: number): readonly number[] {
  const kinds = new Map<string, number[]>()
  for (const [index, { where }] of pressesOn(model, by).entries()) {
    kinds.set(where, [...(kinds.get(where) ?? []), index])
  }
  return [...kinds.values()].flatMap((presses) => someOf(presses, most, from))
}

/** What is wrong with a press: too soon, asked once too often, or a slot that does not change. */
function wrongWith(
  { model, taken }: Sitting,
  press: Press,
  whyFinalOf: (choices: readonly number[]) => string,
): string {
  const label = cardOf(model).primary.label
  press.act()
  if (taken.length > 0) {
    const why = whyFinalOf(taken.flat())
    return why === '' ? '' : `${press.name} at one press: ${why}`
  }
  if (!model.intention.value) return ''
  const { primary } = cardOf(model)
  if (primary.closed !== undefined) return ''
  if (press.where === 'a' && primary.label === label) return `'${label}' has to be pressed twice`
  if (!primary.confirms) return `slot A does not carry out what is chosen: '${primary.label}'`
  primary.press()
  if (taken.length === 0) return `'${primary.label}' asks again for '${press.name}'`
  return ''
}
