import type { Translated } from '../../../i18n/spoken.ts'
import type { words as en } from './words.en.ts'

/** What is said of plans for one's next turn on the field, in French. */
export const words: Translated<typeof en> = {
  how: 'Prévoyez qui tire sur qui, qui va où, et quelle carte est gardée pour cela.',
  who: 'Désignez la section qui doit agir.',
  what: (name) =>
    `${name} : désignez l’ennemi à viser, ou la carte de la ligne où aller. Un emploi d’une carte en main la garde pour cela ; puis la section à nouveau la garde pour se couvrir.`,
  keeps: (card) => `${card} est gardée pour cela.`,
  fires: (name) => `tire sur ${name}`,
  goes: (card) => `va à la carte ${card}`,
  cover: 'se couvre si elle est touchée',
  with: (deed, card) => `${deed}, avec ${card}`,
  gone: 'Cette section n’est plus là.',
  noTarget: 'Sa cible n’est plus là.',
  spent: 'Cette carte n’est plus dans votre main.',
  there: 'Elle y est déjà.',
  cannot: 'Elle ne peut pas faire cela maintenant.',
}
