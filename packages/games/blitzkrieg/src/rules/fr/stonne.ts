import type { Translated } from '@estafette/kernel'
import type { stonne as en } from '../en/stonne.ts'

export const stonne: Translated<typeof en> = {
  title: 'Stonne',
  rules: {
    'STO-SET-1':
      'Les Français se placent en premier, à partir de la rangée 04 ; toutes leurs unités peuvent commencer retranchées, avec 12 marqueurs.',
    'STO-SET-2':
      'Puis autant d’unités françaises qu’indique un dé plus 2 sont désorganisées, au choix des Allemands. Parmi elles, autant qu’indique un autre dé reçoivent un Refit, au choix des Français.',
    'STO-SET-3': 'Les compagnies d’assaut et Gross Deutschland : au bord nord de 0101 à 1201.',
    'STO-REI-1':
      'Les Allemands font entrer sans dé, de 1301 à 1901, le groupement blindé au tour 2 et celui de fusiliers au tour 6.',
    'STO-REI-2':
      'Renforts français : au tour 3 le 205e, par le bord ouest à partir de 0104 ou le bord sud jusqu’à 0512 ; au tour 4 le 6e GRDI, le 205e et le 11e RDP, au tour 5 les chars, par le bord sud. Le 205e, cité deux fois, vient en deux parties.',
    'STO-REI-3':
      'On lance un dé par unité, moins le nombre de tours achevés, plus l’interdiction et la cinquième colonne. Sur 1 ou moins, l’unité entre ; un 6 naturel échoue.',
    'STO-EVT-1': '2, 12 : paralysie du commandement allemand, une fois par jour.',
    'STO-EVT-2': '6 : paralysie du commandement français, une fois par jour.',
    'STO-EVT-3': '3, 11 : « Ils ne passeront pas » ; le 15 mai, un 11 est sans effet.',
    'STO-EVT-4': '4, 7, 10 : aucun événement.',
    'STO-EVT-5': '5, 9 : action de la cinquième colonne, une fois par jour.',
    'STO-EVT-6':
      '8 : effort aérien maximum, trois unités aériennes françaises au tour suivant, une fois par jour.',
    'STO-VIC-1':
      'La liste commune, 1 point par hex de village ou de ville tenu, 2 pour Stonne, un demi-point par hex de niveau 3 occupé. Arbitrage : Stonne compte dans toutes ses lignes.',
    'STO-VIC-2':
      'Les Français ont un demi-point par unité blindée qui a une ligne de ravitaillement vers le bord nord.',
    'STO-VIC-3':
      'Un hex de niveau 3 n’est occupé que par une unité de combat ; un village appartient à son dernier occupant.',
    'STO-OPT-1': 'Option : la terreur des blindés.',
    'STO-OPT-2':
      'Option : les blindés allemands en terrain clair ou bois que des B1 attaquent lancent le dé de la terreur.',
  },
}
