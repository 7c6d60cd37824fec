import { standardBoard } from '@estafette/celles/screen'

const { formationNames } = standardBoard

export const words = {
  unit: (name: string) => name, // as the counter has it
  types: ['armour', 'infantry', 'recon', 'SP/AT'], // Armor, Infantry, Recon, SP/AT
  nations: ['German', 'US', 'British'], // German, US, British
  formations: formationNames,
  unused: 'Unused',
  used: 'Used',
  colon: ': ',
  attack: (factor: number) => `attack ${factor}`,
  defence: (factor: number) => `defence ${factor}`,
  movement: (factor: number) => `movement ${factor}`,
  noMovement: 'no movement',
  steps: (left: number, of: number) =>
    left < of ? 'reduced, one step' : of > 1 ? 'two steps' : 'one step',
  disrupted: 'disrupted',
  outOfSupply: 'out of supply',
  isolated: 'isolated',
  trucks: 'with trucks',
}
