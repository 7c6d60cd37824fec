import { percent } from '../../../i18n/numbers.ts'
import type { FrontDesk } from '../desk.ts'
import { lossWords } from '../card/loss-words.ts'
import { lossesMeant } from '../plan/meant-losses.ts'
import { nameOf } from '../told/names.ts'
import './move-risk.css'

/** Who is how likely to die of the fire that is left, with the option that is meant. */
export function WhoMayFall({ model }: { readonly model: FrontDesk }) {
  const losses = lossesMeant(model)
  if (!losses || losses.deaths.size < 2) return null
  return (
    <ul class="frl-risk-men" aria-label={lossWords().dies} data-part="who-may-fall">
      {[...losses.deaths]
        .toSorted(([, one], [, other]) => other - one)
        .map(([x, chance]) => (
          <li key={x}>
            {nameOf(x)} <b>{percent(chance)}</b>
          </li>
        ))}
    </ul>
  )
}
