import {
  ALLIED,
  goalsOf,
  isInEnemyZoc,
  placeOf,
  putBy,
  standardBoard,
  stepsIn,
  unitsToPlace,
  zoneInHand,
  flagsOf,
  type CellesState,
} from '@estafette/celles/screen'
import { placingWords, sumOf } from '../../panels/set-up.ts'
import type { SetUpPart, WaitingUnits } from '../../screen/set-up.ts'
import { language } from '../../store/settings.ts'
import { groundOf, hexId } from './card/card-tools.ts'
import { cardWords } from './card/card-words.ts'
import { cellesType } from './counter-words.ts'
import { cellesFactors } from './counters.ts'

const { formationNames, unitCodes, unitFormation, unitNames } = standardBoard

/** The set-up of the Allies. CEL-20.0.2, CEL-20.0.3 */
export const setUpPart: SetUpPart<CellesState> = {
  title: (s) => placingWords().place(unitNames[s.placing] ?? ''),
  note: (s) => placingWords().left(leftOf(s)),
  rule: () => 'CEL-20.0.2',
  hand(s) {
    const unit = s.placing
    if (unit < 0) return { units: [], name: '', lines: [] }
    const { attack, defence, movement } = cellesFactors(s.board, unit, flagsOf(s, unit), false)
    return {
      units: [unit],
      name: `${unitNames[unit]!}, ${cellesType(unit, language.value)}`,
      lines: [
        formationNames[unitFormation[unit]!]!,
        placingWords().factors(String(attack), String(defence), String(movement ?? 0)),
      ],
    }
  },
  waiting(s) {
    const groups = new Map<string, number[]>()
    for (const unit of unitsToPlace(s).waiting) {
      const title = formationNames[unitFormation[unit]!]!
      groups.set(title, [...(groups.get(title) ?? []), unit])
    }
    return [...groups].map(([title, units]): WaitingUnits => ({ title, units }))
  },
  left: leftOf,
  take: () => null,
  put(s, choice) {
    const put = putBy(s, choice)
    return put && { units: [put.unit], place: put.hex }
  },
  placed: (s) =>
    unitsToPlace(s).placed.map((unit) => ({
      units: [unit],
      place: placeOf(s, unit),
      what: unitCodes[unit]!,
      at: hexId(placeOf(s, unit)),
      verb: 'place',
    })),
  what: (s) => unitCodes[s.placing] ?? '',
  zone: (s) => ({ name: formationNames[unitFormation[s.placing]!] ?? '', places: zoneInHand(s) }),
  goals: (s) => goalsOf(s).map(({ name, hexes, worth }) => ({ name, places: hexes, worth })),
  reason(s, hex) {
    const goal = goalsOf(s).find(({ hexes }) => hexes.includes(hex))
    const steps = stepsIn(s, ALLIED, hex)
    return [
      goal?.name ?? '',
      groundOf(s, hex),
      isInEnemyZoc(s, ALLIED, hex) ? placingWords().facing(1) : '',
      steps > 0 ? cardWords().room(steps) : '',
    ]
      .filter(Boolean)
      .join(', ')
  },
  // Towns that score before all else, then what is free.
  order(s, offers) {
    const goals = new Set(goalsOf(s).flatMap(({ hexes }) => hexes))
    const rank = (hex: number): number =>
      stepsIn(s, ALLIED, hex) - (goals.has(hex) && stepsIn(s, ALLIED, hex) === 0 ? 10 : 0)
    return offers.toSorted((a, b) => rank(a.target) - rank(b.target))
  },
  sum: (s, puts) =>
    sumOf(
      puts,
      (hex) => goalsOf(s).find(({ hexes }) => hexes.includes(hex))?.name ?? '',
      (hex) => groundOf(s, hex),
    ),
}

/** How many are still to be placed, the one in hand too. */
function leftOf(s: CellesState): number {
  return unitsToPlace(s).waiting.length + 1
}
