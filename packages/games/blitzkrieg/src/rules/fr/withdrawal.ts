import type { Translated } from '@estafette/kernel'
import type { withdrawal as en } from '../en/withdrawal.ts'

export const withdrawal: Translated<typeof en> = {
  title: 'Retraite avant combat',
  rules: {
    'BLZ-PCR-1':
      'Des automitrailleuses et des motocyclistes non désorganisés qui sont attaqués peuvent faire retraite avant combat, s’il n’y en a pas parmi les attaquants.',
    'BLZ-PCR-2':
      'Ils vont exactement à deux hexs selon les règles de retraite, et ne sont pas désorganisés.',
    'BLZ-PCR-3':
      'Les unités qui restent sont combattues, à 1:4 si le rapport de forces est maintenant pire ; s’il n’en reste aucune, le combat est fini et les attaquants peuvent avancer. De deux cibles dont l’une est évacuée, les attaquants qui n’ont pas fait retraite peuvent avancer dans celle-ci, quel que soit le résultat contre l’autre.',
    'BLZ-PCR-4':
      'Une unité qui n’a pas de retraite de deux hexs ne peut pas faire retraite avant combat.',
  },
}
