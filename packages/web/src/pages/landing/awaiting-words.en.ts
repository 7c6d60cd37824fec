/** What the first page says of games far away that wait. */
export const words = {
  computer: 'the computer',
  answer: 'Answer',
  invites: (name: string) => `${name} invites you`,
  out: 'your time is out',
  asks: {
    draw: 'Offers a draw',
    pause: 'Asks for a pause',
    'take-back': 'Asks for a take-back',
    resign: 'Asks to resign together',
  },
}
