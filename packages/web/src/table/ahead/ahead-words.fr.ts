import type { Translated } from '../../i18n/spoken.ts'
import type { words as en } from './ahead-words.en.ts'

/** What is said of plans for one's next turn, in French. */
export const words: Translated<typeof en> = {
  title: 'Plans pour votre tour',
  how: 'Examinez une de vos piles sur la carte pour prévoir où elle ira.',
  whose:
    'Vous seul les voyez, sur cet appareil. À votre tour, les règles disent lesquels tiennent encore.',
  plan: (place) => `Prévoir depuis ${place}`,
  whereTo: (place) => `Depuis ${place}, désignez le lieu où aller.`,
  draw: 'Tracer un plan',
  cancel: 'Annuler',
  way: (from, to) => `de ${from} à ${to}`,
  units: (first, more) => (more === 0 ? first : `${first} +${more}`),
  drop: (way) => `Abandonner le plan ${way}`,
  waits: 'À votre tour',
  idle: 'Ces unités ne peuvent pas agir maintenant.',
  gone: 'Ces unités ne sont plus là.',
  cannot: 'Elles ne peuvent pas y aller maintenant.',
}
