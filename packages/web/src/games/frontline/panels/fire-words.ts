import { spoken } from '../../../i18n/spoken.ts'

/** What the firepower panel and the table of chances say. */
export interface FireWords {
  readonly title: string
  readonly of: (side: string, fp: number) => string
  readonly on: (name: string, fp: number) => string
  readonly empty: string
  readonly range: (range: number) => string
  readonly counts: (range: number, as: number) => string
  readonly fixed: (range: number) => string
  readonly ifAnswers: string
  readonly modes: readonly string[]
  readonly terms: Readonly<Record<'ground' | 'flanks' | 'card' | 'sum' | 'left', string>>
  readonly flanks: (cards: number) => string
  readonly anyCard: (left: number, minus: number) => string
  readonly withCard: (left: number, card: string, minus: number) => string
  readonly unanswered: (left: number) => string
  readonly turned: (name: string, left: number) => string
  readonly turnedBy: (name: string, left: number, card: string) => string
  readonly coverLine: (minus: number, card: string, out: number, of: number) => string
  readonly inherent: (cover: number) => string
  readonly counter: (fp: number) => string
  readonly halved: (sum: number) => string
  readonly full: string
  readonly line: (fp: number, parts: string) => string
}

const en: FireWords = {
  title: 'Firepower',
  of: (side, fp) => `Firepower ${fp}, ${side}`,
  on: (name, fp) => `Firepower left on ${name}: ${fp}`,
  empty: 'No fire is planned',
  range: (range) => `range ${range}`,
  counts: (range, as) => `range ${range}, from High Ground it counts as ${as}`,
  fixed: (range) => `fixed when declared, range ${range}`,
  ifAnswers: 'What would be left of it if it is answered',
  modes: ['', 'aimed', 'rapid, spends ammo', 'hand grenade', 'rifle grenade'],
  terms: {
    ground: 'Undergrowth',
    flanks: 'Flanking',
    card: 'card',
    sum: 'declared',
    left: 'left',
  },
  flanks: (cards) => `${cards} in play`,
  anyCard: (left, minus) => `${left} any card −${minus}`,
  withCard: (left, card, minus) => `${left} with ${card} −${minus}`,
  unanswered: (left) => `${left} if no one answers`,
  turned: (name, left) => `${name} suffers ${left}`,
  turnedBy: (name, left, card) => `${name} suffers ${left} with ${card}`,
  coverLine: (minus, card, out, of) =>
    `Then cover: ${card} takes ${minus} each, ${out} of ${of} lie in the discard.`,
  inherent: (cover) => `Cover ${cover} comes off by itself.`,
  counter: (fp) => `−${fp} your counter-attack`,
  halved: (sum) => `${sum}, halved`,
  full: 'not halved',
  line: (fp, parts) => `Firepower ${fp}: ${parts}`,
}

const fr: FireWords = {
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

/** The words of the firepower panel in the language of the moment. */
export const fireWords = spoken<FireWords>({ en, fr })
