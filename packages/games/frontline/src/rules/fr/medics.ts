import type { Translated } from '@estafette/kernel'
import type { medics as en } from '../en/medics.ts'

export const medics: Translated<typeof en> = {
  title: 'Médecins et bandages',
  rules: {
    'FRL-MED-1':
      'À la phase médicale de chacun de vos tours, un médecin non cloué peut retirer soit un Coup au moral, soit, s’il a un pion Bandages, une Blessure, à un soldat de votre camp dans sa carte de terrain, lui compris.',
    'FRL-MED-2':
      'Un médecin ne défausse pas les Bandages qu’il utilise : le pion reste sur lui et il est désormais connu.',
    'FRL-MED-3': 'Un médecin cloué ne peut retirer ni Coup au moral ni Blessure.',
    'FRL-MED-4':
      'À la phase médicale, tout autre soldat qui a des Bandages peut les défausser pour retirer une Blessure à un soldat de son camp dans sa carte de terrain, lui compris ; plusieurs pions peuvent servir. Arbitrage : comme le médecin, il ne doit pas être cloué, sans quoi l’homme formé serait le moins bien traité.',
    'FRL-MED-5':
      'Les Bandages ne retirent jamais de Blessure à un véhicule ou à un canon d’infanterie ; un médecin peut retirer leurs Coups au moral.',
    'FRL-MED-6': 'Les morts ne peuvent pas être ranimés.',
  },
}
