/** What is said of the danger of the places that can be reached. */
export const words = {
  name: 'Danger where the chosen stack can go',
  grades: ['Nobody can attack there now', 'Some danger', 'Worse', 'Worst'],
}
