import type { Translated } from '@estafette/kernel'
import type { night as en } from '../en/night.ts'

export const night: Translated<typeof en> = {
  title: 'Nuit',
  rules: {
    'BLZ-NIT-1':
      'La nuit, il n’y a ni action aérienne, ni combat, ni exploitation. L’artillerie bombarde. Les unités avancent d’un hex, jamais dans une zone de contrôle ennemie.',
    'BLZ-NIT-2':
      'Ravitaillement, bombardement, mouvement, récupération, événement et victoire ont lieu.',
    'BLZ-NIT-3':
      'Dans sa phase de récupération, chaque joueur lance un dé pour chaque unité de combat éliminée dont les facteurs dépassent 1, qui n’a pas de Refit, n’a pas déjà échoué et n’est pas un 88.',
    'BLZ-NIT-4':
      'De 1 à 3, elle peut revenir avec un Refit ; de 4 à 6, elle est définitivement perdue.',
    'BLZ-NIT-5': 'Les transports ne sont pas récupérés.',
    'BLZ-NIT-6':
      'Les unités récupérées entrent dans la phase de mouvement suivante de leur camp ou plus tard, par le bord de ravitaillement, et sont ravitaillées ce tour-là.',
    'BLZ-NIT-7':
      'Une unité récupérée ne compte plus comme éliminée ; elle vaut un demi-point sur la carte, rien hors carte.',
    'BLZ-NIT-8': 'On lance les dés pour toutes les unités qui y ont droit.',
    'BLZ-NIT-9': 'L’ordre des tours est le même la nuit.',
  },
}
