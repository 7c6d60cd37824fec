import type { Translated } from '../i18n/spoken.ts'
import type { words as en } from './words.en.ts'

export const words: Translated<typeof en> = {
  title: (game) => `Apprendre ${game}`,
  stepOf: (step, of) => `Première partie, étape ${step} sur ${of}`,
  next: 'Suite',
  back: 'Retour',
  skip: 'Le faire pour moi',
  restart: 'Recommencer',
  leave: 'Quitter',
  left: 'Votre première partie est gardée à cette étape. Reprenez quand vous voulez, sous Apprendre.',
  otherwise: 'Ce serait permis. Faisons d’abord ceci ; rien n’est perdu.',
  keys: 'Clavier : les flèches vont de lieu en lieu, Entrée choisit, Échap revient.',
  playOn: 'Continuer d’ici',
  newGame: 'Préparer une partie',
  none: 'Il n’y a pas encore de partie guidée. Les règles sont là, et la table montre ce qui est possible.',
}
