import type { Translated } from '../i18n/spoken.ts'
import type { words as en } from './join-guest.en.ts'

export const words: Translated<typeof en> = {
  title: (guest) => `Garder les parties de ${guest} ?`,
  text: (guest, name) =>
    `Vous avez joué dans ce navigateur sous le nom de ${guest}. Ces parties peuvent continuer au nom de ${name} :`,
  against: (game, other) => `${game}, contre ${other}`,
  more: (count) => (count === 1 ? 'et une autre' : `et ${count} autres`),
  note: (guest) =>
    `Si vous les laissez, elles restent à ${guest}, et ce navigateur ne peut plus les ouvrir.`,
  join: 'Les garder',
  leave: 'Les laisser',
  joined: (count) =>
    count === 1
      ? 'La partie est maintenant à vous.'
      : `Les ${count} parties sont maintenant à vous.`,
}
