import type { Game } from '@estafette/kernel'
import type { Start } from '@estafette/table'
import type { Sitter } from '../../session/session.ts'
import { navigate } from '../../shell/navigation.ts'
import { makePath } from '../../shell/route.ts'
import { post } from '../../shell/notice.tsx'
import { tellFailure, tellIfUnsaved } from '../../shell/trouble.ts'
import { beginFromPosition, beginGame } from '../../store/begin.ts'
import { download } from '../../store/files.ts'
import type { Shared } from '../../store/share.ts'
import type { TableModel } from '../model.ts'
import { words } from '../words.ts'

/** Begins a game the same way, and goes to its table. */
export function playAgain(game: Game, start: Start, sitters: readonly Sitter[]): void {
  const begun =
    'setup' in start
      ? beginGame(game, start.setup, sitters)
      : beginFromPosition(game, start.position, sitters)
  if (!begun.ok) return void tellFailure(begun)
  tellIfUnsaved(begun.value.kept)
  navigate({ page: 'table', id: begun.value.note.id })
}

/** Offers the record of a game as a file. */
export async function saveToFile({ session }: TableModel): Promise<void> {
  download(`${session.id}.record.txt`, await session.record())
}

/** Copies a link: to the position, or to the game once it is over or while something is hidden. */
export async function shareTable(model: TableModel): Promise<void> {
  const { session } = model
  if (!session.outcome() && !session.hides()) return sharePosition(model)
  return copyLink({ kind: 'record', text: await session.record() })
}

/** Copies a link to the position that is shown. */
export function sharePosition({ session, state }: TableModel): Promise<void> {
  return copyLink({ kind: 'position', text: session.game.write(state.value) })
}

/** Copies a link that carries a game or a position; a game may open at a moment. */
export async function copyLink(shared: Shared, moment?: number): Promise<void> {
  const { makeFragment } = await import('../../store/share.ts')
  const path = makePath({ page: 'replay', id: 'shared', ...(moment !== undefined && { moment }) })
  await copyAddress(`${path}${await makeFragment(shared)}`)
}

/** Copies a link to a path of these pages. */
export async function copyAddress(path: string): Promise<void> {
  const link = `${location.origin}${path}`
  try {
    await navigator.clipboard.writeText(link)
    post({ kind: 'good', text: () => words().shared })
  } catch {
    post({ kind: 'info', text: () => words().copyYourself, detail: link })
  }
}
