import type { Chapter } from '@estafette/kernel'

export const grid: Chapter = {
  id: 'grid',
  title: { en: 'Map and grid', fr: 'Carte et grille' },
  rules: [
    {
      id: 'BLZ-GRID-1',
      source: 'Examples',
      tag: 'stated',
      en: 'Hexes have four digits: the column counted from the west edge, the row counted from the north edge.',
      fr: 'Les hexs portent quatre chiffres : la colonne comptée depuis le bord ouest, la rangée depuis le bord nord.',
    },
    {
      id: 'BLZ-GRID-2',
      source: 'Examples',
      tag: 'stated',
      en: 'Hexes are flat-topped, and odd columns lie half a hex lower than even ones.',
      fr: 'Les hexs ont un côté plat en haut, et les colonnes impaires sont décalées d’un demi-hex vers le bas.',
    },
    {
      id: 'BLZ-GRID-3',
      source: '',
      tag: 'completed',
      en: 'The edges are the first and the last column and the first and the last row; a corner hex belongs to both of its edges.',
      fr: 'Les bords sont la première et la dernière colonne, la première et la dernière rangée ; un hex d’angle appartient à ses deux bords.',
    },
    {
      id: 'BLZ-GRID-4',
      source: '',
      tag: 'completed',
      en: 'Distance is counted in hexes by the shortest way, whatever the terrain; a hex that touches a river, or lies on an edge, is one hex from it.',
      fr: 'La distance se compte en hexs par le plus court chemin, sans égard au terrain ; un hex qui touche un fleuve, ou qui est au bord, en est à un hex.',
    },
    {
      id: 'BLZ-GRID-5',
      source: '',
      tag: 'completed',
      en: 'Partial hexes at the edge of the map are played on.',
      fr: 'On joue aussi sur les hexs incomplets du bord.',
    },
  ],
}
