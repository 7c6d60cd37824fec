import type { Translated } from '@estafette/kernel'
import type { combat as en } from '../en/combat.ts'

export const combat: Translated<typeof en> = {
  title: 'Combat terrestre',
  rules: {
    'BLZ-CBT-1':
      'Les attaques sont résolues une à une. Une pile est attaquée en entier, et des attaquants de plusieurs hexs peuvent se joindre.',
    'BLZ-CBT-2':
      'Une unité attaque une fois par phase ; les unités d’une pile peuvent participer à des attaques différentes.',
    'BLZ-CBT-3':
      'Une attaque peut viser plusieurs hexs si chaque attaquant est adjacent à tous et si chaque canon les a tous à portée. Arbitrage : un facteur ne sert pas deux fois, mais une attaque peut frapper deux hexs, comme dans les exemples.',
    'BLZ-CBT-4': 'Un hex est attaqué une fois par phase.',
    'BLZ-CBT-5':
      'On ne déclare pas d’attaque à moins de 1:4. Si tous les amis ensemble n’atteignent pas 1:4 contre une cible obligatoire, les unités non désorganisées dans sa zone de contrôle sont fixées : elles n’attaquent pas dans la phase.',
    'BLZ-CBT-6':
      'Un hex ennemi doit être attaqué si une unité non désorganisée y exerce sa zone de contrôle sur une unité amie non désorganisée. Arbitrage : on suit l’exemple, contre la première phrase du chapitre.',
    'BLZ-CBT-7':
      'Les unités désorganisées ne sont pas tenues d’attaquer mais le peuvent ; les ennemis désorganisés, et ceux d’unités en ville, village ou retranchement, n’ont pas à être attaqués.',
    'BLZ-CBT-8':
      'L’obligation porte sur la cible et toute attaque la remplit ; la phase peut finir quand aucune cible restante ne peut être attaquée à 1:4 par des unités libres adjacentes.',
    'BLZ-CBT-9':
      'Une attaque n’est légale que si, avec elle, autant de cibles obligatoires peuvent être attaquées que sans elle.',
    'BLZ-CBT-10': 'L’artillerie seule n’attaque pas et n’y est pas tenue.',
    'BLZ-CBT-11': 'L’artillerie qui a bombardé n’attaque pas pendant ce tour.',
    'BLZ-CBT-12':
      'La force d’attaque est le facteur imprimé, moins 1 avec un Refit, moins 1 pour un antichar qui n’affronte ni blindé ni retranchement. Elle est doublée pour les troupes d’assaut et divisée par deux pour une unité désorganisée. On applique ensuite la limite de l’artillerie, puis la moitié à travers un fleuve.',
    'BLZ-CBT-13':
      'La force de défense est la somme des facteurs de défense et des points de terrain. Arbitrage : les points comptent une fois par hex, sauf ceux du terrain accidenté, qui comptent par unité ; le chemin de fer compte une fois.',
    'BLZ-CBT-14':
      'Si tous les attaquants sont plus bas que la cible, sans compter les canons éloignés, la défense reçoit 1 point et l’attaque perd une colonne.',
    'BLZ-CBT-15':
      'Si tous les attaquants adjacents sont de l’autre côté d’un fleuve, pont ou non, leur total est divisé par deux.',
    'BLZ-CBT-16':
      'Le rapport est arrondi en faveur du défenseur à une colonne de la table ; une défense de 0 compte pour 1.',
    'BLZ-CBT-17':
      'Une attaque se déroule dans cet ordre : déclaration, retraite avant combat, terreur, rapport, décalages, défense sans retraite, dé, résultat du défenseur, résultat de l’attaquant, avance.',
    'BLZ-CBT-18':
      'Une fois la colonne connue, le défenseur dit, pour chaque hex visé, si ses unités combattent sans retraite.',
    'BLZ-CBT-19':
      'Dans la table, le résultat de l’attaquant précède celui du défenseur. Arbitrage : on suit l’en-tête de la table, que l’exemple confirme.',
    'BLZ-CBT-20': 'Le résultat du défenseur s’applique avant celui de l’attaquant.',
    'BLZ-CBT-21': 'Au combat, les transports partagent le sort des unités qu’ils portent.',
    'BLZ-CBT-22':
      'Avec plusieurs cibles, le terrain compte hex par hex. La moitié du fleuve, la colonne de montée et le doublement d’assaut ne valent que si toutes les cibles les donnent ; les conditions sur les défenseurs les regardent tous.',
  },
}
