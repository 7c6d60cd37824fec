import type { Ending } from '@estafette/kernel'
import { keyed } from '../../../i18n/spoken.ts'

export const words = {
  scale: 'German VP',
  meaning: (goal: number, german: number, allied: number) =>
    `${goal} win, count ${german} to ${allied}`,
  goal: (goal: number) => `${goal} win`,
  // Germans, Allies, nobody
  wins: ['The Germans win.', 'The Allies win.', 'It is a draw.'] satisfies readonly [
    string,
    string,
    string,
  ],
  suddenDeath: 'Sudden death.',
  last: 'Last turn.',
  alarm: keyed<(ending: Ending, wins: string) => string>({
    decisive: ({ have, need }) =>
      `With ${have} of ${need} VP when the turn ends the Germans win. A unit less on the Meuse, or out of supply, counts one less.`,
    points: ({ have, need }, wins) =>
      `When it ends the count decides: Germans ${have}, Allies ${need}. ${wins}`,
  }),
  short: keyed<(ending: Ending) => string>({
    decisive: ({ have, need }) => `With ${have} of ${need} VP when the turn ends`,
    points: ({ have, need }) => `Germans ${have}, Allies ${need}`,
  }),
  ending: keyed<(ending: Ending, wins: string) => string>({
    decisive: ({ have, need }) =>
      `${need} German VP on the track (${have} with the Meuse at the end of this turn): the Germans win at once.`,
    points: ({ have, need }, wins) =>
      `The count after the last turn, now ${have} for the Germans and ${need} for the Allies. ${wins}`,
  }),
  sides: ['Germans', 'Allies'] satisfies readonly [string, string],
  score: keyed<(points: number, side: string) => string>({
    track: (points, side) => `${side}: ${points} on the track`,
    meuse: (points, side) => `${side}: ${points} for units on the Meuse when this turn ends`,
    towns: (points, side) => `${side}: ${points} for towns`,
    steps: (points, side) => `${side}: ${points} for enemy steps`,
  }),
  next: keyed<(points: number, side: string) => string>({
    bank: (points) => `Germans: +${points} a turn for each supplied unit on the Meuse`,
    unsupplied: (points) => `Germans: +${points} a turn for each of these once in supply`,
    town: (points, side) => `${side}: +${points} for a unit in each of these towns at the end`,
  }),
}
