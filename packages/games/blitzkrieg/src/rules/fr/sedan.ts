import type { Translated } from '@estafette/kernel'
import type { sedan as en } from '../en/sedan.ts'

export const sedan: Translated<typeof en> = {
  title: 'Sedan',
  rules: {
    'SED-SET-1':
      'Les Français se placent en premier. 55e DI : à l’est de la Bar, au sud de la Meuse, à trois hexs au plus.',
    'SED-SET-2': '147e régiment de forteresse : la même zone.',
    'SED-SET-3': '205e régiment : à l’ouest de la Bar, au sud de la Meuse, à trois hexs au plus.',
    'SED-SET-4':
      '5e division légère de cavalerie : un dé dit combien de ses unités, au choix des Français, peuvent être placées au sud de la Meuse à cinq hexs au plus ; les autres ne participent pas.',
    'SED-SET-5': '110e et 169e d’artillerie : partout au sud de la Meuse.',
    'SED-SET-6': 'Six retranchements, avec des unités de la 55e DI, du 147e ou du 205e.',
    'SED-SET-7': 'Puis les Allemands. 10. Panzer : à l’est de Sedan, au nord de la Meuse.',
    'SED-SET-8': 'Gross Deutschland : avec la 1. Panzer, car le lieu imprimé est perdu.',
    'SED-SET-9':
      '1. et 2. Panzer : à l’ouest de Sedan, au nord de la Meuse ; des unités de la 2. Panzer peuvent être gardées et entrer plus tard par le bord ouest.',
    'SED-SET-10':
      'Est et ouest de Sedan sont les colonnes de part et d’autre ; ses hexs du nord sont ouverts aux deux groupes.',
    'SED-SET-11': 'Six pontons ; un ponton détruit ne revient pas.',
    'SED-MAP-1': 'Il n’y a aucun pont sur la Meuse ; ceux qui sont dessinés ont sauté.',
    'SED-MAP-2':
      'La Meuse en amont de Sedan est tracée de sorte que 1604 et 1606 soient sur la rive gauche.',
    'SED-REI-1':
      'Renforts réguliers : dès que de l’infanterie allemande est au sud de la Meuse, on lance un dé par unité, plus l’interdiction et la cinquième colonne, moins le nombre de tours achevés. Sur 1 ou moins, l’unité entre ; un 6 naturel échoue. Arbitrage : le titre de la page n’est pas une date.',
    'SED-REI-2':
      'Renforts conditionnels : l’événement SED-EVT-4 tire de la tasse autant d’unités qu’indique un dé. Chacune entre si son dé, plus l’interdiction et la cinquième colonne, donne 4 ou moins ; sinon elle réessaie.',
    'SED-REI-3':
      'Chaque unité de la 3e DCR ou de la 3e DIM qui entre le 13 donne un point aux Allemands.',
    'SED-REI-4': 'Après SED-EVT-3, aucune unité conditionnelle n’entre.',
    'SED-REI-5': 'Les camions de ce groupe vont avec son infanterie et son artillerie.',
    'SED-EVT-1': '2, 12 : paralysie du commandement allemand, une fois par jour.',
    'SED-EVT-2': '6 : paralysie du commandement français, une fois par jour.',
    'SED-EVT-3':
      '3, 11, une fois, mais pas un 11 le 13 : percée allemande à Dinant. Un dé dit combien de tours restent. Les unités conditionnelles ne viennent plus et peuvent sortir pour un point chacune, par le bord sud ou les six routes.',
    'SED-EVT-4': '4, 7, 10 : des renforts français deviennent disponibles.',
    'SED-EVT-5': '5, 9 : action de la cinquième colonne, une fois par jour.',
    'SED-EVT-6': '8 : effort aérien allié maximum, une fois.',
    'SED-VIC-1': 'La liste commune.',
    'SED-VIC-2':
      'Les Français ont 1 point par hex sud de Sedan occupé, et 1 par unité conditionnelle sortie après SED-EVT-3.',
    'SED-VIC-3':
      'Les Allemands ont les points de SED-REI-3, et 2 points par hex parmi 0114, 0117, 1604, 1606, 1613 et 1616 que joint une ligne de ravitaillement depuis la rive nord.',
    'SED-VIC-4':
      'Une telle ligne suit les règles de ravitaillement, depuis tout hex au nord de la Meuse.',
    'SED-OPT-1': 'Option : la terreur des blindés.',
  },
}
