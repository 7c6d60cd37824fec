import {
  ownerOf,
  placeOf,
  vpLostBy,
  ANTI_ARMOR,
  COUNTER_SHIFT,
  DAMAGES,
  damageCost,
  DEAD,
  DEAD_PLACE,
  deadlyWounds,
  fullCup,
  isTank,
  MORALE_HIT,
  moraleOf,
  opponent,
  ownTurn,
  sideOf,
  vpNeeded,
  WOUND,
  type FrontlineEvent,
  type FrontlineState,
  type Soldier,
} from '@estafette/frontline/screen'
import type { GameEvent } from '@estafette/kernel'
import { ownEvent } from '../../../screen/events.ts'
import type { Beat, StoryCounts, StoryPart } from '../../../screen/story.ts'
import { storyWords } from './story-words.ts'

/** VP that each side has destroyed, and the dead. */
function standing(s: FrontlineState): StoryCounts {
  const out = [0, 0]
  for (let x = 0; x < s.owner.length; x++) {
    if (ownerOf(s, x) >= 0 && placeOf(s, x) === DEAD_PLACE) out[sideOf(s, x)]!++
  }
  return { turn: ownTurn(s), scores: [vpLostBy(s, 1), vpLostBy(s, 0)], out }
}

/** A position as the draws of one choice change it: the cup, and what men have taken. */
interface Draws {
  readonly from: FrontlineState
  readonly cup: Int8Array
  readonly moraleHits: Int8Array
  readonly wounds: Int8Array
}

function drawsFrom(from: FrontlineState): Draws {
  return {
    from,
    cup: from.cup.slice(),
    moraleHits: from.moraleHits.slice(),
    wounds: from.wounds.slice(),
  }
}

/** Whether a counter kills a man. FRL-DMG-7, FRL-DMG-9 */
function isDeadly({ from: s, moraleHits, wounds }: Draws, x: Soldier, damage: number): boolean {
  const tints = s.sufferer === s.attacker ? s.tints >> COUNTER_SHIFT : s.tints
  const isProof = isTank(x) && (tints & ANTI_ARMOR) === 0
  if (damage === DEAD) return !isProof
  const isWound =
    damage === WOUND ? !isProof : damage === MORALE_HIT && moraleHits[x]! >= moraleOf(s, x)
  return isWound && wounds[x]! + 1 >= deadlyWounds(x)
}

/** The chance that the next counter kills a man, with so much firepower left to pay for it. */
function deathChance(draws: Draws, x: Soldier, firepower: number, column: number): number {
  const { cup } = draws
  const all = cup.reduce((sum, count) => sum + count, 0)
  return DAMAGES.reduce((chance, _, damage) => {
    const isPaid = damageCost[damage * COLUMNS + column]! <= firepower
    return chance + (isPaid && isDeadly(draws, x, damage) ? cup[damage]! / all : 0)
  }, 0)
}

const TREES_RULE = 'FRL-TER-12' // whoever dies in them is not killed by fire

const COLUMNS = 3 // light, medium and heavy cover

function reader(): (event: GameEvent, before: FrontlineState) => Beat {
  let draws: Draws | null = null
  return (told, before) => {
    const event = ownEvent<FrontlineEvent>(told)
    if (draws?.from !== before) draws = drawsFrom(before)
    switch (event.type) {
      case 'attacked':
      case 'move-declared':
      case 'prepared':
      case 'concealed':
        return { opens: true }
      case 'damage':
      case 'too-dear': {
        const { unit, damage, cost, left } = event
        const firepower = event.type === 'damage' ? left + cost : left
        const column = [0, 1, 2].find((at) => damageCost[damage * COLUMNS + at] === cost) ?? 0
        const chance = deathChance(draws, unit, firepower, column)
        const won = event.type === 'damage' && isDeadly(draws, unit, damage)
        draws.cup[damage]! -= 1
        if (draws.cup.every((count) => count === 0)) draws.cup.set(fullCup)
        const side = opponent(sideOf(before, unit))
        return { fight: { side, place: placeOf(before, unit) - 1, chance, won } }
      }
      case 'morale-hit':
        draws.moraleHits[event.unit] = event.hits
        return {}
      case 'wounded':
        draws.wounds[event.unit] = event.wounds
        return {}
      case 'died':
        return event.rule === TREES_RULE
          ? { headline: 2 }
          : { headline: 2, fell: { side: sideOf(before, event.unit), unit: event.unit } }
      case 'objective-held':
      case 'nightfall':
        return { headline: 3 }
      case 'promoted':
      case 'succeeded':
      case 'moved':
        return { headline: 1 }
      case 'won':
      case 'drawn':
        return { headline: 4, ends: true }
      default:
        return {}
    }
  }
}

/** The story of a battle of Frontline: VP destroyed, and counter by counter who was hit. */
export const frontStory: StoryPart<FrontlineState> = {
  curves: [0, 1],
  backRule: 'FRL-SCN-S6',
  standing,
  scale: (s) => {
    const { wins } = storyWords()
    return { lines: [1, 0].map((side) => ({ value: vpNeeded(s, side), label: wins[1 - side]! })) }
  },
  reader,
  isSolitaire: (s) => s.automat > 0, // FRL-SOLO-1
  words: storyWords,
}
