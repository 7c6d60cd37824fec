import { defineVerbs, type Verb } from '@estafette/kernel'

/** Everything a player can do. Within a decision, choices are listed in this order. */
export const verbs = [
  // Set-up
  { name: 'propose', target: 'number' }, // a size
  { name: 'agree', target: 'none' },
  { name: 'select', target: 'pick', secret: true }, // the card in question, or not
  { name: 'draft', target: 'soldier' },
  { name: 'stop', target: 'none' }, // no further card
  { name: 'replace', target: 'soldier' },
  { name: 'without', target: 'none' },
  { name: 'station', target: 'soldier' }, // a section, before its card is named
  { name: 'on', target: 'ground' },
  { name: 'outfit', target: 'equipment', secret: true },
  { name: 'keep', target: 'none' },
  { name: 'redraw', target: 'none', final: true },
  // At any time
  { name: 'fall-back', target: 'soldier' },
  { name: 'canteen', target: 'soldier' },
  { name: 'binoculars', target: 'soldier' },
  { name: 'contest', target: 'soldier' },
  { name: 'decline', target: 'none', passes: true },
  { name: 'pass', target: 'none', passes: true },
  // Before the actions
  { name: 'rally', target: 'none' },
  { name: 'unpin', target: 'soldier' },
  { name: 'cheer', target: 'soldier' }, // removes a Morale hit
  { name: 'heal', target: 'soldier' }, // removes a Wound
  { name: 'promote', target: 'soldier' },
  { name: 'leave', target: 'soldier' },
  { name: 'join', target: 'soldier' },
  { name: 'under', target: 'soldier' }, // the leader to join
  { name: 'hand-over', target: 'counter' },
  { name: 'to', target: 'soldier' },
  { name: 'swap', target: 'counter' },
  { name: 'treat', target: 'soldier' }, // with this medic
  { name: 'bandage', target: 'soldier' }, // with the bandages of this soldier
  { name: 'done', target: 'none' },
  // Actions
  { name: 'attack', target: 'soldier' },
  { name: 'counter', target: 'soldier' },
  { name: 'move', target: 'soldier' },
  { name: 'prepare', target: 'soldier' },
  { name: 'conceal', target: 'soldier' },
  { name: 'hand-on', target: 'none' }, // the word to one's partner
  { name: 'end-turn', target: 'none' },
  { name: 'at', target: 'soldier' }, // the section attacked
  { name: 'closer', target: 'none' },
  { name: 'as-is', target: 'none' },
  { name: 'play', target: 'card' },
  { name: 'plain', target: 'card' }, // as a default action
  { name: 'free', target: 'none' }, // a Pathfinder's move
  { name: 'aim', target: 'soldier' },
  { name: 'rapid', target: 'soldier' },
  { name: 'grenade', target: 'soldier' },
  { name: 'rifle-grenade', target: 'soldier' },
  { name: 'hold', target: 'soldier' },
  { name: 'pay', target: 'card' },
  { name: 'unpaid', target: 'none' },
  { name: 'name', target: 'soldier' },
  { name: 'advance', target: 'none' },
  { name: 'retreat', target: 'none' },
  { name: 'lateral', target: 'none' },
  { name: 'with', target: 'card' },
  { name: 'carry', target: 'soldier' },
  { name: 'go', target: 'none' },
  { name: 'hit', target: 'soldier' }, // a Morale hit, for trees or Dig-In
  { name: 'ignore', target: 'none' }, // the trees, On Point
  { name: 'drop', target: 'soldier' }, // a Flanking Position of this section
  { name: 'cover', target: 'card' },
  { name: 'shovel', target: 'soldier' },
  { name: 'against', target: 'soldier' }, // the next damage counter
  { name: 'reload', target: 'soldier' },
  { name: 'serve', target: 'soldier' }, // an Assistant reloads the gun
  { name: 'draw', target: 'soldier' },
  { name: 'succeed', target: 'soldier' },
  { name: 'stay', target: 'soldier' },
  { name: 'discard', target: 'card' },
] as const satisfies readonly Verb[]

export type VerbName = (typeof verbs)[number]['name']

export const { VERB, plain } = defineVerbs(verbs)
