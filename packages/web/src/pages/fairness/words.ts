import { spoken } from '../../i18n/spoken.ts'

/** What the page about the dice of a game says. */
interface FairWords {
  readonly title: string
  readonly of: (game: string, id: string) => string
  readonly against: string
  readonly toMoment: string
  readonly promised: (dice: number) => string
  readonly promisedDraws: (draws: number) => string
  readonly recomputed: (seconds: string) => string
  readonly failed: string
  readonly failedText: (reason: string) => string
  readonly running: string
  readonly runningText: string
  readonly before: string
  readonly sat: string
  readonly end: string
  readonly kept: string
  readonly used: string
  readonly opens: string
  readonly sealed: string
  readonly seed: string
  readonly yours: string
  readonly noneAdded: string
  readonly seat: (number: number) => string
  readonly sealText: string
  readonly sealLocal: string
  readonly notSeen: string
  readonly sawAll: (choices: number) => string
  readonly sawPart: (choices: number) => string
  readonly sawBack: string
  readonly sawNothing: string
  readonly passed: (dice: number, after: string) => string
  readonly passedNone: string
  readonly satText: string
  readonly satLocal: string
  readonly endText: string
  readonly secret: string
  readonly copy: (what: string) => string
  readonly copied: string
  readonly every: string
  readonly newest: (count: number) => string
  readonly number: string
  readonly when: string
  readonly what: string
  readonly die: string
  readonly hmac: string
  readonly check: string
  readonly turn: (turn: number) => string
  readonly opening: string
  readonly setUp: string
  readonly equal: string
  readonly notEqual: string
  readonly drawOf: (sides: number) => string
  readonly all: string
  readonly more: (count: number) => string
  readonly save: string
  readonly luck: string
  readonly dice: (count: number) => string
  readonly mean: (expected: string) => string
  readonly share: string
  readonly expected: string
  readonly band: string
  readonly faceSpoken: (face: number, count: number) => string
  readonly noDice: string
  readonly yourself: string
  readonly yourselfText: (sides: number) => string
  readonly yourselfDraw: string
  readonly cardsOnly: string
  readonly toTable: string
  readonly toResult: string
}

