import type { CardNumber } from '../../screen/card.ts'
import type { TableModel } from '../model.ts'
import { words } from '../words.ts'

/** A number between two signs, over a line to slide it along. Nothing is taken before A. */
export function NumberBox(props: { readonly model: TableModel; readonly number: CardNumber }) {
  const { model, number } = props
  const { offers, chosen, label, mark } = number
  const at = offers.findIndex(({ target }) => target === chosen)
  const set = (index: number): void => {
    const offer = offers[Math.max(0, Math.min(offers.length - 1, index))]
    if (offer) model.intention.value = { kind: 'offer', offer }
  }
  return (
    <div class="card-number">
      <button
        class="framed"
        type="button"
        aria-label={words().less}
        aria-disabled={at <= 0}
        onClick={() => set(at - 1)}
      >
        −
      </button>
      <output>{chosen}</output>
      <button
        class="framed"
        type="button"
        aria-label={words().more}
        aria-disabled={at >= offers.length - 1}
        onClick={() => set(at + 1)}
      >
        +
      </button>
      <input
        type="range"
        aria-label={label}
        min={0}
        max={offers.length - 1}
        value={at}
        aria-valuetext={String(chosen)}
        onInput={(event) => set(Number(event.currentTarget.value))}
      />
      <p class="quiet">
        <span>{offers[0]?.target}</span> {mark && <span>{mark.text}</span>}{' '}
        <span>{offers.at(-1)?.target}</span>
      </p>
    </div>
  )
}
