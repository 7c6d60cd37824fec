import type { Game, GameEvent } from '@estafette/kernel'

/** What a type of event means to those who show it. */
export interface EventShape {
  readonly sort: 'note' | 'move' | 'fight' | 'turn'
  readonly silent?: true // neither written in the log nor said aloud
  readonly worth?: true // a line in the recap
  readonly seen?: true // the board looks different afterwards: a step of a replay
  readonly paced?: true // worth a pause when the computer does it
  readonly battle?: true // a moment to jump to in a replay
}

const note: EventShape = { sort: 'note' }

/** What an event of a game means to those who show it. */
export function shapeOf({ id }: Game, { type }: GameEvent): EventShape {
  const s = sorts[id]
  if (!s) return note
  return {
    sort: s.turns.test(type)
      ? 'turn'
      : s.fights.test(type)
        ? 'fight'
        : s.moves.test(type)
          ? 'move'
          : 'note',
    ...(s.silent.test(type) && { silent: true }),
    ...(s.worth.test(type) && { worth: true }),
    ...(s.seen.test(type) && { seen: true }),
    ...(s.paced.test(type) && { paced: true }),
    ...(s.battles.test(type) && { battle: true }),
  }
}

interface EventSorts {
  readonly silent: RegExp
  readonly fights: RegExp
  readonly moves: RegExp
  readonly worth: RegExp
  readonly seen: RegExp
  readonly paced: RegExp
  readonly turns: RegExp
  readonly battles: RegExp
}

const sorts: Readonly<Record<string, EventSorts>> = {
  arras: {
    silent: /^(?:forced|spent)$/,
    fights: /roll|success|failure|eliminated|flipped|retreat|overrun|assault|bombard|support|loss/,
    moves: /moved|control|entered|retreated|returned|placed/,
    worth:
      /moved|roll|success|failure|eliminated|retreated|passed|control|begins|overrun|used|gort|rommel|released|entered/,
    seen: /moved|roll|eliminated|flipped|retreated|returned|placed|entered|passed|control|begins/,
    paced: /^(?!forced$|activated$)/,
    turns: /begins$/,
    battles: /assault-roll|bombardment-roll/,
  },
  celles: {
    silent: /^(?:forced|flipped|phase-ends|stopped)$/,
    fights:
      /attack|support|odds|combat|step-lost|eliminated|disrupted|retreat|overstacked|advanced|infiltration/,
    moves: /^moved|infiltration|entered|retreated|advanced|withdrawn|set-up|trucks/,
    worth:
      /set-up|begins|chit-drawn|no-chit|tactic-played|activated|moved|infiltration|attack-declared|combat-roll|air-attack|step-lost|eliminated|disrupted|retreat-ends|advanced|entered|rebuilt|upgraded|withdrawn|action-lost|meuse|supply|final-score/,
    seen: /^(?:moved|infiltration|combat-roll|air-attack|step-lost|eliminated|disrupted|retreated|advanced|entered|rebuilt|upgraded|withdrawn|set-up|turn-begins|chit-drawn|meuse)$/,
    paced:
      /^(?:moved|infiltration|combat-roll|air-attack|step-lost|eliminated|retreated|advanced|entered|rebuilt|chit-drawn|turn-begins)$/,
    turns: /^turn-begins$/,
    battles: /^(?:combat-roll|air-attack)$/,
  },
}
