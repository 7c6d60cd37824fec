export function two(value: number): string {
  return String(value).padStart(2, '0')
}

/** What panels, cards and planner of a battle share beyond the game's own words. */
export const words = {
  german: 'German', // as chips have it
  french: 'French', // where the battle does not say
  germans: 'Germans', // 'the Germans'
  turn: 'Turn',
  setUp: 'Set-up',
  day: 'day',
  night: 'night',
  hour: (hours: number, minutes: number) => `${two(hours)}:${two(minutes)}`,
  when: (date: string, hour: string) => `${date}, ${hour}`,
  vp: (points: string) => `${points} VP`,
  mp: (points: string) => `${points} MP`,
  phases: 'Phases of the player turn',
  phase: {
    arrivals: 'Arrivals',
    supply: 'Supply',
    bombardment: 'Bombardment',
    movement: 'Movement',
    combat: 'Combat',
    exploitation: 'Exploitation',
    recovery: 'Recovery',
    end: 'End',
  },
  terrain: { clear: 'clear', village: 'village', town: 'town', woods: 'woods', rough: 'rough' },
  ground: {
    road: 'road',
    rail: 'railway',
    river: 'river',
    stream: 'stream',
    bridge: 'bridge',
    pontoon: 'pontoon',
    entrenched: 'entrenched',
  },
  level: (level: number) => `level ${level}`,
  zoc: (side: string) => `${side} ZOC`,
  shifts: {
    defenderDisrupted: 'defender disrupted',
    combined: 'combined attack',
    antitank: 'anti-tank',
    heavyTanks: 'heavy tanks',
    rommelAttacks: 'Rommel attacks',
    ferocityAttacks: 'ferocity of the attackers',
    attackerDisrupted: 'attacker disrupted',
    uphill: 'uphill',
    rommelDefends: 'Rommel defends',
    ferocityDefends: 'ferocity of the defenders',
    flakDefends: '88s against armour',
  },
  shiftLimit: '3 at most',
  strength: {
    attacker: 'attacker',
    support: 'artillery support',
    'doubling-limit': 'guns beyond the attackers’ sum',
    river: 'halved across the river',
    defender: 'defender',
    terrain: 'terrain',
    entrenchment: 'entrenchment',
    railway: 'railway',
    slope: 'all uphill',
  },
  // in the order of RESULTS: none, D, R, R*, E
  results: ['no effect', 'disrupted', 'retreat', 'mandatory retreat', 'eliminated'],
  resultShort: ['–', 'D', 'R', 'R*', 'E'],
  disrupted: 'disrupted',
  refit: 'refit',
  units: (count: number) => (count === 1 ? '1 unit' : `${count} units`),
  rommel: 'Rommel',
}
