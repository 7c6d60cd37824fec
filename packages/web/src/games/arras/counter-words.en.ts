export const words = {
  // infantry, armor, anti-tank, FLAK, artillery, leader
  types: ['infantry', 'armour', 'anti-tank', 'FLAK', 'artillery', 'leader'],
  recon: ['recon infantry', 'recon armour'], // the first two when they reconnoitre
  // British, French, Wehrmacht, SS
  nations: ['British', 'French', 'Wehrmacht', 'SS'],
  unit: (name: string) => name,
  group: (letter: string) => `group ${letter}`,
  reorganised: 'R counter',
  locked: 'locked until released',
  fresh: 'Fresh',
  spent: 'Spent',
  colon: ': ',
  attack: (factor: number) => `attack ${factor}`,
  overrun: 'can overrun',
  noAttack: 'no attack',
  defence: (factor: number) => `defence ${factor}`,
  movement: (factor: number) => `movement ${factor}`,
  noMovement: 'no movement',
  markers: {
    advantage: ['Advantage, Allies', 'Advantage, Germans'] satisfies readonly [
      allied: string,
      german: string,
    ],
    air: ['Allied Air Support', 'German Air Support'] satisfies readonly [
      allied: string,
      german: string,
    ],
    control: ['Allied control', 'German control'] satisfies readonly [
      allied: string,
      german: string,
    ],
  },
}
