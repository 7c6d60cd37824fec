/**
 * Who may import whom. The table of docs/architecture.md says the same in words; the test beside
 * this file holds the sources against it, types included.
 */

/** What each package may import of the others. */
export const packages: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  board: [],
  maps: ['board', 'kernel'],
  'games/*': ['kernel', 'board'],
  registry: ['kernel', 'games/*'],
  bots: ['kernel'],
  table: ['kernel', 'registry'],
  words: ['kernel'],
  protocol: [],
  store: ['kernel'],
  cli: ['kernel', 'board', 'maps', 'games/*', 'registry', 'bots', 'table', 'words'],
  web: ['kernel', 'board', 'maps', 'games/*', 'registry', 'bots', 'table', 'words', 'protocol'],
  server: ['kernel', 'registry', 'table', 'bots', 'protocol', 'store'],
}

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
  ['games/map'], // what the maps of games share
  ['games/*'], // a game's screen
  ['games'], // the list of them
  ['pictures'], // of the battles, as cards and lists show them
  ['table'], // the table page
  ['replay', 'learn', 'online-table'], // pages that show a table otherwise
  ['pages/*'], // all other pages
  ['.'],
]
