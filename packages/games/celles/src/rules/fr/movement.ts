import type { Translated } from '@estafette/kernel'
import type { movement as en } from '../en/movement.ts'

export const movement: Translated<typeof en> = {
  title: 'Mouvement',
  rules: {
    'CEL-8.0.1':
      'Les unités activées se déplacent une par une ; celle dont le déplacement est en cours est l’unité active. Ses PM paient le terrain, les côtés d’hex, les zones de contrôle et les attaques. À la fin de son déplacement, elle est retournée sur sa face utilisée si elle a dépensé des PM.',
    'CEL-8.0.2':
      'La capacité de mouvement d’une unité est la valeur imprimée, ou 9 PM avec les camions, ou 6 PM pour une unité de la 2e Blindée qui entre au tour 1, plus 3 PM en mouvement stratégique. Elle est ensuite réduite d’un tiers si l’unité est non ravitaillée, de deux tiers si elle est isolée et d’un tiers si elle est désorganisée ; ces réductions s’additionnent, jusqu’à 0 PM.',
    'CEL-8.0.3':
      'Entrer dans un hex par la route coûte à une unité motorisée 0,5 PM sur une route principale et 1 PM sur une route secondaire, à l’infanterie 1 PM sur l’une comme sur l’autre. Sinon, on paie le terrain de l’hex où l’on entre : clair ou ville, 2 PM pour les unités motorisées et 1 PM pour l’infanterie ; terrain difficile, 3 et 2 ; bois, 4 et 3 ; un village ne change pas le coût de son hex. Franchir une rivière mineure hors d’une route coûte 2 PM de plus aux unités motorisées, 1 PM de plus à l’infanterie. Une route dans l’hex où l’on entre ne sert à rien si on ne la suit pas à travers le côté d’hex.',
    'CEL-8.0.10':
      'Tous les coûts d’entrée dans un hex s’additionnent et se paient ensemble : la route, ou bien le terrain et la rivière ; 2 PM pour une unité motorisée rencontrée sur la route ; 1 PM pour quitter une zone de contrôle ennemie ou 2 PM pour une infiltration.',
    'CEL-8.0.4':
      'Là où une route principale et une route secondaire relient les deux mêmes hexs, c’est la route principale qui compte.',
    'CEL-8.0.5':
      'Une unité ne peut entrer dans un hex que si elle peut en payer tout le coût ; aucun déplacement minimal n’est garanti.',
    'CEL-8.0.6':
      'Aucune unité ne peut entrer dans un hex contenant une unité ennemie ; le jeu n’a pas de débordement.',
    'CEL-8.1':
      'Seules les unités alliées peuvent franchir la Meuse, et seulement par la route d’un de ses ponts : Dinant (0604–0704), Hastière (0207–0208) et Givet (0113–0213). Les ponts sont fermés aux Allemands.',
    'CEL-8.1.1':
      'Franchir une rivière mineure en suivant une route ne coûte rien de plus : toute route qui coupe une rivière y a un pont.',
    'CEL-8.0.7':
      'L’unité de la 3e Blindée ne se déplace jamais, n’avance jamais et est éliminée si elle doit faire retraite.',
    'CEL-8.2':
      'Une unité motorisée qui entre, en suivant une route principale ou secondaire, dans un hex contenant une autre unité motorisée paie 2 PM de plus ; entrer hors de la route ne coûte rien de plus. L’unité immobile de la 3e Blindée compte comme unité motorisée dans son hex. Arbitrage : les 2 PM se paient une fois par hex, quel que soit le nombre d’unités présentes.',
    'CEL-8.4':
      'Aucune unité ne peut entrer dans la Zone Arrière ennemie, que ce soit par mouvement, retraite ou avance. La Zone Arrière allemande est le coin sud-est : de 2216 à 2716 le long du bord sud, 2815, 2816, 2915, 2916, 3014 à 3016, 3114 à 3116, 3212 à 3216 et 3309 à 3316. Celle des Alliés est la lisière nord : de 0800 à 3300 le long du bord, 3201, 3202 et 3301 à 3304. Leurs contours sont reconstitués.',
    'CEL-8.0.8':
      'Les unités peuvent traverser librement les unités amies : l’empilement n’est vérifié qu’aux moments que fixent les règles d’empilement.',
    'CEL-8.0.9': 'Les unités ne peuvent pas quitter la carte.',
    'CEL-8.5.1':
      'Mouvement stratégique : une unité motorisée allemande dans un tour de nuit, une unité motorisée alliée dans un tour de jour, ajoute 3 PM à sa capacité, avant toute réduction, si elle ne commence pas adjacente à une unité ennemie et n’entre pas dans un hex adjacent à une unité ennemie pendant son déplacement.',
    'CEL-8.5.2':
      'Pour le mouvement stratégique, une unité est adjacente à un ennemi même à travers une rivière ou la Meuse.',
    'CEL-8.5.3':
      'Une unité qui commence loin de l’ennemi peut dépenser le bonus sans l’annoncer. Elle ne peut entrer dans un hex adjacent à un ennemi que si tous les PM dépensés, cet hex compris, tiennent dans sa capacité sans le bonus, qui est alors perdu. Le bonus ne paie donc jamais une attaque.',
    'CEL-8.3.1':
      'À partir du 24 décembre (tour 2), le joueur allié dispose d’un marqueur de camions. Il peut le poser sur n’importe quelle unité activée de la 84e ; dès lors, cette unité est motorisée pour le mouvement et le combat et a 9 PM. Le joueur allié peut aussi le garder pour plus tard.',
    'CEL-8.3.2':
      'Quand l’unité qui porte les camions est activée, le marqueur peut lui être retiré avant qu’elle ne se déplace ; il va alors dans la case du tour suivant de la piste des tours et redevient disponible à ce tour-là.',
    'CEL-8.3.6':
      'Seule une unité réellement activée (l’une des trois unités désignées de la 84e, l’unité du Mouvement supplémentaire ou une unité activée seule) peut recevoir ou quitter les camions, au début de son propre déplacement. Une fois posé, le marqueur reste sur l’unité de tour en tour jusqu’à ce qu’elle le quitte. L’unité qui le quitte se déplace à pied avec 3 PM.',
    'CEL-8.3.3':
      'Le marqueur de camions n’est pas une unité de combat : il n’a ni zone de contrôle ni pas. Le ravitaillement et la désorganisation de l’unité qui le porte réduisent normalement les 9 PM.',
    'CEL-8.3.4':
      'Si l’unité qui porte les camions est éliminée, le marqueur va dans la case du tour suivant de la piste des tours et redevient disponible à ce tour-là.',
    'CEL-8.3.5':
      'Une unité en camions gêne les autres unités motorisées sur la route et est gênée par elles, paie les zones de contrôle et les attaques comme une unité motorisée et peut faire un mouvement stratégique de jour.',
  },
  inert: {
    'CEL-8.0.4': 'Aucun couple d’hexs de la carte n’est relié par les deux sortes de routes.',
  },
}
