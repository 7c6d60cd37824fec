import {
  placeOf,
  stepsLost,
  airResult,
  ALLIED,
  combatResults,
  DIE_FACES,
  finalScore,
  GERMAN,
  RESULT_RETREAT,
  RESULT_STEPS,
  sideOfUnit,
  type CellesEvent,
  type CellesState,
} from '@estafette/celles/screen'
import type { GameEvent } from '@estafette/kernel'
import { ownEvent } from '../../../screen/events.ts'
import type { Beat, StoryCounts, StoryPart } from '../../../screen/story.ts'
import { storyWords } from './story-words.ts'

/** What both would have if the game ended now, and the steps they have lost. CEL-16.0.3 */
function standing(s: CellesState): StoryCounts {
  const { german, allied } = finalScore(s)
  return {
    turn: s.turn,
    scores: [german, allied],
    out: [stepsLost(s, GERMAN), stepsLost(s, ALLIED)],
  }
}

/** An attack counts as won where the defender loses a step or has to retreat. */
const DRIVEN = RESULT_STEPS | RESULT_RETREAT

function reader(): (event: GameEvent, before: CellesState) => Beat {
  let side = -1
  let hex = 0
  return (told, before) => {
    const event = ownEvent<CellesEvent>(told)
    switch (event.type) {
      case 'phase-begins':
        return { opens: true }
      case 'odds':
        side = sideOfUnit(before, event.units[0]!)
        hex = placeOf(before, event.defenders[0]!)
        return {}
      case 'combat-roll': {
        const attacker = side < 0 ? before.phasing : side
        const results = combatResults(before.board, event.column, event.modifier) // CEL-11.0.16
        const chance = results.reduce(
          (sum, { defender, probability }) => sum + (defender & DRIVEN ? probability : 0),
          0,
        )
        const won = (event.defenderResult & DRIVEN) !== 0
        return {
          fight: { side: attacker, place: hex, chance, won },
          dice: [{ side: attacker, faces: [event.die] }],
        }
      }
      case 'air-attack': {
        const attacker = sideOfUnit(before, event.unit) === ALLIED ? GERMAN : ALLIED
        let hits = 0
        for (let die = 0; die < DIE_FACES; die++) {
          if (airResult(before.board, die + event.modifier) > 0) hits++ // CEL-13.4a
        }
        return {
          fight: {
            side: attacker,
            place: event.hex,
            chance: hits / DIE_FACES,
            won: event.result > 0,
          },
          dice: [{ side: attacker, faces: [event.die] }],
        }
      }
      case 'infiltration':
        return { dice: [{ side: sideOfUnit(before, event.unit), faces: [event.die] }] }
      case 'initiative-tied':
      case 'initiative-roll':
        return {
          dice: [
            { side: GERMAN, faces: [event.germanDie] },
            { side: ALLIED, faces: [event.alliedDie] },
          ],
        }
      case 'actions-die':
        return { dice: [{ side: -1, faces: [event.die] }] }
      case 'upgraded':
      case 'rebuilt':
        return { back: sideOfUnit(before, event.unit), headline: 1 }
      case 'meuse':
        return { headline: 3 }
      case 'withdrawn':
        return { headline: 2 }
      case 'entered':
      case 'moved':
        return { headline: 1 }
      default:
        return {}
    }
  }
}

/** The story of a game of Celles: points of both sides, attacks on the ground and from the air. */
export const cellesStory: StoryPart<CellesState> = {
  curves: [GERMAN, ALLIED],
  die: { sides: DIE_FACES, first: 0 },
  backRule: 'CEL-13.3',
  standing,
  // The decisive victory is one of the track alone, which no curve shows. CEL-16.0.2
  scale: () => ({ lines: [] }),
  reader,
  words: storyWords,
}
