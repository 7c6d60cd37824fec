/** What is said of plans for one's next turn. */
export const words = {
  title: 'Plans for your turn',
  how: 'Look at a stack of yours on the map to plan where it goes.',
  whose:
    'Only you see them, on this device. When your turn comes the rules say which of them hold.',
  plan: (place: string) => `Plan from ${place}`,
  whereTo: (place: string) => `From ${place}: press the place to go to.`,
  draw: 'Draw a plan',
  cancel: 'Cancel',
  way: (from: string, to: string) => `${from} to ${to}`,
  units: (first: string, more: number) => (more === 0 ? first : `${first} +${more}`),
  drop: (way: string) => `Drop the plan ${way}`,
  waits: 'At your turn',
  idle: 'These units cannot act now.',
  gone: 'These units are not there any more.',
  cannot: 'They cannot go there now.',
}
