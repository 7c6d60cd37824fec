import type { Translated } from '@estafette/kernel'
import type { general as en } from '../en/general.ts'

export const general: Translated<typeof en> = {
  title: 'Généralités',
  rules: {
    'CEL-2.0.1': 'Le jeu utilise un dé à dix faces numéroté de 0 à 9 ; le 0 vaut zéro, et non dix.',
    'CEL-2.0.2':
      'Le recto d’un pion d’unité est sa face non utilisée ; le verso est sa face utilisée, dont les forces sont plus faibles et qui n’a pas de capacité de mouvement : pour se déplacer de nouveau, une unité doit d’abord être remise sur sa face non utilisée.',
    'CEL-2.0.3':
      'Une unité à deux pas possède un second pion, à puissance réduite, d’un seul pas et marqué d’un point rouge, qui a lui aussi une face non utilisée et une face utilisée. Une unité à un pas sans point rouge est à pleine puissance.',
    'CEL-2.0.4':
      'Une unité combat avec la force d’attaque et la force de défense de sa face visible.',
    'CEL-2.0.5':
      'Les unités blindées, de reco et AM/AT sont motorisées ; l’infanterie ne l’est pas, sauf l’unité qui porte le marqueur de camions.',
    'CEL-2.0.6':
      'Les seules fractions du jeu sont les demi-points de mouvement (PM), payés sur les routes principales. Les capacités de 3, 6, 9 et 12 PM se divisent toutes par trois : une réduction par tiers ne laisse donc jamais de reste ; s’il s’en présentait un, on arrondirait au demi-point inférieur.',
    'CEL-2.0.7':
      'Toute unité motorisée a une capacité de 9 PM, sauf l’unité immobile de la 3e Blindée ; l’infanterie à pied en a 3. Arbitrage : l’exemple du livret qui donnerait 10 PM à une unité de reco de la Panzer Lehr est une coquille, car tous les autres exemples et les pions s’accordent sur 9 ; les coûts payés dans cet exemple restent valables.',
    'CEL-2.0.8':
      'Une unité est amie quand elle est du même camp : les unités américaines et britanniques sont amies entre elles pour toutes les règles, qu’il s’agisse des lignes de ravitaillement, de l’empilement, du soutien ou de l’annulation des zones de contrôle en retraite. Les unités engagées dans une attaque sont, d’un côté, l’unité active et les unités en soutien choisies pour s’y joindre et, de l’autre, toutes les unités attaquées. Un renfort est en attente tant qu’il est hors carte, et disponible dès que son tour d’arrivée est venu. Un hex est libéré quand il contenait une unité en défense et qu’il n’y reste plus aucun ennemi de l’attaquant.',
  },
}
