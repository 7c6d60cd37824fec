/**
 * Who may import whom: the one table. The test beside this file holds the sources against it, types
 * included, and what docs/architecture.md and the compiler's projects say of it.
 */

/** What each package may import of the others. */
export const packages: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  board: [],
  maps: ['board', 'kernel'],
  'games/*': ['kernel', 'board'],
  registry: ['kernel', 'games/*'],
  bots: ['kernel'],
  lab: ['kernel', 'bots'],
  table: ['kernel', 'registry'],
  words: ['kernel'],
  protocol: [],
  store: ['kernel'],
  cli: ['kernel', 'board', 'maps', 'games/*', 'registry', 'bots', 'lab', 'table', 'words'],
  web: ['kernel', 'board', 'maps', 'games/*', 'registry', 'bots', 'table', 'words', 'protocol'],
  server: ['kernel', 'registry', 'table', 'bots', 'protocol', 'store'],
}

/** What tests may import beyond that: who says the words, games to play, a server to talk to. */
export const inTests: Readonly<Record<string, readonly string[]>> = {
  'games/*': ['words'],
  bots: ['registry'],
  lab: ['registry'],
  web: ['server'],
}

/** What the sources of each package may import of other people's work. */
export const libraries: Readonly<Record<string, readonly string[]>> = {
  table: ['@noble/hashes'],
  protocol: ['valibot'],
  store: ['libsql', 'pg'],
  web: ['preact', '@preact/signals', '@floating-ui/dom'],
  server: [
    'hono',
    '@hono/node-server',
    'ws',
    '@simplewebauthn/server',
    'valibot',
    'web-push',
    'nodemailer',
  ],
}

/** Packages that bring a suite of tests for others to run, and so the test runner. */
export const suites: readonly string[] = ['kernel', 'words']

/**
 * The folders of the screen from the bottom up. A folder imports from those below it; folders on
 * one floor know nothing of each other. `.` are the files beside the folders.
 */
export const webFloors: readonly (readonly string[])[] = [
  ['style'], // the look of everything
  ['store'], // what the browser keeps: settings, games, files
  ['i18n'], // words of the page, and voices of the games
  ['shell', 'counters'], // the frame around every page; counters as they are drawn
  ['dice', 'session'], // dice; a game in progress as one viewer knows it
  ['online'], // the line to a server
  ['map-view'], // the map with what lies on it; knows no table
  ['screen'], // the contract of a game's screen
  ['panels'], // components that games share
  ['pictures'], // grounds and sketches that drawings of games share
  ['games/map'], // what the maps of games share
  ['games/*'], // a game's screen
  ['games'], // the list of them
  ['table'], // the table page
  ['story'], // what a game came to
  ['replay', 'learn', 'online-table'], // pages that show a table otherwise
  ['pages/*'], // all other pages
  ['.'],
]
