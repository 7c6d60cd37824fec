import type { SideForms, Translated } from '@estafette/kernel'
import type { words as en } from './settled.en.ts'
import { capital } from './typography.ts'

const gagne = ({ the, isOne }: SideForms): string =>
  `${capital(the)} ${isOne ? 'gagne' : 'gagnent'}`

export const words: Translated<typeof en> = {
  resigned: {
    won: (side) => `${gagne(side)} : le camp adverse abandonne.`,
    open: 'La partie a été abandonnée.',
  },
  overtime: {
    won: (side) => `${gagne(side)} : le camp adverse a épuisé son temps.`,
    open: 'La partie s’est arrêtée faute de temps.',
  },
  agreed: { won: () => 'Égalité d’un commun accord.', open: 'Égalité d’un commun accord.' },
}
