import type { Translated } from '@estafette/kernel'
import type { tactical as en } from '../en/tactical.ts'

export const tactical: Translated<typeof en> = {
  title: 'Marqueurs tactiques',
  rules: {
    'CEL-13.0':
      'Un marqueur de la case tactique disponible peut servir une fois, dans la Phase d’Actions où il a été tiré ou dans une autre, plus tard dans le même tour ; il va ensuite dans la case tactique jouée.',
    'CEL-13.1':
      'Combat ajoute 1 au dé d’une attaque de son propriétaire ou retire 1 au dé d’une attaque ennemie. Il se joue une fois le rapport de forces et les modificateurs connus, et avant le jet. Si les deux joueurs l’ont, l’attaquant se décide en premier. Chaque camp en joue au plus un par attaque.',
    'CEL-13.1a':
      'Le défenseur peut jouer Combat dans la phase de l’adversaire, à condition de l’avoir déjà tiré dans ce tour.',
    'CEL-13.2':
      'Mouvement supplémentaire se joue juste après que son propriétaire a tiré un marqueur d’actions et avant de décider ce que celui-ci active. Une unité de plus, de n’importe quelle formation, est activée et se joint au groupe ; les unités du groupe se déplacent dans un ordre quelconque.',
    'CEL-13.3':
      'Remplacement ne peut être joué que de nuit par les Allemands et que de jour par les Alliés ; tiré au mauvais moment, il est mis de côté jusqu’à la fin du tour. Il se joue au même moment que Mouvement supplémentaire, pour une unité de n’importe quelle formation : une unité réduite est ramenée à pleine puissance, ou une unité éliminée est reconstruite.',
    'CEL-13.3a':
      'Pleine puissance : un pion à puissance réduite présent sur la carte est échangé contre le pion à deux pas de son unité.',
    'CEL-13.3b':
      'Reconstruction : une unité à un pas éliminée, ou le pion à puissance réduite d’une unité à deux pas éliminée, revient sur la carte sur sa face non utilisée : une allemande dans un hex d’arrivée de sa formation, une américaine à Marche (2808), Hotton (3306), Ciney (1602) ou Hamois (1900), une britannique dans n’importe quel hex de Dinant (0604, 0704) ou de Givet (0113, 0213) ; jamais dans un hex contenant une unité ennemie.',
    'CEL-13.3c':
      'Dans les deux cas, l’hex doit être ravitaillé pour cette unité et hors de toute ZDC ennemie ; l’empilement est vérifié ensuite.',
    'CEL-13.3d':
      'Pour un remplacement, le ravitaillement est tracé à ce moment même, depuis l’hex, comme à la Phase de Ravitaillement.',
    'CEL-13.3e':
      'Une unité reconstruite commence non désorganisée et ravitaillée ; une unité ramenée à pleine puissance garde ses marqueurs et sa face.',
    'CEL-13.3f':
      'L’unité ramenée à pleine puissance ou reconstruite peut être activée dans la même Phase d’Actions.',
    'CEL-13.3g':
      'Une fois la FBB repliée, aucune de ses unités ne peut être reconstruite, qu’elle se soit repliée ou qu’elle ait été détruite auparavant ; jusque-là, une unité détruite ou réduite peut être remplacée, même à partir du tour 7. L’unité de la 3e Blindée peut revenir, toujours immobile. Les unités britanniques peuvent être reconstruites avant le 25 décembre, mais pas activées.',
    'CEL-13.4':
      'Aviation alliée se joue au même moment que Mouvement supplémentaire, jamais dans un tour de nuit : tirée de nuit, elle est mise de côté jusqu’à la fin du tour. Les Allemands perdent une action de ce tour, à moins de les avoir toutes utilisées, et le joueur allié peut mener une attaque aérienne contre n’importe quelle unité allemande sur la carte, même dans sa Zone Arrière.',
    'CEL-13.4a':
      'Attaque aérienne : sur 5 à 9, l’unité perd un pas ; sur 1 à 4, elle est désorganisée ; sur 0 ou moins, il ne se passe rien. Le dé subit −2 si l’unité est dans un hex de ville ou de bois ; un village ne donne rien.',
    'CEL-13.4b':
      'Une attaque aérienne qui désorganiserait une unité déjà désorganisée est sans effet.',
    'CEL-13.4c':
      'Arbitrage : le joueur allié peut renoncer à l’attaque aérienne, mais non à la perte de l’action allemande.',
    'CEL-13.5':
      'Sur un même marqueur d’actions, un joueur peut jouer autant de marqueurs Mouvement supplémentaire, Remplacement et Aviation alliée qu’il le désire, dans un ordre quelconque.',
  },
}
