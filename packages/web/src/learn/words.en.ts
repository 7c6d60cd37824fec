/** What the coach says beside the cues of a lesson. */
export const words = {
  title: (game: string) => `Learn ${game}`,
  stepOf: (step: number, of: number) => `First game, step ${step} of ${of}`,
  next: 'Next',
  back: 'Back',
  skip: 'Do it for me',
  restart: 'Begin again',
  leave: 'Leave',
  left: 'Your first game is kept at this step. Go on whenever you like, under Learn.',
  otherwise: 'That is legal too, but follow the lesson for now.',
  keys: 'Keyboard: arrows go from place to place, Enter chooses, Escape goes back.',
  playOn: 'Play on from here',
  newGame: 'Set up a new game',
  none: 'There is no guided game yet. The rules are there, and the table shows what can be done.',
}
