import type { Translated } from '../../../i18n/spoken.ts'
import type { words as en } from './words.en.ts'

export const words: Translated<typeof en> = {
  name: {
    airborne: 'Aéroportés',
    'beach-to-breakout': 'De la plage à la percée',
    tommies: 'Tommies',
    'the-whole-way': 'Jusqu’au bout',
  },
  battle: (campaign, at, of) => `${campaign}, bataille ${at} sur ${of}`,
  points: (allies, forAllies, axis, forAxis) =>
    `Points de campagne : ${allies} ${forAllies}, ${axis} ${forAxis}.`,
  onTo: (battle) => `Continuer : ${battle}`,
  toCampaign: 'Voir la campagne',
  next: (battle) => `À jouer : ${battle}.`,
  missing: (names) => `Y manquent : ${names}.`,
  veterans: (names) => `Y sont vétérans : ${names}.`,
  over: [
    'Les Alliés gagnent la campagne.',
    'L’Axe gagne la campagne.',
    'La campagne finit à égalité.',
  ],
}
