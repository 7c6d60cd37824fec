import type { Translated } from '@estafette/kernel'
import type { results as en } from '../en/results.ts'

export const results: Translated<typeof en> = {
  title: 'Résultats, retraites et avances',
  rules: {
    'BLZ-RES-1':
      'E : toutes les unités de ce camp au combat sont éliminées ; l’artillerie qui n’est à côté d’aucune cible est épargnée.',
    'BLZ-RES-2': 'D : toutes sont désorganisées.',
    'BLZ-RES-3':
      'R : toutes les unités font retraite d’un ou deux hexs et sont désorganisées ; celles qui tiennent sans retraite sont désorganisées sur place.',
    'BLZ-RES-4':
      'R* : toutes les unités font retraite de deux ou trois hexs et sont désorganisées ; celles qui tiennent sans retraite sont éliminées. Arbitrage : on suit la légende de la table, car le chapitre répète le texte de R.',
    'BLZ-RES-5': 'Un tiret est sans effet.',
    'BLZ-RES-6': 'L’attaquant ne peut pas choisir de tenir.',
    'BLZ-RTR-1':
      'Le propriétaire fait retraite unité par unité, hex par hex, sans coût ; une unité emmène son transport.',
    'BLZ-RTR-2':
      'Une retraite n’entre ni dans un hex occupé par une unité de combat ennemie, ni dans une zone de contrôle ennemie, sauf si une unité de combat amie s’y trouve. Elle ne franchit pas un fleuve sans pont ; l’infanterie le peut si c’est le seul hex d’un R.',
    'BLZ-RTR-3':
      'Chaque hex de la retraite est plus loin du départ que le précédent, et le dernier est plus loin de tout ennemi affronté que ne l’était le départ. Arbitrage : ce sont les ennemis affrontés, non tous ceux de la carte.',
    'BLZ-RTR-4':
      'Une retraite se termine si possible plus près d’une source de ravitaillement, sinon aussi près, jamais plus loin ; sortir de la carte est toujours permis.',
    'BLZ-RTR-5':
      'S’il n’y a pas de place, l’unité continue hex par hex jusqu’à en trouver ; elle peut traverser les hexs amis pleins.',
    'BLZ-RTR-6':
      'Une unité peut faire retraite par un bord permis ; sortir ainsi met fin à la retraite.',
    'BLZ-RTR-7': 'Une unité sans retraite légale est éliminée.',
    'BLZ-RTR-8':
      'Les unités qui ont fait retraite sont désorganisées, et défendent dans cet état si elles sont encore attaquées.',
    'BLZ-RTR-9': 'Les 88 et les troupes d’assaut ont leurs propres règles.',
    'BLZ-RTR-10': 'Un transport ne sauve pas un 88 qui doit faire retraite.',
    'BLZ-ADV-1':
      'On n’avance après combat que dans ces cas : après une attaque combinée, avec des chars lourds britanniques, avec Rommel, avec des Marocains sous férocité, et dans un hex vidé par une retraite avant combat.',
    'BLZ-ADV-2':
      'Après une attaque combinée, ou avec des chars lourds, une pile de combattants avance. Avec Rommel, les unités qui sont avec lui avancent, et il les suit. Les Marocains, et les attaquants d’un hex vidé, avancent autant qu’il y a de place.',
    'BLZ-ADV-3':
      'On n’avance que dans un hex sans unité de combat ennemie, sans coût et malgré les zones de contrôle. Les canons éloignés n’avancent pas, ni les véhicules à travers un fleuve sans pont.',
    'BLZ-ADV-4':
      'Des défenseurs marocains peuvent avancer dans les hexs que leurs attaquants ont quittés, par retraite ou par élimination ; aucun autre défenseur n’avance.',
    'BLZ-ADV-5':
      'Les attaquants qui ont dû faire retraite n’avancent pas ; si plusieurs hexs sont vidés, la pile en prend un.',
    'BLZ-FIN-1':
      'À la fin de la phase de combat, toute unité désorganisée dans une zone de contrôle ennemie qui n’a pas combattu fait retraite d’un ou deux hexs, ou est éliminée. Arbitrage : cela vaut pour les deux camps, sauf pour les unités qui ont combattu, comme dans l’exemple.',
    'BLZ-FIN-2':
      'Les unités du joueur en phase font retraite d’abord ; les unités non désorganisées du même hex restent.',
    'BLZ-FIN-3':
      'Les unités en ville, village ou retranchement ne sont dans aucune zone de contrôle, et restent.',
    'BLZ-FIN-4': 'Cette retraite n’a pas lieu la nuit.',
  },
}
