import { keyed } from '../../../i18n/spoken.ts'

/** What the note of a roll says in Celles. */
export const words = {
  before: (chance: string) => `${chance} before the roll`,
  attackOn: (hex: string) => `Attack on ${hex}`,
  modifier: (value: string) => `modified ${value}`,
  odds: (column: string) => `odds ${column}`,
  attack: (isHeavy: boolean) => (isHeavy ? 'heavy attack' : 'light attack'),
  verdict: { success: 'Success', repulsed: 'Repulsed', both: 'Costly', none: 'No effect' },
  suffers: (side: number, what: string) => `The ${['Germans', 'Allies'][side]} ${what}.`,
  steps: (count: number) => (count === 1 ? 'lose 1 step' : `lose ${count} steps`),
  disrupted: 'are disrupted',
  retreat: 'retreat',
  modifiers: keyed<string>({
    attackType: 'attack',
    terrain: 'terrain',
    river: 'river',
    period: 'day/night',
    defenderDisrupted: 'defender disrupted',
    attackerDisrupted: 'attacker disrupted',
    defenderIsolated: 'defender isolated',
    attackerOutOfSupply: 'attacker out of supply',
  }),
  titles: keyed<string>({
    infiltration: 'Infiltration',
    'air-attack': 'Air attack',
    'initiative-roll': 'Initiative',
    'initiative-tied': 'Initiative',
    'actions-die': 'Number of actions',
  }),
}
