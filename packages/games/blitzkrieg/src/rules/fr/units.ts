import type { Translated } from '@estafette/kernel'
import type { units as en } from '../en/units.ts'

export const units: Translated<typeof en> = {
  title: 'Unités et marqueurs',
  rules: {
    'BLZ-UNIT-1':
      'Une unité de combat a un facteur d’attaque, un facteur de défense et un potentiel de mouvement ; l’artillerie a aussi une portée.',
    'BLZ-UNIT-2':
      'Une unité qui porte un profil de véhicule est blindée : chars et automitrailleuses. Motorisée veut dire la même chose.',
    'BLZ-UNIT-3':
      'Les unités n’ont qu’un pas ; une unité qui revient d’une perte porte le marqueur Refit.',
    'BLZ-UNIT-4':
      'Une unité désorganisée n’a pas de zone de contrôle, attaque avec la moitié de son facteur, avance d’un hex au plus, n’exploite pas, ne bombarde pas, ne fait pas de retraite avant combat et donne une colonne à l’adversaire. Arbitrage : elle défend avec tout son facteur de défense ; le facteur d’attaque imprimé est une coquille.',
    'BLZ-UNIT-5': 'Une seconde désorganisation ne change rien.',
    'BLZ-UNIT-6':
      'Un marqueur Refit retire 1 au facteur d’attaque, jamais sous 0, interdit une nouvelle récupération et vaut un demi-point à l’ennemi si l’unité est sur la carte à la fin, quelle que soit son origine.',
    'BLZ-UNIT-7': 'Un marqueur Refit ne s’enlève jamais.',
    'BLZ-UNIT-8':
      'Une unité n’a qu’un marqueur Refit. Un second, reçu par pertes d’assaut ou férocité, l’élimine ; à la mise en place, les dés désignent une autre unité.',
    'BLZ-UNIT-9': 'Les fractions des facteurs de combat sont arrondies à l’inférieur.',
  },
}
