import type { Translated } from '@estafette/kernel'
import type { supply as en } from '../en/supply.ts'

export const supply: Translated<typeof en> = {
  title: 'Ravitaillement',
  rules: {
    'BLZ-SUP-1':
      'Une unité trace son ravitaillement dans la phase de ravitaillement et dans la phase de récupération de son camp, à aucun autre moment.',
    'BLZ-SUP-2':
      'Une ligne de ravitaillement est une suite d’hexs adjacents, aussi longue qu’on veut, jusqu’à un hex du bord source.',
    'BLZ-SUP-3':
      'Aucun hex de la ligne ne contient d’unité de combat ennemie ; un transport ennemi seul ne barre rien.',
    'BLZ-SUP-4':
      'La ligne ne traverse pas de zone de contrôle ennemie, sauf si une unité de combat amie est dans l’hex. Arbitrage : les deux passages qui font cette exception l’emportent sur celui qui l’omet.',
    'BLZ-SUP-5':
      'La ligne ne franchit un fleuve que sur un pont ; les lignes allemandes aussi sur un ponton, même en construction, sans quoi aucun ne pourrait être construit.',
    'BLZ-SUP-6': 'Dans la phase de ravitaillement, une unité sans ligne est aussitôt désorganisée.',
    'BLZ-SUP-7':
      'Les unités qui arrivent, sont récupérées ou reviennent sont ravitaillées pendant tout ce tour.',
    'BLZ-SUP-8':
      'Dans la phase de récupération, toute unité désorganisée qui a une ligne se réorganise, sauf si une règle de la bataille la retarde.',
    'BLZ-SUP-9':
      'Les transports n’ont pas besoin de ravitaillement ; ils ne partagent le sort de l’unité portée qu’au combat.',
    'BLZ-SUP-10': 'Le manque de ravitaillement n’a pas d’autre effet que la désorganisation.',
  },
}
