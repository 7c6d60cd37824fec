import type { Translated } from '../../i18n/spoken.ts'
import { words as en } from './counter-words.en.ts'

export const words: Translated<typeof en> = {
  types: [
    'chars',
    'automitrailleuses',
    'infanterie',
    'infanterie lourde',
    'motocyclistes',
    'cavalerie',
    'troupes d’assaut',
    'génie',
    'artillerie',
    'artillerie antichar',
    'canons de 88',
    'unité de forteresse',
    'transport',
  ],
  vehicles: {
    ...en.vehicles,
    Halftrack: 'semi-chenillé',
    Truck: 'camion',
    Tracked: 'véhicule chenillé',
  },
  nations: { DE: 'Allemands', FR: 'Français', UK: 'Britanniques', BE: 'Belges' },
  colon: ' : ',
  attack: (factor) => `attaque ${factor}`,
  defence: (factor) => `défense ${factor}`,
  movement: (factor) => `mouvement ${factor}`,
  range: (hexes) => `portée ${hexes}`,
  traits: {
    antitank: 'antichar',
    bonus: 'bonus antichar',
    givesWay: 'peut faire retraite avant combat',
    heavy: 'char lourd',
    moroccan: 'Marocains',
  },
  states: {
    disrupted: 'désorganisée',
    refit: 'marqueur Refit',
    fired: 'a tiré',
    entrenched: 'retranchée',
    rommel: 'avec Rommel',
  },
  riding: (vehicle) => `en ${vehicle}`,
}
