export const initiative = {
  title: 'Initiative',
  rules: {
    'CEL-6.0.1':
      'In the Initiative Phase both players roll the die; the Allied roll gets +1 in a day turn, the German roll +1 in a night turn. The higher result wins, ties are rolled again, and the winner names the first player.',
    'CEL-6.0.2':
      'On turn 1 no one rolls: the German player has the initiative and is first player.',
  },
}
