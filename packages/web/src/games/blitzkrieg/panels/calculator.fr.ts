import type { Translated } from '../../../i18n/spoken.ts'
import type { words as en } from './calculator.en.ts'

export const words: Translated<typeof en> = {
  attack: 'Attaquants, force',
  guns: 'Canons, force',
  river: 'tous à travers un fleuve',
  defence: 'Défenseurs, force',
  units: 'Défenseurs, nombre',
  terrain: 'Terrain',
  rail: 'chemin de fer, avec infanterie ou génie',
  uphill: 'défend en hauteur (+1)',
  further: 'Autres hexs avec, force',
  tanks: 'avec des blindés',
  heavy: 'Chars lourds, colonnes',
  event: '« Ils ne passeront pas », colonnes',
  fearful: 'Défenseurs exposés à la panique',
  odds: 'Rapport',
  column: 'Colonne après décalages',
  effect: 'Effet sur le défenseur',
  result: (attacker, defender) => `Attaquant ${attacker}, défenseur ${defender}`,
  bombardment: 'Un bombardement désorganise',
  notEnough: 'moins de 1:4 : pas d’attaque',
  note: 'Forces après les marques propres à chaque unité. N’importe quel combat, sans lancer les dés ; les chances comprennent les dés de panique.',
}
