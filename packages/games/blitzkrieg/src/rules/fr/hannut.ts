import type { Translated } from '@estafette/kernel'
import type { hannut as en } from '../en/hannut.ts'

export const hannut: Translated<typeof en> = {
  title: 'Hannut',
  rules: {
    'HAN-SET-1':
      'Les Français se placent en premier. 11e RDP : dans les colonnes 01 à 16 ; toutes ses unités peuvent commencer retranchées.',
    'HAN-SET-2':
      '1er bataillon de la 2e DLM : à trois hexs au plus de Merdorp, Jandrenouille ou Jandrain ; son artillerie peut être retranchée.',
    'HAN-SET-3':
      '2e bataillon : à trois hexs au plus d’Orp-le-Grand ou d’Orp-le-Petit. On lance ensuite un dé par unité blindée : sur 1 ou 2 elle est entière, sur 3 ou 4 elle reçoit un Refit, sur 5 ou 6 elle est hors jeu. Arbitrage : ces pertes ne rapportent rien.',
    'HAN-SET-4': 'Il y a un retranchement par unité qui peut commencer ainsi.',
    'HAN-SET-5':
      'Les Allemands entrent au tour 1 : 3. Panzer de 1901 à 1906, 4. Panzer de 1910 à 1916.',
    'HAN-SET-6':
      'Chaque unité de Panzer II lance un dé en entrant : sur 1 ou 2 elle est entière, sur 3 ou 4 elle reçoit un Refit, sur 5 ou 6 elle est définitivement perdue, ce qui compte pour les Français.',
    'HAN-SET-7':
      'Les régiments de fusiliers et les chasseurs peuvent entrer plus tard ou jamais ; les régiments de Panzers doivent entrer au tour 1.',
    'HAN-REI-1':
      'Le 12e cuirassiers dès le tour 9, le 3e bataillon du 11e RDP dès le tour 12 : un dé par unité, plus l’interdiction et la cinquième colonne. Sur 4 ou moins, l’unité entre par le bord ouest, lance un dé pour son état et donne un point aux Allemands. Arbitrage : une unité perdue par ce dé ne rapporte que ce point.',
    'HAN-EVT-1': '2, 12 : paralysie du commandement allemand, une fois par jour.',
    'HAN-EVT-2': '6 : paralysie du commandement français, une fois par jour.',
    'HAN-EVT-3': '3, 11 : « Ils ne passeront pas » ; le 12 mai, un 11 est sans effet.',
    'HAN-EVT-4': '4, 7, 10 : aucun événement.',
    'HAN-EVT-5': '5, 9 : action de la cinquième colonne, une fois par jour.',
    'HAN-EVT-6':
      '8 : effort aérien français maximum, deux unités aériennes françaises au tour suivant, une fois par jour.',
    'HAN-VIC-1': 'La liste commune, et 2 points par hex de village ou de ville tenu.',
    'HAN-VIC-2':
      'Les Français ont 1 point par unité sur un hex du bord est qui a une ligne de ravitaillement vers le bord ouest.',
    'HAN-VIC-3':
      'Les Allemands ont 1 point par unité sortie par le bord ouest si une ligne de ravitaillement joint les bords, 1 par renfort français entré, et un demi-point par unité jamais entrée.',
    'HAN-OPT-1': 'Option : la terreur des blindés.',
    'HAN-OPT-2':
      'Option : Panzer II, Panzer III et automitrailleuses en terrain clair ou bois que des S35 attaquent lancent le dé de la terreur.',
  },
}
