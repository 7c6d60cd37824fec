import type { Chapter } from '@estafette/kernel'

export const withdrawal: Chapter = {
  id: 'withdrawal',
  title: { en: 'Retreat before combat', fr: 'Retraite avant combat' },
  rules: [
    {
      id: 'BLZ-PCR-1',
      source: 'Special, 3',
      tag: 'stated',
      en: 'Undisrupted armoured cars and motorcyclists that are attacked may retreat before combat, if neither is among the attackers.',
      fr: 'Des automitrailleuses et des motocyclistes non désorganisés qui sont attaqués peuvent faire retraite avant combat, s’il n’y en a pas parmi les attaquants.',
    },
    {
      id: 'BLZ-PCR-2',
      source: 'Special, 3',
      tag: 'completed',
      en: 'They go exactly two hexes by the rules of retreat, and are not disrupted.',
      fr: 'Ils vont exactement à deux hexs selon les règles de retraite, et ne sont pas désorganisés.',
    },
    {
      id: 'BLZ-PCR-3',
      source: 'Special, 3',
      tag: 'completed',
      en: 'Units that stay are fought, at 1:4 if the odds are now worse; if none does, the combat is over and the attackers may advance. Of two targets one of which is emptied, attackers that have not retreated may advance into it whatever happens at the other.',
      fr: 'Les unités qui restent sont combattues, à 1:4 si le rapport de forces est maintenant pire ; s’il n’en reste aucune, le combat est fini et les attaquants peuvent avancer. De deux cibles dont l’une est évacuée, les attaquants qui n’ont pas fait retraite peuvent avancer dans celle-ci, quel que soit le résultat contre l’autre.',
    },
    {
      id: 'BLZ-PCR-4',
      source: '',
      tag: 'completed',
      en: 'A unit without such a retreat cannot use it.',
      fr: 'Une unité qui n’a pas de retraite de deux hexs ne peut pas faire retraite avant combat.',
    },
  ],
}
