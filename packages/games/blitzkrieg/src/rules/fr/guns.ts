import type { Translated } from '@estafette/kernel'
import type { guns as en } from '../en/guns.ts'

export const guns: Translated<typeof en> = {
  title: 'Antichars, 88 et chars',
  rules: {
    'BLZ-AT-1':
      'Un antichar attaque les blindés et les retranchements avec tout son facteur et une colonne de plus, les autres cibles avec 1 de moins.',
    'BLZ-AT-2':
      'Le 1 de moins vaut en attaque. Arbitrage : le paragraphe traite de l’attaque, donc le facteur de défense ne change pas.',
    'BLZ-AT-3': 'Les chars à bonus n’ont leur colonne qu’en attaque contre des blindés.',
    'BLZ-88-1':
      'Un 88 non désorganisé parmi les défenseurs annule toutes les colonnes des chars lourds.',
    'BLZ-88-2':
      'En attaque, un 88 est un antichar. Arbitrage : il l’est en tout, même contre des retranchements, puisque le livret l’appelle ainsi.',
    'BLZ-88-3': 'Il ne bouge qu’en transport.',
    'BLZ-88-4':
      'Une retraite élimine un 88. S’il tient sans retraite, R le désorganise et R* l’élimine.',
    'BLZ-88-5': 'Il n’est jamais récupéré la nuit.',
    'BLZ-88-6': 'À Arras, toutes les unités antichars allemandes sont des 88.',
    'BLZ-HVY-1': 'Les chars lourds britanniques ne donnent leurs colonnes qu’en attaque.',
    'BLZ-HVY-2':
      'Après une attaque de chars lourds qui vide l’hex, une des piles attaquantes peut avancer.',
    'BLZ-ASL-1':
      'Les troupes d’assaut doublent leur facteur en attaquant villes, villages et retranchements.',
    'BLZ-ASL-2':
      'Quand des troupes d’assaut font retraite par un résultat, même hors carte, chacune lance un dé. S’il est pair, elle reçoit un marqueur Refit, ou elle est éliminée si elle en a un. Le marqueur suit l’unité, et une unité éliminée ne revient pas.',
  },
}
