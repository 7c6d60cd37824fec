const ALLIES = 0

const list = (items: readonly string[]): string => items.join(', ')

/** What the terminal says of Frontline. */
export const words = {
  turn: (turn: number, side: string) => `Turn ${turn}, ${side} to act`,
  lost: (side: string, have: number, need: number) => `${side} lost ${have} VP, beaten at ${need}`,
  deck: (cards: number) => (cards === 1 ? '1 card in the deck' : `${cards} cards in the deck`),
  top: (card: string) => `${card} on top of the discards`,
  firing: (attack: number) => `firepower ${attack} to be met`,
  line: 'The line',
  force: 'Forces',
  empty: 'no units',
  range: (range: number) => `nearest enemy at range ${range}`,
  section: (name: string) => `section ${name}`,
  fire: (aimed: string, rapid: string) => `aimed ${aimed}, rapid ${rapid}`,
  pinned: 'pinned',
  broken: 'broken',
  stopped: 'stopped by wounds',
  noAmmo: 'no ammo',
  concealed: 'concealed',
  entrenched: 'entrenched',
  veteran: 'veteran',
  acted: 'has acted',
  key: 'Key Location',
  cover: (points: number) => `cover ${points}`,
  flanks: (count: number) => (count === 1 ? 'a Flanking Position' : `${count} Flanking Positions`),
  morale: (left: number, of: number) => `morale ${left} of ${of}`,
  wounds: (count: number) => (count === 1 ? '1 wound' : `${count} wounds`),
  carries: (items: readonly string[]) => `carries ${list(items)}`,
  faceDown: (count: number) =>
    count === 1 ? '1 face-down counter' : `${count} face-down counters`,
  chosen: (side: string) => `${side}, chosen`,
  dead: (side: string) => `${side}, dead`,
  waiting: (side: string) => `${side}, to come`,
  notOnLine: 'not on the line',
  worth: (vp: number) => `${vp} VP`,
  command: (count: number) => `command ${count}`,
  atRange: (range: number, aimed: string, rapid: string) =>
    `range ${range} aimed ${aimed}, rapid ${rapid}`,
  hand: 'Hands',
  cards: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
  noCards: 'no cards',
  times: (card: string, count: number) => (count === 1 ? card : `${count} × ${card}`),
  wins: (side: number): string =>
    side < 0 ? 'it is a draw' : side === ALLIES ? 'the Allies win' : 'the Axis wins',
  endings: {
    'allies-lost': (have, need, wins) =>
      `At once: with ${need} VP of the Allies destroyed ${wins}. It is ${have} so far.`,
    'axis-lost': (have, need, wins) =>
      `At once: with ${need} VP of the Axis destroyed ${wins}. It is ${have} so far.`,
    objective: (have, need, wins, card) =>
      `End of a turn: with card ${card} held for ${need} own turns in a row ${wins}. It is ${have} with this one.`,
    limit: (have, need, wins) => `After turn ${need} of both sides ${wins}. It is turn ${have}.`,
    length: (have, need, wins) =>
      `After turn ${need} of both sides the larger share destroyed decides. It is turn ${have}, and as it stands ${wins}.`,
    nightfall: (have, need, wins) =>
      `When the deck has been shuffled ${need} times night falls, and the larger share destroyed decides. It was shuffled ${have} times, and as it stands ${wins}.`,
  } as Readonly<Record<string, (have: number, need: number, wins: string, card: number) => string>>,
  losses: 'destroyed',
  dearest: (name: string) => `for ${name}`,
}
