import type { Translated } from '@estafette/kernel'
import type { dinant as en } from '../en/dinant.ts'

export const dinant: Translated<typeof en> = {
  title: 'Dinant',
  rules: {
    'DIN-SET-1':
      '18e DI et 11e corps : dans les villages à l’ouest de la Meuse et les hexs adjacents, deux unités par hex.',
    'DIN-SET-2':
      '129e régiment : sur ou à côté de Philippeville (0119, imprimé sans son zéro), Donveau ou Villers-le-Gambon.',
    'DIN-SET-3':
      'À l’est de la Meuse, parmi la cavalerie, le 22e et les Chasseurs ardennais, on tire au sort autant d’unités qu’indique un dé moins 1. On les place une par hex, l’infanterie des DLC en camions ; les autres ne participent pas.',
    'DIN-SET-4': 'Il n’y a pas de retranchements.',
    'DIN-SET-5': 'Six pontons ; un ponton détruit ne revient pas.',
    'DIN-MAP-1': 'Des ponts tiennent à Dinant, Yvoir et Hastière.',
    'DIN-MAP-2': 'Villers-le-Gambon et Donveau gardent leurs hexs imprimés.',
    'DIN-REI-1':
      '7., puis 5. Panzer, par le bord est : à chaque tour entrent autant d’unités qu’indique un dé, plus une par unité aérienne en interdiction depuis le tour précédent, deux au plus. L’infanterie et l’artillerie viennent en transports.',
    'DIN-REI-2':
      '8e et 32e divisions d’infanterie et XVe corps : dès le tour 7, autant d’unités qu’indique un dé entrent à chaque tour par le bord est. Les unités de corps non blindées viennent en transports.',
    'DIN-REI-3':
      '5e DIM : dès le tour 2, on lance un dé par unité, plus l’interdiction et la cinquième colonne. Sur 3 ou moins, l’unité entre par le bord ouest ; un 6 naturel échoue.',
    'DIN-REI-4':
      '4e DINA et 2e corps : dès le tour 8, on lance le même dé ; ces unités entrent aussi par les routes du bord nord.',
    'DIN-REI-5':
      'La 1re DCR vient par l’événement DIN-EVT-4, ou dès le tour 28, par le bord ouest.',
    'DIN-REI-6':
      'Quand elle devient disponible, un dé dit combien d’unités de B1 reçoivent un Refit.',
    'DIN-REI-7':
      'Un second dé désigne des unités de H39 : aucune sur 1 ou 2, une sur 3 ou 4, deux sur 5 ou 6. Arbitrage : c’est deux, car une table graduée ne se répète pas.',
    'DIN-REI-8':
      'Chaque unité entre si le dé, plus l’interdiction et la cinquième colonne, donne 4 ou moins ; l’artillerie a un camion.',
    'DIN-REI-9':
      'Ses blindés sont désorganisés à la fin de leur première phase de mouvement, et ne se réorganisent qu’au tour suivant.',
    'DIN-REI-10':
      'Une ligne interdit la 1re DCR après une percée à Dinant. Arbitrage : on l’ignore, car cet événement n’existe pas ici.',
    'DIN-EVT-1': '2, 12 : paralysie du commandement allemand, une fois par jour dès le 13.',
    'DIN-EVT-2':
      '6 : paralysie du commandement français. Arbitrage : elle arrive une fois par jour au plus, comme dans les autres batailles.',
    'DIN-EVT-3':
      '3, 11, le 14 ou le 15, une fois : percée à Sedan ; chaque unité de la 1re DCR sur la carte à la fin donne un point aux Allemands.',
    'DIN-EVT-4':
      '4, 7, 10 : Rommel arrive le 12 ou le 13, la 1re DCR le 13 ou le 14, une fois chacun. Arbitrage : le 13, les deux arrivent.',
    'DIN-EVT-5': '5, 9 : action de la cinquième colonne.',
    'DIN-EVT-6': '8 : effort aérien allié maximum, une fois.',
    'DIN-VIC-1': 'La liste commune.',
    'DIN-VIC-2':
      'Les Français ont 1 point par hex de Dinant occupé, et un demi-point par unité allemande sortie par le bord ouest si aucune ligne libre ne joint les bords.',
    'DIN-VIC-3':
      'Les Allemands ont 3 points pour une ligne libre entre les bords, et avec elle un demi-point par unité sortie par le bord ouest. Ils ont 1 point par unité de la 1re DCR sur la carte après DIN-EVT-3.',
    'DIN-VIC-4': 'Les unités sorties sont des unités de combat.',
    'DIN-OPT-1': 'Option : la terreur des blindés.',
  },
}
