import { spoken } from '../../i18n/spoken.ts'
import { language } from '../../store/settings.ts'

/** How luck is spoken of: that of dice, or of counters and cards that are drawn. */
export interface ChanceWords {
  readonly title: string
  readonly even: string
  readonly youWon: Readonly<Record<'against' | 'with', string>>
  readonly youLost: Readonly<Record<'against' | 'with', string>>
  readonly every: string
}

/** What the page after the game says, whatever the game. */
interface AfterWords {
  readonly title: string
  readonly notOver: string
  readonly toTable: string
  readonly noStory: string
  readonly working: string
  readonly youWin: (when: string) => string
  readonly youLose: (when: string) => string
  readonly draw: string
  readonly you: (side: string) => string
  readonly against: (side: string) => string
  readonly againstAutomat: (side: string) => string
  readonly bothPeople: string
  readonly bothComputers: string
  readonly choices: (count: number) => string
  readonly played: (hours: number, minutes: number) => string
  readonly watch: string
  readonly swapped: string
  readonly again: string
  readonly save: string
  readonly share: string
  readonly asText: string
  readonly opens: (step: string) => string
  readonly curveSpoken: (
    side: string,
    first: string,
    last: string,
    most: string,
    least: string,
  ) => string
  readonly stillOut: string
  readonly dearest: (turn: string, lost: string) => string
  readonly turning: string
  readonly greatest: string
  readonly toReplay: (title: string) => string
  readonly chance: (chance: string) => string
  readonly totals: (attack: number, defence: number) => string
  readonly chances: Readonly<Record<'dice' | 'draws', ChanceWords>>
  readonly of: (won: number, of: number) => string
  readonly noFights: string
  readonly aDie: (count: number) => string
  readonly noDice: string
  readonly even: (mean: string) => string
  readonly faceSpoken: (face: number, count: number) => string
  readonly verify: string
  readonly verifyTitle: string
  readonly verifying: string
  readonly verified: string
  readonly notVerified: (reason: string) => string
  readonly checks: (lines: number, dice: number, choices: number, hash: string) => readonly string[]
  readonly ownSeed: string
  readonly commitment: string
  readonly seed: string
  readonly close: string
}

