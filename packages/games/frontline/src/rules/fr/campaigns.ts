import type { Translated } from '@estafette/kernel'
import type { campaigns as en } from '../en/campaigns.ts'

export const campaigns: Translated<typeof en> = {
  title: 'Campagnes',
  rules: {
    'FRL-CAMP-1':
      'Une campagne est une liste de scénarios joués dans l’ordre par les deux mêmes joueurs dans les mêmes camps : « Aéroportés » (3, 4, 9, 10, 18), « De la plage à la percée » (5, 6, 12, 14, 16, 17), « Tommies » (1, 2, 7, 8, 11, 13, 15, 19) ou « Jusqu’au bout » (les dix-neuf).',
    'FRL-CAMP-2':
      'Le vainqueur d’un scénario marque 2 points de campagne, chaque camp 1 pour une partie nulle ; l’un et l’autre en marquent 1 de plus s’ils ont perdu moins du quart de leurs PV. Le plus de points à la fin l’emporte ; à égalité, partie nulle.',
    'FRL-CAMP-3':
      'Une carte de force tuée dans un scénario manque le suivant qui la prévoirait, puis revient. Son propriétaire la remplace par une carte inutilisée de même nation et de même type, de PV égaux ou inférieurs, mais jamais par une carte morte elle aussi, ou s’en passe s’il n’y en a pas ; les PV de la victoire suivent alors FRL-VIC-2.',
    'FRL-CAMP-4':
      'Un soldat en vie à la fin d’un scénario gagné est un vétéran dans le prochain scénario qui le prévoit : son Moral y est plus élevé de 1.',
    'FRL-CAMP-5':
      'Les dégâts, les munitions et l’équipement sont remis à neuf entre les scénarios.',
  },
}
