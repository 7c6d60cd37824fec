/** What is said of the danger of the places that can be reached. */
export const words = {
  name: 'Danger where the chosen stack can go',
  grades: ['No attack is possible there now', 'Some danger', 'Worse', 'Worst'],
}
