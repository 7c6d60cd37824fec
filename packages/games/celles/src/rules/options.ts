import type { Chapter } from '@estafette/kernel'

export const options: Chapter = {
  id: 'options',
  title: { en: 'Optional rule', fr: 'Règle optionnelle' },
  rules: [
    {
      id: 'CEL-17.0.1',
      source: '17.0',
      tag: 'completed',
      en: 'Optional rule: from turn 2 on, the die is rolled once in the Chit Phase. On 0 or 1 the Germans get one action more this turn, on 2 or 3 one fewer; on 4 or 5 nothing changes; on 6 or 7 the Allies get one more, on 8 or 9 one fewer. No side ever has more than 5 actions or fewer than 0.',
      fr: 'Règle optionnelle : à partir du tour 2, on lance le dé une fois à la Phase des Marqueurs. Sur 0 ou 1, les Allemands ont une action de plus dans ce tour, sur 2 ou 3 une de moins ; sur 4 ou 5, rien ne change ; sur 6 ou 7, les Alliés en ont une de plus, sur 8 ou 9 une de moins. Aucun camp n’a jamais plus de 5 actions ni moins de 0.',
    },
  ],
}
