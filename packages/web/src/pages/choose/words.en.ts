/** What the page asks on which a game is chosen. */
export const words = {
  new: 'Which battle do you want to play?',
  learn: 'Which game do you want to learn?',
  rules: 'Which rules do you want to read?',
}
