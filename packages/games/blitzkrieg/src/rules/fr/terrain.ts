import type { Translated } from '@estafette/kernel'
import type { terrain as en } from '../en/terrain.ts'

export const terrain: Translated<typeof en> = {
  title: 'Terrain',
  rules: {
    'BLZ-TER-1': 'Clair : 1 point, sans effet au combat.',
    'BLZ-TER-2': 'Village : 1 point, 1 pour la défense.',
    'BLZ-TER-3': 'Ville : 2 points, 2 pour la défense, pas d’attaque combinée.',
    'BLZ-TER-4': 'Bois : 1 point à pied, 2 autrement, 1 pour la défense.',
    'BLZ-TER-5': 'Route : un demi-point ; les Français paient le terrain sous interdiction.',
    'BLZ-TER-6':
      'Terrain accidenté : 1 point à pied, 2 autrement, 1 pour la défense par unité qui défend.',
    'BLZ-TER-7':
      'Fleuve : l’infanterie à pied y dépense tous ses points, les autres unités ne le franchissent pas. Si tous les attaquants sont de l’autre côté, leur total est divisé par deux.',
    'BLZ-TER-8': 'Cours d’eau : 1 point de plus.',
    'BLZ-TER-9':
      'Changement de niveau : 1 point de plus à pied, 2 autrement ; 1 pour la défense si tous les attaquants sont plus bas.',
    'BLZ-TER-10': 'Niveau 2 : comme l’autre terrain de l’hex.',
    'BLZ-TER-11': 'Niveau 3 : comme l’autre terrain de l’hex.',
    'BLZ-TER-12':
      'Chemin de fer : 1 point à pied, 2 autrement, 1 pour la défense de l’infanterie et du génie.',
    'BLZ-TER-13': 'Retranchement : comme le terrain, 2 pour la défense des Français.',
    'BLZ-TER-14':
      'Sur villages, villes et retranchements, la note manque : les zones de contrôle n’y entrent pas.',
    'BLZ-TER-15':
      'Sur les fleuves, la note manque : les zones de contrôle et le ravitaillement passent par les ponts, les véhicules et les canons par les ponts et les pontons.',
    'BLZ-TER-16':
      'Un hex est de niveau 1 sauf indication contraire ; un changement de niveau se paie en montée et en descente, une fois par côté.',
    'BLZ-TER-17':
      'Une colline dans la liste des décalages est un défenseur de niveau 2 ou 3 avec tous les attaquants plus bas.',
  },
}
