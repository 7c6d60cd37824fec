import type { Reason } from '@estafette/protocol'
import { spoken } from '../i18n/spoken.ts'
import type { Reply, Trouble } from './http.ts'

type Refused = Extract<Reply<unknown>, { ok: false }>

/** The reasons that a person can do something about; for the others the trouble says it all. */
type Explained = Exclude<Reason, 'nobody' | 'foreign' | 'no-json' | 'too-large' | 'trouble'>

interface TroubleWords {
  readonly trouble: Readonly<Record<Trouble, string>>
  readonly reasons: Readonly<Record<Explained, string>>
}

const en: TroubleWords = {
  trouble: {
    absent: 'These pages come without a server: there is no play over the network here.',
    offline: 'The server cannot be reached. Your connection may be down.',
    nobody: 'The server does not know this browser any more.',
    busy: 'That was too much at once. Please wait a moment.',
    refused: 'The server said no.',
    broken: 'Something went wrong on the server. Nothing of yours is lost.',
  },
  reasons: {
    name: 'This name cannot be shown. Letters of one alphabet, please.',
    taken: 'Somebody was faster: the name, or one that looks like it, or the seat is taken.',
    'no-invitation': 'This invitation does not hold any more.',
    'own-table': 'You sit at this table already.',
    blocked: 'This is not possible between the two of you.',
    'too-many': 'There are as many of these as one may have. End or remove one first.',
    unknown: 'There is no such thing here, or it is not for you.',
    'no-passkey': 'This passkey is not known here, or was not answered in time.',
    'no-code': 'This code was used already, or has run out. Ask for a new one.',
    'no-mail': 'This server sends no mail.',
    'no-hook': 'This address cannot be called. It has to begin with https and be open to all.',
    'not-over': 'A rematch comes after the game.',
    'not-open': 'Somebody sits there already.',
    'too-many-open': 'As many tables of yours wait for others as may. Withdraw one first.',
    'no-such-game': 'This server does not have this game.',
    'no-such-scenario':
      'This game cannot be laid out like this: a scenario or an option is unknown.',
    'no-such-seat': 'This game has no such seat.',
  },
}

const fr: TroubleWords = {
  trouble: {
    absent: 'Ces pages sont servies sans serveur de jeu : ici, on ne joue pas en réseau.',
    offline: 'Le serveur est injoignable. Votre connexion est peut-être coupée.',
    nobody: 'Le serveur ne connaît plus ce navigateur.',
    busy: 'Cela fait trop à la fois. Patientez un instant.',
    refused: 'Le serveur a refusé.',
    broken: 'Le serveur a eu un incident. Rien de ce qui est à vous n’est perdu.',
  },
  reasons: {
    name: 'Ce nom ne peut pas être affiché. Des lettres d’un seul alphabet, s’il vous plaît.',
    taken:
      'Quelqu’un a été plus rapide : le nom, un autre qui lui ressemble, ou la place est pris.',
    'no-invitation': 'Cette invitation n’est plus valable.',
    'own-table': 'Vous êtes déjà assis à cette table.',
    blocked: 'Ce n’est pas possible entre vous deux.',
    'too-many': 'Il y en a déjà autant que permis. Terminez-en ou retirez-en un d’abord.',
    unknown: 'Cela n’existe pas ici, ou ne vous est pas destiné.',
    'no-passkey': 'Cette clé d’accès est inconnue ici, ou la réponse est venue trop tard.',
    'no-code': 'Ce code a déjà servi, ou n’est plus valable. Demandez-en un nouveau.',
    'no-mail': 'Ce serveur n’envoie pas de courrier.',
    'no-hook': 'Cette adresse ne peut pas être appelée. Il en faut une en https, ouverte à tous.',
    'not-over': 'La revanche vient après la partie.',
    'not-open': 'Quelqu’un y est déjà assis.',
    'too-many-open':
      'Vous avez déjà autant de tables en attente que permis. Retirez-en une d’abord.',
    'no-such-game': 'Ce serveur n’a pas ce jeu.',
    'no-such-scenario':
      'Ce jeu ne peut pas être monté ainsi : un scénario ou une option est inconnu.',
    'no-such-seat': 'Ce jeu n’a pas cette place.',
  },
}

const troubleWords = spoken<TroubleWords>({ en, fr })

/** Why a server gave no answer, in a sentence. */
export function troubleText({ trouble, reason }: Pick<Refused, 'trouble' | 'reason'>): string {
  const { trouble: general, reasons } = troubleWords()
  return trouble === 'refused' && isExplained(reasons, reason) ? reasons[reason] : general[trouble]
}

function isExplained(reasons: object, reason: string): reason is Explained {
  return Object.hasOwn(reasons, reason)
}

/** A reply in which a body that was not even read counts as refused for this reason: a typing error. */
export function refusedFor<T>(reply: Reply<T>, reason: Explained): Reply<T> {
  const isUnread = !reply.ok && reply.trouble === 'refused' && reply.reason.startsWith(UNREAD)
  return isUnread ? { ...reply, reason } : reply
}

const UNREAD = 'not as agreed'
