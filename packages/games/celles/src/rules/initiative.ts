import type { Chapter } from '@estafette/kernel'

export const initiative: Chapter = {
  id: 'initiative',
  title: { en: 'Initiative', fr: 'Initiative' },
  rules: [
    {
      id: 'CEL-6.0.1',
      source: '6.0',
      tag: 'stated',
      en: 'In the Initiative Phase both players roll the die; the Allied roll gets +1 in a day turn, the German roll +1 in a night turn. The higher result wins, ties are rolled again, and the winner names the first player.',
      fr: 'À la Phase d’Initiative, chaque joueur lance le dé ; le jet allié reçoit +1 dans un tour de jour, le jet allemand +1 dans un tour de nuit. Le résultat le plus élevé l’emporte, on relance en cas d’égalité, et le gagnant désigne le premier joueur.',
    },
    {
      id: 'CEL-6.0.2',
      source: '21.0',
      tag: 'stated',
      en: 'On turn 1 no one rolls: the German player has the initiative and is first player.',
      fr: 'Au tour 1, personne ne lance le dé : le joueur allemand a l’initiative et est premier joueur.',
    },
  ],
}
