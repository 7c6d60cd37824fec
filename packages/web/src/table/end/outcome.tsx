import { useSignal } from '@preact/signals'
import type { Game } from '@estafette/kernel'
import type { Start } from '@estafette/table'
import { IconButton } from '../../shell/button.tsx'
import type { Card } from '../../screen/card.ts'
import type { IconName } from '../../shell/icons.tsx'
import { later } from '../../shell/later.tsx'
import { navigate } from '../../shell/navigation.ts'
import { post } from '../../shell/notice.tsx'
import { tellFailure, tellIfUnsaved } from '../../shell/trouble.ts'
import { keepsSecret } from '../../session/secrets.ts'
import type { Session, Sitter } from '../../session/session.ts'
import { beginFromPosition, beginGame } from '../../store/begin.ts'
import { HUMAN, loadGame } from '../../store/games.ts'
import { download } from '../../store/files.ts'
import type { Shared } from '../../store/share.ts'
import type { TableModel } from '../model.ts'
import { words } from '../words.ts'

/** What the slots do once the game is over: on to the result, or a look around. */
export function overActs({ session }: TableModel): Pick<Card, 'primary' | 'decline'> {
  const isKept = loadGame(session.id).ok
  return {
    primary: {
      label: words().seeResult,
      icon: 'next',
      press: () => navigate({ page: 'after', id: session.id }),
      ...(!isKept && { closed: words().notFound }),
    },
    decline: {
      label: words().stayHere,
      press: () => document.querySelector<HTMLElement>('.map-view')?.focus(),
    },
  }
}

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

/** Save and share in the top bar; while people hide something from each other, both wait. */
export function TakeAway({ model }: { readonly model: TableModel }) {
  const { session, state } = model
  void state.value
  const isSecret = keepsSecret(session)
  return (
    <>
      <GiveUp session={session} />
      <Taker
        icon="download"
        label={words().saveFile}
        isSecret={isSecret}
        take={() => void saveToFile(model)}
      />
      <Taker
        icon="share"
        label={words().share}
        isSecret={isSecret}
        take={() => void shareTable(model)}
      />
    </>
  )
}

/** Leads to the ways to end a game before its rules do, where people play in this page. */
function GiveUp({ session }: { readonly session: Session }) {
  const isAsked = useSignal(false)
  if (!session.settle || session.outcome() || !session.sitters.includes(HUMAN)) return null
  return (
    <>
      <IconButton icon="flag" label={words().endEarly} onClick={() => (isAsked.value = true)} />
      {isAsked.value && <Ending session={session} onClose={() => (isAsked.value = false)} />}
    </>
  )
}

/** Asked for seldom: fetched when it is. */
const Ending = later(async () => (await import('./ending.tsx')).EndingDialog)

function Taker(props: {
  readonly icon: IconName
  readonly label: string
  readonly isSecret: boolean
  readonly take: () => void
}) {
  const { icon, label, isSecret, take } = props
  if (!isSecret) return <IconButton icon={icon} label={label} onClick={take} />
  return (
    <IconButton
      icon={icon}
      label={label}
      aria-disabled="true"
      data-tip={words().secret}
      onClick={() => post({ kind: 'info', text: () => words().secret })}
    />
  )
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

/** Copies a link that carries a game or a position. */
export async function copyLink(shared: Shared): Promise<void> {
  const { makeFragment } = await import('../../store/share.ts')
  const link = `${location.origin}/replay/shared${await makeFragment(shared)}`
  try {
    await navigator.clipboard.writeText(link)
    post({ kind: 'good', text: () => words().shared })
  } catch {
    post({ kind: 'info', text: () => words().copyYourself, detail: link })
  }
}
