import type { Translated } from '@estafette/kernel'
import type { movement as en } from '../en/movement.ts'

export const movement: Translated<typeof en> = {
  title: 'Mouvement',
  rules: {
    'BLZ-MOV-1':
      'Dans la phase de mouvement, un joueur déplace les unités qu’il veut, une à une, hex par hex ; les points ne se partagent ni ne se gardent.',
    'BLZ-MOV-2':
      'Un hex coûte selon son terrain et la classe de l’unité ; s’il a plusieurs terrains, le plus cher compte.',
    'BLZ-MOV-3': 'Cours d’eau et changements de niveau s’ajoutent au coût de l’hex.',
    'BLZ-MOV-4':
      'Le long d’une route, un hex coûte un demi-point, quels que soient le terrain, le cours d’eau ou la pente.',
    'BLZ-MOV-5':
      'Un village ou une ville coûte son prix même par la route, mais ses côtés d’hex ne coûtent rien. Arbitrage : on fait comme dans le seul cas imprimé.',
    'BLZ-MOV-6':
      'Tant qu’une unité aérienne allemande est en interdiction, les Français paient le terrain au lieu de la route.',
    'BLZ-MOV-7':
      'Un hex de chemin de fer coûte 1 à pied et 2 autrement ; il ne rend jamais un autre terrain moins cher.',
    'BLZ-MOV-8':
      'L’infanterie franchit un fleuve sans pont si c’est le premier hex de son mouvement : elle y dépense tous ses points et s’arrête. Les autres unités ne franchissent pas. L’infanterie ne le peut ni en exploitation ni en transport.',
    'BLZ-MOV-9':
      'Sur un pont, et pour les Allemands sur un ponton construit, toutes les unités franchissent le fleuve sans coût ; un ponton n’a pas de route.',
    'BLZ-MOV-10':
      'Dans la phase de mouvement, une unité qui n’a pas bougé peut entrer dans un hex adjacent avec tous ses points, si cher soit-il. Elle ne peut pas aller ainsi d’une zone de contrôle à une autre ni, si c’est un véhicule, franchir un fleuve.',
    'BLZ-MOV-11': 'Une unité désorganisée avance d’un hex au plus.',
    'BLZ-MOV-12':
      'On n’entre pas dans un hex qui contient une unité de combat ennemie. Une unité de combat qui entre chez un transport ennemi seul l’élimine. Les transports et Rommel n’entrent dans aucun hex ennemi.',
    'BLZ-MOV-13':
      'Avec au moins deux unités aériennes en interdiction, les blindés français ont 1 point de moins pendant tout le tour. Arbitrage : blindé et motorisé veulent dire la même chose ; les transports ne sont pas ralentis.',
    'BLZ-MOV-14': 'Les unités de forteresse se déplacent à pied avec leur propre potentiel.',
    'BLZ-MOV-15':
      'La nuit, toute unité avance d’un hex au plus, jamais dans une zone de contrôle ennemie ; pour une unité qui entre, c’est l’hex d’entrée.',
    'BLZ-MOV-16':
      'En exploitation, les blindés non désorganisés, les unités non désorganisées en transport et les transports seuls avancent de la moitié de leur potentiel, arrondie au supérieur.',
    'BLZ-MOV-17':
      'En exploitation, il n’y a pas de mouvement minimum, et aucune unité n’entre dans une zone de contrôle ennemie.',
    'BLZ-MOV-18':
      'Une unité qui a attaqué, avancé ou bougé peut exploiter ; l’artillerie qui a bombardé ne bouge pas, même en transport.',
    'BLZ-MOV-19':
      'Un transport donne 4 points à une unité non blindée ; tous deux paient comme un véhicule.',
    'BLZ-MOV-20': 'Un transport porte une unité, qui doit être avec lui au début de la phase.',
    'BLZ-MOV-21':
      'Un transport ne dépose pas une unité pour en charger une autre dans la même phase. Il peut la déposer en route et continuer ; cette unité ne bouge plus dans la phase.',
    'BLZ-MOV-22':
      'Une unité peut être portée dans la phase de mouvement et encore en exploitation par le même transport.',
    'BLZ-MOV-23':
      'Un transport n’a ni facteurs ni zone de contrôle, ne compte pas dans l’empilement et partage le résultat de l’unité qu’il porte.',
    'BLZ-MOV-24':
      'Un transport seul est perdu quand un ennemi entre dans son hex, ou par un D de bombardement.',
    'BLZ-MOV-25':
      'Une unité en transport combat avec ses propres facteurs ; en transport, l’infanterie ne franchit pas un fleuve sans pont.',
    'BLZ-MOV-26': 'Un 88 ne bouge qu’en transport.',
    'BLZ-MOV-27': 'Les transports ne valent aucun point.',
    'BLZ-MOV-28':
      'Une unité ne sort de la carte que par un bord qui lui est permis ; les autres ne sont jamais proposés.',
    'BLZ-MOV-29':
      'Sont permis le bord de ravitaillement du camp et, pour les Allemands, le bord ouest à Dinant et à Hannut.',
    'BLZ-MOV-30':
      'Sortir coûte 1 point depuis un hex du bord, un demi-point par une route qui en sort.',
    'BLZ-MOV-31':
      'Une unité sortie revient au plus tôt deux tours après, par le même bord, non désorganisée et sans dé.',
    'BLZ-MOV-32':
      'Les Allemands qui sortent par le bord ouest à Dinant et à Hannut ne reviennent pas.',
    'BLZ-MOV-33':
      'Chaque unité et chaque transport bouge une fois par phase ; les transports suivent zones et terrain comme des véhicules.',
  },
}