const en: FairWords = {
  title: 'The dice of this game',
  of: (game, id) => `${game}, game ${id}`,
  against: ' against ',
  toMoment: 'a line opens its moment in the replay',
  promised: (dice) =>
    dice === 1 ? 'The one die matches the sealed seed' : `All ${dice} dice match the sealed seed`,
  promisedDraws: (draws) =>
    draws === 1
      ? 'The one draw matches the sealed seed'
      : `All ${draws} draws match the sealed seed`,
  recomputed: (seconds) => `recomputed by this browser just now, ${seconds} s, nothing sent`,
  failed: 'Something does not match',
  failedText: (reason) => `Keep the record and show it to the host of the server: ${reason}`,
  running: 'The seed is revealed at the end',
  runningText: 'Until then no one can check a die, and no one can foretell one.',
  before: 'Before the first roll',
  sat: 'When you joined',
  end: 'At the end',
  kept: 'kept',
  used: 'used',
  opens: 'reveals the seed',
  sealed: 'sealed',
  seed: 'seed',
  yours: 'yours',
  noneAdded: 'nothing added',
  seat: (number) => `Seat ${number}`,
  sealText:
    'The server published this seal of its secret seed when the game was set up. It knows the seed itself.',
  sawAll: (choices) =>
    choices === 1
      ? 'This is the game that this browser saw: its one choice is as it was told then.'
      : `This is the game that this browser saw: all ${choices} choices are as they were told then.`,
  sawPart: (choices) =>
    choices === 1
      ? 'This is the game that this browser saw: the first choice is as it was told then. It did not see the rest.'
      : `This is the game that this browser saw: the first ${choices} choices are as they were told then. It did not see the rest.`,
  sawBack:
    'Choices were undone after this browser last looked: whether this is the game that it saw cannot be told.',
  sawNothing:
    'This browser saw nothing of the game while it went on: that these choices were played is the server’s word.',
  passed: (dice, after) =>
    `${dice === 1 ? 'One die was' : `${dice} dice were`} passed over, in take-backs that were agreed after choice ${after}.`,
  passedNone: 'No die was passed over.',
  notSeen:
    'This browser was not there before the end: that the seal is the first one is the server’s word.',
  sealLocal: 'The browser drew a seed before the first choice and sealed it with this.',
  satText:
    'Each browser added a number of its own, so that no other player could choose a die, nor a server whose host does not play. A host who joins last knows the seed and all the numbers: this proves nothing against that player.',
  satLocal: 'No one else plays: nothing had to be added.',
  endText: 'SHA-256 of this seed and the name of the game gives the seal of step 1.',
  secret: 'secret until the end',
  copy: (what) => `Copy: ${what}`,
  copied: 'Copied.',
  every: 'Every die',
  newest: (count) => `newest first, ${count} in all`,
  number: 'No.',
  when: 'When',
  what: 'What for',
  die: 'Die',
  hmac: 'HMAC begins',
  check: 'Check',
  turn: (turn) => `turn ${turn}`,
  opening: 'at the start',
  setUp: 'before the first decision',
  equal: 'equal',
  notEqual: 'not equal',
  drawOf: (sides) => `of ${sides}`,
  all: 'All',
  more: (count) => `Show ${count} more`,
  save: 'Save the record',
  luck: 'Luck, against expectation',
  dice: (count) => (count === 1 ? '1 die' : `${count} dice`),
  mean: (expected) => `mean, ${expected} expected`,
  share: 'of fair series are as uneven or more',
  expected: 'expected',
  band: 'where 95 of 100 fair series lie',
  faceSpoken: (face, count) => `${face}: ${count === 1 ? 'once' : `${count} times`}`,
  noDice: 'no dice',
  yourself: 'Check it yourself.',
  yourselfText: (sides) =>
    `HMAC-SHA-256 with the seed as its key; n counts dice from 0. The first byte below ${256 - (256 % sides)}, its remainder by ${sides}, plus 1:`,
  yourselfDraw:
    'HMAC-SHA-256 with the seed as its key; n counts draws from 0, m is how many there were to draw from. The first byte below the greatest multiple of m up to 256, its remainder by m, plus 1:',
  cardsOnly:
    'No dice are rolled in this game: cards and counters are drawn, each of those left as likely as the next. Every draw is in the list with its check.',
  toTable: 'Back to the game',
  toResult: 'To the result',
}

