import { useSignal } from '@preact/signals'
import { IconButton } from '../../shell/button.tsx'
import type { Card } from '../../screen/card.ts'
import type { IconName } from '../../shell/icons.tsx'
import { later } from '../../shell/later.tsx'
import { navigate } from '../../shell/navigation.ts'
import { post } from '../../shell/notice.tsx'
import { keepsSecret } from '../../session/secrets.ts'
import type { Session } from '../../session/session.ts'
import { HUMAN, loadGame } from '../../store/games.ts'
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

/** What leads a game out of its table: fetched when somebody wants it. */
const sharing = () => import('./sharing.ts')

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
        take={() => void sharing().then(({ saveToFile }) => saveToFile(model))}
      />
      <Taker
        icon="share"
        label={words().share}
        isSecret={isSecret}
        take={() => void sharing().then(({ shareTable }) => shareTable(model))}
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
