import { signal, type ReadonlySignal } from '@preact/signals'

/** Whose a game is among the tabs that show it: ours, another's, or not yet known. */
export type Holder = 'asking' | 'here' | 'elsewhere'

/** The right to play on a game; only one tab has it at a time. */
export interface Claim {
  readonly holder: ReadonlySignal<Holder>
  takeOver(): void
  release(): void
}

type Word = 'who' | 'mine' | 'taken' | 'free'

/** The part of a BroadcastChannel that is used here. */
export interface TabChannel {
  addEventListener(type: 'message', hear: (event: { readonly data: unknown }) => void): void
  postMessage(word: Word): void
  close(): void
}

const PATIENCE = 250 // milliseconds until silence means that nobody else is there

/** Asks the other tabs for a game and holds it unless one of them does. */
export function claimGame(
  id: string,
  open: (name: string) => TabChannel = (name) => new BroadcastChannel(name),
): Claim {
  const holder = signal<Holder>('asking')
  const channel = open(`estafette.game.${id}`)
  const timer = setTimeout(() => {
    if (holder.value === 'asking') hold()
  }, PATIENCE)

  const hold = (): void => {
    holder.value = 'here'
    channel.postMessage('taken')
  }
  channel.addEventListener('message', ({ data }) => {
    if (data === 'who' && holder.value === 'here') channel.postMessage('mine')
    else if (data === 'mine' || data === 'taken') holder.value = 'elsewhere'
    else if (data === 'free' && holder.value === 'elsewhere') hold()
  })
  channel.postMessage('who')

  return {
    holder,
    takeOver: hold,
    release() {
      clearTimeout(timer)
      if (holder.value === 'here') channel.postMessage('free')
      channel.close()
    },
  }
}
