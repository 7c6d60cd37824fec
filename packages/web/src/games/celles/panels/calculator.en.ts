export const words = {
  attack: 'Strength of the attackers',
  defence: 'Strength of the defenders',
  modifier: 'Sum of the modifiers',
}
