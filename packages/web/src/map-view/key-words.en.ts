/** What the key says of signs that every map has. */
export const words = {
  noSigns: 'No signs on the map now',
  now: 'On the map now',
  printed: 'Printed',
  colon: ': ',
  hidden: 'No longer ringed',
  marks: {
    selected: 'chosen',
    moved: 'moved, can be undone',
    attack: 'can be attacked',
    aimed: 'is aimed at',
    couldAct: 'could act instead',
    activated: 'of the group, yet to act',
    go: 'can go there',
    chance: 'chance of the attack',
    cost: 'cost of the move, what is left',
    count: 'number of units',
    share: 'line: how many are fresh',
  },
}
