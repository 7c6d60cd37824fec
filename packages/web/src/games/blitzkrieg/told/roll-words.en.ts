import { keyed } from '../../../i18n/spoken.ts'

const facesText = (faces: readonly number[]): string =>
  faces.join(', ').replace(/, (\d)$/, ' or $1')

export const words = {
  attackOn: (hex: string) => `Attack on ${hex}`,
  before: (chance: string) => `${chance} for an effect`,
  odds: (column: string) => `column ${column}`,
  strengths: (attack: number, defence: number) => `${attack} to ${defence}`,
  shift: (columns: string) => `shift ${columns}`,
  titles: keyed<string>({
    shelled: 'Artillery bombardment',
    bombed: 'Air bombardment',
    'air-combat': 'Interception',
    'arrival-die': 'Arrival',
    arrivals: 'Arrivals',
    'night-recovery': 'Recovery by night',
  }),
  verdict: { none: 'No effect', repulsed: 'Repulsed', success: 'Success', both: 'Both suffer' },
  suffers: (side: string, result: string) => `${side}: ${result}.`,
  hitsOn: (faces: readonly number[]) =>
    faces.length === 0 ? 'no die hits' : `hits on ${faces.join(', ').replace(/, (\d)$/, ' or $1')}`,
  stopsOn: (faces: readonly number[]) => `stops it on ${facesText(faces)}`,
  comesOn: (faces: readonly number[]) => `comes on ${facesText(faces)}`,
  lowers: { armour: '−1 armour', works: '−1 entrenched', woods: '−1 woods' },
  bombs: (air: string, hex: string) => `${air}: ${hex}`,
  meets: (by: string, air: string) => `${by} meets ${air}`,
  andMore: (unit: string, count: number) => `${unit} +${count}`,
  airTitle: 'Missions and interceptions',
  bombSum: (hits: number, count: number, expected: string) =>
    `${hits} of ${count} bombed hexes disrupted, ${expected} expected.`,
  metSum: (stopped: number, count: number) =>
    `${stopped} of ${count} interceptions stopped a mission.`,
  arrivalSum: (hits: number, count: number) => `${hits} of ${count} dice bring units.`,
  lone: {
    comes: 'Arrives',
    waits: 'Not yet',
    both: 'Aborted, interceptor lost',
    hit: 'Hit',
    miss: 'No hit',
    aborted: 'Mission aborted',
    shot: 'Shot down',
    flies: 'It gets through',
  },
  stood: 'defenders fight without retreat',
}
