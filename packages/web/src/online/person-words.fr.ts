import type { Translated } from '../i18n/spoken.ts'
import type { words as en } from './person-words.en.ts'

export const words: Translated<typeof en> = {
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
