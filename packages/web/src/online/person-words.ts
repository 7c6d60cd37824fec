import { spoken } from '../i18n/spoken.ts'

/** What is said where somebody wants nothing more of somebody else. */
interface PersonWords {
  readonly title: string
  readonly open: (name: string) => string
  readonly who: string
  readonly blockText: string
  readonly block: (name: string) => string
  readonly blocked: (name: string) => string
  readonly what: string
  readonly whatText: string
  readonly report: string
  readonly reported: string
  readonly close: string
}

const en: PersonWords = {
  title: 'Block or report',
  open: (name) => `Block or report ${name}`,
  who: 'Who',
  blockText:
    'You cannot join each other’s games, and you will not see their games or messages. Current games continue. They are not told. Your account page undoes it.',
  block: (name) => `Block ${name}`,
  blocked: (name) => `${name} is blocked. Your account page undoes it.`,
  what: 'What happened',
  whatText: 'The host of this server reads it, together with the game it is about.',
  report: 'Send the report',
  reported: 'Your report was sent to the host.',
  close: 'Close',
}

const fr: PersonWords = {
  title: 'Bloquer ou signaler',
  open: (name) => `Bloquer ou signaler ${name}`,
  who: 'Qui',
  blockText:
    'Bloquer : aucun de vous deux ne peut s’asseoir à la table de l’autre, vous ne voyez plus ses tables dans le salon et ne lisez plus rien de ce qu’il écrit. Une partie en cours entre vous continue. Il n’en est pas averti. Votre page de compte permet de revenir en arrière.',
  block: (name) => `Bloquer ${name}`,
  blocked: (name) => `${name} est bloqué. Votre page de compte permet de revenir en arrière.`,
  what: 'Ce qui s’est passé',
  whatText: 'La personne qui tient ce serveur le lira, avec la table dont il s’agit.',
  report: 'Envoyer le signalement',
  reported: 'Le signalement est gardé pour la personne qui tient ce serveur.',
  close: 'Fermer',
}

export const personWords = spoken<PersonWords>({ en, fr })
