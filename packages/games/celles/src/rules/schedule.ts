import type { Chapter } from '@estafette/kernel'

export const schedule: Chapter = {
  id: 'schedule',
  title: { en: 'Schedule of reinforcements', fr: 'Calendrier des renforts' },
  rules: [
    {
      id: 'CEL-22.0.1',
      source: '22.0',
      tag: 'ambiguous',
      en: 'German reinforcements. Turn 1: Panzer Lehr at 2216 (KG Poschinger, KG Fallois), 2nd Panzer at 3316 (KG Gutmann, 38 Panzerjäger). Turn 2: 116th Panzer at 3309, 3310 or 3311 (116 Recon), Panzer Lehr at 2216 (KG Hauser). Turn 3: 116th Panzer at 3309, 3310 or 3311 (60 PzGren), Panzer Lehr at 2216 (130 Pz-Lehr Rgt). Turn 4: 9th Panzer at 3316 (9 Recon, 33 Pz Rgt). Turn 5: 9th Panzer at 3316 (10 PzGren). Turn 6: 9th Panzer at 3316 (11 PzGren), FBB at 3309, 3310 or 3311 (two units). From turn 7 the FBB may withdraw. Allied reinforcements. Turn 1: 2nd Armored at 1300, 1500 or 1900 (three units, 6 MP). Turn 2: the trucks of the 84th. Turn 3: 2nd Armored at 1300, 1500 or 1900 (two units). Turn 4: 84th, one battalion at 0815, 0213 or 0113. Turn 5: 2nd Armored, one unit at 1300, 1500 or 1900. Ruling: the boxes of the calendar have come down to us apart from their dates; this is the only order that agrees with the other rules, with a report of play and with history. Formations, dates and hexes come from the booklet, the units in each box are reconstructed.',
      fr: 'Renforts allemands. Tour 1 : Panzer Lehr en 2216 (KG Poschinger, KG Fallois), 2. Panzer en 3316 (KG Gutmann, 38 Panzerjäger). Tour 2 : 116. Panzer en 3309, 3310 ou 3311 (116 Recon), Panzer Lehr en 2216 (KG Hauser). Tour 3 : 116. Panzer en 3309, 3310 ou 3311 (60 PzGren), Panzer Lehr en 2216 (130 Pz-Lehr Rgt). Tour 4 : 9. Panzer en 3316 (9 Recon, 33 Pz Rgt). Tour 5 : 9. Panzer en 3316 (10 PzGren). Tour 6 : 9. Panzer en 3316 (11 PzGren), FBB en 3309, 3310 ou 3311 (deux unités). À partir du tour 7, la FBB peut se replier. Renforts alliés. Tour 1 : 2e Blindée en 1300, 1500 ou 1900 (trois unités, 6 PM). Tour 2 : les camions de la 84e. Tour 3 : 2e Blindée en 1300, 1500 ou 1900 (deux unités). Tour 4 : 84e, un bataillon en 0815, 0213 ou 0113. Tour 5 : 2e Blindée, une unité en 1300, 1500 ou 1900. Arbitrage : les cases du calendrier nous sont parvenues séparées de leurs dates ; cet ordre est le seul qui s’accorde avec les autres règles, avec un compte rendu de partie et avec l’histoire. Formations, dates et hexs viennent du livret, les unités de chaque case sont reconstituées.',
    },
    {
      id: 'CEL-22.0.2',
      source: '22.0',
      tag: 'stated',
      en: 'Where a single unit has several entry hexes it takes one of them; where several units have them, each may take any of them, together or apart.',
      fr: 'Quand une unité seule a plusieurs hexs d’arrivée, elle prend l’un d’eux ; quand plusieurs unités les ont en commun, chacune peut prendre n’importe lequel, ensemble ou séparément.',
    },
    {
      id: 'CEL-22.0.3',
      source: '22.0',
      tag: 'stated',
      en: 'The battalion of the 84th due on turn 4 may appear on the west bank of the Meuse, at Givet (0113).',
      fr: 'Le bataillon de la 84e qui arrive au tour 4 peut apparaître sur la rive ouest de la Meuse, à Givet (0113).',
    },
    {
      id: 'CEL-22.0.4',
      source: '22.0',
      tag: 'stated',
      en: 'Its entry hex Beauraing (0815) is not on the map edge; it may be used unless a German unit stands there.',
      fr: 'Son hex d’arrivée de Beauraing (0815) n’est pas au bord de la carte ; il peut servir sauf si une unité allemande s’y trouve.',
    },
  ],
}
