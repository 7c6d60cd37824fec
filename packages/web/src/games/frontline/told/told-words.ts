import { spoken } from '../../../i18n/spoken.ts'

/** What a line of the log says of an action, after who did it. */
export interface ToldWords {
  readonly between: string
  readonly firesOn: (target: string, fp: number, terms: string) => string
  readonly aims: (victim: string) => string
  readonly recomputed: (fp: number) => string
  readonly answer: (unit: string, fp: number) => string
  readonly answerMove: (unit: string) => string
  readonly answerFallBack: (unit: string) => string
  readonly answerPrepare: (unit: string) => string
  readonly answerConceal: (unit: string) => string
  readonly answerCanteen: (unit: string) => string
  readonly answerBinoculars: (unit: string, card: string) => string
  readonly contested: (unit: string) => string
  readonly left: (fp: number) => string
  readonly nothingLeft: string
  readonly cover: (points: number) => string
  readonly coverBy: (what: string, points: number) => string
  readonly saved: string
  readonly tooDear: (counter: string, cost: number) => string
  readonly dead: (count: number) => string
  readonly moves: string
  readonly movesTo: (ground: string) => string
  readonly fallsBack: (ground: string) => string
  readonly prepares: (reloaded: readonly string[]) => string
  readonly hides: string
  readonly rallies: string
  readonly isPromoted: (command: number) => string
  readonly canteen: string
  readonly binoculars: (card: string) => string
  readonly arrives: (ground: string) => string
}

export const toldWords = spoken<ToldWords>({
  en: {
    between: '; ',
    firesOn: (target, fp, terms) => `fires on ${target} with ${fp} (${terms})`,
    aims: (victim) => `at ${victim}`,
    recomputed: (fp) => `now ${fp}`,
    answer: (unit, fp) => `${unit} answers with ${fp}`,
    answerMove: (unit) => `${unit} moves`,
    answerFallBack: (unit) => `${unit} falls back`,
    answerPrepare: (unit) => `${unit} prepares`,
    answerConceal: (unit) => `${unit} conceals himself`,
    answerCanteen: (unit) => `${unit} uses a canteen`,
    answerBinoculars: (unit, card) => `${unit} takes ${card} with binoculars`,
    contested: (unit) => `${unit} contests it`,
    left: (fp) => `${fp} left`,
    nothingLeft: 'nothing left',
    cover: (points) => `cover ${points}`,
    coverBy: (what, points) => `${what}, cover ${points}`,
    saved: 'saved by cover',
    tooDear: (counter, cost) => `${counter} too dear at ${cost}`,
    dead: (count) => (count === 1 ? 'one dead' : `${count} dead`),
    moves: 'moves',
    movesTo: (ground) => `moves to ${ground}`,
    fallsBack: (ground) => `falls back to ${ground}`,
    prepares: (reloaded) =>
      reloaded.length > 0 ? `prepares; ${reloaded.join(', ')}: ammo again` : 'prepares',
    hides: 'conceals himself again',
    rallies: 'rally',
    isPromoted: (command) => `is promoted, Command ${command}`,
    canteen: 'uses a canteen',
    binoculars: (card) => `takes ${card} with binoculars`,
    arrives: (ground) => `arrives in ${ground}`,
  },
  fr: {
    between: ' ; ',
    firesOn: (target, fp, terms) => `tire sur ${target} à ${fp} (${terms})`,
    aims: (victim) => `vise ${victim}`,
    recomputed: (fp) => `désormais ${fp}`,
    answer: (unit, fp) => `${unit} contre-attaque à ${fp}`,
    answerMove: (unit) => `${unit} se déplace`,
    answerFallBack: (unit) => `${unit} se replie`,
    answerPrepare: (unit) => `${unit} se prépare`,
    answerConceal: (unit) => `${unit} se dissimule`,
    answerCanteen: (unit) => `${unit} utilise une cantine`,
    answerBinoculars: (unit, card) => `${unit} prend ${card} aux jumelles`,
    contested: (unit) => `${unit} la conteste`,
    left: (fp) => `reste ${fp}`,
    nothingLeft: 'il ne reste rien',
    cover: (points) => `couvert ${points}`,
    coverBy: (what, points) => `${what}, couvert ${points}`,
    saved: 'le couvert suffit',
    tooDear: (counter, cost) => `${counter} trop cher à ${cost}`,
    dead: (count) => (count < 2 ? 'un mort' : `${count} morts`),
    moves: 'se déplace',
    movesTo: (ground) => `va vers la ${ground}`,
    fallsBack: (ground) => `se replie vers la ${ground}`,
    prepares: (reloaded) =>
      reloaded.length > 0 ? `se prépare ; ${reloaded.join(', ')} : arme rechargée` : 'se prépare',
    hides: 'se dissimule de nouveau',
    rallies: 'Ralliement',
    isPromoted: (command) => `est promu, commandement ${command}`,
    canteen: 'utilise une cantine',
    binoculars: (card) => `prend ${card} aux jumelles`,
    arrives: (ground) => `arrive dans la ${ground}`,
  },
})
