import type { Translated } from '@estafette/kernel'
import type { air as en } from '../en/air.ts'

export const air: Translated<typeof en> = {
  title: 'Unités aériennes',
  rules: {
    'BLZ-AIR-1':
      'Une unité aérienne est disponible, épuisée, en interdiction, sur la piste ou hors jeu. Celles qui ne sont ni sur la piste ni hors jeu sont disponibles au début de la phase de bombardement de leur camp.',
    'BLZ-AIR-2':
      'De jour, chaque unité aérienne disponible peut être envoyée contre un hex ennemi, une par hex ; les unités allemandes peuvent aussi faire de l’interdiction.',
    'BLZ-AIR-3':
      'L’autre joueur peut intercepter chacune avec une de ses unités, une contre une ; chaque interception est résolue aussitôt.',
    'BLZ-AIR-4':
      'L’intercepteur lance le dé : le résultat de gauche est le sien, celui de droite est pour l’unité interceptée. X : elle est abattue ; A : sa mission est annulée.',
    'BLZ-AIR-5': 'Une unité abattue revient deux tours plus tard, dès le début de ce tour de jeu.',
    'BLZ-AIR-6':
      'Une unité annulée ne sert à rien jusqu’à la prochaine phase de bombardement de son camp. Arbitrage : l’interdiction imprimée veut dire interception, pour les deux camps.',
    'BLZ-AIR-7':
      'Un intercepteur qui survit peut bombarder dans la phase suivante de son camp, mais n’intercepte qu’une fois par phase.',
    'BLZ-AIR-8': 'Un bombardier qui survit peut intercepter dans la phase suivante de l’ennemi.',
    'BLZ-AIR-9':
      'On lance un dé pour l’hex. Il est réduit de 1 si des blindés s’y trouvent hors d’une ville ou d’un village, et de 1 en bois ou dans un retranchement. Arbitrage : il vaut pour tout l’hex, même avec une pile mixte.',
    'BLZ-AIR-10': 'X demande un 1 naturel ; un dé ramené à 1 ne fait rien.',
    'BLZ-AIR-11': 'D désorganise toutes les unités de combat de l’hex.',
    'BLZ-AIR-12':
      'Les unités allemandes en interdiction y restent jusqu’au prochain tour allemand. Arbitrage : leur nombre est libre, mais l’effet n’augmente plus après deux.',
    'BLZ-AIR-13':
      'Avec une unité en interdiction, les Français perdent le coût de route et ajoutent 1 à leurs dés d’arrivée. Avec deux, leurs blindés ont aussi 1 point de moins, et les dés d’arrivée augmentent de 2.',
    'BLZ-AIR-14':
      'L’effet dure pendant le tour français suivant ; à Arras, pendant celui du tour d’après.',
    'BLZ-AIR-15':
      'Aucune unité ne vole la nuit : il n’y a donc pas d’interdiction dans le tour français de nuit. À Arras, elle pèse encore sur les dés du tour allié.',
    'BLZ-AIR-16':
      'Les unités aériennes ne comptent pas dans l’empilement, ne sont pas attaquées au sol et ne valent aucun point.',
  },
}
