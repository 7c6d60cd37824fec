import { defineVerbs, type Verb } from '@estafette/kernel'

/** Everything a player can do. Within a decision, choices are listed in this order. */
export const verbs = [
  { name: 'place', target: 'hex' }, // set-up, reinforcement, rebuilt unit
  { name: 'first', target: 'side' },
  { name: 'play', target: 'tactic' },
  { name: 'extra', target: 'unit' },
  { name: 'upgrade', target: 'unit' },
  { name: 'rebuild', target: 'unit' },
  { name: 'strike', target: 'unit' },
  { name: 'spare', target: 'none' }, // no air attack
  { name: 'formation', target: 'formation' },
  { name: 'single', target: 'unit' },
  { name: 'name', target: 'unit' }, // one of the three of the 84th
  { name: 'move', target: 'unit' },
  { name: 'end-phase', target: 'none' },
  { name: 'load', target: 'none' },
  { name: 'unload', target: 'none' },
  { name: 'leave', target: 'none' }, // trucks as they are
  { name: 'to', target: 'hex' }, // a step of a move or a retreat, an advance
  { name: 'attack', target: 'attack' },
  { name: 'stop', target: 'none' },
  { name: 'support', target: 'unit' },
  { name: 'fight', target: 'none' }, // no further support
  { name: 'play-combat', target: 'none' },
  { name: 'keep-combat', target: 'none' },
  { name: 'lose', target: 'unit' }, // a step
  { name: 'disrupt', target: 'unit' },
  { name: 'retreat', target: 'unit' },
  { name: 'retreat-stack', target: 'hex' },
  { name: 'halt', target: 'none' }, // a retreat ends overstacked
  { name: 'advance', target: 'unit' },
  { name: 'done', target: 'none' },
] as const satisfies readonly Verb[]

export type VerbName = (typeof verbs)[number]['name']

export const { VERB, plain } = defineVerbs(verbs)
