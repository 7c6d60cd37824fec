import { keyed } from '../../../i18n/spoken.ts'

export const words = {
  lists: 'Campaigns',
  text: 'Battles played in order by the same two players on the same sides. A victory is worth 2 points, a draw 1 each; a side that loses less than a quarter of its VP scores 1 more.',
  about: keyed<string>({
    airborne: 'The paratroopers, from Sainte-Mère-Église to Nijmegen.',
    'beach-to-breakout': 'From Omaha to the pocket of Falaise.',
    tommies: 'The British, from Pegasus Bridge to Arnhem.',
    'the-whole-way': 'All nineteen battles.',
  }),
  progress: (fought: number, of: number) => `${fought} of ${of} fought`,
  won: ['Allied victory', 'Axis victory', 'Draw'] satisfies readonly [
    allies: string,
    axis: string,
    draw: string,
  ],
  points: (allies: number, axis: number) => `${allies} to ${axis}`,
  next: 'Next',
  later: 'later',
  goOn: 'Go on',
  missing: 'Missing',
  missingText:
    'Killed in an earlier battle, and not here. Before this one their owner names for each an unused card of the same nation and type, of no more VP, or does without where there is none; afterwards they return.',
  veterans: 'Veterans',
  veteransText: 'Lived through a victory: Morale 1 higher in this battle.',
  again: 'Begin again',
  againText:
    'Points, missing men and veterans of this campaign are forgotten, and it begins with its first battle. The games already played stay among your games.',
  keep: 'Keep it',
  sides: 'The sides stay as they were in the first battle.',
}
