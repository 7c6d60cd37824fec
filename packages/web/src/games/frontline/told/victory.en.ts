import type { Ending } from '@estafette/kernel'
import { keyed } from '../../../i18n/spoken.ts'

type Said = (ending: Ending, wins: string) => string

export const words = {
  scale: 'VP destroyed',
  meaning: (allies: number, axis: number) => `${axis} win for the Allies, ${allies} for the Axis`,
  // Allies, Axis, nobody
  wins: ['The Allies win.', 'The Axis wins.', 'It is a draw.'] satisfies readonly [
    string,
    string,
    string,
  ],
  title: keyed<string>({
    objective: 'The objective is held.',
    limit: 'Last turn.',
    length: 'Last turn.',
    nightfall: 'Night falls.',
  }),
  alarm: keyed<Said>({
    objective: ({ have, need, places }, wins) =>
      `Card ${places[0]! + 1} counts as held in ${have} of ${need} turns when this turn ends. ${wins}`,
    limit: (_, wins) => `When it ends, time is up. ${wins}`,
    length: (_, wins) => `When it ends, the larger share destroyed decides. ${wins}`,
    nightfall: (_, wins) => `When this turn ends, the larger share destroyed decides. ${wins}`,
  }),
  ending: keyed<Said>({
    'allies-lost': ({ have, need }) =>
      `${need} VP of the Allies destroyed (${have} so far): the Axis wins at once.`,
    'axis-lost': ({ have, need }) =>
      `${need} VP of the Axis destroyed (${have} so far): the Allies win at once.`,
    objective: ({ have, need, places, side }) =>
      `Card ${places[0]! + 1} held at the end of ${need} own turns in a row (${have} with this one): the ${side === 0 ? 'Allies win' : 'Axis wins'}.`,
    limit: ({ have, need }, wins) => `After turn ${need} of both (now turn ${have}): ${wins}`,
    length: ({ have, need }, wins) =>
      `After turn ${need} of both (now turn ${have}) the larger share destroyed decides. As it stands: ${wins}`,
    nightfall: ({ have, need }, wins) =>
      `At nightfall, when the deck has been shuffled ${need} times (${have} so far), the larger share destroyed decides. As it stands: ${wins}`,
  }),
  score: (points: number, side: number) =>
    side === 0 ? `Allies: ${points} VP destroyed` : `Axis: ${points} VP destroyed`,
  dearest: (points: number, side: number, name: string) =>
    `${side === 0 ? 'Allies' : 'Axis'}: +${points} VP for ${name}`,
}
