import type { Game } from '@estafette/kernel'
import { fetchGame } from '@estafette/registry/shelf'
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { Page } from './page.tsx'

/** Shows a page of a game once its rules are here; `unknown` where there is no such game. */
export function WithGame(props: {
  readonly id: string
  readonly unknown: ComponentChildren
  readonly children: (game: Game) => ComponentChildren
}) {
  const { id, unknown, children } = props
  const game = useSignal<Game | null | undefined>(null) // null while it is fetched
  useEffect(() => {
    void fetchGame(id).then((found) => (game.value = found))
  }, [id])
  if (game.value === null) return <Page title="Estafette" busy />
  return game.value ? children(game.value) : unknown
}
