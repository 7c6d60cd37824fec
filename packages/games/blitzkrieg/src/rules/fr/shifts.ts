import type { Translated } from '@estafette/kernel'
import type { shifts as en } from '../en/shifts.ts'

export const shifts: Translated<typeof en> = {
  title: 'Décalages de colonne',
  rules: {
    'BLZ-SHF-1': 'Droite 1 : un défenseur est désorganisé.',
    'BLZ-SHF-2': 'Droite 1 : attaque combinée.',
    'BLZ-SHF-3':
      'Droite 1 : des chars à bonus attaquent des blindés, ou des antichars attaquent des blindés ou un retranchement. Arbitrage : c’est une colonne au total, comme le compte l’exemple.',
    'BLZ-SHF-4':
      'Droite 1 par unité de chars lourds britanniques qui attaque, sauf si un 88 non désorganisé défend. Arbitrage : contre toute cible allemande, comme le dit la règle détaillée.',
    'BLZ-SHF-5': 'Droite 1 : Rommel est avec un attaquant.',
    'BLZ-SHF-6': 'Droite 1 : des Marocains attaquent sous l’effet de la férocité.',
    'BLZ-SHF-7': 'Gauche 1 : un attaquant est désorganisé.',
    'BLZ-SHF-8': 'Gauche 1 : attaque en montée.',
    'BLZ-SHF-9': 'Gauche 1 : Rommel est avec les défenseurs.',
    'BLZ-SHF-10': 'Gauche 1 : des Marocains défendent sous l’effet de la férocité.',
    'BLZ-SHF-11': 'Gauche 1 : un 88 non désorganisé défend contre des blindés.',
    'BLZ-SHF-12': '1 d’un côté ou de l’autre : « Ils ne passeront pas », au choix des Français.',
    'BLZ-SHF-13':
      'Les décalages s’ajoutent ; la somme est de trois colonnes au plus, sans dépasser les colonnes extrêmes.',
    'BLZ-SHF-14': 'Au-dessus de 6:1, on part de la dernière colonne.',
    'BLZ-SHF-15':
      'Les attaquants donnent leurs colonnes même désorganisés ; un 88 qui défend ne la donne que s’il n’est pas désorganisé.',
    'BLZ-CMB-1':
      'Pour une attaque combinée, il faut des blindés et de l’infanterie parmi les attaquants, et seulement de l’infanterie et de l’infanterie lourde dans les cibles.',
    'BLZ-CMB-2': 'Il n’y a pas d’attaque combinée contre une ville.',
    'BLZ-CMB-3': 'Les attaquants désorganisés comptent.',
  },
}
