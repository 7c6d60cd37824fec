import {
  campaigns,
  isGun,
  isVehicle,
  laidOut,
  scenarioSource,
  vp,
  type Scenario,
} from '@estafette/frontline/screen'

/** Kinds of special rules, as the list marks them. */
const specialKinds = ['surprise', 'night', 'entrenched', 'deploy', 'hand', 'reinforcement'] as const
export type SpecialKind = (typeof specialKinds)[number]

/** What the list says of a battle of history. */
export interface BattleFacts {
  readonly id: string
  readonly number: number // in the book's order
  readonly date: string // of its beginning, as 1944-06-06
  readonly scenario: Scenario
  readonly nation: 'us' | 'uk'
  readonly vp: readonly [allies: number, axis: number]
  readonly needed: readonly [allies: number, axis: number] // VP that each has to destroy
  readonly specials: readonly SpecialKind[]
  readonly hasMachines: boolean // vehicles or guns
  readonly complexity: 1 | 2 | 3
  readonly campaigns: readonly { readonly id: string; readonly at: number; readonly of: number }[]
}

function sumOf(cards: readonly number[]): number {
  return cards.reduce((sum, x) => sum + vp[x]!, 0)
}

/** How much there is to know: machines, and special rules; another way to win counts as two. */
function complexityOf(scenario: Scenario, specials: number, hasMachines: boolean): 1 | 2 | 3 {
  const weight = specials + (scenario.objective || scenario.limit ? 2 : 0)
  const level = 1 + Number(hasMachines) + Number(weight > 1)
  return level === 1 ? 1 : level === 2 ? 2 : 3
}

function factsOf(scenario: Scenario, index: number): BattleFacts {
  const source = scenarioSource.find(({ id }) => id === scenario.id)!
  const found = new Set(source.specials.map(({ type }) => type))
  const specials = specialKinds.filter((kind) => found.has(kind))
  const hasMachines = scenario.forces.flat().some((x) => isVehicle(x) || isGun(x))
  const [allies, axis] = [sumOf(scenario.forces[0]!), sumOf(scenario.forces[1]!)]
  return {
    id: scenario.id,
    number: index,
    date: source.date ?? '',
    scenario,
    nation: scenario.nation === 0 ? 'us' : 'uk',
    vp: [allies, axis],
    needed: [Math.ceil(axis / 2), Math.ceil(allies / 2)],
    specials,
    hasMachines,
    complexity: complexityOf(scenario, specials.length, hasMachines),
    campaigns: campaigns.flatMap(({ id, scenarios }) => {
      const at = (scenarios as readonly number[]).indexOf(index)
      return at < 0 ? [] : [{ id, at: at + 1, of: scenarios.length }]
    }),
  }
}

/** The first battle, then the nineteen of history in the book's order. */
export const battles: readonly BattleFacts[] = laidOut.map(factsOf)

/** The battles of history. */
export const history: readonly BattleFacts[] = battles.slice(1)

/** The first battle. */
export const firstBattle: BattleFacts = battles[0]!

/** The battle of an id. */
export function battleOf(id: string | undefined): BattleFacts | undefined {
  return battles.find((one) => one.id === id)
}

/** What the list can be narrowed to. */
export const filters = ['all', 'us', 'uk', 'foot', 'night', 'objective', 'easy'] as const
export type Filter = (typeof filters)[number]

/** Whether a battle is in what the list is narrowed to. */
export function isIn(battle: BattleFacts, filter: Filter): boolean {
  switch (filter) {
    case 'us':
    case 'uk':
      return battle.nation === filter
    case 'foot':
      return !battle.hasMachines
    case 'night':
      return battle.specials.includes('night')
    case 'objective':
      return battle.scenario.objective !== null
    case 'easy':
      return battle.complexity === 1
    default:
      return true
  }
}

export const sortings = ['date', 'size', 'complexity'] as const
export type Sorting = (typeof sortings)[number]

/** Battles in an order of the list; equal ones by date, those of one day in the book's order. */
export function sorted(list: readonly BattleFacts[], by: Sorting): readonly BattleFacts[] {
  const weight = (battle: BattleFacts): number =>
    by === 'size' ? battle.vp[0] + battle.vp[1] : by === 'complexity' ? battle.complexity : 0
  return list.toSorted(
    (a, b) => weight(a) - weight(b) || a.date.localeCompare(b.date) || a.number - b.number,
  )
}
