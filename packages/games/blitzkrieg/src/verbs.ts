import { defineVerbs, type Verb } from '@estafette/kernel'

/** Everything a player can do. Within a decision, choices are listed in this order. */
export const verbs = [
  { name: 'place', target: 'hex' }, // set-up
  { name: 'place-riding', target: 'hex' }, // with a transport
  { name: 'leave-out', target: 'none' }, // one of those that take no part, or come later
  { name: 'entrench', target: 'hex' },
  { name: 'disrupt', target: 'unit' }, // preparatory bombardment
  { name: 'refit', target: 'unit' },
  { name: 'roll', target: 'unit' }, // for its arrival
  { name: 'roll-group', target: 'group' },
  { name: 'bridge', target: 'hexside' },
  { name: 'lift', target: 'hexside' }, // a built pontoon
  { name: 'dig', target: 'unit' },
  { name: 'bomb', target: 'hex' },
  { name: 'interdict', target: 'none' },
  { name: 'intercept', target: 'air' },
  { name: 'hold', target: 'none' }, // an air unit
  { name: 'bombard', target: 'unit' }, // with this artillery
  { name: 'shell', target: 'hex' },
  { name: 'move', target: 'unit' }, // on its own
  { name: 'ride', target: 'unit' }, // with a transport
  { name: 'enter', target: 'unit' },
  { name: 'enter-riding', target: 'unit' },
  { name: 'rommel', target: 'none' }, // to be sent elsewhere
  { name: 'send', target: 'hex' }, // Rommel
  { name: 'to', target: 'hex' }, // a step of a move or a retreat, an advance
  { name: 'drop', target: 'none' }, // the unit stays, its transport goes on
  { name: 'exit', target: 'none' }, // off the map
  { name: 'stop', target: 'none' },
  { name: 'lose', target: 'unit' }, // to overstacking
  { name: 'target', target: 'hex' },
  { name: 'attack', target: 'unit' },
  { name: 'support', target: 'unit' },
  { name: 'fight', target: 'none' },
  { name: 'withdraw', target: 'unit' }, // before combat
  { name: 'left', target: 'none' }, // a column
  { name: 'right', target: 'none' },
  { name: 'stand', target: 'none' }, // without retreat
  { name: 'give-way', target: 'none' },
  { name: 'endure', target: 'none' }, // Moroccan ferocity
  { name: 'retreat', target: 'unit' },
  { name: 'follow', target: 'none' }, // Rommel goes with the unit
  { name: 'stay', target: 'none' },
  { name: 'advance', target: 'unit' },
  { name: 'ground', target: 'air' }, // withdrawn by an event
  { name: 'wait', target: 'none' }, // nothing of this now
  { name: 'done', target: 'none' },
  { name: 'take-up', target: 'unit' }, // set-up: to be placed before the one whose turn it is
] as const satisfies readonly Verb[]

export type VerbName = (typeof verbs)[number]['name']

export const { VERB, plain } = defineVerbs(verbs)
