import { postures } from './automat/posture.ts'
import { ACTION_TYPES, ACTIONS, EQUIPMENT, SIDES, TERRAINS } from './data/codes.ts'
import { forceCodes } from './data/forces.ts'
import { leftInBox } from './equipment.ts'
import { handSizeOf, heldBy } from './holding.ts'
import { isLed, isSection } from './sections.ts'
import { isBroken, isLoaded, isOnLine, isPinned, isStopped, kindOf } from './soldiers.ts'
import { hasActed } from './sections.ts'
import {
  CONCEALED,
  ENTRENCHED,
  KNOWN,
  NONE,
  seatsIn,
  SLOTS,
  LINE_PLACES,
  type FrontlineState,
} from './state.ts'
import { stepNames } from './steps.ts'
import { victories, vpNeeded } from './victory.ts'

/** What can be asked of a position by name, for scripts. */
export function facts(s: FrontlineState): Readonly<Record<string, string>> {
  const found: Record<string, string> = {
    step: stepNames[s.step]!,
    turn: String(s.turn),
    acting: SIDES[s.acting]!,
    fp: String(s.fp),
    deck: String(s.deckSize),
    top: s.pileSize === 0 ? 'none' : ACTIONS[s.pile[s.pileSize - 1]!]!,
    key: s.key === NONE ? 'none' : forceCodes[s.key]!,
    winner: s.winner === NONE ? 'none' : SIDES[s.winner]!,
    victory: s.victory === NONE ? 'none' : victories[s.victory]!,
    posture: postures[s.posture]!,
    nightfall: s.nightfall === 1 ? 'yes' : 'no',
  }
  s.terrain.forEach((terrain, at) => (found[`terrain ${at + 1}`] = TERRAINS[terrain]!))
  SIDES.forEach((name, side) => {
    found[`lost ${name}`] = String(s.vpLost[side])
    found[`needed ${name}`] = String(vpNeeded(s, side))
    found[`turns held ${name}`] = String(s.held[side])
    EQUIPMENT.forEach((kind, at) => {
      if (at > 0) found[`box ${name} ${kind}`] = String(leftInBox(s, side, at))
    })
    if (s.turn === 0) return
    const held = heldBy(s, side)
    const cards = Array.from({ length: 9 }, (_, i) => i + 1).filter((place) => held & (1 << place))
    found[`holds ${name}`] = cards.length > 0 ? cards.join(' ') : 'nothing'
  })
  for (let seat = 0; seat < seatsIn(s); seat++) {
    found[`hand ${seat + 1}`] = String(s.handSize[seat])
    if (s.turn > 0) found[`hand-size ${seat + 1}`] = String(handSizeOf(s, seat))
    ACTIONS.forEach((card, at) => {
      const count = s.hands[seat * ACTION_TYPES + at]!
      found[`has ${seat + 1} ${card}`] = count < 0 ? '?' : String(count)
    })
  }
  forceCodes.forEach((code, x) => {
    if (s.owner[x] === NONE) return
    found[code] = LINE_PLACES[s.place[x]!]!
    if (!isOnLine(s, x)) return
    found[`${code} section`] = s.head[x] === NONE ? 'none' : forceCodes[s.head[x]!]!
    const states = [
      isPinned(s, x) && 'pinned',
      isBroken(s, x) && 'broken',
      isStopped(s, x) && 'stopped',
      !isLoaded(s, x) && 'empty',
      s.flags[x]! & CONCEALED && 'concealed',
      s.flags[x]! & ENTRENCHED && 'entrenched',
    ].filter(Boolean)
    found[`${code} state`] = states.length > 0 ? states.join(' ') : 'sound'
    found[`${code} morale`] = String(s.moraleHits[x])
    found[`${code} wounds`] = String(s.wounds[x])
    found[`${code} command`] = String(s.command[x])
    const counters = [0, 1]
      .map((slot) => s.counters[x * SLOTS + slot]!)
      .filter((counter) => counter !== 0)
    found[`${code} carries`] =
      counters
        .map((counter) =>
          counter < 0 ? '?' : `${EQUIPMENT[kindOf(counter)]}${counter & KNOWN ? '!' : ''}`,
        )
        .join(' ') || 'nothing'
    if (!isSection(s, x)) return
    found[`${code} acted`] = hasActed(s, x) ? 'yes' : 'no'
    found[`${code} led`] = isLed(s, x) ? 'yes' : 'no'
    found[`${code} cover`] = String(s.cover[x])
    found[`${code} flanks`] = String(s.flanks[x])
  })
  return found
}
