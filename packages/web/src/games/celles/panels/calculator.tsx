import {
  combatResults,
  NONE,
  oddsColumn,
  previewCurrent,
  previewPlan,
  type CellesState,
} from '@estafette/celles/screen'
import { Calculator, type CalculatorLine } from '../../../panels/calculator.tsx'
import type { CellesDesk } from '../desk.ts'
import { resultText } from './combat.tsx'
import { cellesWords, percent } from '../words.ts'
import { spoken } from '../../../i18n/spoken.ts'
import type { words as en } from './calculator.en.ts'

const words = spoken(
  import.meta.glob<typeof en>('./calculator.??.ts', { eager: true, import: 'words' }),
)

/** What an attack of any strength would lead to. CEL-11.0.8 */
export function CombatCalculator({ model }: { readonly model: CellesDesk }) {
  const s = model.state.value
  const now = model.intention.value
  const fight = now?.kind === 'plan' ? previewPlan(s, now.plan) : previewCurrent(s)
  const say = words()
  return (
    <Calculator
      fields={() => [
        { key: 'attack', label: say.attack, value: fight?.attackTotal ?? 10, least: 1, most: 200 },
        {
          key: 'defence',
          label: say.defence,
          value: fight?.defenceTotal ?? 5,
          least: 1,
          most: 200,
        },
        {
          key: 'modifier',
          label: say.modifier,
          value: fight?.modifier(false, false) ?? 0,
          least: -12,
          most: 12,
        },
      ]}
      lines={(values) => combatLines(s, values)}
    />
  )
}

/** Every result of the table with its chance, the best for the defender first. */
export function combatLines(
  s: CellesState,
  values: Readonly<Record<string, number>>,
): readonly CalculatorLine[] {
  const { attack = 1, defence = 1, modifier = 0 } = values
  const column = oddsColumn(s.board, attack, defence)
  if (column === NONE) return []
  return [
    { label: cellesWords().tables.crt, value: cellesWords().column(s.board.crtColumns[column]!) },
    ...combatResults(s.board, column, modifier).map(({ attacker, defender, probability }) => ({
      label: `${resultText(attacker)} / ${resultText(defender)}`,
      value: percent(probability),
    })),
  ]
}
