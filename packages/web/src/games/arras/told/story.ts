import {
  placeOf,
  ALLIED,
  GERMAN,
  oddsOf,
  opponent,
  sideOfUnit,
  victoryParts,
  type ArrasEvent,
  type ArrasState,
} from '@estafette/arras/screen'
import type { GameEvent } from '@estafette/kernel'
import { ownEvent } from '../../../screen/events.ts'
import type { Beat, StoryCounts, StoryPart, ToldDice } from '../../../screen/story.ts'
import { storyWords } from './story-words.ts'

/** Allied points as they would be counted now, and units in the box of the lost or gone for good. */
function standing(s: ArrasState): StoryCounts {
  const out = [0, 0]
  for (let unit = 0; unit < s.place.length; unit++) {
    const place = placeOf(s, unit)
    if (place === s.board.eliminated || place === s.board.removed) out[sideOfUnit(s, unit)]!++
  }
  return { turn: s.turn, scores: [victoryParts(s).vp], out }
}

/** Both sides of a roll, each with its own dice. */
function bothDice(
  side: number,
  attackFaces: readonly number[],
  defenceFaces: readonly number[],
): readonly ToldDice[] {
  return [
    { side, faces: attackFaces },
    { side: opponent(side), faces: defenceFaces },
  ]
}

/** The first two dice of the Initiative are Allied. ARR-4.1b */
function initiativeDice(faces: readonly number[]): readonly ToldDice[] {
  return bothDice(ALLIED, faces.slice(0, 2), faces.slice(2))
}

function reader(): (event: GameEvent, before: ArrasState) => Beat {
  let attacker = -1
  return (told, before) => {
    const event = ownEvent<ArrasEvent>(told)
    switch (event.type) {
      case 'activated':
      case 'passed':
        return { opens: true }
      case 'assault-declared':
        attacker = event.side
        return {}
      case 'assault-roll': {
        const side = attacker < 0 ? before.initiative : attacker
        const { place, attackFaces, defenceFaces, attackTotal, defenceTotal } = event
        const lead = event.attackValue - event.defenceValue
        return {
          fight: {
            side,
            place,
            chance: oddsOf(lead, attackFaces.length, defenceFaces.length).success, // ARR-6.4a
            won: attackTotal > defenceTotal,
            totals: [attackTotal, defenceTotal],
          },
          dice: bothDice(side, attackFaces, defenceFaces),
        }
      }
      case 'reroll':
        return event.rule === 'ARR-9.1a' ? { again: true } : {} // others are of no fight
      case 'bombardment-roll': {
        const side = sideOfUnit(before, event.unit)
        const { place, attackFaces, defenceFaces, attackTotal, defenceTotal } = event
        const lead = event.attackFactor - event.defenceFactor - event.tem
        return {
          fight: {
            side,
            place,
            chance: oddsOf(lead, attackFaces.length, defenceFaces.length).success, // ARR-7.1.2a
            won: attackTotal > defenceTotal,
            totals: [attackTotal, defenceTotal],
          },
          dice: bothDice(side, attackFaces, defenceFaces),
        }
      }
      case 'initiative-tied':
      case 'initiative-roll':
        return { dice: initiativeDice(event.faces) }
      case 'release-roll':
      case 'refresh-roll':
        return { dice: [{ side: event.side, faces: event.faces }] }
      case 'rommel-roll':
        return { dice: [{ side: GERMAN, faces: event.faces }] }
      case 'gort-roll':
        return { dice: [{ side: ALLIED, faces: event.faces }] }
      case 'bids-tied':
        return { dice: [{ side: -1, faces: event.faces }] }
      case 'reorganized':
        return { back: sideOfUnit(before, event.unit) }
      case 'rommel-turns-north':
      case 'gort-withdraws':
        return { headline: 3 }
      case 'overrun':
      case 'entered':
        return { headline: 2 }
      case 'control':
        return { headline: 1 }
      default:
        return {}
    }
  }
}

/** The story of a game of Arras: Allied points, assaults and bombardments. */
export const arrasStory: StoryPart<ArrasState> = {
  curves: [ALLIED],
  die: { sides: 6, first: 1 },
  backRule: 'ARR-10.1a',
  standing,
  scale: (s) => ({
    lines: [{ value: s.threshold, label: storyWords().threshold(s.threshold) }], // ARR-11.3a
    below: { value: 1, label: storyWords().below }, // ARR-11.1c
  }),
  reader,
  words: storyWords,
}
