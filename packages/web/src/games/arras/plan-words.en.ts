/** What is said about units that could go somewhere together. */
export const words = {
  all: 'All Fresh',
  byType: 'By type',
  move: (count: number, of: number) =>
    count < of ? `Move ${count} of ${of} units` : of === 1 ? 'Move' : `Move ${count} units`,
  assault: 'Declare assault',
  legend: { selected: 'Selected', move: 'Move: cost, then Spent', assault: 'Assault' },
  mf: (count: number) => `MF ${count}`,
  thenSpent: 'then Spent',
  spent: 'Spent',
  locked: 'Locked',
  intend: {
    move: (place: string, count: number) =>
      `Move ${count === 1 ? '1 unit' : `${count} units`} to ${place}, or choose another location.`,
    attack: (place: string, count: number) =>
      `Assault ${place} with ${count === 1 ? '1 unit' : `${count} units`}, or choose another location.`,
  },
}
