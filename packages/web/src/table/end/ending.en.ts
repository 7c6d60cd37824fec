/** What the dialog says that ends a game before its rules do. */
export const words = {
  title: 'End the game here?',
  text: 'The side that resigns loses. This ends the game, cannot be undone, and reveals the dice seed.',
  together: 'Both players must agree to a draw.',
  giveUpSeat: (number: number) => `Resign as player ${number}`,
  draw: 'Agree on a draw',
  keep: 'Play on',
}
