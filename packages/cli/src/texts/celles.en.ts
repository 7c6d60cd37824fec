const GERMAN = 0

/** What the terminal says of Celles. */
export const words = {
  turn: (turn: number, last: number, day: number, isNight: boolean) =>
    `Turn ${turn} of ${last}, ${day} December, ${isNight ? 'night' : 'day'}`,
  phase: (side: string) => `Action Phase of the ${side}`,
  actions: (side: string, used: number, of: number) => `${side} ${used} of ${of} actions used`,
  track: (vp: number) => `${vp} German VP on the track`,
  units: (side: string) => `${side} on the map`,
  offMap: 'Off the map',
  due: (turn: number, units: string) =>
    turn === 0 ? `to be set up, ${units}` : `turn ${turn}, ${units}`,
  reinforcements: (side: string) => `${side}, to come`,
  destroyed: (side: string) => `${side}, eliminated`,
  withdrawn: (side: string) => `${side}, withdrawn`,
  chits: 'Chits',
  cup: (side: string) => `${side}, in the cup`,
  available: (side: string) => `${side}, drawn and not played`,
  tacticOf: (name: string) => `${name} chit`,
  terrain: ['clear', 'rough', 'woods', 'town'] as readonly string[],
  village: 'village',
  enemy: (hexes: number) => (hexes === 1 ? 'next to the enemy' : `enemy ${hexes} hexes away`),
  near: (hexes: string) => `next to ${hexes}`,
  each: (states: string) => `each ${states}`,
  empty: 'no units',
  types: ['armour', 'infantry', 'recon', 'SP/AT'] as readonly string[],
  factors: (attack: number, defence: number, movement: string) =>
    `attack ${attack}, defence ${defence}, movement ${movement}`,
  steps: (steps: number): string => (steps === 1 ? 'one step' : 'two steps'),
  stands: (place: string) => `in ${place}`,
  notOnMap: 'not on the map',
  states: {
    used: 'used',
    reduced: 'reduced',
    disrupted: 'disrupted',
    unsupplied: 'out of supply',
    isolated: 'isolated',
    trucks: 'with trucks',
  },
  wins: (side: number): string =>
    side < 0 ? 'it is a draw' : side === GERMAN ? 'the Germans win' : 'the Allies win',
  endings: {
    decisive: (have: number, need: number) =>
      `End of a turn: with ${need} VP on the track the Germans win. This turn would bring them to ${have}.`,
    points: (have: number, need: number, wins: string) =>
      `After the last turn the VP decide, now Germans ${have}, Allies ${need}. With that ${wins}.`,
  } as Readonly<Record<string, (have: number, need: number, wins: string) => string>>,
  scores: {
    track: 'on the track',
    meuse: 'units on the Meuse when this turn ends',
    towns: 'towns',
    steps: 'enemy steps lost',
  } as Readonly<Record<string, string>>,
  next: {
    bank: 'each turn for a supplied unit on the Meuse',
    unsupplied: 'each turn for a unit on the Meuse once it is in supply',
    town: 'for a unit in each of these towns at the end',
  } as Readonly<Record<string, string>>,
}
