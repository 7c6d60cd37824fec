export const guns = {
  title: 'Infantry guns',
  rules: {
    'FRL-GUN-1':
      'An infantry gun moves only by a Move action in its owner’s turn, or by Fall Back, one card at a time. It may not use Double Time or Move Out, nor move as a reaction or as the answer to one.',
    'FRL-GUN-2': 'Infantry guns are not armoured; otherwise they count as soldiers.',
    'FRL-GUN-3':
      'An Assistant in the gun’s section shares its moves and may reload it: when the section prepares, he may put the gun’s ammo counter back instead of his own choice.',
  },
}
