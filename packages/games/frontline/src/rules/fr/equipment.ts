import type { Translated } from '@estafette/kernel'
import type { equipment as en } from '../en/equipment.ts'

export const equipment: Translated<typeof en> = {
  title: 'Équipement',
  rules: {
    'FRL-EQ-1': 'Un soldat n’a jamais plus de pions d’équipement que sa valeur d’Équipement.',
    'FRL-EQ-2':
      'Les pions d’équipement restent face cachée jusqu’à leur emploi. Un pion utilisé est défaussé et sort de la bataille, sauf les Bandages d’un médecin.',
    'FRL-EQ-3':
      'À la phase d’équipement, un nombre quelconque de pions peuvent être passés ou échangés entre soldats non cloués d’une même carte de terrain, chaque pion une fois, dans la limite de FRL-EQ-1. Les pions de munition et de sniper ne se passent pas.',
    'FRL-EQ-BAN':
      'Bandages : à la phase médicale, un soldat non cloué les défausse pour retirer une Blessure à un soldat de son camp dans sa carte de terrain, voir FRL-MED-4.',
    'FRL-EQ-GRE':
      'Grenade à main : utilisée à la place de l’arme, puissance de feu 20 à distance 0–1 ; Lancer de grenade porte plus loin, voir FRL-AB-THROW.',
    'FRL-EQ-RGR':
      'Grenade à fusil : utilisée à la place de l’arme, puissance de feu 14 à distance 2–3, seulement par un soldat armé d’un fusil ou d’une carabine.',
    'FRL-EQ-BIN-1':
      'Jumelles : à tout moment, prenez la carte du dessus de la défausse, s’il y en a une, puis défaussez une carte quelconque de votre main, qui peut être celle que vous venez de prendre.',
    'FRL-EQ-BIN-2':
      'Si les deux joueurs utilisent des Jumelles pour la même carte, celui qui l’avait défaussée la prend, puis défausse une carte ; l’autre reprend son pion, désormais connu.',
    'FRL-EQ-CAN': 'Cantine : à tout moment, piochez une carte d’action.',
    'FRL-EQ-SHO':
      'Pelle : à la phase de couvert, quand la section du soldat subit le tir, elle lui donne 5 de couvert.',
    'FRL-EQ-X':
      'Cantine, Jumelles et Pelle peuvent être utilisées par un soldat cloué, pas par un mort.',
    'FRL-EQ-VEH':
      'Les véhicules qui ont une valeur d’Équipement peuvent porter Bandages, Cantines, Jumelles et Pelles, mais pas de grenades.',
  },
}
