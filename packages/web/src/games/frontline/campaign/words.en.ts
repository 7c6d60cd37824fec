import { keyed } from '../../../i18n/spoken.ts'

/** What is said of a campaign wherever one of its battles is. */
export const words = {
  name: keyed<string>({
    airborne: 'Airborne',
    'beach-to-breakout': 'Beach to Breakout',
    tommies: 'Tommies',
    'the-whole-way': 'The Whole Way',
  }),
  battle: (campaign: string, at: number, of: number) => `${campaign}, battle ${at} of ${of}`,
  points: (allies: string, forAllies: number, axis: string, forAxis: number) =>
    `Campaign points: ${allies} ${forAllies}, ${axis} ${forAxis}.`,
  onTo: (battle: string) => `On to ${battle}`,
  toCampaign: 'To the campaign',
  next: (battle: string) => `Next: ${battle}.`,
  missing: (names: string) => `Missing there: ${names}.`,
  veterans: (names: string) => `Veterans there: ${names}.`,
  over: [
    'The Allies win the campaign.',
    'The Axis wins the campaign.',
    'The campaign is a draw.',
  ] satisfies readonly [allies: string, axis: string, draw: string],
}
