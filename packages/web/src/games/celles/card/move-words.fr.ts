import type { Translated } from '../../../i18n/spoken.ts'
import type { words as en } from './move-words.en.ts'

const NB = '\u00a0'

export const words: Translated<typeof en> = {
  costOf: (cost, of) => `${cost} PM sur ${of}`,
  hexes: (count) => (count === 1 ? 'un hex' : `${count} hexs`),
  left: (mp) => `reste ${mp} PM`,
  mayAttack: 'peut encore attaquer',
  mayGoOn: 'peut continuer',
  thenUsed: 'puis elle est utilisée',
  vp: 'PV, inchangés',
  vpChange: (change) => `PV, ${change}`,
  toHold: 'de tenir si attaque',
  spoken: (hold) => `attaquable, ${hold} de tenir`,
  canBeAttacked: (hex) => `${hex} attaquable`,
  sum: (attack, defence) => `${attack} contre ${defence}.`,
  odds: (column, modifier) => `Colonne ${column}, dé ${modifier}.`,
  chit: 'Avec un marqueur Combat.',
  infiltrates: (chance) => `Après une infiltration${NB}: ${chance}.`,
  openFacts: () => `Faits connus${NB}: une action de l’ennemi tel qu’il est.`,
  ends: {
    nothing: (chance) => `${chance} rien`,
    disrupted: (chance) => `${chance} désorganisée`,
    drivenOff: (chance) => `${chance} repoussée`,
    stepLost: (chance) => `${chance} perte d’un pas`,
  },
  others: 'Autres hexs',
  othersNote: 'coût, et chance de tenir',
  nobody: 'personne',
}
