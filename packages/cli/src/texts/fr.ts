import { languages } from '@estafette/kernel'
import { typeset } from '@estafette/words'
import type { Texts } from './en.ts'
import type { Help } from './help.ts'
import { words as sitting } from './sitting.fr.ts'

const t = (text: string): string => typeset(text, 'fr')

/** The same with French spaces in all that it says. */
function typesetAll<T>(said: T): T {
  if (typeof said === 'string') return t(said) as T
  if (typeof said === 'function')
    return ((...gaps: unknown[]) => typesetAll(said(...gaps) as unknown)) as T
  if (Array.isArray(said)) return said.map((one: unknown) => typesetAll(one)) as T
  const entries = Object.entries(said as object).map(([key, one]) => [key, typesetAll(one)])
  return Object.fromEntries(entries) as T
}

const list = (words: readonly string[]): string => words.join(', ')
const quote = (text: string): string => `« ${text.slice(0, 60)} »`

const setupHelp = [
  ['--scenario S', t('le scénario (par défaut : le premier)')],
  ['--option K=V', t('une règle optionnelle ; peut se répéter')],
] as const

const help: Readonly<Record<string, Help>> = {
  games: {
    usage: '',
    summary: t('Liste les jeux avec leurs scénarios, options et camps.'),
    options: [],
  },
  simulate: {
    usage: '<jeu>',
    summary: t('Joue des parties entières entre joueurs de l’ordinateur et en donne le bilan.'),
    options: [
      ...setupHelp,
      ['--games N', t('nombre de parties (100)')],
      ['--seed N', t('graine de la série (1) ; la même graine donne les mêmes parties')],
      [
        '--seats A,B',
        t('les joueurs : random, greedy ou think, qui essaie ses idées (random,random)'),
      ],
      ['--workers N', t('nombre de fils d’exécution (1) ; les résultats n’en dépendent pas')],
      [
        '--save DOSSIER',
        t('enregistre chaque partie dans un dossier, pour « replay » et « play --load »'),
      ],
    ],
  },
  match: {
    usage: '<jeu> <joueur> <joueur>',
    summary: t(
      'Oppose deux joueurs de l’ordinateur par paires de parties, mêmes dés et camps échangés, et dit de combien le premier est plus fort, avec la fourchette où tombent 95 matchs sur 100. Les joueurs : recruit (au hasard), captain (le choix le mieux noté), colonel (essaie ses idées) et greedy-1, le captain d’origine.',
    ),
    options: [
      ...setupHelp,
      ['--pairs N', t('nombre de paires de parties (100)')],
      ['--seed N', t('graine de la série (1) ; la même graine donne les mêmes parties')],
      ['--workers N', t('nombre de fils d’exécution (1) ; les résultats n’en dépendent pas')],
      ['--keep FICHIER', t('y garde chaque paire ; un match interrompu en repart')],
    ],
  },
  ladder: {
    usage: '<jeu>',
    summary: t(
      'Oppose chaque niveau de l’ordinateur à celui d’en dessous, et le capitaine à ce qu’il était d’abord, par paires de parties, et dit lequel est démontré plus fort.',
    ),
    options: [
      ...setupHelp,
      ['--pairs N', t('nombre de paires de parties pour chacun (100)')],
      ['--seed N', t('graine de la série (1) ; la même graine donne les mêmes parties')],
      ['--workers N', t('nombre de fils d’exécution (1) ; les résultats n’en dépendent pas')],
      ['--keep FICHIER', t('y garde chaque paire ; une échelle interrompue en repart')],
    ],
  },
  tune: {
    usage: '<jeu>',
    summary: t(
      'Cherche des convictions avec lesquelles le capitaine bat ce qu’il était d’abord : chaque tour en essaie par paires de parties, et le suivant repart autour des meilleures. Sans scénario, tous sont joués à tour de rôle. Le résultat vaut ce qu’en dit un match, avec d’autres graines.',
    ),
    options: [
      ...setupHelp,
      ['--rounds N', t('nombre de tours (10)')],
      ['--samples N', t('convictions essayées par tour (16)')],
      ['--pairs N', t('paires de parties pour chacune (8)')],
      ['--seed N', t('graine de la série (1) ; la même graine trouve la même chose')],
      ['--keep FICHIER', t('y garde chaque tour ; une recherche interrompue en repart')],
    ],
  },
  fit: {
    usage: '<jeu>',
    summary: t(
      'Fait jouer l’ordinateur contre lui-même et apprend des positions comment ces parties finissent. Une partie sur quatre est mise à part : c’est sur elles que le rapport juge. Sans scénario, tous sont joués à tour de rôle.',
    ),
    options: [
      ...setupHelp,
      ['--games N', t('nombre de parties (200)')],
      ['--seed N', t('graine de la série (1) ; la même graine donne les mêmes parties')],
      ['--every N', t('une position est gardée sur autant de décisions (20)')],
      ['--out FICHIER', t('écrit en JSON ce qui a été appris')],
    ],
  },
  fuzz: {
    usage: '<jeu ou série>',
    summary: t(
      'Vérifie les règles par des parties au hasard sur tous les scénarios et options. Chaque promesse du contrat est examinée après chaque choix ; un échec est écrit dans un script que « run » reproduit.',
    ),
    options: [
      ['--decisions N', t('nombre minimal de décisions (200000)')],
      ['--seed N', t('graine de la série (1)')],
    ],
  },
  run: {
    usage: '<fichier ou dossier>…',
    summary: t(
      'Exécute un script : une position ou un scénario, des dés, des choix et des attentes. Affiche ce qui se passe, la position finale et la décision suivante, et y vérifie chaque promesse du contrat. De plusieurs fichiers, ou d’un dossier avec tous ses scripts, donne une ligne chacun et le compte des réussites.',
    ),
    options: [],
  },
  replay: {
    usage: '<partie>',
    summary: t('Raconte une partie enregistrée, décision par décision.'),
    options: [['--at N', t('montre plutôt la position après N choix')]],
  },
  verify: {
    usage: '<partie>',
    summary: t(
      'Vérifie une partie enregistrée : chaque choix, chaque dé, l’engagement et le résultat.',
    ),
    options: [],
  },
  check: {
    usage: '<scenario.json>',
    summary: t(
      'Vérifie les données d’une bataille, avec la carte et les unités à côté : clés inconnues, valeurs fausses, contradictions.',
    ),
    options: [],
  },
  position: { usage: '<fichier>', summary: t('Vérifie une position et la montre.'), options: [] },
  rules: {
    usage: '<jeu ou série> [règle]',
    summary: t('Liste chaque règle avec les tests et les sources qui la citent, ou en montre une.'),
    options: [
      ['--missing', t('seulement les règles qu’aucun test ne cite')],
      ['--uncited', t('seulement les règles qu’aucun fichier source ne cite')],
    ],
  },
  bench: {
    usage: '[jeu]',
    summary: t('Mesure la vitesse des règles sur un cœur ; écrit un tableau en Markdown.'),
    options: [['--seconds N', t('durée de chaque mesure (1)')]],
  },
  play: {
    usage: '[jeu ou série]',
    summary: t(
      'Joue dans le terminal, contre l’ordinateur ou tous les camps à la main. Sans jeu, la commande en demande un ; dans un terminal, elle demande aussi bataille, options et adversaires, sauf s’ils sont donnés ici. À la table, « help » liste ce qui peut se taper.',
    ),
    options: [
      ...setupHelp,
      ['--seats A,B', t('qui joue : human ou un joueur de l’ordinateur (human,random)')],
      [
        '--seed S',
        t('la graine des dés, un nombre ou 64 chiffres hexadécimaux (un secret nouveau)'),
      ],
      ['--load FICHIER', t('continue une partie enregistrée, ou joue depuis une position')],
    ],
  },
  host: {
    usage: '<commande>',
    summary: t(
      'Entretient les parties et les données d’un serveur. Lit le même environnement que lui.',
    ),
    options: [
      ['check', t('rejoue chaque partie et compare chaque position')],
      ['resume', t('reprend les parties suspendues qui se rejouent à nouveau')],
      ['export FICHIER', t('écrit tout dans un fichier')],
      [
        'export-table ID FICHIER',
        t('écrit une partie dans un fichier, avec les noms, sans les comptes'),
      ],
      ['import FICHIER', t('lit un fichier exporté dans la base de données')],
      ['backup FICHIER', t('copie la base de données pendant qu’elle sert')],
      ['reports', t('liste ce que des joueurs ont signalé, du plus récent au plus ancien')],
    ],
  },
  help: {
    usage: '[commande]',
    summary: t('Montre cette aide, ou celle d’une commande.'),
    options: [],
  },
}

