import { spoken } from '../../../i18n/spoken.ts'

/** What is said of a campaign wherever one of its battles is. */
interface CampaignNames {
  readonly name: Readonly<Record<string, string>>
  readonly battle: (campaign: string, at: number, of: number) => string
  readonly points: (allies: string, forAllies: number, axis: string, forAxis: number) => string
  readonly onTo: (battle: string) => string
  readonly toCampaign: string
  readonly next: (battle: string) => string
  readonly missing: (names: string) => string
  readonly veterans: (names: string) => string
  readonly over: readonly [allies: string, axis: string, draw: string]
}

export const campaignNames = spoken<CampaignNames>({
  en: {
    name: {
      airborne: 'Airborne',
      'beach-to-breakout': 'Beach to Breakout',
      tommies: 'Tommies',
      'the-whole-way': 'The Whole Way',
    },
    battle: (campaign, at, of) => `${campaign}, battle ${at} of ${of}`,
    points: (allies, forAllies, axis, forAxis) =>
      `Campaign points: ${allies} ${forAllies}, ${axis} ${forAxis}.`,
    onTo: (battle) => `On to ${battle}`,
    toCampaign: 'To the campaign',
    next: (battle) => `Next: ${battle}.`,
    missing: (names) => `Missing there: ${names}.`,
    veterans: (names) => `Veterans there: ${names}.`,
    over: [
      'The Allies win the campaign.',
      'The Axis wins the campaign.',
      'The campaign is a draw.',
    ],
  },
  fr: {
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
  },
})
