/** What bar, alarm and victory panel say, whatever the game. */
export const words = {
  turnOf: (turn: number, of: number, when: string) => `Turn ${turn} of ${of}, ${when}`,
  open: 'How the game can end',
  title: 'Victory',
  endings: 'How the game can end now',
  scores: 'What counts now',
  next: 'What would count next',
  risks: 'At risk',
  contested: 'contested',
  near: 'enemies next to it',
  show: 'Show which',
  hide: 'Hide',
  about: (what: string) => `: ${what}`,
  now: 'at the next check', // beside an ending that the next check would bring
  chance: (percent: string) => `${percent} at the next check`,
  nothing: 'Nothing.',
  ends: (choice: string, end: string) => `${choice} ends the game. ${end}`,
  mayEnd: (choice: string, percent: string, end: string) =>
    `${choice} ends the game in ${percent} of cases. ${end}`,
}
