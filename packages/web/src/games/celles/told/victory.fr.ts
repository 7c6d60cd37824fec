import type { Translated } from '../../../i18n/spoken.ts'
import type { words as en } from './victory.en.ts'

const NB = '\u00a0'

export const words: Translated<typeof en> = {
  scale: 'PV allemands',
  meaning: (goal, german, allied) => `gagné à ${goal}, décompte ${german} à ${allied}`,
  goal: (goal) => `gagné à ${goal}`,
  wins: ['Les Allemands gagnent.', 'Les Alliés gagnent.', 'C’est une égalité.'],
  suddenDeath: 'Mort subite.',
  last: 'Dernier tour.',
  alarm: {
    decisive: ({ have, need }) =>
      `Avec ${have} PV sur ${need} à la fin du tour, les Allemands gagnent. Une unité de moins sur la Meuse, ou non ravitaillée, compte un de moins.`,
    points: ({ have, need }, wins) =>
      `À sa fin, le décompte décide${NB}: Allemands ${have}, Alliés ${need}. ${wins}`,
  },
  short: {
    decisive: ({ have, need }) => `À ${have} PV sur ${need} à la fin du tour`,
    points: ({ have, need }) => `Allemands ${have}, Alliés ${need}`,
  },
  ending: {
    decisive: ({ have, need }) =>
      `${need} PV allemands sur la piste (${have} avec la Meuse à la fin de ce tour)${NB}: les Allemands gagnent aussitôt.`,
    points: ({ have, need }, wins) =>
      `Le décompte après le dernier tour, à présent ${have} pour les Allemands et ${need} pour les Alliés. ${wins}`,
  },
  sides: ['Allemands', 'Alliés'],
  score: {
    track: (points, side) => `${side}${NB}: ${points} sur la piste`,
    meuse: (points, side) => `${side}${NB}: ${points} pour la Meuse à la fin de ce tour`,
    towns: (points, side) => `${side}${NB}: ${points} pour les villes`,
    steps: (points, side) => `${side}${NB}: ${points} pour les pas ennemis`,
  },
  next: {
    bank: (points) =>
      `Allemands${NB}: +${points} par tour et par unité ravitaillée au bord de la Meuse`,
    unsupplied: (points) =>
      `Allemands${NB}: +${points} par tour pour chacune de celles-ci une fois ravitaillée`,
    town: (points, side) =>
      `${side}${NB}: +${points} pour une unité dans chacune de ces villes à la fin`,
  },
}
