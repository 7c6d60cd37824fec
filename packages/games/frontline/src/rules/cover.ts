import type { Chapter } from '@estafette/kernel'

export const cover: Chapter = {
  id: 'cover',
  title: { en: 'Cover', fr: 'Couvert' },
  rules: [
    {
      id: 'FRL-COV-1',
      source: 'Counters',
      tag: 'stated',
      en: 'Terrain cover is not subtracted: light, medium or heavy, it selects the cost column of the damage counters.',
      fr: 'Le couvert du terrain ne se soustrait pas : léger, moyen ou important, il désigne la colonne de coût des pions de dégât.',
    },
    {
      id: 'FRL-COV-2',
      source: 'Action cards; Soldier cards; Counters',
      tag: 'stated',
      en: 'Covers in points are subtracted and add up: Stay Low 10, Fall Back 10, Hit The Dirt 4, Dig-In 4 per hit, Shovel 5, Concealment Cover 10, a sniper’s inherent cover, Armour, and a scenario’s Entrenched.',
      fr: 'Les couverts en points se soustraient et s’additionnent : Baissé 10, Repli 10, À terre ! 4, Retranchement 4 par coup, Pelle 5, Couvert de dissimulation 10, le couvert inhérent d’un sniper, le Blindage et le couvert Retranché d’un scénario.',
    },
    {
      id: 'FRL-COV-3',
      source: 'Action cards',
      tag: 'stated',
      en: 'Stay Low and Fall Back protect the section in full against every attack and counter-attack until the end of the acting player’s turn.',
      fr: 'Baissé et Repli protègent la section en entier contre chaque attaque et contre-attaque jusqu’à la fin du tour du joueur actif.',
    },
    {
      id: 'FRL-COV-4',
      source: 'Action cards; Counters',
      tag: 'stated',
      en: 'Hit The Dirt, Dig-In and the Shovel protect once, against the firepower being resolved.',
      fr: 'À terre !, Retranchement et la Pelle protègent une fois, contre la puissance de feu en cours de résolution.',
    },
    {
      id: 'FRL-COV-5',
      source: 'Action cards',
      tag: 'stated',
      en: 'Several Stay Low or Fall Back covers on one section add up, so that one of each gives 20.',
      fr: 'Plusieurs couverts de Baissé ou de Repli sur une section s’additionnent : un de chaque donne 20.',
    },
    {
      id: 'FRL-COV-6',
      source: 'Action cards; Soldier cards',
      tag: 'stated',
      en: 'Cover plays are made only by the side about to suffer, and only for the section that suffers. They count against sniper fire too, no matter who in the section carries the Shovel; only Dig-In is bound to the soldier targeted.',
      fr: 'Seul le camp qui va subir joue des couverts, et seulement pour la section qui subit. Ils comptent aussi contre le tir d’un sniper, quel que soit le porteur de la Pelle dans la section ; seul Retranchement est lié au soldat visé.',
    },
  ],
}
