import type { Translated } from '../i18n/spoken.ts'
import type { words as en } from './set-up-words.en.ts'

const units = (count: number): string => (count < 2 ? `${count} unité` : `${count} unités`)

export const words: Translated<typeof en> = {
  place: (what) => `Placer ${what}`,
  left: (count) => (count < 2 ? 'La dernière à placer.' : `Encore ${count} à placer.`),
  zoneOf: (zone, zones) => `zone ${zone} sur ${zones}`,
  factors: (attack, defence, movement) =>
    `attaque ${attack}, défense ${defence}, mouvement ${movement}`,
  there: (count) => `${units(count)} sur place`,
  facing: (count) => (count < 2 ? 'face à un hex ennemi' : `face à ${count} hex ennemis`),
  points: (points) => `${points} PV`,
  behind: (hexes) => (hexes < 2 ? 'un hex derrière le front' : `${hexes} hex derrière le front`),
  inFront: 'au front de la zone',
  elsewhere: (count) => `ailleurs ${count}`,
  sum: (place, count) => `${place} ${count}`,
  works: (count) => (count < 2 ? `${count} retranchement` : `${count} retranchements`),
}
