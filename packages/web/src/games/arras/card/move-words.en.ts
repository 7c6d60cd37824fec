/** What the preview of a move says in English. */
export const words = {
  costOf: (cost: number, of: number) => `${cost} of ${of} MF`,
  nextDoor: 'to the next location',
  unlike: 'for the unit that pays most',
  unused: (mf: number) => (mf === 0 ? 'no MF left' : `${mf} MF unused`),
  vp: 'VP, no change',
  vpChange: (change: string) => `VP, ${change}`,
  only: (names: string) => `Only ${names}`,
  toHold: 'to hold if assaulted',
  spoken: (hold: string) => `can be assaulted, ${hold} to hold`,
  canBeAssaulted: (place: string) => `${place} can be assaulted`,
  sum: (from: string, attack: string, defence: string) =>
    `From ${from}: ${attack} against ${defence}.`,
  byAir: 'With Air Support.',
  byGun: (gun: string) => `With ${gun}.`,
  openFacts: 'Open facts: Fresh enemies as they stand and could come.',
  ends: {
    fails: (chance: string) => `${chance} held`,
    contested: (chance: string) => `${chance} contested`,
    cleared: (chance: string) => `${chance} driven out`,
  },
  others: 'Other locations',
  othersNote: 'cost, and the chance to hold',
  nobody: 'no one',
}
