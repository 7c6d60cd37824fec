export const schedule = {
  title: 'Schedule of reinforcements',
  rules: {
    'CEL-22.0.1':
      'German reinforcements. Turn 1: Panzer Lehr at 2216 (KG Poschinger, KG Fallois), 2nd Panzer at 3316 (KG Gutmann, 38 Panzerjäger). Turn 2: 116th Panzer at 3309, 3310 or 3311 (116 Recon), Panzer Lehr at 2216 (KG Hauser). Turn 3: 116th Panzer at 3309, 3310 or 3311 (60 PzGren), Panzer Lehr at 2216 (130 Pz-Lehr Rgt). Turn 4: 9th Panzer at 3316 (9 Recon, 33 Pz Rgt). Turn 5: 9th Panzer at 3316 (10 PzGren). Turn 6: 9th Panzer at 3316 (11 PzGren), FBB at 3309, 3310 or 3311 (two units). From turn 7 the FBB may withdraw. Allied reinforcements. Turn 1: 2nd Armored at 1300, 1500 or 1900 (three units, 6 MP). Turn 2: the trucks of the 84th. Turn 3: 2nd Armored at 1300, 1500 or 1900 (two units). Turn 4: 84th, one battalion at 0815, 0213 or 0113. Turn 5: 2nd Armored, one unit at 1300, 1500 or 1900. Ruling: the boxes of the calendar have come down to us apart from their dates; this is the only order that agrees with the other rules, with a report of play and with history. Formations, dates and hexes come from the booklet, the units in each box are reconstructed.',
    'CEL-22.0.2':
      'Where a single unit has several entry hexes it takes one of them; where several units have them, each may take any of them, together or apart.',
    'CEL-22.0.3':
      'The battalion of the 84th due on turn 4 may appear on the west bank of the Meuse, at Givet (0113).',
    'CEL-22.0.4':
      'Its entry hex Beauraing (0815) is not on the map edge; it may be used unless a German unit stands there.',
  },
}
