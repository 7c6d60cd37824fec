import type { Translated } from '@estafette/kernel'
import type { weapons as en } from '../en/weapons.ts'

export const weapons: Translated<typeof en> = {
  title: 'Armes',
  rules: {
    'FRL-WPN-1':
      'Les armes légères, c’est-à-dire fusils, carabines, pistolets-mitrailleurs, fusils d’assaut, fusils-mitrailleurs et pistolets, suivent les règles générales.',
    'FRL-WPN-2':
      'Les mitrailleuses utilisent des munitions de mitrailleuse et ont une ligne de tir visé et une ligne de tir rapide.',
    'FRL-WPN-3':
      'Les mortiers ne peuvent pas tirer aux distances 0 et 1, où ils ont un tiret, et ont une seule ligne mêlant valeurs visées et rapides.',
    'FRL-WPN-4':
      'Les lance-roquettes sont antichars. Certains ont une ligne mixte : la valeur visée d’une arme de poing à distance 0, les valeurs rapides de la roquette au-delà.',
    'FRL-WPN-5':
      'Les lance-flammes ne tirent qu’aux distances 0 et 1, et qu’en tir rapide. Si l’un d’eux a contribué à la puissance de feu qui inflige les dégâts, la colonne de dégât est d’un cran plus légère : le couvert important devient moyen, le moyen devient léger, le léger reste léger.',
    'FRL-WPN-6':
      'Les canons des véhicules et les canons d’infanterie utilisent des munitions de canon et sont antichars en tir rapide. Leur ligne de tir visé représente une mitrailleuse et n’est pas antichar ; les canons d’infanterie n’en ont pas.',
    'FRL-WPN-7':
      'Les contributions antichars sont les valeurs rapides des lance-roquettes, les valeurs rapides des canons, les lance-flammes et les grenades à main ; toutes les autres sont ordinaires.',
    'FRL-WPN-8':
      'Une grenade à fusil exige un fusil ou une carabine ; les fusils de sniper ne conviennent pas.',
  },
}
