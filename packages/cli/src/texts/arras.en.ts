const ALLIED = 0

/** What the terminal says of Arras. */
export const words = {
  turn: (turn: number, last: number, hour: string) => `Turn ${turn} of ${last}, ${hour}`,
  hour: (hour: string) => hour,
  initiative: (side: string) => `the ${side} have the Initiative`,
  advantage: (side: string) => `the ${side} hold the Advantage`,
  air: (allied: number, german: number) =>
    `Air Support left for the Allies ${allied}, for the Germans ${german}`,
  points: (now: number, need: number) => `the Allies have ${now} of the ${need} VP they need`,
  locations: 'Areas and zones',
  contested: 'contested',
  each: (states: string) => `each ${states}`,
  empty: 'no units',
  ring: 'red ring',
  near: (places: string) => `next to ${places}`,
  offMap: 'Off the map',
  awaiting: 'Awaiting release',
  eliminated: 'Eliminated',
  removed: 'Removed for good',
  spent: 'Spent',
  fresh: 'Fresh',
  locked: 'locked until released',
  reduced: 'R counter',
  types: ['infantry', 'armour', 'anti-tank', 'FLAK', 'artillery', 'leader'] as readonly string[],
  factors: (attack: number, defence: number, movement: number) =>
    `attack ${attack}, defence ${defence}, movement ${movement}`,
  stands: (place: string) => `in ${place}`,
  room: (side: string, units: number, limit: number) => `${side} ${units} of ${limit} units`,
  terrain: (bonus: number) => `terrain +${bonus}`,
  wins: (side: number): string => (side === ALLIED ? 'the Allies win' : 'the Germans win'),
  endings: {
    areas: (have: number, need: number) =>
      `End of an hour: with ${need} red-ringed areas the Allies win. They control ${have}.`,
    zone: (have: number) =>
      `End of an hour: with zone A or B the Allies win. They control ${have} of the two.`,
    points: (have: number) =>
      `End of an hour: with less than 1 VP the Allies lose. They have ${have}.`,
    gort: (have: number, need: number, wins: string) =>
      `From 18:00 on, Gort’s die can end the game after each hour. With ${have} of ${need} VP ${wins}.`,
    final: (have: number, need: number, wins: string) =>
      `After 21:00 the VP decide. With ${have} of ${need} ${wins}.`,
  } as Readonly<Record<string, (have: number, need: number, wins: string) => string>>,
  scores: {
    locations: 'German locations with a path home',
    ring: 'two red-ringed areas',
    rommel: 'Rommel eliminated',
    blue: 'blue locations lost',
  } as Readonly<Record<string, string>>,
  next: {
    take: 'a German location taken beside those with a path home',
    'cut-off': 'a path home for a location taken',
    ring: 'two of the red-ringed areas',
    rommel: 'Rommel eliminated',
    blue: 'a blue location retaken',
  } as Readonly<Record<string, string>>,
}
