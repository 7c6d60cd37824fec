import type { Chapter } from '@estafette/kernel'

export const overrun: Chapter = {
  id: 'overrun',
  title: { en: 'Overrun', fr: 'Débordement' },
  rules: [
    {
      id: 'ARR-6.5a',
      source: '6.5',
      tag: 'stated',
      en: 'An Overrun follows a Success if the attackers moved in, the Point Unit was armour and every defending unit was eliminated, for whatever reason. A single retreat, forced or voluntary, prevents it; a unit eliminated because it found no way to retreat counts as eliminated.',
      fr: 'Un Débordement suit une Réussite si les attaquants venaient d’entrer dans le lieu, si l’Unité de Pointe était blindée et si toutes les unités en défense ont été éliminées, pour quelque raison que ce soit. Une seule retraite, forcée ou volontaire, l’empêche ; une unité éliminée faute de retraite possible compte comme éliminée.',
    },
    {
      id: 'ARR-6.5b',
      source: '6.5',
      tag: 'stated',
      en: 'Each overrun-capable unit of the assault may then either go on moving with its remaining MF, at the normal costs and only through locations without enemy units, or move into one adjacent location holding enemy units, if its remaining MF suffice, and assault it.',
      fr: 'Chaque unité de l’assaut capable de Débordement peut alors soit continuer son mouvement avec son FM restant, aux coûts normaux et seulement par des lieux sans unité ennemie, soit entrer dans un lieu adjacent occupé par l’ennemi, si son FM restant le permet, et lui donner l’assaut.',
    },
    {
      id: 'ARR-6.5c',
      source: '',
      tag: 'completed',
      en: 'Overrun-capable units stay Fresh until their Overrun is over; the other attackers become Spent at once.',
      fr: 'Les unités capables de Débordement restent Fraîches jusqu’à la fin de leur Débordement ; les autres attaquants deviennent aussitôt Fatigués.',
    },
    {
      id: 'ARR-6.5d',
      source: '6.5',
      tag: 'completed',
      en: 'Units that stand in one location and assault the same target in an Overrun form one group, which needs a Point Unit; attackers that are not overrun-capable do not go with it. Units may choose differently, so one Overrun can lead to several moves and several assaults, carried out one after another.',
      fr: 'Les unités qui se tiennent dans un même lieu et donnent l’assaut à la même cible lors d’un Débordement forment un seul groupe, qui doit avoir une Unité de Pointe ; les attaquants incapables de Débordement ne l’accompagnent pas. Les unités peuvent choisir différemment : un Débordement peut entraîner plusieurs mouvements et plusieurs assauts, l’un après l’autre.',
    },
    {
      id: 'ARR-6.5e',
      source: '6.5',
      tag: 'completed',
      en: 'An assault made in an Overrun can lead to a further Overrun if the same conditions are met again, an armour Point Unit included, and MF remain.',
      fr: 'Un assaut mené lors d’un Débordement peut en entraîner un autre si les mêmes conditions sont de nouveau réunies, Unité de Pointe blindée comprise, et s’il reste du FM.',
    },
    {
      id: 'ARR-6.5f',
      source: '6.4.1, 4.3C',
      tag: 'completed',
      en: 'A Failure in an Overrun assault is an ordinary Failure: the survivors go back to the location overrun before, and the Initiative is lost. Units that have not yet used their Overrun become Spent where they stand.',
      fr: 'Un Échec dans un assaut de Débordement est un Échec ordinaire : les survivantes retournent dans le lieu débordé auparavant et l’Initiative est perdue. Les unités qui n’ont pas encore utilisé leur Débordement deviennent Fatiguées là où elles se trouvent.',
    },
    {
      id: 'ARR-6.5g',
      source: '6.5, 5.2',
      tag: 'stated',
      en: 'No enemy is left in the location just overrun, so leaving it costs nothing extra. A unit’s remaining MF are its printed MF less all it has spent since the activation began; a unit that paid all its MF has none left.',
      fr: 'Il n’y a plus d’ennemi dans le lieu qui vient d’être débordé : le quitter n’entraîne donc aucun surcoût. Le FM restant d’une unité est son FM imprimé moins tout ce qu’elle a dépensé depuis le début de l’activation ; une unité qui a payé la totalité de son FM n’a plus rien.',
    },
    {
      id: 'ARR-6.5.1a',
      source: '6.5.1',
      tag: 'stated',
      en: 'There is no Overrun if attackers and defenders were in the same location at the start of the impulse, even if the attackers left it and came back.',
      fr: 'Il n’y a pas de Débordement si attaquants et défenseurs étaient dans le même lieu au début de l’impulsion, même si les attaquants en sont sortis puis revenus.',
    },
    {
      id: 'ARR-6.5.1b',
      source: '6.5.1',
      tag: 'stated',
      en: 'There is no Overrun in a location with a square identifier.',
      fr: 'Il n’y a pas de Débordement dans un lieu à identificateur carré.',
    },
  ],
}
