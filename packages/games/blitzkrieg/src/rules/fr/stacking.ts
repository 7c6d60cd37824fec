import type { Translated } from '@estafette/kernel'
import type { stacking as en } from '../en/stacking.ts'

export const stacking: Translated<typeof en> = {
  title: 'Empilement',
  rules: {
    'BLZ-STK-1':
      'L’empilement se vérifie à la fin du mouvement, du combat et de l’exploitation ; on traverse les hexs pleins, et l’on ne s’y arrête que si d’autres unités qui n’ont pas bougé peuvent encore partir.',
    'BLZ-STK-2': 'Les Français empilent trois unités de combat d’une même formation, sinon deux.',
    'BLZ-STK-3':
      'Une formation est ce qui partage une barre d’identification. Arbitrage : la division, ou le commandement indépendant.',
    'BLZ-STK-4':
      'Les unités britanniques ont la limite française, chaque brigade ou groupe de bataillons étant une formation.',
    'BLZ-STK-5': 'Les Allemands empilent trois unités de combat de formations quelconques.',
    'BLZ-STK-6': 'Les unités aériennes, les transports et les marqueurs ne comptent pas.',
    'BLZ-STK-7':
      'Un joueur ne termine pas une phase avec une pile trop haute tant qu’un mouvement peut y remédier ; sinon il élimine l’excédent de son choix.',
    'BLZ-STK-8': 'Des unités de combat adverses ne partagent jamais un hex.',
  },
}
