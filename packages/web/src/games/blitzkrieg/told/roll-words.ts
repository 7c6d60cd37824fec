import { spoken } from '../../../i18n/spoken.ts'

export interface RollWords {
  readonly attackOn: (hex: string) => string
  readonly before: (chance: string) => string
  readonly odds: (column: string) => string
  readonly strengths: (attack: number, defence: number) => string
  readonly shift: (columns: string) => string
  readonly titles: Readonly<Record<string, string>>
  readonly verdict: Readonly<Record<'none' | 'repulsed' | 'success' | 'both', string>>
  readonly suffers: (side: string, result: string) => string
  readonly hitsOn: (faces: readonly number[]) => string
  readonly lone: Readonly<Record<'hit' | 'miss' | 'aborted' | 'shot' | 'flies', string>>
  readonly stood: string
}

/** Words of the dice. */
export const rollWords = spoken<RollWords>({
  en: {
    attackOn: (hex) => `Attack on ${hex}`,
    before: (chance) => `${chance} for an effect`,
    odds: (column) => `column ${column}`,
    strengths: (attack, defence) => `${attack} to ${defence}`,
    shift: (columns) => `shift ${columns}`,
    titles: {
      shelled: 'Artillery bombardment',
      bombed: 'Air bombardment',
      'air-combat': 'Interception',
      'arrival-die': 'Arrival',
      arrivals: 'Arrivals',
      'night-recovery': 'Recovery by night',
    },
    verdict: { none: 'No effect', repulsed: 'Repulsed', success: 'Success', both: 'Both suffer' },
    suffers: (side, result) => `${side}: ${result}.`,
    hitsOn: (faces) =>
      faces.length === 0
        ? 'no die hits'
        : `hits on ${faces.join(', ').replace(/, (\d)$/, ' or $1')}`,
    lone: {
      hit: 'Hit',
      miss: 'No hit',
      aborted: 'Mission aborted',
      shot: 'Shot down',
      flies: 'It gets through',
    },
    stood: 'defenders fight without retreat',
  },
  fr: {
    attackOn: (hex) => `Attaque sur ${hex}`,
    before: (chance) => `${chance} d’avoir un effet`,
    odds: (column) => `colonne ${column}`,
    strengths: (attack, defence) => `${attack} contre ${defence}`,
    shift: (columns) => `décalage ${columns}`,
    titles: {
      shelled: 'Bombardement d’artillerie',
      bombed: 'Bombardement aérien',
      'air-combat': 'Interception',
      'arrival-die': 'Arrivée',
      arrivals: 'Arrivées',
      'night-recovery': 'Récupération de nuit',
    },
    verdict: {
      none: 'Sans effet',
      repulsed: 'Repoussée',
      success: 'Réussite',
      both: 'Tous touchés',
    },
    suffers: (side, result) => `${side} : ${result}.`,
    hitsOn: (faces) =>
      faces.length === 0
        ? 'aucun dé ne touche'
        : `touche sur ${faces.join(', ').replace(/, (\d)$/, ' ou $1')}`,
    lone: {
      hit: 'Touché',
      miss: 'Manqué',
      aborted: 'Mission avortée',
      shot: 'Abattue',
      flies: 'Elle passe',
    },
    stood: 'défenseurs sans retraite',
  },
})
