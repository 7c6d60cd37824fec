import type { Language, NoticeKind } from '@estafette/protocol'

/** What a notice is about: nothing that anybody may not know. */
export interface About {
  readonly game: string // its title
  readonly other: string // who plays against the reader, '' for a computer
}

/** A notice in words. */
export interface Text {
  readonly title: string
  readonly text: string
}

type Speak = (about: About) => Text

/** What notices and their mails say in one language. */
interface Words {
  readonly kinds: Readonly<Record<NoticeKind | 'test', Speak>>
  readonly open: string // before a link to the table
  readonly stop: string // before a link that ends mails
  readonly stopped: string
  readonly confirm: Text & { readonly button: string; readonly done: string; readonly none: string }
  readonly stopButton: string
}

const against = (other: string, word: string): string => (other === '' ? '' : ` ${word} ${other}`)

const en: Words = {
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
    test: () => ({
      title: 'Estafette',
      text: 'This is a test. Notifications will look like this.',
    }),
  },
  open: 'Open the game:',
  stop: 'Unsubscribe:',
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

const fr: Words = {
  kinds: {
    turn: ({ game, other }) => ({
      title: `À vous de jouer : ${game}`,
      text: `C’est votre tour : ${game}${against(other, 'contre')}.`,
    }),
    seat: ({ game, other }) => ({
      title: `Place prise : ${game}`,
      text: `${other === '' ? 'Quelqu’un' : other} a rejoint votre partie (${game}).`,
    }),
    offer: ({ game, other }) => ({
      title: `Une demande : ${game}`,
      text: `${other === '' ? 'L’adversaire' : other} propose la nulle, une pause ou une reprise de coup (${game}).`,
    }),
    over: ({ game, other }) => ({
      title: `Terminée : ${game}`,
      text: `Votre partie${against(other, 'contre')} est terminée : ${game}.`,
    }),
    rematch: ({ game, other }) => ({
      title: `Revanche : ${game}`,
      text: `${other === '' ? 'L’adversaire' : other} propose une revanche, camps inversés : ${game}.`,
    }),
    test: () => ({
      title: 'Estafette',
      text: 'Ceci est un essai : les avis ressembleront à cela.',
    }),
  },
  open: 'Ouvrir la partie :',
  stop: 'Ne plus recevoir de courriels :',
  stopped: 'Vous ne recevrez plus de courriels.',
  stopButton: 'Ne plus recevoir de courriels',
  confirm: {
    title: 'Confirmez votre adresse',
    text: 'Quelqu’un, vous sans doute, a demandé à recevoir à cette adresse les avis d’Estafette. Confirmez-la ci-dessous ; si ce n’est pas vous, ignorez ce courriel.',
    button: 'Confirmer',
    done: 'Cette adresse est confirmée.',
    none: 'Ce lien a expiré ou a déjà servi.',
  },
}

/** What is said in a language. */
export const noticeWords: Readonly<Record<Language, Words>> = { en, fr }
