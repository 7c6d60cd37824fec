import type { Translated } from '@estafette/kernel'
import type { options as en } from '../en/options.ts'

export const options: Translated<typeof en> = {
  title: 'Règle optionnelle',
  rules: {
    'CEL-17.0.1':
      'Règle optionnelle : à partir du tour 2, on lance le dé une fois à la Phase des Marqueurs. Sur 0 ou 1, les Allemands ont une action de plus dans ce tour, sur 2 ou 3 une de moins ; sur 4 ou 5, rien ne change ; sur 6 ou 7, les Alliés en ont une de plus, sur 8 ou 9 une de moins. Aucun camp n’a jamais plus de 5 actions ni moins de 0.',
  },
}
