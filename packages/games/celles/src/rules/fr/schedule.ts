import type { Translated } from '@estafette/kernel'
import type { schedule as en } from '../en/schedule.ts'

export const schedule: Translated<typeof en> = {
  title: 'Calendrier des renforts',
  rules: {
    'CEL-22.0.1':
      'Renforts allemands. Tour 1 : Panzer Lehr en 2216 (KG Poschinger, KG Fallois), 2. Panzer en 3316 (KG Gutmann, 38 Panzerjäger). Tour 2 : 116. Panzer en 3309, 3310 ou 3311 (116 Recon), Panzer Lehr en 2216 (KG Hauser). Tour 3 : 116. Panzer en 3309, 3310 ou 3311 (60 PzGren), Panzer Lehr en 2216 (130 Pz-Lehr Rgt). Tour 4 : 9. Panzer en 3316 (9 Recon, 33 Pz Rgt). Tour 5 : 9. Panzer en 3316 (10 PzGren). Tour 6 : 9. Panzer en 3316 (11 PzGren), FBB en 3309, 3310 ou 3311 (deux unités). À partir du tour 7, la FBB peut se replier. Renforts alliés. Tour 1 : 2e Blindée en 1300, 1500 ou 1900 (trois unités, 6 PM). Tour 2 : les camions de la 84e. Tour 3 : 2e Blindée en 1300, 1500 ou 1900 (deux unités). Tour 4 : 84e, un bataillon en 0815, 0213 ou 0113. Tour 5 : 2e Blindée, une unité en 1300, 1500 ou 1900. Arbitrage : les cases du calendrier nous sont parvenues séparées de leurs dates ; cet ordre est le seul qui s’accorde avec les autres règles, avec un compte rendu de partie et avec l’histoire. Formations, dates et hexs viennent du livret, les unités de chaque case sont reconstituées.',
    'CEL-22.0.2':
      'Quand une unité seule a plusieurs hexs d’arrivée, elle prend l’un d’eux ; quand plusieurs unités les ont en commun, chacune peut prendre n’importe lequel, ensemble ou séparément.',
    'CEL-22.0.3':
      'Le bataillon de la 84e qui arrive au tour 4 peut apparaître sur la rive ouest de la Meuse, à Givet (0113).',
    'CEL-22.0.4':
      'Son hex d’arrivée de Beauraing (0815) n’est pas au bord de la carte ; il peut servir sauf si une unité allemande s’y trouve.',
  },
}
