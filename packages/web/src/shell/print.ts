import { signal } from '@preact/signals'

/** Lays out what a page prints instead of itself; returns once it stands. */
export type LayOut = () => Promise<void>

/** What is printed here: null where the page prints as it is. */
export const layout = signal<LayOut | null>(null)

/** Prints the page, or what it has laid out for paper. */
export async function printPage(): Promise<void> {
  await layout.peek()?.()
  window.print()
}

/** Paper is white: whatever theme is chosen, a page is printed in the light one. */
export function printInLight(page: HTMLElement): void {
  let chosen: string | undefined
  addEventListener('beforeprint', () => {
    const now = page.dataset['theme']
    chosen = now === 'light' ? undefined : now
    page.dataset['theme'] = 'light'
  })
  addEventListener('afterprint', () => {
    if (chosen !== undefined) page.dataset['theme'] = chosen
    chosen = undefined
  })
}
