import { oddsOf, previewCurrent, type AssaultPreview } from '@estafette/arras/screen'
import { Calculator, type CalculatorLine } from '../../../panels/calculator.tsx'
import type { ArrasDesk } from '../desk.ts'
import { fightOf } from '../told/fights.ts'
import { decimal, percent } from '../words.ts'
import { spoken } from '../../../i18n/spoken.ts'
import type { words as en } from './calculator.en.ts'

const words = spoken(
  import.meta.glob<typeof en>('./calculator.??.ts', { eager: true, import: 'words' }),
)

/** The assault that is looked at: planned, or under way. */
export function assaultNow({ state, intention }: ArrasDesk): AssaultPreview | null {
  const s = state.value
  const now = intention.value
  return now?.kind === 'plan' ? fightOf(s, now.plan) : previewCurrent(s)
}

/** What an assault with any values and dice would lead to. ARR-6.1a */
export function AssaultCalculator({ model }: { readonly model: ArrasDesk }) {
  const fight = assaultNow(model)
  const say = words()
  return (
    <Calculator
      fields={() => [
        { key: 'attack', label: say.attack, value: fight?.attackValue ?? 8, least: 0, most: 60 },
        { key: 'defence', label: say.defence, value: fight?.defenceValue ?? 8, least: 0, most: 60 },
        {
          key: 'attackDice',
          label: say.attackDice,
          value: fight?.attackDice ?? 2,
          least: 2,
          most: 3,
        },
        {
          key: 'defenceDice',
          label: say.defenceDice,
          value: fight?.defenceDice ?? 2,
          least: 2,
          most: 3,
        },
      ]}
      lines={assaultLines}
    />
  )
}

/** What the numbers come to. */
export function assaultLines(values: Readonly<Record<string, number>>): readonly CalculatorLine[] {
  const { attack = 0, defence = 0, attackDice = 2, defenceDice = 2 } = values
  const odds = oddsOf(attack - defence, attackDice, defenceDice)
  const atLeast = (points: number): number =>
    odds.casualties.slice(points).reduce((sum, chance) => sum + chance, 0)
  return [
    { label: words().success, value: percent(odds.success) },
    { label: words().mean, value: decimal(odds.meanCasualties) },
    ...[3, 6, 9].map((points) => ({
      label: words().least(points),
      value: percent(atLeast(points)),
    })),
  ]
}
