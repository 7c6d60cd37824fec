export const words = {
  find: 'Unit or place',
  findWide: 'Unit, place or formation',
  side: 'Side',
  view: 'Show by',
  canAct: (count: number) => `${count} can act`,
  units: (count: number) => (count === 1 ? '1 unit' : `${count} units`),
  onMap: (count: number, lost: number) => `${count} on the map, ${lost === 0 ? 'none' : lost} lost`,
  coming: (count: number) => `Coming ${count}`,
  views: {
    formation: 'By formation',
    place: 'By place',
    able: (count: number) => `Can act ${count}`,
    state: (state: string, count: number) => `${state} ${count}`,
  },
  offMap: 'Off the map',
  nobody: 'No unit.',
  how: 'Press a unit: the map goes there, and its stack stands in the row below it.',
}
