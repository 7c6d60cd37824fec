// A plain table for the toy game: it is on no shelf, and shows that a game of cards needs no map.
export const words = {
  deck: 'Deck',
  pile: 'Pile',
  mine: 'Your hand',
  hand: (seat: string) => `Hand: ${seat}`,
  round: 'Round',
  oats: 'Oats',
  riders: 'Riders',
}
