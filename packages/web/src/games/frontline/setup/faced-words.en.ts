/** What is said of two forces face to face. */
export const words = {
  title: 'Both envelopes are open',
  drafted: 'What has been taken',
  points: (vp: number) => `${vp} VP`,
  sum: (men: number, places: number, leaders: number) =>
    `${men === 1 ? '1 card' : `${men} cards`}, ${places} places under ${leaders === 1 ? '1 leader' : `${leaders} leaders`}`,
  noSum: (men: number) => `${men === 1 ? '1 card' : `${men} cards`}, no leader`,
  none: 'Nothing yet.',
  firepower: 'Aimed firepower by range',
  note: 'all cards, loaded, in the open',
  rangeHead: 'Range',
  row: (range: number, own: number, enemy: number) => `range ${range}: ${own} against ${enemy}`,
  opening: (range: number) => `The battle begins at range ${range}.`,
  leads: (side: string, from: number, to: number) =>
    from === to
      ? `More firepower at range ${from}: ${side}.`
      : `More firepower from range ${from} to ${to}: ${side}.`,
  text: (sides: string) => `${sides} Nothing can be changed any more; sections come next.`,
  loses: (side: string, vp: number) => `${side}: lost with ${vp} VP destroyed.`,
  goOn: 'Form my sections',
  both: 'Both forces',
}
