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
      title: `Your move: ${game}`,
      text: `It is for you to decide in ${game}${against(other, 'against')}.`,
    }),
    seat: ({ game, other }) => ({
      title: `Seat taken: ${game}`,
      text: `${other === '' ? 'Somebody' : other} sits at your table of ${game}.`,
    }),
    offer: ({ game, other }) => ({
      title: `You are asked: ${game}`,
      text: `${other === '' ? 'The other side' : other} asks you something in ${game}.`,
    }),
    over: ({ game, other }) => ({
      title: `Over: ${game}`,
      text: `Your game of ${game}${against(other, 'against')} has ended.`,
    }),
    rematch: ({ game, other }) => ({
      title: `Once more: ${game}`,
      text: `${other === '' ? 'The other side' : other} would like to play ${game} again, with sides swapped.`,
    }),
    test: () => ({ title: 'Estafette', text: 'This is how you will be told.' }),
  },
  open: 'To the table:',
  stop: 'No more mails:',
  stopped: 'No more mails will come.',
  stopButton: 'No more mails',
  confirm: {
    title: 'Confirm your address',
    text: 'Somebody, you we hope, wants to be told about games of Estafette at this address. Follow this link to confirm it; otherwise nothing will be sent.',
    button: 'Confirm',
    done: 'This address is confirmed.',
    none: 'This link is no longer of any use.',
  },
}

const fr: Words = {
  kinds: {
    turn: ({ game, other }) => ({
      title: `À vous : ${game}`,
      text: `C’est à vous de décider dans ${game}${against(other, 'contre')}.`,
    }),
    seat: ({ game, other }) => ({
      title: `Place prise : ${game}`,
      text: `${other === '' ? 'Quelqu’un' : other} a pris place à votre table de ${game}.`,
    }),
    offer: ({ game, other }) => ({
      title: `Une demande : ${game}`,
      text: `${other === '' ? 'L’adversaire' : other} vous demande quelque chose dans ${game}.`,
    }),
    over: ({ game, other }) => ({
      title: `Terminée : ${game}`,
      text: `Votre partie de ${game}${against(other, 'contre')} est terminée.`,
    }),
    rematch: ({ game, other }) => ({
      title: `Revanche : ${game}`,
      text: `${other === '' ? 'L’adversaire' : other} voudrait rejouer ${game}, camps inversés.`,
    }),
    test: () => ({ title: 'Estafette', text: 'C’est ainsi que vous serez prévenu.' }),
  },
  open: 'Vers la table :',
  stop: 'Ne plus recevoir de courriels :',
  stopped: 'Vous ne recevrez plus de courriels.',
  stopButton: 'Ne plus recevoir de courriels',
  confirm: {
    title: 'Confirmez votre adresse',
    text: 'Quelqu’un, vous sans doute, souhaite recevoir à cette adresse des nouvelles de ses parties d’Estafette. Suivez ce lien pour la confirmer ; sinon, rien ne sera envoyé.',
    button: 'Confirmer',
    done: 'Cette adresse est confirmée.',
    none: 'Ce lien ne sert plus à rien.',
  },
}

/** What is said in a language. */
export const noticeWords: Readonly<Record<Language, Words>> = { en, fr }
