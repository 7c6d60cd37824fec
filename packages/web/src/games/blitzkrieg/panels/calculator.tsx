import {
  attackChance,
  fightUnderWay,
  NONE,
  numbersOf,
  reckon,
  STEP,
  TERRAINS,
  type BlitzState,
  type FightNumbers,
} from '@estafette/blitzkrieg/screen'
import {
  Calculator,
  check,
  select,
  type CalculatorField,
  type CalculatorLine,
  type Values,
} from '../../../panels/calculator.tsx'
import { spoken } from '../../../i18n/spoken.ts'
import type { BlitzDesk } from '../desk.ts'
import { attackInHand, sketchFor } from '../planner/planner.ts'
import { blitzWords, percent } from '../words.ts'
import type { words as en } from './calculator.en.ts'
import { shiftCauses } from './shift-causes.ts'

const words = spoken(
  import.meta.glob<typeof en>('./calculator.??.ts', { eager: true, import: 'words' }),
)

/** What an attack of any strength on any ground would lead to. BLZ-CBT-12 .. BLZ-CBT-19 */
export function CombatCalculator({ model }: { readonly model: BlitzDesk }) {
  const s = model.state.value
  const now = fightNow(model)
  return (
    <Calculator
      fields={() => fightFields(s, now)}
      lines={(values) => fightLines(s, values)}
      note={words().note}
    />
  )
}

/** The numbers of the attack that is looked at, or that is fought. */
function fightNow(model: BlitzDesk): FightNumbers | null {
  const s = model.state.value
  const plan = attackInHand(model)
  if (plan) {
    const { units, targets } = sketchFor(model, plan)
    return numbersOf(s, units, targets)
  }
  const fight = fightUnderWay(s)
  if (!fight) return null
  const units = [...fight.units, ...(fight.helpers ?? [])]
  const numbers = numbersOf(s, units, fight.targets ?? [fight.place])
  if (!numbers || s.column === NONE) return numbers
  return { ...numbers, fearful: 0, event: s.step === STEP.pass ? 0 : s.pass } // the dice are rolled
}

const MOST = 99
const MOST_UNITS = 9

/** All that decides a fight, with the numbers of one to begin with. */
export function fightFields(s: BlitzState, fight: FightNumbers | null): readonly CalculatorField[] {
  const say = words()
  const { terrain, ground, shifts } = blitzWords()
  const causes = shiftCauses(s)
  const number = (key: string, label: string, value: number, most = MOST, least = 0) => ({
    key,
    label,
    value,
    least,
    most,
  })
  return [
    number('main', say.attack, fight?.main ?? 6),
    number('guns', say.guns, fight?.guns ?? 0),
    number('defence', say.defence, fight?.defence ?? 3),
    number('units', say.units, fight?.units ?? 1, MOST_UNITS),
    number('further', say.further, fight?.further ?? 0),
    select(
      'terrain',
      say.terrain,
      TERRAINS.map((name) => terrain[name]),
      fight?.terrain ?? 0,
    ),
    check('isDug', ground.entrenched, fight?.isDug ?? false),
    check('isRail', say.rail, fight?.isRail ?? false),
    check('isUphill', say.uphill, fight?.isUphill ?? false),
    check('isAcross', say.river, fight?.isAcross ?? false),
    check('hasTanks', say.tanks, fight?.hasTanks ?? false),
    ...[...causes.right, ...causes.left].map((key) =>
      check(key, shifts[key], (fight?.shifts[key] ?? 0) !== 0),
    ),
    ...(causes.hasHeavy
      ? [number('heavyTanks', say.heavy, fight?.shifts.heavyTanks ?? 0, MOST_UNITS)]
      : []),
    ...(causes.hasEvent ? [number('event', say.event, fight?.event ?? 0, 1, -1)] : []),
    ...(s.options.includes(1)
      ? [number('fearful', say.fearful, fight?.fearful ?? 0, MOST_UNITS)]
      : []),
  ]
}

/** The fight that was set. */
function numbersFrom(values: Values): FightNumbers {
  const of = (key: string): number => values[key] ?? 0
  const is = (key: string): boolean => of(key) === 1
  return {
    main: of('main'),
    guns: of('guns'),
    isAcross: is('isAcross'),
    defence: of('defence'),
    units: of('units'),
    terrain: of('terrain'),
    isDug: is('isDug'),
    isRail: is('isRail'),
    isUphill: is('isUphill'),
    further: of('further'),
    hasTanks: is('hasTanks'),
    fearful: of('fearful'),
    shifts: {
      defenderDisrupted: of('defenderDisrupted'),
      combined: of('combined'),
      antitank: of('antitank'),
      heavyTanks: of('heavyTanks'),
      rommelAttacks: of('rommelAttacks'),
      ferocityAttacks: of('ferocityAttacks'),
      attackerDisrupted: -of('attackerDisrupted'),
      uphill: -of('uphill'),
      rommelDefends: -of('rommelDefends'),
      ferocityDefends: -of('ferocityDefends'),
      flakDefends: -of('flakDefends'),
    },
    event: of('event'),
  }
}

/** Odds and column, then every result with its chance, that for the defender's good first. */
export function fightLines(s: BlitzState, values: Values): readonly CalculatorLine[] {
  const say = words()
  const { resultShort } = blitzWords()
  const { crtColumns } = s.board
  const found = reckon(s, numbersFrom(values))
  const bombardment = { label: say.bombardment, value: percent(found.bombardment) }
  const odds = `${found.attack} : ${found.defence}`
  if (!found.isEnough) return [{ label: say.odds, value: `${odds}, ${say.notEnough}` }, bombardment]
  return [
    { label: say.odds, value: `${odds} → ${crtColumns[found.column]!}` },
    { label: say.column, value: crtColumns[found.finalColumn]! },
    { label: say.effect, value: percent(attackChance(found)) },
    ...found.results.map(({ attacker, defender, probability }) => ({
      label: say.result(resultShort[attacker]!, resultShort[defender]!),
      value: percent(probability),
    })),
    bombardment,
  ]
}
