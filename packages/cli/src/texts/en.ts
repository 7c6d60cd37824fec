import { languages } from '@estafette/kernel'
import { words as sitting } from './sitting.en.ts'
import type { Help } from './help.ts'

const list = (words: readonly string[]): string => words.join(', ')
const quote = (text: string): string => `"${text.slice(0, 60)}"`

const setupHelp = [
  ['--scenario S', 'the scenario (default: the first)'],
  ['--option K=V', 'an optional rule; may be given several times'],
] as const

const help: Readonly<Record<string, Help>> = {
  games: {
    usage: '',
    summary: 'Lists the games with their scenarios, options and sides.',
    options: [],
  },
  simulate: {
    usage: '<game>',
    summary: 'Plays whole games between computer players and reports the results.',
    options: [
      ...setupHelp,
      ['--games N', 'how many games (100)'],
      ['--seed N', 'seed of the series (1); the same seed gives the same games'],
      [
        '--seats A,B',
        'the players: random, greedy or think, which plays its ideas out (random,random)',
      ],
      ['--workers N', 'how many threads (1); the results do not depend on it'],
      ['--save DIR', 'writes a record of every game into a folder, for "replay" and "play --load"'],
    ],
  },
  match: {
    usage: '<game> <player> <player>',
    summary:
      'Plays two computer players against each other in pairs of games with the same dice and the sides swapped, and says how much stronger the first is, with the range that 95 of 100 such matches leave it in. Players are recruit (random), captain (what is rated best), colonel (plays its ideas out), and greedy-1, the captain as it was first.',
    options: [
      ...setupHelp,
      ['--pairs N', 'how many pairs of games (100)'],
      ['--seed N', 'seed of the series (1); the same seed gives the same games'],
      ['--workers N', 'how many threads (1); the results do not depend on it'],
      ['--keep FILE', 'keeps every pair there; a match that was stopped goes on from it'],
    ],
  },
  ladder: {
    usage: '<game>',
    summary:
      'Plays every level of the computer against the one below it, and the captain against what it was at first, in pairs of games, and says which is shown to be stronger.',
    options: [
      ...setupHelp,
      ['--pairs N', 'how many pairs of games for each (100)'],
      ['--seed N', 'seed of the series (1); the same seed gives the same games'],
      ['--workers N', 'how many threads (1); the results do not depend on it'],
      ['--keep FILE', 'keeps every pair there; a ladder that was stopped goes on from it'],
    ],
  },
  tune: {
    usage: '<game>',
    summary:
      'Looks for beliefs with which the captain beats what it was at first: each round tries some in pairs of games, and the next goes on around the best. Without a scenario all of them are played by turns. What comes of it is worth what a match says of it, on other seeds.',
    options: [
      ...setupHelp,
      ['--rounds N', 'how many rounds (10)'],
      ['--samples N', 'beliefs that are tried in a round (16)'],
      ['--pairs N', 'pairs of games for each of them (8)'],
      ['--seed N', 'seed of the series (1); the same seed finds the same'],
      ['--keep FILE', 'keeps every round there; what was stopped goes on from it'],
    ],
  },
  fit: {
    usage: '<game>',
    summary:
      'Plays a game by its brain against itself and learns from the positions how such games end. One game in four is held out: what is said of those is what the report judges by. Without a scenario all of them are played by turns.',
    options: [
      ...setupHelp,
      ['--games N', 'how many games (200)'],
      ['--seed N', 'seed of the series (1); the same seed gives the same games'],
      ['--every N', 'of so many decisions one position is kept (20)'],
      ['--out FILE', 'writes what was learnt as JSON'],
    ],
  },
  fuzz: {
    usage: '<game or series>',
    summary:
      'Checks the rules by random play over all scenarios and options. Every promise of the contract is examined after every choice; a failure is written to a script that "run" reproduces.',
    options: [
      ['--decisions N', 'how many decisions at least (200000)'],
      ['--seed N', 'seed of the series (1)'],
    ],
  },
  run: {
    usage: '<file or folder>…',
    summary:
      'Runs a script: a position or scenario, dice, choices and expectations. Prints what happens, the final position and the next decision, and checks every promise of the contract there. Of several files, or of a folder with all scripts in it, it prints one line each and how many passed.',
    options: [],
  },
  replay: {
    usage: '<record>',
    summary: 'Tells a recorded game, decision by decision.',
    options: [['--at N', 'shows the position after N choices instead']],
  },
  verify: {
    usage: '<record>',
    summary: 'Checks a recorded game: every choice, every die, the commitment and the result.',
    options: [],
  },
  position: { usage: '<file>', summary: 'Checks a position and shows it.', options: [] },
  check: {
    usage: '<scenario.json>',
    summary:
      'Checks the record of a battle, its map and units beside it: unknown keys, wrong values, contradictions.',
    options: [],
  },
  rules: {
    usage: '<game or series> [rule]',
    summary: 'Lists every rule with the tests and sources that cite it, or shows one rule.',
    options: [
      ['--missing', 'only the rules that no test cites'],
      ['--uncited', 'only the rules that no source file cites'],
    ],
  },
  bench: {
    usage: '[game]',
    summary: 'Measures the speed of the rules on one core; prints a table in Markdown.',
    options: [['--seconds N', 'time for each measurement (1)']],
  },
  play: {
    usage: '[game or series]',
    summary:
      'Plays in the terminal, against the computer or all sides by hand. Without a game it asks for one; at a terminal it asks for battle, options and opponents too, unless they are named here. At the table “help” lists what can be typed.',
    options: [
      ...setupHelp,
      ['--seats A,B', 'who plays: human or a computer player (human,random)'],
      ['--seed S', 'the seed of the dice, a number or 64 hexadecimal digits (a fresh secret)'],
      ['--load FILE', 'continues a saved game, or plays from a position'],
    ],
  },
  host: {
    usage: '<command>',
    summary:
      'Looks after the games and data of a server. It reads the same environment as the server.',
    options: [
      ['check', 'replays every game and compares every position'],
      ['resume', 'resumes suspended games that replay again'],
      ['export FILE', 'writes everything to a file'],
      ['export-table ID FILE', 'writes one game to a file, with names and without accounts'],
      ['import FILE', 'reads an exported file into the database'],
      ['backup FILE', 'copies the database while it is in use'],
      ['reports', 'lists what people have reported, the newest first'],
    ],
  },
  help: { usage: '[command]', summary: 'Shows this help, or the help of a command.', options: [] },
}

