export const words = {
  selected: 'selected',
  go: 'can go there, with its cost',
  zone: 'enemy ZOC: the way ends',
  attack: 'can be attacked',
  move: 'Move',
  moveSome: (count: number, of: number) => `Move ${count} of ${of} units`,
  fire: 'Fire',
  declare: 'Declare',
  moves: (unit: string, hex: string, cost: string, left: string) =>
    `${unit} to ${hex} for ${cost} MP, ${left} left.`,
  attacks: (unit: string, hex: string) => `${unit} attacks ${hex}.`,
  fires: (unit: string, hex: string, chance: string) =>
    `${unit} fires at ${hex}: ${chance} to disrupt.`,
  endsPhase: 'No unit is left to move: this ends the phase.',
  all: 'All',
  byType: 'By type',
}
