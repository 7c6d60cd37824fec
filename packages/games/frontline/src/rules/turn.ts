import type { Chapter } from '@estafette/kernel'

export const turn: Chapter = {
  id: 'turn',
  title: { en: 'Turn', fr: 'Tour' },
  rules: [
    {
      id: 'FRL-TURN-1',
      source: 'Battle Basics',
      tag: 'stated',
      en: 'The acting player’s sections act one after another, each completely, in the order they choose.',
      fr: 'Les sections du joueur actif agissent l’une après l’autre, chacune complètement, dans l’ordre qu’il choisit.',
    },
    {
      id: 'FRL-TURN-2',
      source: 'Battle Basics',
      tag: 'stated',
      en: 'A Not Acted section may take one action: Move, Attack, Prepare or Conceal in its owner’s turn, or a reaction where one is allowed (see FRL-REACT-1 and FRL-REACT-2). Taking it turns the section to Acted.',
      fr: 'Une section Non activée peut faire une action : Mouvement, Attaque, Se préparer ou Se dissimuler au tour de son propriétaire, ou une réaction quand elle est permise (voir FRL-REACT-1 et FRL-REACT-2). Elle devient alors Activée.',
    },
    {
      id: 'FRL-TURN-3',
      source: 'Battle Basics',
      tag: 'stated',
      en: 'The turn ends when all the acting player’s sections have acted, or when that player ends it.',
      fr: 'Le tour finit quand toutes les sections du joueur actif ont agi, ou quand il y met fin.',
    },
    {
      id: 'FRL-TURN-4',
      source: 'Player Turn',
      tag: 'ambiguous',
      en: 'At the start of every turn, of either player, all sections of both players turn to Not Acted: in each turn every section has one action, the acting player’s to act or to answer a reaction attack, the other’s to react. Ruling: everybody’s sections refresh at each turn and not only the acting player’s, since the examples always let the side attacked react without holding anything back; the other reading is the optional rule FRL-OPT-1.',
      fr: 'Au début de chaque tour, de l’un ou de l’autre joueur, toutes les sections des deux joueurs redeviennent Non activées : à chaque tour, toute section a une action, celles du joueur actif pour agir ou répondre à une attaque de réaction, celles de l’autre pour réagir. Arbitrage : les sections des deux camps redeviennent Non activées à chaque tour, et non celles du seul joueur actif, car les exemples laissent toujours le camp attaqué réagir sans rien avoir gardé en réserve ; l’autre lecture est la règle facultative FRL-OPT-1.',
    },
    {
      id: 'FRL-TURN-5',
      source: 'Player Turn',
      tag: 'completed',
      en: 'A section formed in the organization phase is Not Acted.',
      fr: 'Une section formée à la phase d’organisation est Non activée.',
    },
    {
      id: 'FRL-TURN-6',
      source: 'Action cards',
      tag: 'stated',
      en: 'The start of a turn goes in this order: all sections turn to Not Acted; the owner of a Key Location in play draws one card, in each player’s turn; the acting player may play Rally.',
      fr: 'Le début d’un tour suit cet ordre : toutes les sections redeviennent Non activées ; le propriétaire d’une Position clé en jeu pioche une carte, au tour de chaque joueur ; le joueur actif peut jouer Ralliement.',
    },
    {
      id: 'FRL-TURN-7',
      source: 'Action cards',
      tag: 'stated',
      en: 'A Move, an Attack and a Counter-attack need a card; Prepare and Conceal need none.',
      fr: 'Un Mouvement, une Attaque et une Contre-attaque demandent une carte ; Se préparer et Se dissimuler n’en demandent pas.',
    },
  ],
}
