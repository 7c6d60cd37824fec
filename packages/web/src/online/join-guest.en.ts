/** What is asked of those who sign in where they played as a guest. */
export const words = {
  title: (guest: string) => `Keep the games of ${guest}?`,
  text: (guest: string, name: string) =>
    `You played in this browser as ${guest}. These games can go on as games of ${name}:`,
  against: (game: string, other: string) => `${game}, against ${other}`,
  more: (count: number) => (count === 1 ? 'and 1 more' : `and ${count} more`),
  note: (guest: string) =>
    `If you leave them, they stay with ${guest}, and this browser cannot open them any more.`,
  join: 'Keep them',
  leave: 'Leave them',
  joined: (count: number) =>
    count === 1 ? 'The game is now yours.' : `The ${count} games are now yours.`,
}
