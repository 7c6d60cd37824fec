import type { Chapter } from '@estafette/kernel'

export const advance: Chapter = {
  id: 'advance',
  title: { en: 'Advance after combat', fr: 'Avance après combat' },
  rules: [
    {
      id: 'CEL-11.2.1',
      source: '11.0, 11.2',
      tag: 'stated',
      en: 'When a hex of the defender is vacated, any attacking units, not only the active one, may enter it within the stacking limit, each at most once per combat. It makes no difference whether retreat or elimination emptied the hex.',
      fr: 'Quand un hex du défenseur est libéré, n’importe quelles unités en attaque, et pas seulement l’unité active, peuvent y entrer dans la limite d’empilement, chacune une fois au plus par combat. Peu importe que l’hex ait été vidé par une retraite ou par une élimination.',
    },
    {
      id: 'CEL-11.2.2',
      source: '',
      tag: 'completed',
      en: 'A unit advances only from an adjacent hex, and not across the Meuse.',
      fr: 'Une unité n’avance que d’un hex adjacent, et jamais à travers la Meuse.',
    },
    {
      id: 'CEL-11.2.3',
      source: '11.0, 11.2',
      tag: 'stated',
      en: 'No unit advances into the enemy Rear Area.',
      fr: 'Aucune unité n’avance dans la Zone Arrière ennemie.',
    },
    {
      id: 'CEL-11.2.4',
      source: '11.2',
      tag: 'stated',
      en: 'An advance ignores ZOC, costs no MP and does not turn the unit over.',
      fr: 'L’avance ignore les ZDC, ne coûte pas de PM et ne retourne pas l’unité.',
    },
    {
      id: 'CEL-11.2.5',
      source: '11.2',
      tag: 'stated',
      en: 'Whether it advanced or not, the active unit may go on moving and attacking with the MP it has left.',
      fr: 'Qu’elle ait avancé ou non, l’unité active peut continuer à se déplacer et à attaquer avec les PM qui lui restent.',
    },
    {
      id: 'CEL-11.2.6',
      source: '',
      tag: 'completed',
      en: 'A unit that retreated in the combat cannot advance, and the 3rd Armored unit never does.',
      fr: 'Une unité qui a fait retraite dans ce combat ne peut pas avancer, et celle de la 3e Blindée n’avance jamais.',
    },
  ],
}
