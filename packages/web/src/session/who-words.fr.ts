import type { Translated } from '../i18n/spoken.ts'
import type { words as en } from './who-words.en.ts'

export const words: Translated<typeof en> = {
  you: 'Vous',
  computer: 'Ordinateur',
  player: (number) => `Joueur ${number}`,
  nth: ['premier joueur', 'deuxième joueur', 'troisième joueur', 'quatrième joueur'],
  passTo: (name) => `Passez l’écran à ${name}.`,
  passNth: (nth, side) => `Passez l’écran au ${nth}, ${side}.`,
  passSeat: (number) => `Passez l’écran au joueur ${number}.`,
  otherNext: 'L’autre camp décide ensuite.',
  nthNext: (nth, side) => `Le ${nth} (${side}) décide ensuite.`,
  namedNext: (name) => `${name} décide ensuite.`,
  partnerNext: 'Votre partenaire décide ensuite.',
  namedPartnerNext: (name) => `${name}, votre partenaire, décide ensuite.`,
  thePlayer: (nth) => `le ${nth}`,
  ofPlayer: (nth) => `du ${nth}`,
  toPlayer: (nth) => `au ${nth}`,
  ofName: (name) => (/^[aàâäeéèêëiîïoôöuùûü]/i.test(name) ? `d’${name}` : `de ${name}`),
  toName: (name) => `à ${name}`,
}
