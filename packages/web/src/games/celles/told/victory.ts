import { NONE, outlookOf, standardBoard, type CellesState } from '@estafette/celles/screen'
import type { Ending } from '@estafette/kernel'
import { spoken } from '../../../i18n/spoken.ts'
import type { Alarm, VictoryPart } from '../../../screen/victory.ts'

interface Words {
  readonly scale: string
  readonly meaning: (goal: number, german: number, allied: number) => string
  readonly goal: (goal: number) => string
  readonly wins: readonly [string, string, string] // Germans, Allies, nobody
  readonly suddenDeath: string
  readonly last: string
  readonly alarm: Readonly<Record<string, (ending: Ending, wins: string) => string>>
  readonly short: Readonly<Record<string, (ending: Ending) => string>>
  readonly ending: Readonly<Record<string, (ending: Ending, wins: string) => string>>
  readonly sides: readonly [string, string]
  readonly score: Readonly<Record<string, (points: number, side: string) => string>>
  readonly next: Readonly<Record<string, (points: number, side: string) => string>>
}

const NB = '\u00a0'

const en: Words = {
  scale: 'German VP',
  meaning: (goal, german, allied) => `${goal} win, count ${german} to ${allied}`,
  goal: (goal) => `${goal} win`,
  wins: ['The Germans win.', 'The Allies win.', 'It is a draw.'],
  suddenDeath: 'Sudden death.',
  last: 'Last turn.',
  alarm: {
    decisive: ({ have, need }) =>
      `With ${have} of ${need} VP when the turn ends the Germans win. A unit less on the Meuse, or out of supply, counts one less.`,
    points: ({ have, need }, wins) =>
      `When it ends the count decides: Germans ${have}, Allies ${need}. ${wins}`,
  },
  short: {
    decisive: ({ have, need }) => `With ${have} of ${need} VP when the turn ends`,
    points: ({ have, need }) => `Germans ${have}, Allies ${need}`,
  },
  ending: {
    decisive: ({ have, need }) =>
      `${need} German VP on the track (${have} with the Meuse at the end of this turn): the Germans win at once.`,
    points: ({ have, need }, wins) =>
      `The count after the last turn, now ${have} for the Germans and ${need} for the Allies. ${wins}`,
  },
  sides: ['Germans', 'Allies'],
  score: {
    track: (points, side) => `${side}: ${points} on the track`,
    meuse: (points, side) => `${side}: ${points} for units on the Meuse when this turn ends`,
    towns: (points, side) => `${side}: ${points} for towns`,
    steps: (points, side) => `${side}: ${points} for enemy steps`,
  },
  next: {
    bank: (points) => `Germans: +${points} a turn for each supplied unit on the Meuse`,
    unsupplied: (points) => `Germans: +${points} a turn for each of these once in supply`,
    town: (points, side) => `${side}: +${points} for a unit in each of these towns at the end`,
  },
}

const fr: Words = {
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

const words = spoken<Words>({ en, fr })

function winner({ side }: Ending): string {
  return words().wins[side === NONE ? 2 : side] ?? ''
}

function alarm(_: CellesState, ending: Ending): Alarm {
  const { suddenDeath, last, alarm, short } = words()
  return {
    title: ending.key === 'decisive' ? suddenDeath : last,
    text: alarm[ending.key]!(ending, winner(ending)),
    short: short[ending.key]!(ending),
    places: ending.places,
  }
}

/** How victory stands in Celles. */
export const victory: VictoryPart<CellesState> = {
  outlook: outlookOf,
  scale(s) {
    const endings = outlookOf(s)?.endings
    const count = endings?.find(({ key }) => key === 'points')
    const track = endings?.find(({ key }) => key === 'decisive')
    const goal = standardBoard.decisiveVp
    return {
      title: words().scale,
      value: s.vp,
      coming: (track?.have ?? s.vp) - s.vp,
      goal,
      meaning: words().meaning(goal, count?.have ?? 0, count?.need ?? 0),
      short: words().goal(goal),
    }
  },
  alarm,
  ending: (_, ending) => words().ending[ending.key]!(ending, winner(ending)),
  score: (_, { key, points, side }) => words().score[key]!(points, words().sides[side]!),
  next: (_, { key, points, side }) => words().next[key]!(points, words().sides[side]!),
  winner: (_, ending) => winner(ending),
}
