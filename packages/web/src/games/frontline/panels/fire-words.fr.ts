import type { Translated } from '../../../i18n/spoken.ts'
import type { words as en } from './fire-words.en.ts'

export const words: Translated<typeof en> = {
  title: 'Puissance de feu',
  of: (side, fp) => `Puissance de feu ${fp}, ${side}`,
  on: (name, fp) => `Puissance de feu restante sur ${name} : ${fp}`,
  empty: 'Aucun tir en préparation',
  range: (range) => `distance ${range}`,
  counts: (range, as) => `distance ${range}, comptée ${as} d’une position surélevée`,
  fixed: (range) => `fixée à la déclaration, distance ${range}`,
  ifAnswers: 'Ce qui resterait en cas de réponse',
  modes: ['', 'visé', 'rapide, munitions', 'grenade à main', 'grenade à fusil'],
  terms: {
    ground: 'Broussailles',
    flanks: 'Flanc',
    card: 'carte',
    sum: 'déclarée',
    left: 'reste',
    cover: 'couvert',
  },
  flanks: (cards) => `${cards} en jeu`,
  anyCard: (left, minus) => `${left} carte quelconque −${minus}`,
  withCard: (left, card, minus) => `${left} avec ${card} −${minus}`,
  unanswered: (left) => `${left} sans réponse`,
  turned: (name, left) => `${name} subit ${left}`,
  turnedBy: (name, left, card) => `${name} subit ${left} avec ${card}`,
  coverLine: (minus, card, out, of) =>
    `Puis le couvert : ${card} retire ${minus}, ${out} sur ${of} dans la défausse.`,
  inherent: (cover) => `Le couvert ${cover} se retire de lui-même.`,
  counter: (fp) => `−${fp} votre contre-attaque`,
  halved: (sum) => `${sum}, divisée par deux`,
  full: 'non divisée',
  line: (fp, parts) => `Puissance de feu ${fp} : ${parts}`,
}
