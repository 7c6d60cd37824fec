import type { Plan } from '@estafette/kernel'
import { spoken } from '../../i18n/spoken.ts'
import type { PlanWords } from '../../screen/plans.ts'

/** What is said about units that could go somewhere together. */
export interface ArrasPlanWords {
  readonly all: string
  readonly byType: string
  readonly move: (count: number, of: number) => string
  readonly assault: string
  readonly legend: Readonly<Record<'selected' | 'move' | 'assault', string>>
  readonly mf: (count: number) => string
  readonly thenSpent: string
  readonly spent: string
  readonly locked: string
  readonly intend: Readonly<Record<Plan['kind'], (place: string, count: number) => string>>
}

const NB = '\u00a0'

const en: ArrasPlanWords = {
  all: 'All Fresh',
  byType: 'By type',
  move: (count, of) =>
    count < of ? `Move ${count} of ${of} units` : of === 1 ? 'Move' : `Move ${count} units`,
  assault: 'Declare assault',
  legend: { selected: 'Selected', move: 'Move: cost, then Spent', assault: 'Assault' },
  mf: (count) => `MF ${count}`,
  thenSpent: 'then Spent',
  spent: 'Spent',
  locked: 'Locked',
  intend: {
    move: (place, count) =>
      `Move ${count === 1 ? '1 unit' : `${count} units`} to ${place}, or choose another location.`,
    attack: (place, count) =>
      `Assault ${place} with ${count === 1 ? '1 unit' : `${count} units`}, or choose another location.`,
  },
}

const fr: ArrasPlanWords = {
  all: 'Toutes les Fraîches',
  byType: 'Par type',
  move: (count, of) =>
    count < of
      ? `Déplacer ${count} unité${count < 2 ? '' : 's'} sur ${of}`
      : of === 1
        ? 'Déplacer'
        : `Déplacer ${count} unités`,
  assault: 'Déclarer l’assaut',
  legend: {
    selected: 'Sélection',
    move: `Mouvement${NB}: coût, puis Fatiguées`,
    assault: 'Assaut',
  },
  mf: (count) => `FM ${count}`,
  thenSpent: 'puis Fatiguées',
  spent: 'Fatiguée',
  locked: 'Bloquée',
  intend: {
    move: (place, count) =>
      `${count < 2 ? `${count} unité` : `${count} unités`} vers ${place}, ou autre lieu.`,
    attack: (place, count) =>
      `Assaut sur ${place} avec ${count < 2 ? `${count} unité` : `${count} unités`}, ou autre lieu.`,
  },
}

/** The words of plans in the language of the moment. */
export const arrasPlanWords = spoken<ArrasPlanWords>({ en, fr })

/** The same, as the table page asks for them. */
export function planWords(): PlanWords {
  const { move, assault, legend, intend, thenSpent } = arrasPlanWords()
  return {
    legend: [
      { mark: 'selected', text: legend.selected },
      { mark: 'go', text: legend.move },
      { mark: 'attack', text: legend.assault },
    ],
    confirm: ({ kind, units }, goers) =>
      kind === 'move' ? move(goers.length, units.length) : assault,
    prompt: ({ kind }, place, goers) => intend[kind](place, goers.length),
    points: String,
    afterMove: thenSpent,
  }
}
