export const options = {
  title: 'Optional rule',
  rules: {
    'CEL-17.0.1':
      'Optional rule: from turn 2 on, the die is rolled once in the Chit Phase. On 0 or 1 the Germans get one action more this turn, on 2 or 3 one fewer; on 4 or 5 nothing changes; on 6 or 7 the Allies get one more, on 8 or 9 one fewer. No side ever has more than 5 actions or fewer than 0.',
  },
}
