export const words = {
  planTitle: 'Which attacks?',
  planNote: (must: number, open: number): string => {
    if (must < open) return `${must} of ${open} enemy hexes must be attacked: more cannot be.`
    return open === 1 ? '1 enemy hex must be attacked.' : `${open} enemy hexes must be attacked.`
  },
  freeNote: 'No attack is obligatory. Choose an enemy, or end the phase.',
  couldNote: (count: number): string => {
    if (count === 0) return 'No enemy can be attacked.'
    return count === 1
      ? '1 enemy hex could still be attacked.'
      : `${count} enemy hexes could still be attacked.`
  },
  must: 'Must be attacked',
  could: 'Could be attacked',
  left: 'At the cost of another attack',
  takes: (units: string, letter: string, odds: string | null): string =>
    odds === null
      ? `${units} is in ${letter}, which is off then`
      : `${units} is in ${letter}; then ${letter} falls to ${odds}`,
  lost: {
    gone: (letter: string, hex: string): string =>
      `Attack ${letter} on ${hex} is off: the enemy has gone.`,
    nobody: (letter: string, hex: string): string =>
      `Attack ${letter} on ${hex} is off: none of its units is left for it.`,
  },
  hexOf: {
    west: (hex: string): string => `${hex}, west hex`,
    east: (hex: string): string => `${hex}, east hex`,
    north: (hex: string): string => `${hex}, north hex`,
    south: (hex: string): string => `${hex}, south hex`,
  },
  planned: 'Planned attacks',
  beyond: 'Out of reach',
  open: 'not planned yet',
  optional: 'may be attacked',
  beyondText: 'below 1:4 with all of them',
  nobody: 'no unit yet',
  with: (units: string): string => `with ${units}`,
  planAll: 'Plan the attacks',
  compare: 'Compare combinations',
  compareText: 'who attacks what, the best first',
  combinations: (count: number): string =>
    count === 1 ? 'The only combination' : `Best of ${count} combinations`,
  combinationNote: 'most effect, less own loss, first',
  inCombination: (letter: string, effect: string, loss: string): string =>
    `${letter} ${effect}, own loss ${loss}`,
  planRest: 'Plan the rest',
  look: (letter: string): string => `See attack ${letter}`,
  declare: (letter: string): string => `Declare attack ${letter}`,
  endPhase: 'End the phase',
  first: (hex: string): string => `${hex} first`,
  addSomebody: 'At least one unit must attack',
  title: (letter: string, hexes: string): string => `Attack ${letter} on ${hexes}`,
  against: (units: string, ground: string): string => `${units}; ${ground}`,
  caution: 'The defender answers next. From then on nothing can be undone.',
  effect: (chance: string): string => `${chance} have an effect`,
  canAttack: (hexes: string): string => `Can attack ${hexes}`,
  companyNote: 'Press to add or take away',
  whoAttacks: (count: number, of: number): string => `Who attacks: ${count} of ${of}`,
  guns: 'guns in range',
  inAttack: (letter: string): string => `in ${letter}`,
  free: 'free',
  noGain: 'no gain',
  held: {
    held: 'held',
    'others-left-out': 'needed elsewhere',
    'attacked-before': 'has attacked',
    'paralysed-stack': 'paralysed',
    'out-of-range': 'out of range',
    spent: 'has fired',
    'no-attacker': 'only in support',
  } as Readonly<Record<string, string>>,
  drop: 'Drop this attack',
  shift: 'Shift of the column',
  noShift: 'no shift',
  ifGiveWay: 'If they give way',
  ifStand: 'If they stand',
  ownLoss: 'Own loss',
  drivenOff: 'driven off',
  destroyed: 'destroyed',
  shaken: 'disrupted',
  thrownBack: 'thrown back',
  columns: 'Columns of the table',
  faces: 'Results by the die: attacker, defender',
  strength: { attack: 'Attack', defence: 'Defence' },
  naming: (hexes: string): string => `Who attacks ${hexes}?`,
  namingNote: 'What is named so far can be undone until the attack is fought.',
  groups: { target: 'Further targets', attack: 'Attackers', support: 'Artillery in support' },
  fight: 'Fight',
  nameFirst: 'Name an attacker',
}
