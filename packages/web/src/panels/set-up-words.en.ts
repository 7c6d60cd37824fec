const units = (count: number): string => (count === 1 ? '1 unit' : `${count} units`)

export const words = {
  place: (what: string) => `Place ${what}`,
  left: (count: number) => (count === 1 ? 'The last to place.' : `${count} still to place.`),
  zoneOf: (zone: number, zones: number) => `zone ${zone} of ${zones}`,
  factors: (attack: string, defence: string, movement: string) =>
    `attack ${attack}, defence ${defence}, movement ${movement}`,
  there: (count: number) => `${units(count)} there`,
  facing: (count: number) => (count === 1 ? 'facing an enemy hex' : `facing ${count} enemy hexes`),
  points: (points: string) => `${points} VP`,
  behind: (hexes: number) => (hexes === 1 ? 'one behind the front' : `${hexes} behind the front`),
  inFront: 'at the front of the zone',
  elsewhere: (count: number) => `elsewhere ${count}`,
  sum: (place: string, count: number) => `${place} ${count}`,
  works: (count: number) => (count === 1 ? '1 entrenchment' : `${count} entrenchments`),
}
