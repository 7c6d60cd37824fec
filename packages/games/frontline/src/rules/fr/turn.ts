import type { Translated } from '@estafette/kernel'
import type { turn as en } from '../en/turn.ts'

export const turn: Translated<typeof en> = {
  title: 'Tour',
  rules: {
    'FRL-TURN-1':
      'Les sections du joueur actif agissent l’une après l’autre, chacune complètement, dans l’ordre qu’il choisit.',
    'FRL-TURN-2':
      'Une section Non activée peut faire une action : Mouvement, Attaque, Se préparer ou Se dissimuler au tour de son propriétaire, ou une réaction quand elle est permise (voir FRL-REACT-1 et FRL-REACT-2). Elle devient alors Activée.',
    'FRL-TURN-3':
      'Le tour finit quand toutes les sections du joueur actif ont agi, ou quand il y met fin.',
    'FRL-TURN-4':
      'Au début de chaque tour, de l’un ou de l’autre joueur, toutes les sections des deux joueurs redeviennent Non activées : à chaque tour, toute section a une action, celles du joueur actif pour agir ou répondre à une attaque de réaction, celles de l’autre pour réagir. Arbitrage : les sections des deux camps redeviennent Non activées à chaque tour, et non celles du seul joueur actif, car les exemples laissent toujours le camp attaqué réagir sans rien avoir gardé en réserve ; l’autre lecture est la règle facultative FRL-OPT-1.',
    'FRL-TURN-5': 'Une section formée à la phase d’organisation est Non activée.',
    'FRL-TURN-6':
      'Le début d’un tour suit cet ordre : toutes les sections redeviennent Non activées ; le propriétaire d’une Position clé en jeu pioche une carte, au tour de chaque joueur ; le joueur actif peut jouer Ralliement.',
    'FRL-TURN-7':
      'Un Mouvement, une Attaque et une Contre-attaque demandent une carte ; Se préparer et Se dissimuler n’en demandent pas.',
  },
}
