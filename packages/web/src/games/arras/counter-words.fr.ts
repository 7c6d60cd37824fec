import type { Translated } from '../../i18n/spoken.ts'
import type { words as en } from './counter-words.en.ts'

export const words: Translated<typeof en> = {
  types: ['infanterie', 'blindé', 'antichar', 'FLAK', 'artillerie', 'chef'],
  recon: ['infanterie de reconnaissance', 'blindé de reconnaissance'],
  nations: ['Britanniques', 'Français', 'Wehrmacht', 'SS'],
  unit: (name) => name.replace(/^(\d+)th (?=Pz\.)/, '$1. '),
  group: (letter) => `groupe ${letter}`,
  reorganised: 'pion R',
  locked: 'bloquée jusqu’à sa libération',
  fresh: 'Fraîche',
  spent: 'Fatiguée',
  colon: '\u00a0: ',
  attack: (factor) => `attaque ${factor}`,
  overrun: 'peut déborder',
  noAttack: 'sans attaque',
  defence: (factor) => `défense ${factor}`,
  movement: (factor) => `mouvement ${factor}`,
  noMovement: 'sans mouvement',
  markers: {
    advantage: ['Avantage, Alliés', 'Avantage, Allemands'],
    air: ['Soutien Aérien allié', 'Soutien Aérien allemand'],
    control: ['Contrôle allié', 'Contrôle allemand'],
  },
}
