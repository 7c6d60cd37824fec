import type { NoticeKind } from '@estafette/protocol'

/** What a notice is about: nothing that anybody may not know. */
export interface About {
  readonly game: string // its title
  readonly other: string // who plays against the reader, '' for a computer
}

/** A notice in words. */
export interface NoticeText {
  readonly title: string
  readonly text: string
}

type Speak = (about: About) => NoticeText

export const against = (other: string, word: string): string =>
  other === '' ? '' : ` ${word} ${other}`

/** What notices and their mails say. */
export const words = {
  kinds: {
    turn: ({ game, other }) => ({
      title: `Your turn: ${game}`,
      text: `It is your turn in ${game}${against(other, 'against')}.`,
    }),
    seat: ({ game, other }) => ({
      title: `Joined: ${game}`,
      text: `${other === '' ? 'Someone' : other} has joined your game of ${game}.`,
    }),
    offer: ({ game, other }) => ({
      title: other === '' ? `Request: ${game}` : `Request from ${other}: ${game}`,
      text: `${other === '' ? 'Your opponent' : other} asks for a draw, a pause or a take-back in ${game}.`,
    }),
    over: ({ game, other }) => ({
      title: `Game over: ${game}`,
      text: `Your game of ${game}${against(other, 'against')} is over.`,
    }),
    rematch: ({ game, other }) => ({
      title: `Rematch offered: ${game}`,
      text: `${other === '' ? 'Your opponent' : other} offers a rematch of ${game}, sides swapped.`,
    }),
    invited: ({ game, other }) => ({
      title: `Invitation: ${game}`,
      text: `${other} invites you to ${game}.`,
    }),
    test: (_about: About) => ({
      title: 'Estafette',
      text: 'This is a test. Notifications will look like this.',
    }),
  } satisfies Readonly<Record<NoticeKind | 'test', Speak>>,
  open: 'Open the game:', // before a link to the table
  stop: 'Unsubscribe:', // before a link that ends mails
  stopped: 'You have unsubscribed.',
  stopButton: 'Unsubscribe',
  confirm: {
    title: 'Confirm your address',
    text: 'Someone, we hope you, asked for Estafette notifications at this address. Confirm it below; if it was not you, ignore this email.',
    button: 'Confirm',
    done: 'This address is confirmed.',
    none: 'This link has expired or was already used.',
  },
}
