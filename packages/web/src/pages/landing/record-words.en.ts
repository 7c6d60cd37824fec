/** What is said of a file that is no record. */
export const words = {
  bad: (name: string) =>
    `${name} is not an Estafette record. Choose a file saved with “Save to a file”.`,
}
