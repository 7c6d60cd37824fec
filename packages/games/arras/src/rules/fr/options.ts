import type { Translated } from '@estafette/kernel'
import type { options as en } from '../en/options.ts'

export const options: Translated<typeof en> = {
  title: 'Choix des camps et options d’équilibrage',
  rules: {
    'ARR-14.1a':
      'Si les camps sont mis aux enchères, chaque joueur propose en secret un nombre de PV, de 1 à 24, pour jouer les Alliés ; une enchère donnée est définitive, et les deux sont révélées ensemble. Le plus offrant joue les Alliés.',
    'ARR-14.1b':
      'Si les enchères sont égales, un dé décide : sur 1 à 3, le premier joueur prend les Alliés, sur 4 à 6, le second. L’enchère commune est maintenue.',
    'ARR-14.1d':
      'L’enchère gagnante est le nombre de PV dont les Alliés ont besoin à la fin de la partie, à la place de 10. Les conditions de Victoire Automatique ne changent pas.',
    'ARR-15.1a':
      'Option d’équilibrage en faveur des Alliés : les Allemands reçoivent à chaque tour un pion de Soutien Aérien de moins, sans descendre au-dessous de 0. Une partie utilise au plus une option d’équilibrage.',
    'ARR-15.1b':
      'Option d’équilibrage en faveur des Alliés : les réserves britanniques (groupe J) sont aussi libérées au début de tout tour où le marqueur de PV, tel que placé à la dernière Phase Finale, est à 8 ou plus. Une partie utilise au plus une option d’équilibrage.',
    'ARR-15.2a':
      'Option d’équilibrage en faveur des Allemands : les Alliés reçoivent un pion de Soutien Aérien de moins, soit 1 à chaque tour. Une partie utilise au plus une option d’équilibrage.',
    'ARR-15.2b':
      'Option d’équilibrage en faveur des Allemands : l’unité d’artillerie 3/78 de la 7. Panzer rejoint le groupe allemand B. Une partie utilise au plus une option d’équilibrage.',
    'ARR-15.2c':
      'Option d’équilibrage en faveur des Allemands : les Allemands reçoivent à chaque tour un pion de Soutien Aérien de plus, ce qui leur en donne 1 aux tours 1 et 2. Une partie utilise au plus une option d’équilibrage.',
  },
}
