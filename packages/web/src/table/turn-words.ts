import { spoken } from '../i18n/spoken.ts'

/** What is said of a turn of others as a whole. */
interface TurnWords {
  readonly turn: (side: string) => string
  readonly attackOn: (units: string) => string
  readonly fightFor: (place: string) => string
  readonly isLost: (unit: string) => string
  readonly unitsLost: string
  readonly fights: (count: number) => string
}

export const turnWords = spoken<TurnWords>({
  en: {
    turn: (side) => `The ${side}’ turn`,
    attackOn: (units) => `Attack on ${units}`,
    fightFor: (place) => `Fight for ${place}`,
    isLost: (unit) => `${unit} lost`,
    unitsLost: 'units lost',
    fights: (count) => (count === 1 ? 'fight' : 'fights'),
  },
  fr: {
    turn: (side) => `Tour des ${side}`,
    attackOn: (units) => `Attaque sur ${units}`,
    fightFor: (place) => `Combat pour ${place}`,
    isLost: (unit) => `${unit} perdue`,
    unitsLost: 'unités perdues',
    fights: (count) => (count === 1 ? 'combat' : 'combats'),
  },
})
