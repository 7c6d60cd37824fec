import type { Translated } from '@estafette/kernel'
import type { artillery as en } from '../en/artillery.ts'

export const artillery: Translated<typeof en> = {
  title: 'Artillerie',
  rules: {
    'BLZ-ART-1':
      'Dans la phase de bombardement de son camp, une artillerie non désorganisée peut bombarder un hex ennemi à portée, même la nuit.',
    'BLZ-ART-2':
      'On lance un dé sur la table de bombardement, selon le terrain visé ; un village y compte comme autre terrain.',
    'BLZ-ART-3':
      'D désorganise toutes les unités de combat de l’hex et élimine un transport seul ; X ne fait rien aux canons.',
    'BLZ-ART-4': 'Le dé est modifié comme pour le bombardement aérien.',
    'BLZ-ART-5': 'Plusieurs canons peuvent bombarder un hex, chacun avec son dé.',
    'BLZ-ART-6':
      'Une artillerie qui n’a pas bombardé peut soutenir une attaque à portée avec des unités qui ne sont pas d’artillerie ; désorganisée, seulement si elle est adjacente.',
    'BLZ-ART-7':
      'Le total d’une attaque est au plus le double de celui de ses unités qui ne sont pas d’artillerie.',
    'BLZ-ART-8':
      'Une artillerie qui a bombardé ne bouge ni ne tire jusqu’à la prochaine phase de récupération de son camp.',
    'BLZ-ART-9': 'L’artillerie ne soutient aucune défense de loin.',
    'BLZ-ART-10': 'Les Allemands bombardent avant de bouger, les Français après.',
    'BLZ-ART-11':
      'Dans le tour français, c’est l’artillerie française qu’on retourne. Arbitrage : le livret écrit « allemande », ce qui est une coquille.',
  },
}
