import {
  oddsOf,
  previewCurrent,
  type ArrasState,
  type AssaultPreview,
} from '@estafette/arras/screen'
import { spoken } from '../../../i18n/spoken.ts'
import { Calculator, type CalculatorLine } from '../../../panels/calculator.tsx'
import type { Desk } from '../../../screen/desk.ts'
import { fightOf } from '../told/fights.ts'
import { decimal, percent } from '../words.ts'

const words = spoken({
  en: {
    attack: 'Attack Value',
    defence: 'Defence Value',
    attackDice: 'Dice of the attacker',
    defenceDice: 'Dice of the defender',
    success: 'Success',
    mean: 'Casualty points of a success, on average',
    least: (points: number) => `At least ${points} casualty points`,
  },
  fr: {
    attack: 'Valeur d’attaque',
    defence: 'Valeur de défense',
    attackDice: 'Dés de l’attaquant',
    defenceDice: 'Dés du défenseur',
    success: 'Réussite',
    mean: 'Points de pertes d’une réussite, en moyenne',
    least: (points: number) => `Au moins ${points} points de pertes`,
  },
})

/** The assault that is looked at: planned, or under way. */
export function assaultNow({ state, intention }: Desk): AssaultPreview | null {
  const s = state.value as ArrasState
  const now = intention.value
  return now?.kind === 'plan' ? fightOf(s, now.plan) : previewCurrent(s)
}

/** What an assault with any values and dice would lead to. ARR-6.1a */
export function AssaultCalculator({ model }: { readonly model: Desk }) {
  const fight = assaultNow(model)
  const say = words()
  return (
    <Calculator
      fields={[
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
