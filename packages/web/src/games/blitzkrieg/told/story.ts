import { everyBattle } from '@estafette/blitzkrieg'
import {
  placeOf,
  ALLIED,
  attackChance,
  bombardChance,
  combatResults,
  DIE_FACES,
  endUnit,
  firstUnit,
  GERMAN,
  isTransport,
  NO_EFFECT,
  score,
  sideOfUnit,
  type BlitzEvent,
  type BlitzState,
  type Board,
} from '@estafette/blitzkrieg/screen'
import type { GameEvent } from '@estafette/kernel'
import { ownEvent } from '../../../screen/events.ts'
import type { Beat, StoryCounts, StoryPart } from '../../../screen/story.ts'
import { storyWords } from './story-words.ts'

/** What both would have if the battle ended now, and the combat units they have lost. BLZ-VIC-7 */
function standing(s: BlitzState): StoryCounts {
  const sides = [GERMAN, ALLIED]
  return {
    turn: s.turn,
    scores: sides.map((side) => score(s, side) / 2),
    out: sides.map((side) => lostBy(s, side)),
  }
}

function lostBy(s: BlitzState, side: number): number {
  const { eliminated, lost } = s.board
  let count = 0
  for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
    if (isTransport(s, unit)) continue
    if (placeOf(s, unit) === eliminated || placeOf(s, unit) === lost) count++
  }
  return count
}

/** How well an event names a moment. */
const headlines: Readonly<Partial<Record<BlitzEvent['type'], number>>> = {
  'rommel-fallen': 4,
  scored: 3,
  event: 2,
  exited: 2,
  pontoon: 2,
  entered: 1,
  advanced: 1,
  moved: 1,
}

/** A die that somebody rolled. */
function rolled(side: number, die: number): Beat {
  return { dice: [{ side, faces: [die] }] }
}

/** A bombardment: won where it disrupts. BLZ-ART-2, BLZ-AIR-9 */
function bombarded(s: BlitzState, side: number, place: number, die: number, won: boolean): Beat {
  const chance = bombardChance(s, side === GERMAN ? ALLIED : GERMAN, place)
  return { fight: { side, place, chance, won }, ...rolled(side, die) }
}

function reader(): (event: GameEvent, before: BlitzState) => Beat {
  let attack = { side: GERMAN as number, place: 0 }
  return (told, before) => {
    const event = ownEvent<BlitzEvent>(told)
    switch (event.type) {
      case 'player-turn':
        return { opens: true }
      case 'odds': {
        const [attacker = 0] = event.units
        const [defender = 0] = event.defenders
        attack = { side: sideOfUnit(before, attacker), place: placeOf(before, defender) }
        return {}
      }
      case 'combat-roll': {
        const chance = attackChance({ results: combatResults(before, event.column) }) // BLZ-CBT-19
        const won = event.defenderResult !== NO_EFFECT
        return { fight: { ...attack, chance, won }, ...rolled(attack.side, event.die) }
      }
      case 'shelled':
        return bombarded(before, sideOfUnit(before, event.unit), event.hex, event.die, event.hit)
      case 'bombed':
        return bombarded(before, before.board.airSides[event.air]!, event.hex, event.die, event.hit)
      case 'air-combat':
        return rolled(before.board.airSides[event.by]!, event.die)
      case 'arrival-die':
        return rolled(sideOfUnit(before, event.units[0]!), event.die)
      case 'night-recovery': {
        const owner = sideOfUnit(before, event.unit)
        return { ...(event.returns && { back: owner, headline: 1 }), ...rolled(owner, event.die) }
      }
      case 'panic':
      case 'assault-die':
      case 'ferocity-die':
      case 'attrition':
        return rolled(sideOfUnit(before, event.unit), event.die)
      default: {
        const headline = headlines[event.type]
        return headline === undefined ? {} : { headline }
      }
    }
  }
}

function boardOf(id: string): Board {
  const made = everyBattle
    .find((battle) => battle.id === id)
    ?.create({ scenario: 'battle', options: {} })
  if (!made?.ok) throw new Error(`there is no battle '${id}'`)
  return made.value.board
}

/** The story of a battle: points of both sides, attacks on the ground, from guns and from the air. */
export function blitzStory(id: string): StoryPart<BlitzState> {
  const board = boardOf(id)
  return {
    curves: [GERMAN, ALLIED],
    die: { sides: DIE_FACES, first: 1 },
    backRule: 'BLZ-NIT-3',
    standing,
    // Levels of victory are ratios, which no line across the curves can show. BLZ-VIC-4
    scale: () => ({ lines: [] }),
    reader,
    words: () => storyWords(board),
  }
}
