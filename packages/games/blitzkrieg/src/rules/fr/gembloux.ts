import type { Translated } from '@estafette/kernel'
import type { gembloux as en } from '../en/gembloux.ts'

export const gembloux: Translated<typeof en> = {
  title: 'Gembloux',
  rules: {
    'GEM-SET-1':
      'Les Français se placent en premier. 15e DIM : sur ou à côté de Blanmont, Perbais ou Chastre.',
    'GEM-SET-2': '2e DINA, 1er régiment : sur ou à côté de Gembloux.',
    'GEM-SET-3':
      '2e DINA, 7e régiment : sur ou à côté d’Ernage, ou sur la voie ferrée entre Perbais et Gembloux.',
    'GEM-SET-4':
      '2e DINA, 2e régiment : sur la route de Gembloux, dans les six premières colonnes.',
    'GEM-SET-5': '1re DIM : sur ou à côté de la voie ferrée au sud de Gembloux, pas dans la ville.',
    'GEM-SET-6':
      '64e et 79e d’artillerie et les deux réserves d’armée : partout à l’ouest de la voie ferrée.',
    'GEM-SET-7': 'Il n’y a pas de retranchements.',
    'GEM-SET-8':
      '4. Panzer : à l’est de la voie ferrée et à quatre hexs au moins d’elle, car la zone imprimée est coupée.',
    'GEM-SET-9': 'La 3. Panzer entre au tour 1 par le bord est.',
    'GEM-SET-10':
      'Les pions des deux Panzerdivisionen sont ceux imprimés, avec un semi-chenillé par bataillon de fusiliers et régiment d’artillerie.',
    'GEM-REI-1':
      '3e DLM : aux tours 2 à 11, on lance un dé par formation, plus l’interdiction et la cinquième colonne. Sur 3 ou moins, elle entre par le bord ouest. Dès le tour 12, elle entre sans dé.',
    'GEM-REI-2':
      '2e DLM : dès le tour 12, on lance le même dé ; elle ne vient plus après GEM-EVT-3. Arbitrage : on suit le texte, non le symbole du tour 13.',
    'GEM-REI-3':
      '20e division motorisée : aux tours 2 à 12, on lance un dé par formation. S’il est inférieur au numéro du tour, elle entre par le bord est ; un 6 naturel échoue. Dès le tour 13, elle entre sans dé.',
    'GEM-REI-4':
      '35e division d’infanterie : un régiment et l’artillerie entrent au tour 11. Les autres unités lancent le dé dès le tour 14 et entrent sur 1 ou moins. Arbitrage : le dé est réduit de 1 par tour après le tour 14, et de 1 si la 2e DLM est sur la carte.',
    'GEM-REI-5':
      'Option : un régiment de la 18e division entre en 0901 au tour 13, et les Français marquent 3 points.',
    'GEM-EVT-1': '2, 12 : paralysie du commandement allemand, une fois par jour.',
    'GEM-EVT-2':
      '6 : paralysie du commandement français, une fois par jour ; l’un ou l’autre joueur peut lancer les dés des piles.',
    'GEM-EVT-3':
      '3, 11, une fois : percée allemande sur la Meuse. La 2e DLM ne vient plus. Chaque unité des 2e et 3e DLM sur la carte donne un point aux Allemands aux tours 10 et 20, si l’événement est venu avant ; une unité qui sort ne revient pas.',
    'GEM-EVT-4': '4, 7, 10 : férocité marocaine.',
    'GEM-EVT-5': '5, 9 : action de la cinquième colonne.',
    'GEM-EVT-6': '8 : effort aérien allié maximum, une fois.',
    'GEM-VIC-1':
      'La liste commune, et 1 point à chaque joueur par hex de ville ou de village occupé.',
    'GEM-VIC-2':
      'Les unités des DLM sur la carte coûtent des points aux Français. Arbitrage : c’est ce que dit l’événement, aux tours 10 et 20 ; la ligne de la page de victoire est la même pénalité.',
    'GEM-VIC-3': 'Les Allemands ont 5 points pour une ligne libre entre les bords est et ouest.',
    'GEM-VIC-4': 'Avec la 18e division, les Français ont 3 points.',
    'GEM-OPT-1': 'Option : la terreur des blindés.',
    'GEM-OPT-2': 'Option : 18e division d’infanterie.',
  },
}
