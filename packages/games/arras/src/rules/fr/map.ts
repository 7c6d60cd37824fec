import type { Translated } from '@estafette/kernel'
import type { map as en } from '../en/map.ts'

export const map: Translated<typeof en> = {
  title: 'La carte',
  rules: {
    'ARR-2.1.1a':
      'La carte se compose de 28 Secteurs numérotés et de 6 zones désignées par une lettre ; Secteur ou zone, chacun de ces 34 espaces est appelé un lieu.',
    'ARR-2.1.1b':
      'Deux Secteurs sont adjacents quand ils ont en commun une portion de limite. Se toucher par un coin ne suffit pas : le Secteur 11 n’est adjacent ni au Secteur 9 ni au Secteur 22.',
    'ARR-2.1.1c':
      'La limite entre deux Secteurs est soit une simple ligne, tracée en double trait vert, soit une rivière.',
    'ARR-2.1.2a':
      'Chaque lieu porte un identificateur (un nombre de 1 à 28 ou une lettre de A à F) et un Modificateur des Effets du Terrain (MET) de +1 à +3. Un identificateur carré signale un bois, un terrain difficile ou une crête ; partout ailleurs, l’identificateur est rond.',
    'ARR-2.1.2b':
      'La forme de l’identificateur n’a qu’un seul effet : elle décide si un Débordement est possible dans ce lieu.',
    'ARR-2.1.3a':
      'Une zone est adjacente aux Secteurs vers lesquels pointent ses flèches, et à aucun autre. Deux zones ne sont jamais adjacentes entre elles.',
    'ARR-2.1.3b':
      'Ce qui est dit des Secteurs vaut aussi pour les zones, sauf mention contraire ; ainsi, une zone ne peut jamais être bombardée.',
    'ARR-2.1.4a':
      'Les lieux à identificateur noir (Secteurs 2 à 19, zones A, B et C) et le Secteur 1 commencent sous contrôle allemand. Les lieux à identificateur bleu (Secteurs 21 à 28, zones D, E et F) et le Secteur 20 commencent sous contrôle allié.',
    'ARR-2.1.4b':
      'Les unités allemandes ne peuvent jamais se trouver dans un lieu bleu, que ce soit par mouvement, retraite, entrée en jeu ou réorganisation ; les Secteurs 1 et 20, mi-bleus mi-noirs, leur sont ouverts. Il y a deux exceptions : les Panzers peuvent entrer en jeu dans la zone D, et la limite disparaît dès que Rommel est parti au nord.',
    'ARR-2.1.4c':
      'Les unités alliées n’ont pas de limite opérationnelle : elles peuvent se rendre dans les lieux de toute couleur.',
    'ARR-2.1.5a':
      'Les Secteurs dont l’identificateur est cerclé de rouge sont le 2, le 4, le 6 et le 7. Les zones A et B sont dessinées en rouge elles aussi, mais cela ne leur donne rien de plus que leur propre rôle dans la Victoire Automatique.',
  },
}
