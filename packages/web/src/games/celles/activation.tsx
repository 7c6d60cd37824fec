import type { CellesState } from '@estafette/celles/screen'
import { cellesWords } from './words.ts'

/** Actions used and available, a box each. */
export function Actions({ s }: { readonly s: CellesState }) {
  const words = cellesWords()
  return (
    <ul class="actions" aria-label={words.actions}>
      {[0, 1].map((side) => (
        <li key={side} class={side === 0 ? 'is-german' : 'is-allied'}>
          {Array.from({ length: Math.max(s.actions[side]!, s.used[side]!) }, (_, index) => (
            <i key={index} class={actionClass(s, side, index)} />
          ))}
          <span>{words.actionsOf(words.side[side]!, s.used[side]!, s.actions[side]!)}</span>
        </li>
      ))}
    </ul>
  )
}

function actionClass(s: CellesState, side: number, index: number): string {
  if (index === s.used[side]! - 1 && s.phasing === side) return 'is-now'
  return index < s.used[side]! ? 'is-used' : ''
}
