import type { DrawSum } from './draws.ts'

/** What is said of damage counters as they are drawn. */
export const words = {
  title: (name: string, fp: number) => `${fp} firepower on ${name}`,
  left: (left: number) => `${left} left`,
  paid: (counter: string, name: string, cost: number, left: number) =>
    `${counter} on ${name}, ${cost} paid, ${left} left`,
  noEffect: (counter: string, name: string, cost: number) =>
    `${counter} on ${name}, ${cost} paid, without effect`,
  tooDear: (counter: string, cost: number, left: number) =>
    `${counter} costs ${cost}, ${left} left: nothing`,
  costs: (cost: number) => `−${cost}`,
  came: { died: 'dead', wounded: 'wounded', pinned: 'pinned', 'morale-hit': 'morale' },
  nothing: 'no effect',
  // what all of them came to
  sum: (counters: number, { died, wounded, pinned, 'morale-hit': shaken }: DrawSum) =>
    [
      `${counters} counters`,
      ...(died > 0 ? [`${died} dead`] : []),
      ...(wounded > 0 ? [wounded === 1 ? '1 wound' : `${wounded} wounds`] : []),
      ...(pinned > 0 ? [`${pinned} pinned`] : []),
      ...(shaken > 0 ? [`${shaken} off morale`] : []),
      ...(died + wounded + pinned + shaken === 0 ? ['no effect'] : []),
    ].join(', '),
  close: 'Close',
}
