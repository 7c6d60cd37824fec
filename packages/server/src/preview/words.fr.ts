import type { Translated } from '@estafette/kernel'
import type { words as en } from './words.en.ts'

export const words: Translated<typeof en> = {
  title: (host, place) => `${host} vous invite à ${place}`,
  side: (side) => `Votre camp : ${side}.`,
  pace: {
    none: 'Sans pendule.',
    live: (minutes, seconds) => `En direct, ${minutes} min chacun, plus ${seconds} s.`,
    post: (days) =>
      days === 1
        ? 'Par correspondance, 1 jour par réponse.'
        : `Par correspondance, ${days} jours par réponse.`,
  },
  free: 'Dans le navigateur, sans compte.',
}
