export const words = {
  title: 'No play over the network here',
  text: 'These pages come without a game server. Everything else works: against the computer, or with two people at one screen, even without a network.',
  play: 'Play at one screen',
  unreached: 'The game server cannot be reached',
  again: 'Try again',
}
