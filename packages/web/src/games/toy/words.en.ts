// A plain table for the toy game: it is on no shelf, and shows that a game of cards needs no map.
export const words = {
  deck: 'Deck',
  pile: 'Pile',
  mine: 'Your hand',
  hand: (seat: string) => `Hand: ${seat}`,
  faceDown: 'a card face down',
  eat: 'Eat',
  throw: 'Throw',
  whyEat: 'Sugar is eaten before one rides.',
  whyThrow: 'Clods are thrown at a rider who gallops.',
  round: 'Round',
  oats: 'Oats',
  riders: 'Riders',
  ridersAt: (count: number) => (count === 0 ? '' : count === 1 ? '(1 rider)' : `(${count} riders)`),
}
