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
  sum: (counters, { died, wounded, pinned, 'morale-hit': shaken }) =>
    [
      `${counters} marqueurs`,
      ...(died > 0 ? [died === 1 ? '1 mort' : `${died} morts`] : []),
      ...(wounded > 0 ? [wounded === 1 ? '1 blessure' : `${wounded} blessures`] : []),
      ...(pinned > 0 ? [pinned === 1 ? '1 cloué' : `${pinned} cloués`] : []),
      ...(shaken > 0 ? [`${shaken} au moral`] : []),
      ...(died + wounded + pinned + shaken === 0 ? ['sans effet'] : []),
    ].join(', '),
  close: 'Fermer',
}
