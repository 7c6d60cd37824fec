import type { Translated } from '../../../i18n/spoken.ts'
import type { words as en } from './move-words.en.ts'

const NB = '\u00a0'

export const words: Translated<typeof en> = {
  costOf: (cost, of) => `${cost} FM sur ${of}`,
  nextDoor: 'jusqu’au lieu voisin',
  unlike: 'pour l’unité qui paie le plus',
  unused: (mf) => (mf === 0 ? 'plus de FM' : `${mf} FM de reste`),
  vp: 'PV, inchangés',
  vpChange: (change) => `PV, ${change}`,
  only: (names) => `Seulement ${names}`,
  toHold: 'de tenir si assaut',
  spoken: (hold) => `assaut possible, ${hold} de tenir`,
  canBeAssaulted: (place) => `${place}${NB}: assaut possible`,
  sum: (from, attack, defence) => `Depuis ${from}${NB}: ${attack} contre ${defence}.`,
  byAir: 'Avec Soutien Aérien.',
  byGun: (gun) => `Avec ${gun}.`,
  openFacts: `Faits connus${NB}: les unités Fraîches d’en face, comme elles sont et pourraient venir.`,
  ends: {
    fails: (chance) => `${chance} tenu`,
    contested: (chance) => `${chance} contesté`,
    cleared: (chance) => `${chance} chassées`,
  },
  others: 'Autres lieux',
  othersNote: 'coût, et chance de tenir',
  nobody: 'personne',
}
