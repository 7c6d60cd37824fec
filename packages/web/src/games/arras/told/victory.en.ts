import type { Ending } from '@estafette/kernel'
import { percent } from '../words.ts'
import { keyed } from '../../../i18n/spoken.ts'

const NB = '\u00a0'

const vpEn = (count: number): string => `${count}${NB}VP`

/** How many more areas with a way home keep the game going. */
export const missing = ({ have, need }: Ending): number => Math.max(1, need + 1 - have)

export const words = {
  hour: (hour: string) => hour,
  scale: 'Allied VP',
  meaning: (goal: number) => `below 1 loses, ${goal} win`,
  wins: ['The Allies win.', 'The Germans win.'] satisfies readonly [string, string], // by side
  suddenDeath: 'Sudden death.',
  last: 'Last hour.',
  gortTitle: 'Gort may break off.',
  alarm: keyed<(ending: Ending, hour: string, wins: string) => string>({
    areas: ({ have }, hour) =>
      `With ${have} of the ringed areas when ${hour} ends the Allies win. Taking one back stops it.`,
    zone: (_, hour) =>
      `With zone A or B when ${hour} ends the Allies win. Taking it back stops it.`,
    points: (ending, hour) =>
      `With ${vpEn(ending.have)} when ${hour} ends the Germans win. ` +
      (missing(ending) === 1
        ? 'One area with a way home to Saint-Pol, Lens or Douai is enough.'
        : `${missing(ending)} more areas with a way home to Saint-Pol, Lens or Douai are needed.`),
    gort: ({ have, need, chance }, hour, wins) =>
      `When ${hour} ends his die ends the game with ${percent(chance)}: ${vpEn(have)} of ${need}. ${wins}`,
    final: ({ have, need }, hour, wins) =>
      `When ${hour} ends the points decide: ${vpEn(have)} of ${need}. ${wins}`,
  }),
  short: keyed<(ending: Ending, hour: string) => string>({
    areas: ({ have }, hour) => `With ${have} ringed areas when ${hour} ends`,
    zone: (_, hour) => `With zone A or B when ${hour} ends`,
    points: ({ have }, hour) => `With ${vpEn(have)} when ${hour} ends`,
    gort: ({ have, need, chance }) => `${percent(chance)}, ${vpEn(have)} of ${need}`,
    final: ({ have, need }) => `${vpEn(have)} of ${need}`,
  }),
  ending: keyed<(ending: Ending, wins: string) => string>({
    areas: ({ have, need }) =>
      `${have} of ${need} ringed areas under Allied control at the end of an hour: the Allies win.`,
    zone: ({ have }) =>
      `Zone A or B under Allied control at the end of an hour (now ${have}): the Allies win.`,
    points: ({ have }) =>
      `Less than 1 Allied VP at the end of an hour (now ${have}): the Germans win.`,
    gort: ({ have, need }, wins) =>
      `Gort’s die at the end of an hour from 18:00 on: with ${have} of ${need} VP. ${wins}`,
    final: ({ have, need }, wins) => `The end of 21:00: with ${have} of ${need} VP. ${wins}`,
  }),
  score: keyed<(points: number) => string>({
    locations: (points) => `${points} for German locations with a way home`,
    ring: (points) => `${points} for two ringed areas`,
    rommel: (points) => `${points} for Rommel’s elimination`,
    blue: (points) => `${points} for blue locations lost`,
  }),
  next: keyed<string>({
    take: '+1 for each German location taken next to those with a way home',
    'cut-off': '+1 for each of these once it has a way home',
    ring: '+1 for two of the ringed areas',
    rommel: '+1 for Rommel’s elimination',
    blue: '+1 for each blue location retaken',
  }),
}
