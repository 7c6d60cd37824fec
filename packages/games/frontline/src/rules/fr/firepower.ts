import type { Translated } from '@estafette/kernel'
import type { firepower as en } from '../en/firepower.ts'

export const firepower: Translated<typeof en> = {
  title: 'Distance et puissance de feu',
  rules: {
    'FRL-FP-1':
      'La distance est le nombre de cartes de terrain du tireur à la cible, sans celle du tireur et avec celle de la cible : la différence de leurs numéros, 0 dans la même carte.',
    'FRL-FP-2':
      'Une section en Position surélevée peut, quand elle déclare une attaque ou une contre-attaque, traiter sa cible comme plus proche d’une carte, au moins 0, sauf si la cible est aussi en Position surélevée. Le choix vaut pour toute la section.',
    'FRL-FP-3':
      'Chaque soldat vivant et non cloué de la section utilise un tir visé, un tir rapide, une grenade à main ou une grenade à fusil, selon ce que permettent son arme, son pion de munition, son équipement et la distance effective, ou ne tire pas.',
    'FRL-FP-4':
      'Une arme à case Munition a besoin de son pion de munition pour tirer dans l’un ou l’autre mode ; le tir rapide retire aussitôt le pion, le tir visé non. Une arme sans case Munition n’en a pas besoin.',
    'FRL-FP-5':
      'Un tiret signifie qu’il n’y a pas de tir à cette distance, quels que soient les bonus.',
    'FRL-FP-6':
      'Dans une ligne mixte, chaque nombre est visé ou rapide selon sa couleur, et le tireur n’a pas le choix à cette distance.',
    'FRL-FP-7':
      'La puissance de feu d’une section est la somme des apports de ses soldats, plus le bonus de la carte, des Broussailles et de chaque Position de flanc. Un soldat au moins doit y contribuer, sinon l’attaque n’est pas permise.',
    'FRL-FP-8':
      'La puissance de feu d’une contre-attaque est réduite de moitié, sauf si elle se fait avec Tir de couverture. Arbitrage : c’est le total qui est réduit, tous bonus compris, puisque le texte réduit la puissance de feu de la contre-attaque.',
    'FRL-FP-9':
      'La distance effective, après FRL-FP-2, règle les tables de puissance de feu, On arrose ! et les grenades.',
    'FRL-FP-10':
      'Les soldats cloués n’attaquent ni ne contre-attaquent ; les soldats blessés ou au moral épuisé tirent normalement.',
    'FRL-FP-11':
      'La puissance de feu est fixée à sa déclaration. Arbitrage : elle n’est pas recomptée quoi qu’il arrive ensuite, car aucun exemple ne le fait (voir FRL-MOVE-11).',
    'FRL-FP-12':
      'La cible d’une attaque est une section ennemie quelconque à portée ; rien n’arrête le tir, ni ami ni ennemi.',
    'FRL-FP-13':
      'Grenades et armes s’additionnent en une seule puissance de feu ; les grenades se choisissent soldat par soldat.',
  },
}
