import { spoken } from '../../../i18n/spoken.ts'

/** What the note of a roll says in Celles. */
interface RollWords {
  readonly before: (chance: string) => string
  readonly attackOn: (hex: string) => string
  readonly modifier: (value: string) => string
  readonly odds: (column: string) => string
  readonly attack: (isHeavy: boolean) => string
  readonly verdict: Readonly<Record<'success' | 'repulsed' | 'both' | 'none', string>>
  readonly suffers: (side: number, what: string) => string
  readonly steps: (count: number) => string
  readonly disrupted: string
  readonly retreat: string
  readonly modifiers: Readonly<Record<string, string>>
  readonly titles: Readonly<Record<string, string>>
}

export const rollWords = spoken<RollWords>({
  en: {
    before: (chance) => `${chance} before the roll`,
    attackOn: (hex) => `Attack on ${hex}`,
    modifier: (value) => `modified ${value}`,
    odds: (column) => `odds ${column}`,
    attack: (isHeavy) => (isHeavy ? 'heavy attack' : 'light attack'),
    verdict: { success: 'Success', repulsed: 'Repulsed', both: 'Costly', none: 'No effect' },
    suffers: (side, what) => `The ${['Germans', 'Allies'][side]} ${what}.`,
    steps: (count) => (count === 1 ? 'lose 1 step' : `lose ${count} steps`),
    disrupted: 'are disrupted',
    retreat: 'retreat',
    modifiers: {
      attackType: 'attack',
      terrain: 'terrain',
      river: 'river',
      period: 'day/night',
      defenderDisrupted: 'defender disrupted',
      attackerDisrupted: 'attacker disrupted',
      defenderIsolated: 'defender isolated',
      attackerOutOfSupply: 'attacker out of supply',
    },
    titles: {
      infiltration: 'Infiltration',
      'air-attack': 'Air attack',
      'initiative-roll': 'Initiative',
      'initiative-tied': 'Initiative',
      'actions-die': 'Number of actions',
    },
  },
  fr: {
    before: (chance) => `${chance} avant le jet`,
    attackOn: (hex) => `Attaque sur ${hex}`,
    modifier: (value) => `modifié ${value}`,
    odds: (column) => `rapport ${column}`,
    attack: (isHeavy) => (isHeavy ? 'attaque lourde' : 'attaque légère'),
    verdict: {
      success: 'Réussite',
      repulsed: 'Repoussée',
      both: 'Coûteuse',
      none: 'Sans effet',
    },
    suffers: (side, what) => `Les ${['Allemands', 'Alliés'][side]} ${what}.`,
    steps: (count) => `perdent ${count} pas`,
    disrupted: 'sont désorganisés',
    retreat: 'reculent',
    modifiers: {
      attackType: 'attaque',
      terrain: 'terrain',
      river: 'rivière',
      period: 'jour/nuit',
      defenderDisrupted: 'défenseur désorganisé',
      attackerDisrupted: 'attaquant désorganisé',
      defenderIsolated: 'défenseur isolé',
      attackerOutOfSupply: 'attaquant non ravitaillé',
    },
    titles: {
      infiltration: 'Infiltration',
      'air-attack': 'Attaque aérienne',
      'initiative-roll': 'Initiative',
      'initiative-tied': 'Initiative',
      'actions-die': 'Nombre d’actions',
    },
  },
})
