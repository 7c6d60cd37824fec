import type { Game } from '@estafette/kernel'
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { Page } from './page.tsx'

/** Shows a page of a game once it is fetched; `unknown` where there is no such game. */
export function WithGame<G extends Game>(props: {
  readonly id: string
  readonly fetch: (id: string) => Promise<G | undefined>
  readonly unknown: ComponentChildren
  readonly children: (game: G) => ComponentChildren
}) {
  const { id, fetch, unknown, children } = props
  const game = useSignal<G | null | undefined>(null) // null while it is fetched
  useEffect(() => {
    void fetch(id).then((found) => (game.value = found))
  }, [id])
  if (game.value === null) return <Page title="Estafette" busy />
  return game.value ? children(game.value) : unknown
}
