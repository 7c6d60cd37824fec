/** What the card of any question says where nothing is chosen yet. */
export const words = {
  choose: 'Choose an option',
  chooseAbove: 'Choose one of the options above.',
  nothingElse: 'No other option',
  mustChoose: 'You must choose one of these.',
  allDone: 'Nothing else to do',
  onlyC: 'Only what stands beside this is left to do.',
  forGood: (label: string) => `${label}, for good`,
  more: (count: number) => `${count} more`,
}
