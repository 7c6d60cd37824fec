import { defineVerbs, type Verb } from '@estafette/kernel'

/** Everything a player can do. Within a decision, choices are listed in this order. */
export const verbs = [
  { name: 'bid', target: 'number', final: true, secret: true },
  { name: 'group', target: 'group' },
  { name: 'place', target: 'place' },
  { name: 'bring', target: 'unit' },
  { name: 'activate', target: 'place' },
  { name: 'bombard', target: 'unit' },
  { name: 'aim', target: 'place' },
  { name: 'fire', target: 'none' },
  { name: 'refresh', target: 'place' },
  { name: 'freshen', target: 'unit' },
  { name: 'prolong', target: 'none' },
  { name: 'end-phase', target: 'none' },
  { name: 'pass', target: 'none' },
  { name: 'move', target: 'unit' },
  { name: 'assault', target: 'unit' },
  { name: 'to', target: 'place' },
  { name: 'halt', target: 'none' },
  { name: 'join', target: 'unit' },
  { name: 'attack', target: 'none' },
  { name: 'point', target: 'unit' },
  { name: 'forward', target: 'unit' },
  { name: 'no-support', target: 'none' },
  { name: 'air', target: 'none' },
  { name: 'artillery', target: 'unit' },
  { name: 'reroll', target: 'none' },
  { name: 'accept', target: 'none' },
  { name: 'flip', target: 'unit' },
  { name: 'eliminate', target: 'unit' },
  { name: 'retreat', target: 'unit' },
  { name: 'next', target: 'unit' },
  { name: 'withdraw', target: 'unit' },
  { name: 'stand', target: 'none' },
  { name: 'done', target: 'none' },
  { name: 'reorganize', target: 'unit' },
  { name: 'remove', target: 'unit' },
] as const satisfies readonly Verb[]

export type VerbName = (typeof verbs)[number]['name']

export const { VERB, plain } = defineVerbs(verbs)
