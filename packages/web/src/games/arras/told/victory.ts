import { arras } from '@estafette/arras'
import { outlookOf, victoryParts, type ArrasState } from '@estafette/arras/screen'
import type { Ending, Language, Score } from '@estafette/kernel'
import { spoken } from '../../../i18n/spoken.ts'
import type { Alarm, VictoryPart } from '../../../screen/victory.ts'
import { language } from '../../../store/settings.ts'
import { percent } from '../words.ts'

interface Words {
  readonly hour: (hour: string) => string
  readonly scale: string
  readonly meaning: (goal: number) => string
  readonly wins: readonly [string, string] // by side
  readonly suddenDeath: string
  readonly last: string
  readonly gortTitle: string
  readonly alarm: Readonly<Record<string, (ending: Ending, hour: string, wins: string) => string>>
  readonly short: Readonly<Record<string, (ending: Ending, hour: string) => string>>
  readonly ending: Readonly<Record<string, (ending: Ending, wins: string) => string>>
  readonly score: Readonly<Record<string, (points: number) => string>>
  readonly next: Readonly<Record<string, string>>
}

const NB = '\u00a0'
const vpEn = (count: number): string => `${count}${NB}VP`
const vpFr = (count: number): string => `${count}${NB}PV`

/** How many more areas with a way home keep the game going. */
const missing = ({ have, need }: Ending): number => Math.max(1, need + 1 - have)

const en: Words = {
  hour: (hour) => hour,
  scale: 'Allied VP',
  meaning: (goal) => `below 1 loses, ${goal} win`,
  wins: ['The Allies win.', 'The Germans win.'],
  suddenDeath: 'Sudden death.',
  last: 'Last hour.',
  gortTitle: 'Gort may break off.',
  alarm: {
    areas: ({ have }, hour) =>
      `With ${have} of the ringed areas when ${hour} ends the Allies win. Taking one back stops it.`,
    zone: (_, hour) =>
      `With zone A or B when ${hour} ends the Allies win. Taking it back stops it.`,
    points: (ending, hour) =>
      `With ${vpEn(ending.have)} when ${hour} ends the Germans win. ` +
      (missing(ending) === 1
        ? 'One area with a way home to Saint-Pol, Lens or Douai is enough.'
        : `${missing(ending)} more areas with a way home to Saint-Pol, Lens or Douai are needed.`),
    gort: ({ have, need, chance }, hour, wins) =>
      `When ${hour} ends his die ends the game with ${percent(chance)}: ${vpEn(have)} of ${need}. ${wins}`,
    final: ({ have, need }, hour, wins) =>
      `When ${hour} ends the points decide: ${vpEn(have)} of ${need}. ${wins}`,
  },
  short: {
    areas: ({ have }, hour) => `With ${have} ringed areas when ${hour} ends`,
    zone: (_, hour) => `With zone A or B when ${hour} ends`,
    points: ({ have }, hour) => `With ${vpEn(have)} when ${hour} ends`,
    gort: ({ have, need, chance }) => `${percent(chance)}, ${vpEn(have)} of ${need}`,
    final: ({ have, need }) => `${vpEn(have)} of ${need}`,
  },
  ending: {
    areas: ({ have, need }) =>
      `${have} of ${need} ringed areas under Allied control at the end of an hour: the Allies win.`,
    zone: ({ have }) =>
      `Zone A or B under Allied control at the end of an hour (now ${have}): the Allies win.`,
    points: ({ have }) =>
      `Less than 1 Allied VP at the end of an hour (now ${have}): the Germans win.`,
    gort: ({ have, need }, wins) =>
      `Gort’s die at the end of an hour from 18:00 on: with ${have} of ${need} VP. ${wins}`,
    final: ({ have, need }, wins) => `The end of 21:00: with ${have} of ${need} VP. ${wins}`,
  },
  score: {
    locations: (points) => `${points} for German locations with a way home`,
    ring: (points) => `${points} for two ringed areas`,
    rommel: (points) => `${points} for Rommel’s elimination`,
    blue: (points) => `${points} for blue locations lost`,
  },
  next: {
    take: '+1 for each German location taken next to those with a way home',
    'cut-off': '+1 for each of these once it has a way home',
    ring: '+1 for two of the ringed areas',
    rommel: '+1 for Rommel’s elimination',
    blue: '+1 for each blue location retaken',
  },
}

const fr: Words = {
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

const words = spoken<Words>({ en, fr })

/** The hour of a turn as it is written: 16:00, 16 h. */
export function hourText(s: ArrasState, turn: number, lang: Language = language.value): string {
  return words(lang).hour(s.board.turnTrack.hours[turn] ?? '')
}

function winner({ side }: Ending): string {
  return words().wins[side] ?? ''
}

function alarm(s: ArrasState, ending: Ending): Alarm {
  const { suddenDeath, last, gortTitle, alarm, short } = words()
  const { key, places } = ending
  const hour = hourText(s, s.turn)
  return {
    title: key === 'final' ? last : key === 'gort' ? gortTitle : suddenDeath,
    text: alarm[key]!(ending, hour, winner(ending)),
    short: short[key]!(ending, hour),
    places: key === 'points' || key === 'final' ? places : places.filter((at) => helps(s, key, at)),
  }
}

/** Which of the places an ending is about are those that made it so. */
function helps(s: ArrasState, key: string, place: number): boolean {
  return key === 'gort' || s.control[place] === arras.sides.indexOf('allied')
}

/** How victory stands in Arras. */
export const victory: VictoryPart<ArrasState> = {
  outlook: outlookOf,
  scale(s) {
    const { vp } = victoryParts(s)
    const { scale, meaning } = words()
    const goal = s.threshold
    return { title: scale, value: vp, goal, fatal: 0, meaning: meaning(goal) }
  },
  alarm,
  ending: (_, ending) => words().ending[ending.key]!(ending, winner(ending)),
  score: (_, { key, points }: Score) => words().score[key]!(points),
  next: (_, { key }) => words().next[key]!,
  winner: (_, ending) => winner(ending),
}
