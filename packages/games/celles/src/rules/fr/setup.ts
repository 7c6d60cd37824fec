import type { Translated } from '@estafette/kernel'
import type { setup as en } from '../en/setup.ts'

export const setup: Translated<typeof en> = {
  title: 'Placement et premier tour',
  rules: {
    'CEL-20.0.1':
      'Les Allemands placent la 116. Panzer avec une unité en 3211 et une en 3011, la 2. Panzer avec une unité en 2611 et une en 2712. Le choix des unités est reconstitué : KG Bayer en 3211, 156 PzGren en 3011, KG Böhm (reco) en 2611, KG Cochenhausen en 2712.',
    'CEL-20.0.2':
      '84e Infanterie : une unité à Rochefort (2113), trois à deux hexs au plus de Marche (2808), quatre à un hex au plus de Hotton (3306), de Marche ou de la route principale qui les relie (2908, 3007, 3107, 3206). Arbitrage : les nombres trois et quatre sont séparés de leurs lignes sur la page de placement et ont été attribués d’après leur ordre ; une seule unité à Rochefort s’accorde avec le rapport de forces d’un exemple.',
    'CEL-20.0.3':
      '4e Cavalerie : ses deux unités à deux hexs au plus de 2305. 3e Blindée : son unité à Hotton (3306). 29e Brigade : une unité à Dinant (0704) et une à Givet (0213). Le nombre d’unités de cavalerie est reconstitué.',
    'CEL-20.0.4':
      'Les Allemands sont placés d’abord, puis le joueur allié place les unités qui ont le choix. La limite d’empilement s’applique, et aucune unité n’est placée dans un hex contenant une unité ennemie.',
    'CEL-20.0.5':
      'Toutes les unités commencent sur leur face non utilisée, non désorganisées et ravitaillées.',
    'CEL-20.0.6': 'Les autres unités attendent hors carte, par tour d’arrivée.',
    'CEL-21.0.1':
      'Au tour 1, les Allemands ont l’initiative et doivent jouer la première Phase d’Actions.',
    'CEL-21.0.2':
      'Les unités de la 2e Blindée qui entrent au tour 1 ont 6 PM ce tour-là ; celles qui entrent plus tard ont toute leur capacité.',
  },
}
