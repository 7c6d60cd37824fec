import type { Translated } from '../../../i18n/spoken.ts'
import type { words as en } from './damage-words.en.ts'

export const words: Translated<typeof en> = {
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
