import type { Translated } from '../../../i18n/spoken.ts'
import type { words as en } from './victory.en.ts'

export const words: Translated<typeof en> = {
  scale: 'PV détruits',
  meaning: (allies, axis) => `${axis} pour les Alliés, ${allies} pour l’Axe`,
  wins: ['Les Alliés gagnent.', 'L’Axe gagne.', 'C’est une égalité.'],
  title: {
    objective: 'L’objectif est tenu.',
    limit: 'Dernier tour.',
    length: 'Dernier tour.',
    nightfall: 'La nuit tombe.',
  },
  alarm: {
    objective: ({ have, need, places }, wins) =>
      `À la fin de ce tour, la carte ${places[0]! + 1} sera tenue depuis ${have} tours sur ${need}. ${wins}`,
    limit: (_, wins) => `À sa fin, le temps est écoulé. ${wins}`,
    length: (_, wins) => `À sa fin, la plus grande part détruite décide. ${wins}`,
    nightfall: (_, wins) => `À la fin de ce tour, la plus grande part détruite décide. ${wins}`,
  },
  ending: {
    'allies-lost': ({ have, need }) =>
      `${need} PV des Alliés détruits (${have} jusqu’ici) : l’Axe gagne aussitôt.`,
    'axis-lost': ({ have, need }) =>
      `${need} PV de l’Axe détruits (${have} jusqu’ici) : les Alliés gagnent aussitôt.`,
    objective: ({ have, need, places, side }) =>
      `Carte ${places[0]! + 1} tenue à la fin de ${need} de ses tours de suite (${have} avec celui-ci) : ${side === 0 ? 'les Alliés gagnent' : 'l’Axe gagne'}.`,
    limit: ({ have, need }, wins) =>
      `Après le tour ${need} des deux camps (on est au tour ${have}) : ${wins}`,
    length: ({ have, need }, wins) =>
      `Après le tour ${need} des deux camps (on est au tour ${have}), la plus grande part détruite décide. En l’état : ${wins}`,
    nightfall: ({ have, need }, wins) =>
      `À la tombée de la nuit, quand la pioche a été mélangée ${need} fois (${have} jusqu’ici), la plus grande part détruite décide. En l’état : ${wins}`,
  },
  score: (points, side) =>
    side === 0 ? `Alliés : ${points} PV détruits` : `Axe : ${points} PV détruits`,
  dearest: (points, side, name) => `${side === 0 ? 'Alliés' : 'Axe'} : +${points} PV pour ${name}`,
}
