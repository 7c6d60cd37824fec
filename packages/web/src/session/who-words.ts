import { spoken } from '../i18n/spoken.ts'

/** How the players of a table are spoken of, whatever the game. */
interface WhoWords {
  readonly you: string
  readonly computer: string
  readonly player: (number: number) => string
  readonly nth: readonly string[] // of a team, by seat
  readonly passTo: (name: string) => string
  readonly passNth: (nth: string, side: string) => string
  readonly passSeat: (number: number) => string // while nobody has a side yet
  readonly otherNext: string
  readonly nthNext: (nth: string, side: string) => string
  readonly namedNext: (name: string) => string
  readonly partnerNext: string
  readonly namedPartnerNext: (name: string) => string
}

export const whoWords = spoken<WhoWords>({
  en: {
    you: 'You',
    computer: 'Computer',
    player: (number) => `Player ${number}`,
    nth: ['first player', 'second player', 'third player', 'fourth player'],
    passTo: (name) => `Hand the screen to ${name}.`,
    passNth: (nth, side) => `Hand the screen to the ${nth}, ${side}.`,
    passSeat: (number) => `Hand the screen to player ${number}.`,
    otherNext: 'The other side decides next.',
    nthNext: (nth, side) => `The ${nth} (${side}) decides next.`,
    namedNext: (name) => `${name} decides next.`,
    partnerNext: 'Your partner decides next.',
    namedPartnerNext: (name) => `${name}, your partner, decides next.`,
  },
  fr: {
    you: 'Vous',
    computer: 'Ordinateur',
    player: (number) => `Joueur ${number}`,
    nth: ['premier joueur', 'deuxième joueur', 'troisième joueur', 'quatrième joueur'],
    passTo: (name) => `Passez l’écran à ${name}.`,
    passNth: (nth, side) => `Passez l’écran au ${nth}, ${side}.`,
    passSeat: (number) => `Passez l’écran au joueur ${number}.`,
    otherNext: 'L’autre camp décide ensuite.',
    nthNext: (nth, side) => `Le ${nth} (${side}) décide ensuite.`,
    namedNext: (name) => `${name} décide ensuite.`,
    partnerNext: 'Votre partenaire décide ensuite.',
    namedPartnerNext: (name) => `${name}, votre partenaire, décide ensuite.`,
  },
})
