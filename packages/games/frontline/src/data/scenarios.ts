import { LINE, SIDES } from './codes.ts'
import { forceCodes } from './forces.ts'
import { terrainNumber } from './deck.ts'
import { codeOf, scenarioSource, type ScenarioSource } from './source.ts'

/** A battle that is laid out beforehand, by numbers. FRL-SCN-2 */
export interface Scenario {
  readonly id: string
  readonly isTraining: boolean // FRL-FIRST-1
  readonly nation: number // of the Allies
  readonly terrain: Int8Array | null // null where it is shuffled
  readonly first: number // side, -1 by chance
  readonly forces: readonly (readonly number[])[] // by side, those that come later among them
  readonly sections: readonly (readonly (readonly number[])[])[] | null // by side
  readonly surprise: number // side, -1 none. FRL-SCN-S1
  readonly nightTurns: number // FRL-SCN-S2
  readonly nightRange: number
  readonly entrenched: Int8Array // cover by side. FRL-SCN-S3
  readonly deploy: readonly (readonly number[])[] // by side: cards, empty for the start card. FRL-SCN-S4
  readonly handBonus: Int8Array // by side. FRL-SCN-S5
  readonly reinforcements: readonly {
    readonly side: number
    readonly turn: number
    readonly cards: readonly number[]
  }[] // FRL-SCN-S6
  readonly objective: {
    readonly side: number
    readonly card: number
    readonly turns: number
  } | null // FRL-SCN-S7
  readonly limit: { readonly turns: number; readonly winner: number } | null // FRL-SCN-S8
}

const sideNumber = (name: string | undefined): number => SIDES.findIndex((side) => side === name)

const cardNumber = (id: string): number => {
  const found = forceCodes.indexOf(codeOf(id))
  if (found < 0) throw new Error(`no such card: ${id}`)
  return found
}

function scenarioOf(source: ScenarioSource): Scenario {
  const { specials, victory } = source
  const ofType = (type: string) => specials.filter((special) => special.type === type)
  const night = ofType('night')[0]
  const bySide = (type: string, value: (special: (typeof specials)[number]) => number): Int8Array =>
    Int8Array.from(SIDES, (side) => {
      const found = ofType(type).find((special) => special.side === side)
      return found ? value(found) : 0
    })
  return {
    id: source.id,
    isTraining: source.id === 'training',
    nation: source.alliedNation === 'US' ? 0 : 1,
    terrain:
      typeof source.terrain === 'string' ? null : Int8Array.from(source.terrain, terrainNumber),
    first: sideNumber(source.firstPlayer),
    // Those that come later are part of the force: VP to win count them. FRL-SCN-3
    forces: SIDES.map((side) => [
      ...new Set([
        ...source.forces[side].map(cardNumber),
        ...ofType('reinforcement')
          .filter((special) => special.side === side)
          .flatMap(({ cards }) => (cards ?? []).map((id) => cardNumber(String(id)))),
      ]),
    ]),
    sections: source.sections
      ? SIDES.map((side) => source.sections![side].map((section) => section.map(cardNumber)))
      : null,
    surprise: sideNumber(ofType('surprise')[0]?.side),
    nightTurns: night?.turns ?? 0,
    nightRange: night?.maxRange ?? LINE,
    entrenched: bySide('entrenched', ({ cover }) => cover ?? 0),
    deploy: SIDES.map((side) =>
      (ofType('deploy').find((special) => special.side === side)?.cards ?? []).map(Number),
    ),
    handBonus: bySide('hand', ({ bonus }) => bonus ?? 0),
    reinforcements: ofType('reinforcement').map(({ side, turn, cards }) => ({
      side: sideNumber(side),
      turn: turn ?? 0,
      cards: (cards ?? []).map((id) => cardNumber(String(id))),
    })),
    objective:
      victory.type === 'objective'
        ? {
            side: sideNumber(victory.side),
            card: victory.card!,
            turns: victory.consecutiveTurns!,
          }
        : null,
    limit:
      victory.type === 'limit'
        ? { turns: victory.turns!, winner: sideNumber(victory.winner) }
        : null,
  }
}

/** The first battle and the nineteen of history. FRL-SCN-1 */
export const laidOut: readonly Scenario[] = scenarioSource.map(scenarioOf)