export const words: Texts = {
  locale: 'fr-FR',
  colon: '\u00A0: ',
  positionals: {
    game: 'un jeu',
    file: 'un fichier',
    record: 'une partie enregistrée',
    rule: 'une règle',
    command: 'une commande',
  },
  help,
  helpPage: {
    intro: t('jeux de guerre sur plateau, toutes les règles appliquées.'),
    usage: 'Usage',
    commands: 'Commandes',
    options: 'Options',
    everywhere: [
      ['--json', t('un document JSON pour les machines')],
      [`--lang ${languages.join('|')}`, t('la langue (par défaut : celle du système)')],
      ['--help', t('l’aide de la commande')],
    ],
    exitCodes: t(
      'Codes de sortie : 0 tout va bien, 1 une attente ou une vérification a échoué, 2 arguments, fichiers ou positions incorrects.',
    ),
  },
  errors: {
    unknownCommand: (name, known) => t(`commande inconnue ${quote(name)} ; il y a ${list(known)}`),
    unknownOption: (name) => t(`option inconnue ${name.slice(0, 60)}`),
    flagWithValue: (name) => t(`--${name} ne prend pas de valeur`),
    valueMissing: (name) => t(`--${name} demande une valeur`),
    twice: (name) => t(`--${name} est donné deux fois`),
    badNumber: (name, value, least, most) =>
      t(`--${name} doit être un nombre entier de ${least} à ${most}, et non ${quote(value)}`),
    positionalMissing: (what) => t(`argument manquant : ${what}`),
    positionalExtra: (word) => t(`trop d’arguments, à partir de ${quote(word)}`),
    unknownLanguage: (name) => t(`langue inconnue ${quote(name)} ; il y a ${languages.join(', ')}`),
    unknownGame: (id, known) => t(`jeu inconnu ${quote(id)} ; il y a ${list(known)}`),
    gameMissing: (known) => t(`aucun jeu n’est nommé ; il y a ${list(known)}`),
    unknownScenario: (id, known) => t(`scénario inconnu ${quote(id)} ; il y a ${list(known)}`),
    optionForm: (text) => t(`--option doit être nom=valeur, et non ${quote(text)}`),
    unknownGameOption: (id, known) =>
      t(`ce jeu n’a pas d’option ${quote(id)} ; il y a ${list(known)}`),
    unknownValue: (id, value, known) =>
      t(`l’option ${id} doit être l’une de ${list(known)}, et non ${quote(value)}`),
    seatCount: (given, wanted) =>
      t(`--seats donne ${given} ${given < 2 ? 'joueur' : 'joueurs'}, ce jeu en demande ${wanted}`),
    nothingTunable: (game) => t(`${game} n’a pas de convictions à régler`),
    nothingLearnt: (game) => t(`rien n’est appris de ${game} par ses parties`),
    unknownPlayer: (name, known) => t(`joueur inconnu ${quote(name)} ; il y a ${list(known)}`),
    noScripts: (folder) => t(`aucun fichier .script dans ${folder}`),
    unreadable: (file, why) => t(`impossible de lire ${file} : ${why}`),
    unwritable: (file, why) => t(`impossible d’écrire ${file} : ${why}`),
    whys: {
      ENOENT: t('fichier introuvable'),
      EACCES: t('accès refusé'),
      EISDIR: t('c’est un dossier'),
      ENOTDIR: t('son dossier est un fichier'),
      EFBIG: t('il est trop grand'),
      ERR_ENCODING_INVALID_ENCODED_DATA: t('ce n’est pas de l’UTF-8'),
    },
    noPosition: t('ce n’est pas une position : aucune ligne ne nomme un jeu connu'),
    shortRecord: (at, length) =>
      t(`--at ne doit pas dépasser ${length}, le nombre de choix de la partie, et non ${at}`),
    noJson: (name) => t(`${name} n’a pas de --json`),
    badSeed: (text) =>
      t(`--seed doit être un nombre ou 64 chiffres hexadécimaux, et non ${quote(text)}`),
    otherGame: (file, id) => t(`${file} est une partie de ${id}, et non du jeu demandé`),
    fileMissing: t('nom de fichier manquant'),
    unknownRule: (id) => t(`règle inconnue ${quote(id)}`),
  },
  seat: (number) => `place ${number}`,
  games: {
    seats: 'Places',
    sides: 'Camps',
    scenarios: 'Scénarios',
    options: 'Options',
    players: t('Joueurs de l’ordinateur'),
    byDefault: 'par défaut',
  },
  simulate: {
    rate: (games) => `${games} parties/s`,
    summary: (games, decisions, seconds, rate) =>
      t(`${games} parties, ${decisions} décisions en ${seconds} s : ${rate} décisions par seconde`),
    draw: 'égalité',
    saved: (count, folder) =>
      t(`${count} ${count === '1' ? 'partie enregistrée' : 'parties enregistrées'} dans ${folder}`),
    scores: 'Score',
    lengths: t('Durée (décisions)'),
    spread: (values) =>
      t(
        `min ${values[0]}, 10 % ${values[1]}, médiane ${values[2]}, moyenne ${values[3]}, 90 % ${values[4]}, max ${values[5]}`,
      ),
  },
  match: {
    left: (seconds) => t(`encore ${seconds} s`),
    score: ([one, other], score, low, high, pairs) =>
      t(`${one} obtient ${score} contre ${other} (de ${low} à ${high}, ${pairs} paires)`),
    elo: (elo, low, high) => t(`Elo ${elo} (de ${low} à ${high})`),
    sprt: {
      better: t('Il est plus fort : un gain de 20 Elo est admis, l’absence de gain exclue.'),
      'no better': t('Il n’est pas plus fort de 20 Elo.'),
      'go on': t('Trop peu de paires pour dire s’il gagne 20 Elo ou rien.'),
    },
    time: (mean, most) => t(`${mean} s par tour, ${most} s au 95e centile`),
  },
  ladder: {
    against: (one, other) => t(`${one} contre ${other}`),
    range: (low, high) => t(`de ${low} à ${high}`),
    pairs: (count) => t(`${count} ${count === '1' ? 'paire' : 'paires'}`),
    turn: (seconds) => t(`${seconds} s par tour (95e centile)`),
    stronger: t('plus fort'),
    noise: t('dans le bruit'),
  },
  tune: { heading: t('Convictions, telles qu’elles sont et telles que trouvées :') },
  fit: {
    games: (game, games, rows) => t(`${game} : appris de ${rows} positions de ${games} parties`),
    brier: (brier, points) =>
      t(
        `Chances sur les parties mises à part : erreur quadratique moyenne ${brier}, écart moyen ${points} points`,
      ),
    margin: (error, blind) =>
      t(`Points finals : écart ${error}, et ${blind} pour qui s’en tient à l’avance actuelle`),
    chance: (blind) => t(`Erreur quadratique moyenne de qui ne sait rien : ${blind}`),
  },
  run: {
    forced: (line, choice) => t(`ligne ${line} : ${quote(choice)} était le seul choix, déjà pris`),
    summary: (all, failed) =>
      t(
        `${all} ${all > 1 ? 'scripts' : 'script'}, ${failed === 0 ? 'tous réussis' : `${failed} en échec`}`,
      ),
  },
  rules: {
    section: (source) => `section ${source}`,
    tags: {
      stated: t('énoncée par le livret'),
      conflict: t('les sources se contredisent : tranché'),
      ambiguous: t('le livret est ambigu : tranché'),
      completed: t('le livret se tait : complété'),
      derived: t('découle d’autres règles'),
    },
    inert: 'sans effet en jeu',
    untested: 'aucun test',
    unsourced: 'aucun fichier source',
    unknown: 'Citées mais inconnues',
    summary: (all, inert, missing, uncited) =>
      t(
        `${all} règles, ${inert} sans effet en jeu, ${missing} sans test, ${uncited} qu’aucun fichier source ne cite`,
      ),
  },
  verify: {
    sound: (title, choices, dice) => t(`${title} : ${choices} choix et ${dice} dés vérifiés`),
    passed: (dice, after) =>
      t(
        `${dice === 1 ? 'Un dé a été sauté' : `${dice} dés ont été sautés`} après le choix ${after} : un coup y a été repris d’un commun accord, dit le fichier. Seuls ceux qui étaient là peuvent le confirmer.`,
      ),
    goesOn: t('La partie n’est pas finie : le fichier est juste jusque-là.'),
  },
  check: {
    sound: (file) => t(`${file} : correct`),
    unreadable: (file, why) => t(`${file} : ${why}`),
  },
  position: { choices: (count) => `${count} choix permis` },
  fuzz: {
    rate: (decisions) => `${decisions} décisions/s`,
    summary: (decisions, games, setups, rate) =>
      t(
        `${decisions} décisions en ${games} parties sur ${setups} mises en place, ${rate} décisions par seconde`,
      ),
    sound: t('aucun défaut trouvé'),
    after: (choice) => t(`puis : ${choice}`),
    written: (file) => t(`écrit dans ${file} : « estafette run ${file} » le reproduit`),
  },
  sitting: typesetAll(sitting),
  play: {
    whichGame: t('Quel jeu ?'),
    whichScenario: t('Quel scénario ?'),
    whichSeat: t('Qui joue ?'),
    against: (side) => t(`vous jouez ${side}, l’ordinateur le reste`),
    byHand: t('tous les camps à la main'),
    commitment: (hash) => t(`Engagement sur les dés : ${hash}`),
    hint: t('Tapez le numéro d’un choix, ou « help ».'),
    secret: t('un choix secret'),
    handOver: (who) => t(`Passez l’écran. ${who} : appuyez sur Entrée.`),
    undone: t('Annulé.'),
    barriers: {
      roll: t('Des dés ont été lancés : rien de ce qui précède ne peut être annulé.'),
      final: t('Ce choix est définitif.'),
      reveal: t('Cela vous a montré ce que vous ne pouviez savoir : cela ne se reprend pas.'),
      'hand-over': t('La décision est à l’autre joueur : cela ne se reprend pas.'),
      'other-seat': t('L’autre joueur a choisi depuis : on ne peut plus annuler.'),
      start: t('Rien à annuler.'),
      over: t('La partie est finie : rien ne peut être annulé.'),
    },
    isOver: t('La partie est finie.'),
    isLegal: t('C’est permis.'),
    noNumber: (text, count) => t(`Il n’y a pas de choix ${text}, ils vont de 1 à ${count}.`),
    oddsOf: t('odds N : les chances du choix N'),
    whyWhat: t('why CHOIX : pourquoi un choix, écrit comme à droite de la liste, n’est pas permis'),
    ifDiceStand: t('Si personne ne relance les dés :'),
    estimate: (count) =>
      t(
        `Quelque chose vous est caché. Estimations d’après ${count} positions imaginées, avec la marge où la valeur se trouve 19 fois sur 20 :`,
      ),
    range: (low, high) => t(`(${low}–${high})`),
    otherProspects: 'autre chose',
    noDice: t('Aucun dé ne suit.'),
    tooManyWays: t('Il y a trop de résultats possibles pour les énumérer.'),
    saved: (file) => t(`Enregistré sous ${file}.`),
    noSeed: t('La partie n’a pas de graine : les choix qui demandent des dés sont impossibles.'),
  },
  bench: {
    heads: [
      'jeu',
      'décisions aléatoires par seconde',
      'copie d’un état',
      'vue et position imaginée',
      'hachage d’un état',
      'empreinte',
      'liste des choix légaux',
      'chances exactes d’un combat',
      'partie enregistrée rejouée et vérifiée',
      'décision évaluée',
      'partie jouée d’instinct',
    ],
    paths: (count) => t(`${count} façons`),
    choices: (count) => `${count} choix`,
  },
}
