/** What is said of the danger of a place, whatever the game. */
export const words = {
  grades: ['no danger', 'some danger', 'danger', 'great danger'] as [
    string,
    string,
    string,
    string,
  ],
}