const fr: FairWords = {
  title: 'Les dés de cette partie',
  of: (game, id) => `${game}, partie ${id}`,
  against: ' contre ',
  toMoment: 'une ligne ouvre son moment dans la relecture',
  promised: (dice) =>
    dice === 1 ? 'L’unique dé est celui promis' : `Les ${dice} dés sont ceux promis`,
  promisedDraws: (draws) =>
    draws === 1
      ? 'L’unique tirage est bien celui promis'
      : `Les ${draws} tirages sont bien ceux promis`,
  recomputed: (seconds) =>
    `calcul refait à l’instant par ce navigateur, ${seconds} s, rien n’a été envoyé`,
  failed: 'Quelque chose ne concorde pas',
  failedText: (reason) =>
    `Gardez le fichier de partie et montrez-le à la personne qui tient le serveur : ${reason}`,
  running: 'La graine s’ouvre à la fin',
  runningText: 'D’ici là, personne ne peut vérifier un dé, ni en prédire un.',
  before: 'Avant le premier jet',
  sat: 'Quand vous vous êtes assis',
  end: 'À la fin',
  kept: 'tenu',
  used: 'utilisés',
  opens: 'ouvre le sceau',
  sealed: 'scellé',
  seed: 'graine',
  yours: 'le vôtre',
  noneAdded: 'rien d’ajouté',
  seat: (number) => `Place ${number}`,
  sealText:
    'Le serveur a publié ce sceau de sa graine secrète en mettant la table. Lui-même connaît la graine.',
  sawAll: (choices) =>
    choices === 1
      ? 'C’est la partie que ce navigateur a vue : son unique choix est tel qu’il a été annoncé alors.'
      : `C’est la partie que ce navigateur a vue : ses ${choices} choix sont tels qu’ils ont été annoncés alors.`,
  sawPart: (choices) =>
    choices === 1
      ? 'C’est la partie que ce navigateur a vue : le premier choix est tel qu’il a été annoncé alors. Il n’a pas vu la suite.'
      : `C’est la partie que ce navigateur a vue : les ${choices} premiers choix sont tels qu’ils ont été annoncés alors. Il n’a pas vu la suite.`,
  sawBack:
    'Des choix ont été repris après le dernier regard de ce navigateur : on ne peut dire si c’est la partie qu’il a vue.',
  sawNothing:
    'Ce navigateur n’a rien vu de la partie en cours : que ces choix aient été joués, seul le serveur le dit.',
  passed: (dice, after) =>
    `${dice === 1 ? 'Un dé a été sauté' : `${dice} dés ont été sautés`}, dans des reprises convenues après le choix ${after}.`,
  passedNone: 'Aucun dé n’a été sauté.',
  notSeen:
    'Ce navigateur n’était pas là avant la fin : que ce sceau soit le premier, seul le serveur le dit.',
  sealLocal: 'Le navigateur a tiré une graine avant le premier choix et l’a scellée ainsi.',
  satText:
    'Chaque navigateur a ajouté un nombre de son cru : aucun autre joueur ne pouvait choisir un dé, ni un serveur dont l’hôte ne joue pas. Un hôte qui s’assied en dernier connaît la graine et tous les nombres : cela ne prouve rien contre lui.',
  satLocal: 'Personne d’autre ne joue : il n’y avait rien à ajouter.',
  endText: 'Le SHA-256 de cette graine et du nom de la partie donne le sceau de l’étape 1.',
  secret: 'secrète jusqu’à la fin',
  copy: (what) => `Copier : ${what}`,
  copied: 'C’est dans le presse-papiers.',
  every: 'Chaque dé',
  newest: (count) => `le plus récent d’abord, ${count} en tout`,
  number: 'N°',
  when: 'Quand',
  what: 'Pour quoi',
  die: 'Dé',
  hmac: 'HMAC, début',
  check: 'Contrôle',
  turn: (turn) => `tour ${turn}`,
  opening: 'au début',
  setUp: 'avant la première décision',
  equal: 'égal',
  notEqual: 'différent',
  drawOf: (sides) => `sur ${sides}`,
  all: 'Tous',
  more: (count) => `En montrer ${count} de plus`,
  save: 'Enregistrer la partie',
  luck: 'La chance face aux probabilités',
  dice: (count) => (count === 1 ? '1 dé' : `${count} dés`),
  mean: (expected) => `de moyenne, ${expected} attendus`,
  share: 'des séries honnêtes sont aussi inégales ou plus',
  expected: 'attendu',
  band: 'où tombent 95 séries honnêtes sur 100',
  faceSpoken: (face, count) => `${face} : ${count} fois`,
  noDice: 'aucun dé',
  yourself: 'Vérifiez sans nous.',
  yourselfText: (sides) =>
    `HMAC-SHA-256 avec la graine pour clé ; n compte les dés depuis 0. Le premier octet inférieur à ${256 - (256 % sides)}, son reste par ${sides}, plus 1 :`,
  yourselfDraw:
    'HMAC-SHA-256 avec la graine pour clé ; n compte les pioches depuis 0, m est le nombre de ceux qui restaient à piocher. Le premier octet inférieur au plus grand multiple de m jusqu’à 256, son reste par m, plus 1 :',
  cardsOnly:
    'Aucun dé dans ce jeu : on pioche des cartes et des pions, chacun de ceux qui restent aussi probable qu’un autre. Chaque pioche est dans la liste avec son contrôle.',
  toTable: 'Retour à la table',
  toResult: 'Au résultat',
}

/** The words of the page in the language of the moment. */
export const fairWords = spoken<FairWords>({ en, fr })
