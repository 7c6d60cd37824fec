/** What is said of plans for one's next turn on the field. */
export const words = {
  how: 'Plan who fires at whom, who goes where, and which card is kept for it.',
  who: 'Press the section that is to act.',
  what: (name: string) =>
    `${name}: press the enemy to fire at, or the card of the line to go to. A use of a card in hand keeps it for that; then the section again keeps it for its cover.`,
  keeps: (card: string) => `${card} is kept for it.`,
  fires: (name: string) => `fires at ${name}`,
  goes: (card: number) => `goes to card ${card}`,
  cover: 'takes cover when hit',
  with: (deed: string, card: string) => `${deed}, with ${card}`,
  gone: 'This section is not there any more.',
  noTarget: 'Its target is not there any more.',
  spent: 'That card is not in your hand any more.',
  there: 'It is there already.',
  cannot: 'It cannot do that now.',
}
