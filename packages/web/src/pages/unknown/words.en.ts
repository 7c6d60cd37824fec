/** What is said where there is no page. */
export const words = {
  title: 'No such page',
  text: (path: string) =>
    `There is no page at ${path}. Check the address, or start from the home page.`,
  home: 'Go to the home page',
}
