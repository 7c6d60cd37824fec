/** What there was in a turn. */
export interface TurnCounts {
  readonly steps: number
  readonly moved: number // units that marched
  readonly come: number // units that came onto the map
  readonly fights: number
  readonly fire: number // bombs and shells
}

/** What is said while a turn of others is shown; fetched with it. */
export const words = {
  attackOn: (units: string) => `Attack on ${units}`,
  fightFor: (place: string) => `Fight for ${place}`,
  unitLost: (unit: string) => `${unit} lost`,
  unitsLost: (_count: number) => 'units lost',
  fights: (count: number) => (count === 1 ? 'fight' : 'fights'),
  computer: 'computer',
  stepOf: (step: number, steps: number) => `${step} of ${steps}`,
  begins: 'Their turn begins',
  counts: ({ steps, moved, come, fights, fire }: TurnCounts) =>
    [
      ...(steps > 0 ? [steps === 1 ? '1 step' : `${steps} steps`] : []),
      ...(moved > 0 ? [moved === 1 ? '1 unit moved' : `${moved} units moved`] : []),
      ...(come > 0 ? [`${come === 1 ? '1 unit' : `${come} units`} onto the map`] : []),
      ...(fights > 0 ? [fights === 1 ? '1 fight' : `${fights} fights`] : []),
      ...(fire > 0 ? [fire === 1 ? '1 bombardment' : `${fire} bombardments`] : []),
    ].join(', '),
  isLost: (unit: string) => `${unit} is lost`,
  areLost: (count: number) => `${count} units are lost`,
  fought: (count: number) => (count === 1 ? 'A fight' : `${count} fights`),
  moves: (unit: string) => `${unit} moves`,
  marched: (count: number) => `${count} units move`,
  comes: (unit: string) => `${unit} comes onto the map`,
  came: (count: number) => `${count} units come onto the map`,
  bombarded: (count: number) => `${count} bombardments`,
  others: (count: number) => (count === 1 ? 'and 1 other step' : `and ${count} other steps`),
  toMyTurn: 'Skip the steps',
  toNow: 'Skip to the present', // where nobody at the screen plays
  nextStep: 'Next step',
  stepBack: 'Step back',
  atBeginning: 'This is where it begins.',
  atEnd: 'This is the last step.',
  whyThis: 'Why this?',
  pace: 'Pace',
  paces: { step: 'Step', slow: 'Slow', quick: 'Quick', atOnce: 'Instant' },
  steps: 'Steps of their turn',
  stillPlays: 'Their turn goes on.',
}
