import type { Translated } from '../../i18n/spoken.ts'
import type { words as en } from './ending.en.ts'

export const words: Translated<typeof en> = {
  title: 'Arrêter la partie ici ?',
  text: 'Le camp qui abandonne perd. La partie est alors finie : rien ne s’annule, et la graine des dés est révélée.',
  together: 'Les deux joueurs doivent s’accorder sur la nulle.',
  giveUpSeat: (number) => `Abandonner au nom du joueur ${number}`,
  draw: 'S’accorder sur la nulle',
  keep: 'Continuer',
}
