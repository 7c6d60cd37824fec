import type { Translated } from '@estafette/kernel'
import type { grid as en } from '../en/grid.ts'

export const grid: Translated<typeof en> = {
  title: 'Carte et grille',
  rules: {
    'BLZ-GRID-1':
      'Les hexs portent quatre chiffres : la colonne comptée depuis le bord ouest, la rangée depuis le bord nord.',
    'BLZ-GRID-2':
      'Les hexs ont un côté plat en haut, et les colonnes impaires sont décalées d’un demi-hex vers le bas.',
    'BLZ-GRID-3':
      'Les bords sont la première et la dernière colonne, la première et la dernière rangée ; un hex d’angle appartient à ses deux bords.',
    'BLZ-GRID-4':
      'La distance se compte en hexs par le plus court chemin, sans égard au terrain ; un hex qui touche un fleuve, ou qui est au bord, en est à un hex.',
    'BLZ-GRID-5': 'On joue aussi sur les hexs incomplets du bord.',
  },
}