const en: AfterWords = {
  title: 'Result',
  notOver: 'This game is not over yet.',
  toTable: 'Back to the game',
  noStory: 'There is no summary for this game.',
  working: 'Going through the game',
  youWin: (when) => `You win ${when}`,
  youLose: (when) => `You lose ${when}`,
  draw: 'A draw',
  you: (side) => `You, ${side}`,
  against: (side) => `against the computer, ${side}`,
  againstAutomat: (side) => `against the Automat, ${side}`,
  bothPeople: 'Two players, one screen',
  bothComputers: 'Computer v. computer',
  choices: (count) => `${count} choices`,
  played: (hours, minutes) => (hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`),
  watch: 'Watch the replay',
  swapped: 'Rematch, sides swapped',
  again: 'Same again',
  save: 'Save',
  share: 'Share',
  asText: 'Summary as text',
  opens: (step) => `${step}; a number opens the replay there`,
  curveSpoken: (side, first, last, most, least) =>
    `${side}: ${first} at the start, ${last} at the end, at most ${most}, at least ${least}.`,
  stillOut: 'Out of play at the end',
  dearest: (turn, lost) => `Costliest: ${turn}, ${lost}.`,
  turning: 'Turning points',
  greatest: 'Greatest swing',
  toReplay: (title) => `${title}: open the replay there`,
  chance: (chance) => `chance ${chance}`,
  totals: (attack, defence) => `${attack} to ${defence}`,
  chances: {
    dice: {
      title: 'Dice against expectation',
      even: 'The dice favoured no one.',
      youWon: { against: 'You won against the dice.', with: 'You won with the dice.' },
      youLost: {
        against: 'You lost, and the dice were against you.',
        with: 'You lost in spite of the dice.',
      },
      every: 'Every die',
    },
    draws: {
      title: 'Draws against expectation',
      even: 'The draw favoured no one.',
      youWon: { against: 'You won against the draw.', with: 'You won with the draw.' },
      youLost: {
        against: 'You lost, and the draw was against you.',
        with: 'You lost in spite of the draw.',
      },
      every: 'Every draw',
    },
  },
  of: (won, of) => `${won} of ${of}`,
  noFights: 'no attack',
  aDie: (count) => `a die, ${count} dice`,
  noDice: 'no dice',
  even: (mean) => `${mean} is even; the line marks it.`,
  faceSpoken: (face, count) => `${face}: ${count === 1 ? 'once' : `${count} times`}`,
  verify: 'Verify every die',
  verifyTitle: 'Every die, verified',
  verifying: 'Going through the record',
  verified: 'Everything matches. This is what was checked, here in this page:',
  notVerified: (reason) => `Something does not match: ${reason}`,
  checks: (lines, dice, choices, hash) => [
    `${lines} lines of the record carry the seal they were written with.`,
    'The commitment is the SHA-256 of the seed and of the name of the game.',
    `${dice} dice, drawn again from the seed, fall as the record says.`,
    `${choices} choices are legal by the rules, and each leads to the position on record.`,
    `The result follows from the last position (${hash}).`,
  ],
  ownSeed:
    'The seed of a game against the computer or at one screen is drawn by the browser before the first choice; the dice follow from it alone, whatever is chosen.',
  commitment: 'Commitment',
  seed: 'Seed',
  close: 'Close',
}

const fr: AfterWords = {
  title: 'Résultat',
  notOver: 'Cette partie n’est pas terminée.',
  toTable: 'Retour à la table',
  noStory: 'Ce jeu ne raconte pas ses parties.',
  working: 'Relecture de la partie',
  youWin: (when) => `Vous gagnez ${when}`,
  youLose: (when) => `Vous perdez ${when}`,
  draw: 'Égalité',
  you: (side) => `Vous, ${side}`,
  against: (side) => `contre l’ordinateur, ${side}`,
  againstAutomat: (side) => `contre l’Automate, ${side}`,
  bothPeople: 'À deux sur un écran',
  bothComputers: 'L’ordinateur contre lui-même',
  choices: (count) => `${count} choix`,
  played: (hours, minutes) =>
    hours > 0 ? `${hours} h ${String(minutes).padStart(2, '0')}` : `${minutes} min`,
  watch: 'Revoir la partie',
  swapped: 'Revanche, camps échangés',
  again: 'Rejouer',
  save: 'Enregistrer',
  share: 'Partager',
  asText: 'Résumé en texte',
  opens: (step) => `${step} ; un numéro ouvre la relecture à cet endroit`,
  curveSpoken: (side, first, last, most, least) =>
    `${side} : ${first} au début, ${last} à la fin, au plus ${most}, au moins ${least}.`,
  stillOut: 'Encore hors de combat à la fin',
  dearest: (turn, lost) => `Tour le plus coûteux : ${turn}, ${lost}.`,
  turning: 'Tournants',
  greatest: 'Le plus grand écart',
  toReplay: (title) => `${title} : ouvrir la relecture à cet endroit`,
  chance: (chance) => `probabilité ${chance}`,
  totals: (attack, defence) => `${attack} à ${defence}`,
  chances: {
    dice: {
      title: 'Les dés face aux probabilités',
      even: 'Les dés n’ont favorisé personne.',
      youWon: {
        against: 'Vous avez gagné malgré les dés.',
        with: 'Vous avez gagné grâce aux dés.',
      },
      youLost: {
        against: 'Vous avez perdu, et les dés étaient contre vous.',
        with: 'Vous avez perdu malgré les dés.',
      },
      every: 'Chaque dé',
    },
    draws: {
      title: 'Les tirages face aux probabilités',
      even: 'Les tirages n’ont favorisé personne.',
      youWon: {
        against: 'Vous avez gagné malgré les tirages.',
        with: 'Vous avez gagné grâce aux tirages.',
      },
      youLost: {
        against: 'Vous avez perdu, et les tirages étaient contre vous.',
        with: 'Vous avez perdu malgré les tirages.',
      },
      every: 'Chaque tirage',
    },
  },
  of: (won, of) => `${won} sur ${of}`,
  noFights: 'aucune attaque',
  aDie: (count) => `par dé, ${count} dés`,
  noDice: 'aucun dé',
  even: (mean) => `${mean} est la moyenne (le trait).`,
  faceSpoken: (face, count) => `${face} : ${count} fois`,
  verify: 'Vérifier chaque dé',
  verifyTitle: 'Chaque dé vérifié',
  verifying: 'Relecture de la partie',
  verified: 'Tout concorde. Voici ce qui a été vérifié, ici dans cette page :',
  notVerified: (reason) => `Quelque chose ne concorde pas : ${reason}`,
  checks: (lines, dice, choices, hash) => [
    `${lines} lignes du fichier portent le sceau avec lequel elles ont été écrites.`,
    'L’engagement est le SHA-256 de la graine et du nom de la partie.',
    `${dice} dés, tirés de nouveau de la graine, sont ceux que dit le fichier.`,
    `${choices} choix sont permis par la règle, et chacun mène à la position notée.`,
    `Le résultat découle de la dernière position (${hash}).`,
  ],
  ownSeed:
    'La graine d’une partie contre l’ordinateur ou sur un écran est tirée par le navigateur avant le premier choix ; les dés ne dépendent que d’elle, quoi que l’on choisisse.',
  commitment: 'Engagement',
  seed: 'Graine',
  close: 'Fermer',
}

/** The words of the page after the game in the language of the moment. */
export const afterWords = spoken<AfterWords>({ en, fr })

/** A number as it is written, with so many decimals: one where it is not whole, unless told. */
export function numberText(value: number, decimals = Number.isInteger(value) ? 0 : 1): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const text = Math.abs(value).toLocaleString(language.value, digits)
  return value < 0 ? `−${text}` : text
}

/** A difference, with its sign; nothing is just 0. */
export function signedText(value: number): string {
  const rounded = Math.round(value * 10) / 10
  if (rounded === 0) return '0'
  return `${rounded > 0 ? '+' : ''}${numberText(rounded, 1)}`
}