/** What the terminal says in one language. */
export type Texts = typeof words

export const words = {
  locale: 'en-GB',
  colon: ': ',
  positionals: {
    game: 'a game',
    file: 'a file',
    record: 'a record',
    rule: 'a rule',
    command: 'a command',
  } as Readonly<Record<string, string>>,
  help,
  helpPage: {
    intro: 'Board wargames with every rule enforced.',
    usage: 'Usage',
    commands: 'Commands',
    options: 'Options',
    everywhere: [
      ['--json', 'one JSON document for machines'],
      [`--lang ${languages.join('|')}`, 'the language (default: that of the system)'],
      ['--help', 'the help of the command'],
    ] as readonly (readonly [string, string])[],
    exitCodes:
      'Exit codes: 0 success, 1 an expectation or verification failed, 2 bad arguments, files or positions.',
  },
  errors: {
    unknownCommand: (name: string, known: readonly string[]) =>
      `no such command: ${quote(name)}; there are ${list(known)}`,
    unknownOption: (name: string) => `unknown option ${name.slice(0, 60)}`,
    flagWithValue: (name: string) => `--${name} takes no value`,
    valueMissing: (name: string) => `--${name} needs a value`,
    twice: (name: string) => `duplicate --${name}`,
    badNumber: (name: string, value: string, least: number, most: number) =>
      `--${name} must be a whole number from ${least} to ${most}, got ${quote(value)}`,
    positionalMissing: (what: string) => `missing argument: ${what}`,
    positionalExtra: (word: string) => `too many arguments, from ${quote(word)} on`,
    unknownLanguage: (name: string) =>
      `no such language: ${quote(name)}; there are ${languages.join(', ')}`,
    unknownGame: (id: string, known: readonly string[]) =>
      `no such game: ${quote(id)}; there are ${list(known)}`,
    gameMissing: (known: readonly string[]) => `no game named; there are ${list(known)}`,
    unknownScenario: (id: string, known: readonly string[]) =>
      `no such scenario: ${quote(id)}; there are ${list(known)}`,
    optionForm: (text: string) => `--option must be name=value, got ${quote(text)}`,
    unknownGameOption: (id: string, known: readonly string[]) =>
      `this game has no option ${quote(id)}; there are ${list(known)}`,
    unknownValue: (id: string, value: string, known: readonly string[]) =>
      `option ${id} must be one of ${list(known)}, got ${quote(value)}`,
    seatCount: (given: number, wanted: number) =>
      `--seats has ${given} ${given === 1 ? 'player' : 'players'}, this game needs ${wanted}`,
    nothingTunable: (game: string) => `${game} has no beliefs that can be tuned`,
    nothingLearnt: (game: string) => `nothing is learnt of ${game} from its games`,
    unknownPlayer: (name: string, known: readonly string[]) =>
      `no such player: ${quote(name)}; there are ${list(known)}`,
    noScripts: (folder: string) => `no .script files in ${folder}`,
    unreadable: (file: string, why: string) => `cannot read ${file}: ${why}`,
    unwritable: (file: string, why: string) => `cannot write ${file}: ${why}`,
    whys: {
      ENOENT: 'no such file',
      EACCES: 'permission denied',
      EISDIR: 'it is a folder',
      ENOTDIR: 'its folder is a file',
      EFBIG: 'it is too large',
      ERR_ENCODING_INVALID_ENCODED_DATA: 'it is not valid UTF-8',
    } as Readonly<Record<string, string>>,
    noPosition: 'not a position: no line names a known game',
    shortRecord: (at: number, length: number) =>
      `--at must not be above ${length}, the number of choices in the record; got ${at}`,
    noJson: (name: string) => `${name} has no --json`,
    badSeed: (text: string) =>
      `--seed must be a number or 64 hexadecimal digits, got ${quote(text)}`,
    otherGame: (file: string, id: string) =>
      `${file} is a game of ${id}, not of the game you named`,
    fileMissing: 'missing file name',
    unknownRule: (id: string) => `no such rule: ${quote(id)}`,
  },
  seat: (number: number) => `seat ${number}`,
  games: {
    seats: 'Seats',
    sides: 'Sides',
    scenarios: 'Scenarios',
    options: 'Options',
    players: 'Computer players',
    byDefault: 'default',
  },
  simulate: {
    rate: (games: number) => `${games} games/s`,
    summary: (games: string, decisions: string, seconds: string, rate: string) =>
      `${games} games, ${decisions} decisions in ${seconds} s: ${rate} decisions per second`,
    draw: 'draw',
    saved: (count: string, folder: string) =>
      `${count} ${count === '1' ? 'record' : 'records'} saved in ${folder}`,
    scores: 'Score',
    lengths: 'Length (decisions)',
    spread: (values: readonly string[]) =>
      `min ${values[0]}, 10% ${values[1]}, median ${values[2]}, mean ${values[3]}, 90% ${values[4]}, max ${values[5]}`,
  },
  match: {
    left: (seconds: number) => `${seconds} s left`,
    score: (
      [one, other]: readonly [string, string],
      score: string,
      low: string,
      high: string,
      pairs: string,
    ) => `${one} scores ${score} against ${other} (${low} to ${high}, ${pairs} pairs)`,
    elo: (elo: string, low: string, high: string) => `Elo ${elo} (${low} to ${high})`,
    sprt: {
      better: 'It is stronger: a gain of 20 Elo is accepted, none refused.',
      'no better': 'It is not stronger by 20 Elo.',
      'go on': 'Too few pairs to tell whether it is 20 Elo stronger or not at all.',
    },
    time: (mean: string, most: string) => `${mean} s a turn, ${most} s at the 95th percentile`,
  },
  ladder: {
    against: (one: string, other: string) => `${one} v ${other}`,
    range: (low: string, high: string) => `${low} to ${high}`,
    pairs: (count: string) => `${count} ${count === '1' ? 'pair' : 'pairs'}`,
    turn: (seconds: string) => `${seconds} s a turn (95th percentile)`,
    stronger: 'stronger',
    noise: 'within the noise',
  },
  tune: { heading: 'Beliefs, as they are and as they were found:' },
  fit: {
    games: (game: string, games: string, rows: string) =>
      `${game}: learnt from ${rows} positions of ${games} games`,
    brier: (brier: string, points: string) =>
      `Chances on games held out: mean squared error ${brier}, ${points} points off on average`,
    margin: (error: string, blind: string) =>
      `Final points: off by ${error}, by ${blind} for whoever takes the present lead`,
    chance: (blind: string) => `Mean squared error of whoever knows nothing: ${blind}`,
  },
  run: {
    forced: (line: number, choice: string) =>
      `line ${line}: ${quote(choice)} was the only choice, already taken`,
    summary: (all: number, failed: number) =>
      `${all} ${all === 1 ? 'script' : 'scripts'}, ${failed === 0 ? 'all passed' : `${failed} failed`}`,
  },
  rules: {
    section: (source: string) => `section ${source}`,
    tags: {
      stated: 'stated by the rulebook',
      conflict: 'the sources contradict each other: ruled',
      ambiguous: 'the rulebook is ambiguous: ruled',
      completed: 'the rulebook is silent: completed',
      derived: 'follows from other rules',
    },
    inert: 'no effect in play',
    untested: 'no test',
    unsourced: 'no source file',
    unknown: 'Cited but unknown',
    summary: (all: number, inert: number, missing: number, uncited: number) =>
      `${all} rules, ${inert} without effect in play, ${missing} without a test, ${uncited} cited by no source file`,
  },
  verify: {
    sound: (title: string, choices: number, dice: number) =>
      `${title}: ${choices} choices and ${dice} dice verified`,
    passed: (dice: number, after: number) =>
      `${dice === 1 ? 'One die was' : `${dice} dice were`} passed over after choice ${after}: a take-back was agreed there, says the record. Only those who were there can confirm it.`,
    goesOn: 'The game is not over: the record is valid as far as it goes.',
  },
  check: {
    sound: (file: string) => `${file}: OK`,
    unreadable: (file: string, why: string) => `${file}: ${why}`,
  },
  position: {
    choices: (count: number) => `${count} legal ${count === 1 ? 'choice' : 'choices'}`,
  },
  fuzz: {
    rate: (decisions: number) => `${decisions} decisions/s`,
    summary: (decisions: string, games: string, setups: string, rate: string) =>
      `${decisions} decisions in ${games} games over ${setups} set-ups, ${rate} decisions per second`,
    sound: 'no fault found',
    after: (choice: string) => `then: ${choice}`,
    written: (file: string) => `written to ${file}: "estafette run ${file}" reproduces it`,
  },
  sitting,
  play: {
    whichGame: 'Which game?',
    whichScenario: 'Which scenario?',
    whichSeat: 'Who plays?',
    against: (side: string) => `you play ${side}, the computer the rest`,
    byHand: 'all sides by hand',
    commitment: (hash: string) => `Commitment to the dice: ${hash}`,
    hint: 'Type the number of a choice, or "help".',
    secret: 'a secret choice',
    handOver: (who: string) => `Hand over the screen. ${who}: press Enter.`,
    undone: 'Undone.',
    barriers: {
      roll: 'Dice have been rolled. Nothing before a roll can be undone.',
      final: 'That choice cannot be undone.',
      reveal: 'It showed you something you could not know. You cannot undo past that.',
      'hand-over': 'The other player has the decision now. You cannot undo past that.',
      'other-seat': 'The other player has chosen since. You cannot undo past that.',
      start: 'Nothing to undo.',
      over: 'The game is over. Nothing can be undone.',
    },
    isOver: 'The game is over.',
    isLegal: 'That is allowed.',
    noNumber: (text: string, count: number) =>
      `There is no choice ${text}. They go from 1 to ${count}.`,
    oddsOf: 'odds N: the odds of choice N',
    whyWhat: 'why CHOICE: why a choice, written as in grey beside the list, is not allowed',
    ifDiceStand: 'If no one rerolls:',
    estimate: (count: number) =>
      `Something is hidden from you. Estimates from ${count} imagined positions, each with the range it lies in 19 times out of 20:`,
    range: (low: string, high: string) => `(${low}–${high})`,
    otherProspects: 'anything else',
    noDice: 'No dice follow.',
    tooManyWays: 'There are too many possible results to list.',
    saved: (file: string) => `Saved as ${file}.`,
    noSeed: 'The record has no seed, so choices that need dice cannot be taken.',
  },
  bench: {
    heads: [
      'game',
      'random decisions per second',
      'state copied',
      'viewed and imagined',
      'state hashed',
      'fingerprint',
      'legal choices listed',
      'exact chances of a fight',
      'recorded game replayed and verified',
      'decision rated',
      'game by the policy',
    ],
    paths: (count: number) => `${count} ways`,
    choices: (count: number) => `${count} choices`,
  },
}
