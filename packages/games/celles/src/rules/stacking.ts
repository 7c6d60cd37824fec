import type { Chapter } from '@estafette/kernel'

export const stacking: Chapter = {
  id: 'stacking',
  title: { en: 'Stacking', fr: 'Empilement' },
  rules: [
    {
      id: 'CEL-10.0.1',
      source: '10.0',
      tag: 'completed',
      en: 'A hex holds at most two steps. US and British units may stack together.',
      fr: 'Un hex contient au plus deux pas. Les unités américaines et britanniques peuvent s’empiler ensemble.',
    },
    {
      id: 'CEL-10.0.2',
      source: '10.0',
      tag: 'stated',
      en: 'The limit is checked, in the hex concerned, at the end of the active unit’s move, at the end of a retreat, after a replacement, at the moment of combat and after an advance; exceeding it at any other time has no consequence. Overstacking by the placing of reinforcements has a respite until the end of the Action Phase.',
      fr: 'La limite est vérifiée, dans l’hex concerné, à la fin du déplacement de l’unité active, à la fin d’une retraite, après un remplacement, au moment du combat et après une avance ; à tout autre moment, la dépasser est sans conséquence. Le surempilement dû au placement de renforts bénéficie d’un répit jusqu’à la fin de la Phase d’Actions.',
    },
    {
      id: 'CEL-10.0.3',
      source: '10.0',
      tag: 'stated',
      en: 'If a hex is found overstacked, the owner eliminates steps there, choosing which, until two remain.',
      fr: 'Si un hex se trouve surempilé, le propriétaire y élimine des pas de son choix jusqu’à ce qu’il en reste deux.',
    },
    {
      id: 'CEL-10.0.4',
      source: '10.0',
      tag: 'completed',
      en: 'At the moment of combat the check concerns every hex that holds an attacking unit; a defender’s hex cannot be overstacked in the enemy’s phase. The loss is taken after support has been chosen and before the odds are computed. A unit lost in this way takes no part; if it is the active unit, the attack does not take place and its MP are gone.',
      fr: 'Au moment du combat, la vérification porte sur tous les hexs contenant une unité en attaque ; l’hex d’un défenseur ne peut pas être surempilé dans la phase adverse. La perte est subie après le choix des soutiens et avant le calcul du rapport de forces. Une unité ainsi perdue ne prend pas part au combat ; si c’est l’unité active, l’attaque n’a pas lieu et ses PM sont perdus.',
    },
    {
      id: 'CEL-10.0.5',
      source: '8.3',
      tag: 'stated',
      en: 'Markers and trucks do not count for stacking.',
      fr: 'Les marqueurs et les camions ne comptent pas pour l’empilement.',
    },
  ],
}
