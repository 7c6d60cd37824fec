import { copies, DECK, fullCup } from './data/deck.ts'
import { command } from './data/forces.ts'
import { NO_WINDOW, NONE, type FrontlineState } from './state.ts'

/** A position before anything happened. */
export function clear(s: FrontlineState): void {
  s.owner.fill(NONE)
  s.head.fill(NONE)
  s.command.set(command)
  s.deck.set(copies)
  s.deckSize = DECK
  s.cup.set(fullCup)
  s.window = NO_WINDOW
  s.winner = s.victory = s.first = NONE
  s.key = s.item = s.fallen = NONE
  clearAction(s)
}

/** Forgets the action that was declared and carried out. */
export function clearAction(s: FrontlineState): void {
  s.actor = s.card = s.extra = s.man = s.mover = s.rider = NONE
  s.attacker = s.target = s.attackCard = s.victim = s.counterer = s.counterVictim = NONE
  s.sufferer = NONE
  s.counterFp = NONE
  s.reply = s.shift = s.plain = s.way = s.left = s.extras = 0
  s.attackShift = s.targetPlace = s.tints = s.digging = s.fp = 0
  s.mode.fill(0)
  s.hits.fill(0)
}
