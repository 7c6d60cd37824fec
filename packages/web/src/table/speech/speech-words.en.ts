/** What is said of a table to those who do not see it. */
export const words = {
  enter: (act: string) => `Enter: ${act}`,
  button: (act: string) => `Button: ${act}`,
  key: (key: string, act: string) => `${key}: ${act}`,
  chosen: (name: string) => `${name} chosen`,
  enterChooses: (count: number) =>
    count === 1 ? 'Enter chooses 1 unit' : `Enter chooses ${count} units`,
  nothingHere: 'Nothing can be done here',
  several: (count: number, acts: string) => `Enter asks which of ${count}: ${acts}`,
  reach: (count: number) => (count === 1 ? '1 place in reach' : `${count} places in reach`),
  stacks: (count: number) => (count === 1 ? '1 stack can act' : `${count} stacks can act`),
  options: (count: number) => (count === 1 ? '1 option' : `${count} options`),
  onCard: 'Choose in the decision panel',
  undone: (what: string) => `Undone: ${what}`,
  undoneOnly: 'Undone.',
  more: (count: number) => `And ${count} more in the log.`,
  others: (count: number) => `And ${count} more.`,
}
