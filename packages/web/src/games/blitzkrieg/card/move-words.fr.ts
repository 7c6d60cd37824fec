import type { Translated } from '../../../i18n/spoken.ts'
import type { words as en } from './move-words.en.ts'

const NN = '\u202f'

export const words: Translated<typeof en> = {
  costOf: (cost, of) => `${cost} PM sur ${of}`,
  left: (mp) => `reste ${mp} PM`,
  zoneStops: 'ZDC ennemie : arrêt',
  mayGoOn: 'peut continuer',
  thenDone: 'puis son mouvement est fini',
  vp: 'PV, inchangés',
  vpChange: (change) => `PV, ${change}`,
  attackedAt: 'attaquable à',
  spokenAt: (one, other) => `attaquable à ${one} contre ${other}`,
  canBeAttacked: (hex) => `${hex} attaquable à`,
  guns: (names, value) => `canons ${names} ${value}`,
  sum: (attack, defence) => `${attack} contre ${defence}.`,
  shifted: (columns) => `Décalages ${columns}.`,
  openFacts: () => `Faits connus${NN}: l’ennemi tel qu’il est et pourrait bouger.`,
  ends: {
    nothing: (chance) => `${chance} rien`,
    disrupted: (chance) => `${chance} désorganisé`,
    drivenOff: (chance) => `${chance} repoussé`,
    destroyed: (chance) => `${chance} détruit`,
  },
  others: 'Autres hexs',
  othersNote: 'coût, et attaquable au plus à',
  nobody: 'personne',
  by: (hexes) => `Par ${hexes}`,
  stays: (units, hex) => `${units} reste en ${hex}`,
  stay: (units, hex) => `${units} restent en ${hex}`,
  next: 'Ensuite',
  either: (hexes) =>
    hexes.length === 1 ? hexes[0]! : `${hexes.slice(0, -1).join(', ')} ou ${hexes.at(-1)!}`,
  canAttack: (hexes) => `elle peut attaquer ${hexes}`,
  mustAttack: (hexes) => `elle peut attaquer ${hexes}, et peut y être obligée`,
}
