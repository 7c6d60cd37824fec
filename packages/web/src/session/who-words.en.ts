/** How the players of a table are spoken of, whatever the game. */
export const words = {
  you: 'You',
  computer: 'Computer',
  player: (number: number) => `Player ${number}`,
  // of a team, by seat
  nth: ['first player', 'second player', 'third player', 'fourth player'],
  passTo: (name: string) => `Hand the screen to ${name}.`,
  passNth: (nth: string, side: string) => `Hand the screen to the ${nth}, ${side}.`,
  // while nobody has a side yet
  passSeat: (number: number) => `Hand the screen to player ${number}.`,
  otherNext: 'The other side decides next.',
  nthNext: (nth: string, side: string) => `The ${nth} (${side}) decides next.`,
  namedNext: (name: string) => `${name} decides next.`,
  partnerNext: 'Your partner decides next.',
  namedPartnerNext: (name: string) => `${name}, your partner, decides next.`,
  // a player in a sentence of a game, and somebody's own name in the same place
  thePlayer: (nth: string) => `the ${nth}`,
  ofPlayer: (nth: string) => `of the ${nth}`,
  toPlayer: (nth: string) => `to the ${nth}`,
  ofName: (name: string) => `of ${name}`,
  toName: (name: string) => `to ${name}`,
}
