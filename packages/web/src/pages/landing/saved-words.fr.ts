import type { Translated } from '../../i18n/spoken.ts'
import type { words as en } from './saved-words.en.ts'

export const words: Translated<typeof en> = {
  'saved.open': 'Ouvrir',
  'saved.result': 'Résultat',
  'saved.delete': 'Supprimer cette partie',
  'saved.deleteTitle': 'Supprimer cette partie ?',
  'saved.deleteText': ({ title, when }) =>
    `${title}, ${when}. Elle sera perdue définitivement, sauf si vous l’avez enregistrée dans un fichier.`,
  'saved.deleteYes': 'Supprimer',
  'saved.keep': 'Garder',
  'saved.unknownTime': 'date inconnue',
  'saved.turn': ({ turn }) => `tour ${turn}`,
  'saved.turnOf': ({ turn, turns }) => `tour ${turn} sur ${turns}`,
  'saved.beginning': 'au début',
  'saved.over': 'terminée',
  'saved.won': ({ side }) => `terminée, victoire : ${side}`,
  'saved.lesson': 'Première partie guidée',
  'saved.you': ({ side, others }) => `${side}, contre : ${others}`,
  'saved.both': 'à deux sur un écran',
  'saved.none': 'l’ordinateur contre lui-même',
  'saved.yourTurn': 'À vous de jouer',
  'saved.continue': 'Reprendre',
  'saved.allGames': 'Toutes les parties',
  'saved.onDevice': 'sur cet appareil',
  'saved.go': 'Jouer',
}
