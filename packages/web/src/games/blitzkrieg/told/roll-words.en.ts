import { keyed } from '../../../i18n/spoken.ts'

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
  lone: {
    hit: 'Hit',
    miss: 'No hit',
    aborted: 'Mission aborted',
    shot: 'Shot down',
    flies: 'It gets through',
  },
  stood: 'defenders fight without retreat',
}
