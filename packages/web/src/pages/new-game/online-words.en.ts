/** What the page says on which a table for people elsewhere is laid out. */
export const words = {
  title: 'New game online',
  lead: 'Choose what to play and how fast. The dice are sealed before anyone joins.',
  game: 'Battle',
  who: 'Against whom',
  whos: {
    friend: [
      'A friend',
      'You get a link to send. It leads to the seat, and your friend needs no account.',
    ] satisfies readonly [title: string, text: string],
    anyone: ['Anyone', 'The game stays in the lobby until someone joins.'] satisfies readonly [
      title: string,
      text: string,
    ],
    computer: [
      'The computer',
      'It plays on the server, so you can continue on any device.',
    ] satisfies readonly [title: string, text: string],
  },
  level: 'Level',
  levels: { random: 'Recruit', greedy: 'Captain', think: 'Colonel' },
  side: 'Your side',
  chance: 'Random',
  pace: 'Pace',
  paces: {
    none: ['No clock', 'No one runs out of time.'] satisfies readonly [title: string, text: string],
    live: [
      'Live',
      'Minutes each for the whole game, plus free seconds for every decision.',
    ] satisfies readonly [title: string, text: string],
    post: [
      'By correspondence',
      'Days for each reply, and a reserve for the whole game.',
    ] satisfies readonly [title: string, text: string],
  },
  minutes: 'Minutes each',
  seconds: 'Seconds free per decision',
  days: 'Days per reply',
  bank: 'Reserve, in days',
  weekends: 'Weekends do not count',
  weekendsText: 'Clocks stop on Saturdays and Sundays.',
  watchable: 'Others may watch',
  watchableText: 'They see what both sides see, never a hand or a sealed bid.',
  name: 'Your name at the table',
  nameText: 'No account, no password. You can keep the name with a passkey later.',
  begin: { friend: 'Get the link', anyone: 'Post in the lobby', computer: 'Start the game' },
  ready: 'Your game is ready',
  readyText:
    'Send this link to the person you want to play. It is valid for one seat and two weeks.',
  link: 'Link to the seat',
  copy: 'Copy the link',
  share: 'Share the link',
  toTable: 'Open the game',
  toLobby: 'To the lobby',
  copied: 'Link copied.',
  yourself: 'Copy this link:',
  shareText: (game: string) => `A game of ${game}?`,
}
