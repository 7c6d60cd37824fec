import type { EventShape } from '../game.ts'

export const events: Readonly<Record<string, EventShape>> = {
  forced: { fields: ['seat', 'choice'], silent: true },
  weather: { sorts: ['turn'], fields: ['round', 'weather'], seen: true },
  draw: { fields: ['seat'] },
  drawn: { fields: ['seat', 'card'], seen: true },
  shuffle: { fields: [] },
  bid: { fields: ['seat'] },
  tie: { fields: ['faces'] },
  reveal: { fields: ['bids', 'first'], worth: true, seen: true },
  walk: { sorts: ['move'], fields: ['seat', 'from', 'to'], seen: true, paced: true },
  gallop: { sorts: ['move'], fields: ['seat', 'from', 'to', 'faces'], seen: true, paced: true },
  rest: { fields: ['seat', 'oats'], seen: true, paced: true },
  eat: { fields: ['seat', 'card', 'oats'], seen: true, paced: true },
  throw: { sorts: ['fight'], fields: ['seat', 'card'], seen: true, paced: true },
  jostle: {
    sorts: ['fight'],
    fields: ['seat', 'place', 'loser', 'faces'],
    worth: true,
    seen: true,
    paced: true,
    battle: true,
  },
  yield: { sorts: ['move'], fields: ['seat', 'place'], seen: true, paced: true },
  won: { fields: ['side'], worth: true, seen: true },
}
