/** What the page about the dice of a game says. */
export const words = {
  title: 'The dice of this game',
  of: (game: string, id: string) => `${game}, game ${id}`,
  against: ' against ',
  toMoment: 'a line opens its moment in the replay',
  promised: (dice: number) =>
    dice === 1 ? 'The one die matches the sealed seed' : `All ${dice} dice match the sealed seed`,
  promisedDraws: (draws: number) =>
    draws === 1
      ? 'The one draw matches the sealed seed'
      : `All ${draws} draws match the sealed seed`,
  recomputed: (seconds: string) =>
    `recomputed by this browser just now, ${seconds} s, nothing sent`,
  failed: 'Something does not match',
  failedText: (reason: string) =>
    `Keep the record and show it to the host of the server: ${reason}`,
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
  seat: (number: number) => `Seat ${number}`,
  sealText:
    'The server published this seal of its secret seed when the game was set up. It knows the seed itself.',
  sawAll: (choices: number) =>
    choices === 1
      ? 'This is the game that this browser saw: its one choice is as it was told then.'
      : `This is the game that this browser saw: all ${choices} choices are as they were told then.`,
  sawPart: (choices: number) =>
    choices === 1
      ? 'This is the game that this browser saw: the first choice is as it was told then. It did not see the rest.'
      : `This is the game that this browser saw: the first ${choices} choices are as they were told then. It did not see the rest.`,
  sawBack:
    'Choices were undone after this browser last looked: whether this is the game that it saw cannot be told.',
  sawNothing:
    'This browser saw nothing of the game while it went on: that these choices were played is the server’s word.',
  passed: (dice: number, after: string) =>
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
  copy: (what: string) => `Copy: ${what}`,
  copied: 'Copied.',
  every: 'Every die',
  newest: (count: number) => `newest first, ${count} in all`,
  number: 'No.',
  when: 'When',
  what: 'What for',
  die: 'Die',
  hmac: 'HMAC begins',
  check: 'Check',
  turn: (turn: number) => `turn ${turn}`,
  opening: 'at the start',
  setUp: 'before the first decision',
  equal: 'equal',
  notEqual: 'not equal',
  drawOf: (sides: number) => `of ${sides}`,
  all: 'All',
  more: (count: number) => `Show ${count} more`,
  save: 'Save the record',
  luck: 'Luck, against expectation',
  dice: (count: number) => (count === 1 ? '1 die' : `${count} dice`),
  mean: (expected: string) => `mean, ${expected} expected`,
  share: 'of fair series are as uneven or more',
  expected: 'expected',
  band: 'where 95 of 100 fair series lie',
  faceSpoken: (face: number, count: number) =>
    `${face}: ${count === 1 ? 'once' : `${count} times`}`,
  noDice: 'no dice',
  yourself: 'Check it yourself.',
  yourselfText: (sides: number) =>
    `HMAC-SHA-256 with the seed as its key; n counts dice from 0. The first byte below ${256 - (256 % sides)}, its remainder by ${sides}, plus 1:`,
  yourselfDraw:
    'HMAC-SHA-256 with the seed as its key; n counts draws from 0, m is how many there were to draw from. The first byte below the greatest multiple of m up to 256, its remainder by m, plus 1:',
  cardsOnly:
    'No dice are rolled in this game: cards and counters are drawn, each of those left as likely as the next. Every draw is in the list with its check.',
  toTable: 'Back to the game',
  toResult: 'To the result',
}
