/** What standing orders are called. */
export const words = {
  title: 'Standing orders',
  windows: 'In moments like this',
  presets: { ask: 'ask me', ifHit: 'only if I am hit', toMyTurn: 'pass to my turn' },
  kinds: {
    attacks: 'When the enemy fires',
    moves: 'When the enemy moves',
    cover: 'When I am hit',
    contest: 'When the enemy uses binoculars',
    anyTime: 'At any other time',
    rally: 'At the start of my turn',
  },
  ask: 'ask me',
  pass: 'pass',
  chip: (what: string) => `Passing: ${what}`,
  short: {
    attacks: 'fire',
    moves: 'moves',
    cover: 'hits',
    contest: 'binoculars',
    anyTime: 'interrupts',
    rally: 'rally',
  },
  all: 'everything',
  drop: 'Ask me about everything again',
  dropTurn: 'Cancel the orders for this turn',
  note: 'Your opponent cannot tell a standing order from a pass.',
}
