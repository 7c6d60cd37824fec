import type { Translated } from '@estafette/kernel'
import type { arras as en } from '../en/arras.ts'

export const arras: Translated<typeof en> = {
  title: 'Arras',
  rules: {
    'ARS-SET-1': 'Les Allemands se placent en premier. 7. Panzer : à l’est de la route d’Arras.',
    'ARS-SET-2':
      'SS Totenkopf : à l’ouest de cette route. Les deux divisions se placent à partir de la rangée 04, pour ne pas fermer l’entrée.',
    'ARS-SET-3': 'Toutes les unités antichars allemandes sont des 88.',
    'ARS-SET-4':
      'Colonne de gauche : le noyau de la 3e DLM entre au tour 1 entre l’hex E et la route, avec autant de ses autres unités qu’indique un dé plus 2, tirées au sort ; l’artillerie a un camion.',
    'ARS-SET-5':
      'Colonne de droite : le noyau britannique entre à l’ouest de l’hex E, avec autant de ses autres unités qu’indique un dé plus 2. Le noyau peut entrer jusqu’au tour 9 ; les autres unités deviennent des renforts réguliers.',
    'ARS-SET-6': 'La route d’Arras va du bord sud à l’hex « To Arras ».',
    'ARS-MAP-1': 'Hexs à lettre : A 2018, B 0418, C 2206, D 0301, E 0801, To Arras 1501.',
    'ARS-REI-1':
      'Renforts alliés réguliers : dès le tour 2, on lance un dé par unité, plus l’interdiction et les réfugiés. Si le résultat est inférieur au numéro du tour, l’unité entre en E ; un 6 naturel échoue. Aucune n’entre après le tour 9.',
    'ARS-REI-2':
      '1re DLM : aux tours de jour du 21, on lance le même dé, réduit de 1 si la 5. Panzer est sur la carte. Chaque unité entre en E et donne un point aux Allemands.',
    'ARS-REI-3':
      'Petreforce : dès le tour 11, une fois les Alliés en avance aux points, autant de son infanterie qu’indique un dé entre par To Arras. Son artillerie bombarde depuis hors carte, jusqu’à trois hexs de là.',
    'ARS-REI-4':
      'Renforts allemands réguliers : du tour 2 à la nuit, on lance un dé par unité. Si le résultat est inférieur au numéro du tour, l’unité entre, la 7. Panzer en A, Totenkopf en B ; un 6 naturel échoue. Dès le tour 11, elles entrent sans dé.',
    'ARS-REI-5':
      '5. Panzer : de jour, on lance un dé par unité. Si le résultat est inférieur au nombre de tours de la journée, l’unité entre en C ; un 6 naturel échoue. Arbitrage : les Alliés marquent 2 par unité le 21 et 1 le 22, comme l’imprime la page de victoire.',
    'ARS-EVT-1': '2, 12 : paralysie du commandement allemand, une fois par jour.',
    'ARS-EVT-2': '6 : paralysie du commandement allié, une fois par jour.',
    'ARS-EVT-3': '4, 5, 9 : arrivée de Rommel, une fois, le 21.',
    'ARS-EVT-4': '3, 8, une fois : effort aérien allié maximum, et la RAF part définitivement.',
    'ARS-EVT-5': '7, 11 : les réfugiés encombrent les routes, une fois par jour.',
    'ARS-EVT-6': '10 : aucun événement.',
    'ARS-VIC-1':
      'La liste commune, et 1 point à chaque joueur par hex de village ou de ville tenu.',
    'ARS-VIC-2':
      'Les Alliés ont 2 points pour A ou B, ceux d’ARS-REI-5, et pour la perte de Rommel 1, 2 ou 3 selon un dé. Arbitrage : c’est 3 sur 5 ou 6, car une table graduée ne se répète pas.',
    'ARS-VIC-3': 'Les Allemands ont 2 points pour D, et 1 par unité de la 1re DLM entrée.',
    'ARS-VIC-4': 'Au départ, les Allemands tiennent A, B et C, les Alliés D, E et To Arras.',
    'ARS-OPT-1': 'Option : la terreur des blindés.',
    'ARS-OPT-2':
      'Option : les 88 bombardent les ennemis adjacents comme l’artillerie. Un 88 qui l’a fait ne bouge plus pendant ce tour, mais il combat.',
    'ARS-OPT-3':
      'Option : l’infanterie et l’artillerie non désorganisées se retranchent si elles passent un tour entier sans bouger, combattre ni bombarder. Arbitrage : c’est une option pour les deux camps, et une tranchée allemande sert aux Allemands.',
  },
}
