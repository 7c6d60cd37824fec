import { spoken } from '../../../i18n/spoken.ts'

/** What is said of damage counters as they are drawn. */
export interface DamageWords {
  readonly title: (name: string, fp: number) => string
  readonly left: (left: number) => string
  readonly paid: (counter: string, name: string, cost: number, left: number) => string
  readonly noEffect: (counter: string, name: string, cost: number) => string
  readonly tooDear: (counter: string, cost: number, left: number) => string
  readonly costs: (cost: number) => string
  readonly came: Readonly<Record<'died' | 'wounded' | 'pinned' | 'morale-hit', string>>
  readonly nothing: string
  readonly close: string
}

const en: DamageWords = {
  title: (name, fp) => `${fp} firepower on ${name}`,
  left: (left) => `${left} left`,
  paid: (counter, name, cost, left) => `${counter} on ${name}, ${cost} paid, ${left} left`,
  noEffect: (counter, name, cost) => `${counter} on ${name}, ${cost} paid, without effect`,
  tooDear: (counter, cost, left) => `${counter} costs ${cost}, ${left} left: nothing`,
  costs: (cost) => `−${cost}`,
  came: { died: 'dead', wounded: 'wounded', pinned: 'pinned', 'morale-hit': 'morale' },
  nothing: 'no effect',
  close: 'Close',
}

const fr: DamageWords = {
  title: (name, fp) => `${fp} de puissance de feu sur ${name}`,
  left: (left) => `reste ${left}`,
  paid: (counter, name, cost, left) => `${counter} sur ${name}, coût ${cost}, reste ${left}`,
  noEffect: (counter, name, cost) => `${counter} sur ${name}, coût ${cost}, sans effet`,
  tooDear: (counter, cost, left) => `${counter} coûte ${cost}, reste ${left} : rien`,
  costs: (cost) => `−${cost}`,
  came: { died: 'mort', wounded: 'blessé', pinned: 'cloué', 'morale-hit': 'moral' },
  nothing: 'sans effet',
  close: 'Fermer',
}

/** The words of damage draws in the language of the moment. */
export const damageWords = spoken<DamageWords>({ en, fr })
