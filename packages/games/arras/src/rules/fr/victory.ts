import type { Translated } from '@estafette/kernel'
import type { victory as en } from '../en/victory.ts'

export const victory: Translated<typeof en> = {
  title: 'Victoire',
  rules: {
    'ARR-11.1a':
      'À la fin de n’importe quel tour, les Alliés remportent une Victoire Automatique s’ils contrôlent au moins trois des Secteurs 2, 4, 6 et 7 ; avec la règle optionnelle de l’édition française, ils doivent contrôler les quatre.',
    'ARR-11.1b':
      'À la fin de n’importe quel tour, les Alliés remportent une Victoire Automatique s’ils contrôlent la zone A ou la zone B.',
    'ARR-11.1c':
      'À la fin de n’importe quel tour, dès le premier, les Allemands remportent une Victoire Automatique si les Alliés ont moins de 1 Point de Victoire.',
    'ARR-11.1d':
      'Pour la Victoire Automatique alliée, le contrôle seul suffit : aucun chemin jusqu’à une zone n’est nécessaire et les lieux peuvent être Contestés.',
    'ARR-11.1e':
      'Si une condition alliée et la condition allemande de Victoire Automatique sont remplies en même temps, les Alliés gagnent.',
    'ARR-11.2.0': 'Seuls les Alliés ont des Points de Victoire (PV).',
    'ARR-11.2a':
      'Chaque lieu allemand à l’origine (Secteurs 1 à 19, zones A, B et C) vaut 1 PV si les Alliés le contrôlent et peuvent tracer un chemin depuis ce lieu.',
    'ARR-11.2b':
      'Un chemin est une chaîne de lieux adjacents sous contrôle allié, du lieu lui-même jusqu’à l’une des zones D, E ou F sous contrôle allié. Les unités allemandes qui contestent des lieux de la chaîne ne la rompent pas.',
    'ARR-11.2c':
      'Les lieux alliés à l’origine (Secteurs 20 à 28, zones D, E et F) ne rapportent aucun PV.',
    'ARR-11.2d': 'Les Alliés marquent 1 PV si Rommel a été éliminé.',
    'ARR-11.2e':
      'Les Alliés marquent 1 PV, une seule fois, s’ils contrôlent au moins deux des Secteurs cerclés de rouge 2, 4, 6 et 7 ; aucun chemin n’est nécessaire.',
    'ARR-11.2f':
      'Les Alliés perdent 1 PV pour chaque lieu bleu (Secteurs 21 à 28, zones D, E et F) sous contrôle allemand. Leur total peut devenir négatif.',
    'ARR-11.2g':
      'Le marqueur de PV est replacé à la fin de chaque tour : les points sont recomptés à chaque fois et ne se cumulent jamais d’un tour à l’autre.',
    'ARR-11.3a':
      'Quand la partie s’achève sans Victoire Automatique, après le tour 7 ou sur décision de Gort, les Alliés gagnent avec 10 PV ou plus, l’enchère gagnante remplaçant 10 s’il y en a eu une ; sinon les Allemands gagnent. Il n’y a pas d’égalité.',
  },
}
