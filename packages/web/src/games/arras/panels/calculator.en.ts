export const words = {
  attack: 'Attack Value',
  defence: 'Defence Value',
  attackDice: 'Dice of the attacker',
  defenceDice: 'Dice of the defender',
  success: 'Success',
  mean: 'Casualty points of a success, on average',
  least: (points: number) => `At least ${points} casualty points`,
}
