import type { ReadonlySignal } from '@preact/signals'

/** Something to be said, and how many things were said before it: the same words may come again. */
export interface SpokenText {
  readonly text: string
  readonly number: number
}

/** What the keyboard has come to, for those who do not see it. */
export function Spoken({ said }: { readonly said: ReadonlySignal<SpokenText> }) {
  const { text, number } = said.value
  return (
    <div class="sr-only" aria-live="polite" data-part="map-spoken">
      {text !== '' && <p key={number}>{text}</p>}
    </div>
  )
}
