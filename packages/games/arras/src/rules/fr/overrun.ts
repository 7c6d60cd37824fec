import type { Translated } from '@estafette/kernel'
import type { overrun as en } from '../en/overrun.ts'

export const overrun: Translated<typeof en> = {
  title: 'Débordement',
  rules: {
    'ARR-6.5a':
      'Un Débordement suit une Réussite si les attaquants venaient d’entrer dans le lieu, si l’Unité de Pointe était blindée et si toutes les unités en défense ont été éliminées, pour quelque raison que ce soit. Une seule retraite, forcée ou volontaire, l’empêche ; une unité éliminée faute de retraite possible compte comme éliminée.',
    'ARR-6.5b':
      'Chaque unité de l’assaut capable de Débordement peut alors soit continuer son mouvement avec son FM restant, aux coûts normaux et seulement par des lieux sans unité ennemie, soit entrer dans un lieu adjacent occupé par l’ennemi, si son FM restant le permet, et lui donner l’assaut.',
    'ARR-6.5c':
      'Les unités capables de Débordement restent Fraîches jusqu’à la fin de leur Débordement ; les autres attaquants deviennent aussitôt Fatigués.',
    'ARR-6.5d':
      'Les unités qui se tiennent dans un même lieu et donnent l’assaut à la même cible lors d’un Débordement forment un seul groupe, qui doit avoir une Unité de Pointe ; les attaquants incapables de Débordement ne l’accompagnent pas. Les unités peuvent choisir différemment : un Débordement peut entraîner plusieurs mouvements et plusieurs assauts, l’un après l’autre.',
    'ARR-6.5e':
      'Un assaut mené lors d’un Débordement peut en entraîner un autre si les mêmes conditions sont de nouveau réunies, Unité de Pointe blindée comprise, et s’il reste du FM.',
    'ARR-6.5f':
      'Un Échec dans un assaut de Débordement est un Échec ordinaire : les survivantes retournent dans le lieu débordé auparavant et l’Initiative est perdue. Les unités qui n’ont pas encore utilisé leur Débordement deviennent Fatiguées là où elles se trouvent.',
    'ARR-6.5g':
      'Il n’y a plus d’ennemi dans le lieu qui vient d’être débordé : le quitter n’entraîne donc aucun surcoût. Le FM restant d’une unité est son FM imprimé moins tout ce qu’elle a dépensé depuis le début de l’activation ; une unité qui a payé la totalité de son FM n’a plus rien.',
    'ARR-6.5.1a':
      'Il n’y a pas de Débordement si attaquants et défenseurs étaient dans le même lieu au début de l’impulsion, même si les attaquants en sont sortis puis revenus.',
    'ARR-6.5.1b': 'Il n’y a pas de Débordement dans un lieu à identificateur carré.',
  },
}
