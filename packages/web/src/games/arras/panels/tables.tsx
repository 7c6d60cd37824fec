import { gortModifier, oddsOf, victoryParts } from '@estafette/arras/screen'
import { Rows } from '../../../panels/tables.tsx'
import type { ArrasDesk } from '../desk.ts'
import { AssaultCalculator, assaultNow } from './calculator.tsx'
import { arrasWords, percent } from '../words.ts'

const DIFFERENCES = Array.from({ length: 17 }, (_, index) => index - 8)
const PAIRS = [
  [2, 2],
  [3, 2],
  [2, 3],
  [3, 3],
] as const

/** The player aids: costs, losses, odds, and what counts for victory. */
export function Tables({ model }: { readonly model: ArrasDesk }) {
  const s = model.state.value
  const words = arrasWords()
  const parts = victoryParts(s)
  const fight = assaultNow(model)
  /** The cell of the assault that is looked at. */
  const isLit = (difference: number, attack: number, defence: number): boolean =>
    fight !== null &&
    fight.attackValue - fight.defenceValue === difference &&
    fight.attackDice === attack &&
    fight.defenceDice === defence
  return (
    <div class="aids">
      <h2>{words.vpTitle}</h2>
      <VictoryParts parts={parts} />
      <p>{words.gort(gortModifier(s))}</p>
      <Rows title={words.costTitle} rows={words.costs} />
      <Rows title={words.lossTitle} rows={words.losses} />
      <AssaultCalculator model={model} />
      <h2>{words.oddsTitle}</h2>
      <table class="aid-odds">
        <thead>
          <tr>
            <th scope="col">{words.oddsHead}</th>
            {PAIRS.map(([attack, defence]) => (
              <th key={`${attack}${defence}`} scope="col">
                {attack}–{defence}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {DIFFERENCES.map((difference) => (
            <tr key={difference}>
              <th scope="row">{difference > 0 ? `+${difference}` : difference}</th>
              {PAIRS.map(([attack, defence]) => (
                <td
                  key={`${attack}${defence}`}
                  class={isLit(difference, attack, defence) ? 'is-lit' : ''}
                >
                  {percent(oddsOf(difference, attack, defence).success)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Where the points come from, a line each. */
export function VictoryParts({ parts }: { readonly parts: ReturnType<typeof victoryParts> }) {
  return (
    <ul class="aid-list">
      {(['locations', 'ring', 'rommel', 'blue'] as const).map((key) => (
        <li key={key}>
          <b>{parts[key]}</b> {arrasWords().vpParts[key]}
        </li>
      ))}
    </ul>
  )
}
