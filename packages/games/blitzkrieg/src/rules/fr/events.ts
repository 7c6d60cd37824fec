import type { Translated } from '@estafette/kernel'
import type { events as en } from '../en/events.ts'

export const events: Translated<typeof en> = {
  title: 'Événements aléatoires',
  rules: {
    'BLZ-EVT-1':
      'À la fin de chaque tour, les deux joueurs lancent un dé ; la somme désigne un événement, qui agit au tour suivant.',
    'BLZ-EVT-2':
      'Le jour d’un événement est celui du tour à la fin duquel il est tiré ; une nuit appartient au jour qui se termine.',
    'BLZ-EVT-3': 'Un événement au-delà de sa limite n’a pas lieu.',
    'BLZ-EVT-4':
      'Paralysie du commandement : aucune unité n’arrive, et les unités avancent d’un hex dans la phase de mouvement. Chaque pile d’au moins deux unités qui pourrait attaquer lance un dé ; s’il est impair, une seule de ses unités attaque.',
    'BLZ-EVT-5': 'Cinquième colonne, ou réfugiés : ajoutez 1 à chaque dé d’arrivée français.',
    'BLZ-EVT-6':
      'Effort aérien maximum : toutes les unités aériennes alliées vont quatre tours plus loin sur la piste. L’Allemand lance un dé, réduit de 1 par unité alliée déjà abattue ; autant de ses unités partent aussi. Arbitrage : c’est la case quatre tours plus loin, non le cinquième tour.',
    'BLZ-EVT-7':
      'À Stonne et à Hannut, l’effort aérien donne aux Français 3 ou 2 unités aériennes pour un tour, même si elles ont été abattues ; les unités en plus s’en vont ensuite.',
    'BLZ-EVT-8':
      'L’événement « Ils ne passeront pas » : les Français lancent un dé. S’il est pair, ils peuvent décaler une colonne dans 2 combats du tour suivant, sinon dans 3, une fois par combat.',
    'BLZ-EVT-9': 'On ne tire pas d’événement après le dernier tour.',
  },
}
