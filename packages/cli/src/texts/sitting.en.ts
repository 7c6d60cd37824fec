import { languages } from '@estafette/kernel'
import type { OfferedName } from '@estafette/bots/names'

/** What is said where somebody sits down to play, and at the table: menus, boards, goals. */
export const words = {
  menu: {
    hint: 'Enter takes what stands in brackets; lang changes the language, quit leaves.',
    noItem: (text: string, count: number) => `There is no ${text} here. Type 1 to ${count}.`,
    whichBattle: 'Which battle?',
    battles: (count: number) => `${count} battles`,
    players: (least: number, most: number) =>
      least === most ? `${most} players` : `${least} to ${most} players`,
    minutes: (count: number) => `${count} min`,
    hours: (least: number, most: number) =>
      least === most ? `${most} h` : `${least} to ${most} h`,
    rules: (count: number) => `${count} rules`,
    options: 'Options: Enter plays with these, a number changes one.',
    start: 'Play with these options',
    whichValue: (option: string) => `${option}: which?`,
    whichPlayer: 'How strong is the computer?',
    // What is usual comes first.
    strengths: {
      greedy: 'Captain, takes the best step by the odds',
      think: 'Colonel, plays its ideas out and takes its time',
      rough: 'Corporal, tells good steps from bad ones',
      random: 'Recruit, random choices, for a first look',
    } satisfies Record<OfferedName, string>,
  },
  board: {
    star: '* can be chosen now',
    noHand: 'There are no hands of cards in this game.',
    whichUnit: 'unit NAME: what a unit is and where it stands',
    whichPlace: 'where PLACE: what is in a place and what lies beside it',
    noUnit: (text: string) => `There is no unit called “${text}”.`,
    noPlace: (text: string) => `There is no place called “${text}”.`,
    several: (count: number) => `${count} have that in their names, more letters tell them apart:`,
  },
  choices: {
    more: (count: number) => `${count} choices; “choices TEXT” lists those with a text in them.`,
    found: (text: string) => `Choices with “${text}”:`,
    none: (text: string) => `No choice has “${text}” in it.`,
    unknown: (text: string) =>
      `“${text}” is neither a choice nor a command; help lists the commands.`,
    gap: '…',
  },
  goals: {
    endings: 'How the game can end',
    scores: 'What counts now',
    next: 'What would count',
    risks: 'In danger',
    contested: 'contested',
    threatened: 'the enemy is next to it',
    sure: 'At the next check it ends so, unless something changes.',
    chance: (percent: string) => `At the next check it ends so with ${percent}.`,
    none: 'Nothing can end the game yet.',
    over: 'The game is over.',
    points: (side: string, points: string, what: string) => `${side} ${points}, ${what}`,
    plus: (side: string, points: string, what: string) => `${side} +${points}, ${what}`,
    more: (count: number) => `${count} more`,
  },
  odds: {
    title: 'Dice follow:',
    more: 'There are more results than fit here; “odds” lists them.',
    confirm: 'Enter goes on, anything else does not. ',
    kept: 'Not done.',
  },
  leave: 'Leave? The game is not saved since your last choice. y leaves, anything else does not. ',
  yes: ['y', 'yes'] as readonly string[],
  stays: 'The game goes on.',
  help: [
    ['N', 'takes choice N'],
    ['CHOICE', 'takes a choice by its notation; some of its words list those that fit'],
    ['Enter', 'asks again'],
    [
      'choices [TEXT]',
      'lists the choices, or those with a text; “choices code” with their notation',
    ],
    ['board, b', 'the board'],
    ['hand, h', 'the cards you hold'],
    ['goals, g', 'how the game can end, what counts, what is in danger'],
    ['unit NAME', 'what a unit is and where it stands'],
    ['where PLACE', 'what is in a place and what lies beside it'],
    ['log, l [N|all]', 'what happened'],
    [
      'odds N',
      'the odds of what choice N leads to, exact, or an estimate with its range where something is hidden',
    ],
    ['why CHOICE', 'why a choice is not allowed'],
    ['rule ID', 'the text of a rule'],
    ['undo', 'undoes your last choice'],
    ['save FILE', 'writes the game to a file'],
    ['load FILE', 'continues a saved game, or plays from a position'],
    [`lang [${languages.join('|')}]`, 'changes the language'],
    ['quit, q', 'leaves'],
  ] as readonly (readonly [string, string])[],
}
