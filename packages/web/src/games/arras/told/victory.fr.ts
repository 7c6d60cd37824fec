import { percent } from '../words.ts'
import type { Translated } from '../../../i18n/spoken.ts'
import { type words as en, missing } from './victory.en.ts'

const NB = '\u00a0'

const vpFr = (count: number): string => `${count}${NB}PV`

export const words: Translated<typeof en> = {
  hour: (hour) => hour.replace(':00', `${NB}h`),
  scale: 'PV alliés',
  meaning: (goal) => `perdu sous 1, gagné à ${goal}`,
  wins: ['Les Alliés gagnent.', 'Les Allemands gagnent.'],
  suddenDeath: 'Mort subite.',
  last: 'Dernière heure.',
  gortTitle: 'Gort peut rompre.',
  alarm: {
    areas: ({ have }, hour) =>
      `Avec ${have} secteurs cerclés de rouge à la fin de ${hour}, les Alliés gagnent. En reprendre un l’empêche.`,
    zone: (_, hour) =>
      `Avec la zone A ou B à la fin de ${hour}, les Alliés gagnent. La reprendre l’empêche.`,
    points: (ending, hour) =>
      `Avec ${vpFr(ending.have)} à la fin de ${hour}, les Allemands gagnent. ` +
      (missing(ending) === 1
        ? 'Un lieu relié à Saint-Pol, Lens ou Douai suffit.'
        : `Il faut ${missing(ending)} lieux de plus reliés à Saint-Pol, Lens ou Douai.`),
    gort: ({ have, need, chance }, hour, wins) =>
      `À la fin de ${hour}, son dé finit la partie à ${percent(chance)}${NB}: ${vpFr(have)} sur ${need}. ${wins}`,
    final: ({ have, need }, hour, wins) =>
      `À la fin de ${hour}, les points décident${NB}: ${vpFr(have)} sur ${need}. ${wins}`,
  },
  short: {
    areas: ({ have }, hour) => `Avec ${have} secteurs cerclés de rouge à la fin de ${hour}`,
    zone: (_, hour) => `Avec la zone A ou B à la fin de ${hour}`,
    points: ({ have }, hour) => `À ${vpFr(have)} à la fin de ${hour}`,
    gort: ({ have, need, chance }) => `${percent(chance)}, ${vpFr(have)} sur ${need}`,
    final: ({ have, need }) => `${vpFr(have)} sur ${need}`,
  },
  ending: {
    areas: ({ have, need }) =>
      `${have} des ${need} secteurs cerclés de rouge sous contrôle allié à la fin d’une heure${NB}: les Alliés gagnent.`,
    zone: ({ have }) =>
      `Zone A ou B sous contrôle allié à la fin d’une heure (${have} à présent)${NB}: les Alliés gagnent.`,
    points: ({ have }) =>
      `Moins de 1 PV allié à la fin d’une heure (${have} à présent)${NB}: les Allemands gagnent.`,
    gort: ({ have, need }, wins) =>
      `Le dé de Gort à la fin d’une heure dès 18${NB}h${NB}: avec ${have} PV sur ${need}. ${wins}`,
    final: ({ have, need }, wins) =>
      `La fin de 21${NB}h${NB}: avec ${have} PV sur ${need}. ${wins}`,
  },
  score: {
    locations: (points) => `${points} pour les lieux allemands reliés`,
    ring: (points) => `${points} pour deux secteurs cerclés de rouge`,
    rommel: (points) => `${points} pour l’élimination de Rommel`,
    blue: (points) => `${points} pour les lieux bleus perdus`,
  },
  next: {
    take: '+1 par lieu allemand pris à côté des lieux reliés',
    'cut-off': '+1 pour chacun de ces lieux une fois relié',
    ring: '+1 pour deux des secteurs cerclés de rouge',
    rommel: '+1 pour l’élimination de Rommel',
    blue: '+1 par lieu bleu repris',
  },
}
