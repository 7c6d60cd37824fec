import type { Translated } from '../../i18n/spoken.ts'
import type { words as en } from './words.en.ts'

export const words: Translated<typeof en> = {
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
