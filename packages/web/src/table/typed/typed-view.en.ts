export const words = {
  title: 'Type a command',
  hint: 'Type a choice, a unit, a place, or a move such as “22 to 18”. Enter takes the first match.',
  nothing: 'No match.',
  close: 'Close',
  lists: {
    all: 'As typed',
    mine: 'My stacks',
    near: 'Enemies, nearest first',
    targets: 'Where the chosen units can go',
  },
}
