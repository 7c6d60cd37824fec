import type { Reason } from '@estafette/protocol'
import { spoken } from '../i18n/spoken.ts'
import type { Reply, Trouble } from './http.ts'
import { lengthText } from './pace-words.ts'

type Refused = Extract<Reply<unknown>, { ok: false }>

/** The reasons that a person can do something about; for the others the trouble says it all. */
type Explained = Exclude<Reason, 'nobody' | 'no-json' | 'trouble'>

interface TroubleWords {
  readonly trouble: Readonly<Record<Trouble, string>>
  readonly later: (wait: string) => string
  readonly reasons: Readonly<Record<Explained, string>>
}

const en: TroubleWords = {
  trouble: {
    absent: 'This site has no game server, so you cannot play online here.',
    offline: 'The server cannot be reached. Your connection may be down.',
    nobody: 'You are signed out. Sign in again.',
    busy: 'Too many requests. Wait a moment and try again.',
    refused: 'The server refused this. Reload the page and try again.',
    broken: 'Something went wrong on the server. Nothing of yours is lost.',
  },
  later: (wait) => `Too many requests. Try again in ${wait}.`,
  reasons: {
    name: 'This name cannot be shown. Letters of one alphabet, please.',
    'name-taken': 'This name, or one that looks like it, is taken. Please choose another.',
    'too-long': 'This is too long to be kept. Please shorten it.',
    'too-large': 'This is too long to be kept. Please shorten it.',
    'no-text': 'Write a few words first.',
    taken: 'Someone else joined first: the seat is taken.',
    'no-invitation':
      'This invitation is no longer valid: it was used, was withdrawn, or has expired. Ask for a new link.',
    'own-table': 'You have already joined this game.',
    blocked: 'This is not possible between the two of you.',
    'too-many-passkeys': 'You have reached the limit of passkeys. Remove one first.',
    'too-many-computers':
      'You have reached the limit of games against the computer. Finish one first.',
    foreign: 'This page was opened under another address than the server’s own. Open it there.',
    unknown: 'Not found, or not open to you.',
    'no-passkey': 'This passkey is unknown here, or was not answered in time.',
    'no-code': 'This code was used already, or has expired. Get a new one.',
    'no-mail': 'This server does not send email.',
    'no-address':
      'This is not an email address: one looks like name@example.org, without spaces. Nothing was changed.',
    'no-hook': 'This webhook cannot be reached. Use a public https address.',
    'not-over': 'A rematch comes after the game.',
    'not-open': 'This seat is taken.',
    'too-many-open': 'You have reached the limit of open games. Withdraw one first.',
    'no-such-game': 'This server does not have this game.',
    'no-such-scenario': 'This game cannot be set up: a scenario or an option is unknown.',
    'no-such-seat': 'This game has no such seat.',
  },
}

const fr: TroubleWords = {
  trouble: {
    absent: 'Ces pages sont servies sans serveur de jeu : ici, on ne joue pas en ligne.',
    offline: 'Le serveur est injoignable. Votre connexion est peut-être coupée.',
    nobody: 'Le serveur ne connaît plus ce navigateur.',
    busy: 'Cela fait trop à la fois. Patientez un instant.',
    refused: 'Le serveur a refusé.',
    broken: 'Le serveur a eu un incident. Rien de ce qui est à vous n’est perdu.',
  },
  later: (wait) => `Cela fait trop à la fois. Ce sera de nouveau possible dans ${wait}.`,
  reasons: {
    name: 'Ce nom ne peut pas être affiché. Des lettres d’un seul alphabet, s’il vous plaît.',
    'name-taken': 'Ce nom, ou un autre qui lui ressemble, est déjà pris. Choisissez-en un autre.',
    'too-long': 'C’est trop long pour être gardé. Abrégez, s’il vous plaît.',
    'too-large': 'C’est trop long pour être gardé. Abrégez, s’il vous plaît.',
    'no-text': 'Rien de cela ne peut être affiché. Écrivez quelques mots.',
    taken: 'Quelqu’un a été plus rapide : la place est prise.',
    'no-invitation':
      'Cette invitation n’est plus valable : elle a servi, a été retirée ou a expiré. Demandez un nouveau lien.',
    'own-table': 'Vous êtes déjà assis à cette table.',
    blocked: 'Ce n’est pas possible entre vous deux.',
    'too-many-passkeys':
      'Vous avez déjà autant de clés d’accès que permis. Retirez-en une d’abord.',
    'too-many-computers':
      'Vous jouez déjà à autant de tables contre l’ordinateur que permis. Terminez d’abord une partie.',
    foreign:
      'Cette page a été ouverte sous une autre adresse que celle du serveur. Ouvrez-la à la bonne.',
    unknown: 'Cela n’existe pas ici, ou ne vous est pas destiné.',
    'no-passkey': 'Cette clé d’accès est inconnue ici, ou la réponse est venue trop tard.',
    'no-code': 'Ce code a déjà servi, ou n’est plus valable. Demandez-en un nouveau.',
    'no-mail': 'Ce serveur n’envoie pas de courriel.',
    'no-address':
      'Ce n’est pas une adresse de courriel : il la faut comme nom@exemple.org, sans espace. Rien n’a changé.',
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

const LONG = 60_000 // a wait that is told

/** Why a server gave no answer, in a sentence. */
export function troubleText({ trouble, reason, after = 0 }: Told): string {
  const { trouble: general, reasons, later } = troubleWords()
  if (trouble === 'busy' && after >= LONG) return later(lengthText(after))
  return trouble === 'refused' && isExplained(reasons, reason) ? reasons[reason] : general[trouble]
}

type Told = Pick<Refused, 'trouble' | 'reason'> & Partial<Pick<Refused, 'after'>>

function isExplained(reasons: object, reason: string): reason is Explained {
  return Object.hasOwn(reasons, reason)
}
