const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight']
const counted = (count: number): string => COUNTS[count] ?? String(count)

/** What the table of air units says in English. */
export const words = {
  missions: {
    title: (count: number): string => `${counted(count)} air units, one table`,
    note: 'Any order may change until they fly.',
    caution: 'Then the enemy may intercept, and the dice are rolled. They cannot be undone.',
  },
  interceptions: {
    title: (count: number): string => `${counted(count)} interceptors, one table`,
    note: 'One against one, rolled at once. The bombs that are left follow.',
    caution: 'This rolls the dice. They cannot be undone.',
  },
  unit: 'Air unit',
  order: 'Order',
  chance: { missions: 'disrupts', interceptions: 'stops it' },
  orderOf: (air: string): string => `Order of ${air}`,
  choose: (air: string): string => `Choose ${air}: a press on the map sends it`,
  bomb: (hex: string, names: string, chance: string): string => `${hex} · ${names} · ${chance}`,
  meetsBomber: (air: string, hex: string, chance: string): string =>
    `${air}, bombs on ${hex} · ${chance}`,
  meetsOther: (air: string): string => `${air}, interdiction`,
  hadBy: (order: string, number: number): string => `${order} (${number})`,
  interdict: 'Interdiction',
  hold: 'Stays',
  faces: (faces: readonly number[]): string =>
    faces.length === 0 ? 'no die' : faces.length === 1 ? `only ${faces[0]}` : faces.join(', '),
  fly: (count: number, of: number): string => {
    if (count === 0) return 'No unit flies'
    if (count < of) return `Fly ${count} of ${of}`
    return `Fly all ${counted(count).toLowerCase()}`
  },
  meet: (count: number): string => (count === 0 ? 'Let them pass' : `Intercept ${count}`),
  takeProposal: 'Take these orders',
  asProposed: 'As proposed',
  allStay: 'No unit flies',
  alone: (count: number): string => `One at a time: ${count}`,
  unopposed: (free: string): string =>
    `The enemy has no air unit to intercept. Expected: ${free} hexes disrupted.`,
  opposed: (count: number, stops: string, free: string, met: string): string =>
    `${count === 1 ? '1 enemy air unit' : `${count} enemy air units`} can intercept, one of yours each: stopped at ${stops}. Expected: ${free} hexes disrupted, ${met} if all come.`,
  against: (free: string, met: string, down: string): string =>
    `Expected: ${free} of your hexes disrupted if all get through, ${met} like this. Yours is shot down at ${down}.`,
}
