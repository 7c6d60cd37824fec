/** A step of a replay in a sentence, by who did it. */
export const words = {
  player: (number: number) => `Player ${number}`,
  begins: 'The game begins.',
  goesOn: 'So far it was played.',
  byRules: (what: string) => `By the rules: ${what}`,
  did: (who: string, what: string) => `${who}: ${what}`,
  attacks: (who: string, isOne: boolean, whom: string) =>
    `${who} ${isOne ? 'attacks' : 'attack'} ${whom}`,
  moves: (who: string, isOne: boolean, units: string, place: string, others = 0) =>
    `${who} ${isOne ? 'moves' : 'move'} ${units} to ${place}${others === 0 ? '' : others === 1 ? ' and 1 other place' : ` and ${others} other places`}`,
  brings: (who: string, isOne: boolean, units: string, place: string) =>
    `${who} ${isOne ? 'places' : 'place'} ${units}${place === '' ? '' : ` at ${place}`}`,
}
