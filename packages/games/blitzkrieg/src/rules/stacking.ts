import type { Chapter } from '@estafette/kernel'

export const stacking: Chapter = {
  id: 'stacking',
  title: { en: 'Stacking', fr: 'Empilement' },
  rules: [
    {
      id: 'BLZ-STK-1',
      source: 'Stacking',
      tag: 'completed',
      en: 'Stacking is looked at when movement, combat and exploitation end; units may pass through full hexes, and may stop in one only while others who have not moved can still leave it.',
      fr: 'L’empilement se vérifie à la fin du mouvement, du combat et de l’exploitation ; on traverse les hexs pleins, et l’on ne s’y arrête que si d’autres unités qui n’ont pas bougé peuvent encore partir.',
    },
    {
      id: 'BLZ-STK-2',
      source: 'Stacking, 1',
      tag: 'stated',
      en: 'French: three combat units of one formation, otherwise two.',
      fr: 'Les Français empilent trois unités de combat d’une même formation, sinon deux.',
    },
    {
      id: 'BLZ-STK-3',
      source: 'Stacking, 1',
      tag: 'ambiguous',
      en: 'A formation is whatever shares an identification bar. Ruling: the division, or the independent command.',
      fr: 'Une formation est ce qui partage une barre d’identification. Arbitrage : la division, ou le commandement indépendant.',
    },
    {
      id: 'BLZ-STK-4',
      source: '',
      tag: 'completed',
      en: 'British units have the French limit, each brigade or battalion group being a formation.',
      fr: 'Les unités britanniques ont la limite française, chaque brigade ou groupe de bataillons étant une formation.',
    },
    {
      id: 'BLZ-STK-5',
      source: 'Stacking, 2',
      tag: 'stated',
      en: 'German: three combat units of any formations.',
      fr: 'Les Allemands empilent trois unités de combat de formations quelconques.',
    },
    {
      id: 'BLZ-STK-6',
      source: 'Stacking, 3 to 5',
      tag: 'stated',
      en: 'Air units, transports and markers do not count.',
      fr: 'Les unités aériennes, les transports et les marqueurs ne comptent pas.',
    },
    {
      id: 'BLZ-STK-7',
      source: '',
      tag: 'completed',
      en: 'A player cannot end a phase with a stack that is too high while a move can cure it; if none can, that player chooses the excess to eliminate.',
      fr: 'Un joueur ne termine pas une phase avec une pile trop haute tant qu’un mouvement peut y remédier ; sinon il élimine l’excédent de son choix.',
    },
    {
      id: 'BLZ-STK-8',
      source: '',
      tag: 'completed',
      en: 'Opposing combat units never share a hex.',
      fr: 'Des unités de combat adverses ne partagent jamais un hex.',
    },
  ],
}
