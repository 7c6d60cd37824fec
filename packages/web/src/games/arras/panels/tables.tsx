import {
  gortModifier,
  oddsOf,
  stepNames,
  victoryParts,
  type ArrasState,
} from '@estafette/arras/screen'
import { Aids } from '../../../panels/aids.tsx'
import { Rows } from '../../../panels/tables.tsx'
import type { PanelProps } from '../../../screen/screen.ts'
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
export function Tables({ model, isWide }: PanelProps<ArrasState>) {
  const s = model.state.value
  const words = arrasWords()
  const isLosing = stepNames[s.step]?.startsWith('loss') ?? false
  return (
    <Aids
      isWide={isWide}
      first={assaultNow(model) ? 'odds' : isLosing ? 'losses' : 'costs'}
      parts={[
        {
          key: 'costs',
          title: words.costTitle,
          inside: <Rows title={words.costTitle} rows={words.costs} />,
        },
        {
          key: 'losses',
          title: words.lossTitle,
          inside: <Rows title={words.lossTitle} rows={words.losses} />,
        },
        {
          key: 'odds',
          title: words.oddsTitle,
          inside: (
            <>
              <Odds model={model} />
              <AssaultCalculator model={model} />
            </>
          ),
        },
        {
          key: 'points',
          title: words.vpTitle,
          inside: (
            <>
              <h2>{words.vpTitle}</h2>
              <VictoryParts parts={victoryParts(s)} />
              <p>{words.gort(gortModifier(s))}</p>
            </>
          ),
        },
      ]}
    />
  )
}

/** Chances by difference and dice; those of the assault that is looked at are lit. */
function Odds({ model }: { readonly model: ArrasDesk }) {
  const words = arrasWords()
  const fight = assaultNow(model)
  const difference = fight && fight.attackValue - fight.defenceValue
  const isColumn = (attack: number, defence: number): boolean =>
    fight?.attackDice === attack && fight.defenceDice === defence
  const litIf = (isLit: boolean): string => (isLit ? 'is-lit' : '')
  return (
    <>
      <h2>{words.oddsTitle}</h2>
      <table class="aid-odds">
        <thead>
          <tr>
            <th scope="col">{words.oddsHead}</th>
            {PAIRS.map(([attack, defence]) => (
              <th key={`${attack}${defence}`} scope="col" class={litIf(isColumn(attack, defence))}>
                {attack}–{defence}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {DIFFERENCES.map((row) => (
            <tr key={row}>
              <th scope="row" class={litIf(row === difference)}>
                {row > 0 ? `+${row}` : row}
              </th>
              {PAIRS.map(([attack, defence]) => (
                <td
                  key={`${attack}${defence}`}
                  class={litIf(row === difference && isColumn(attack, defence))}
                >
                  {percent(oddsOf(row, attack, defence).success)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
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
