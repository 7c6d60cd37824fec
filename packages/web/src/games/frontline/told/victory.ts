import {
  aheadInLosses,
  dearestFoe,
  outlookOf,
  vpNeeded,
  type FrontlineState,
} from '@estafette/frontline/screen'
import type { Ending } from '@estafette/kernel'
import { spoken } from '../../../i18n/spoken.ts'
import { nameOf } from './names.ts'
import type { Alarm, VictoryPart } from '../../../screen/victory.ts'

type Said = (ending: Ending, wins: string) => string

interface Words {
  readonly scale: string
  readonly meaning: (allies: number, axis: number) => string
  readonly wins: readonly [string, string, string] // Allies, Axis, nobody
  readonly title: Readonly<Record<string, string>>
  readonly alarm: Readonly<Record<string, Said>>
  readonly ending: Readonly<Record<string, Said>>
  readonly score: (points: number, side: number) => string
  readonly dearest: (points: number, side: number, name: string) => string
}

const en: Words = {
  scale: 'VP destroyed',
  meaning: (allies, axis) => `${axis} win for the Allies, ${allies} for the Axis`,
  wins: ['The Allies win.', 'The Axis wins.', 'It is a draw.'],
  title: {
    objective: 'The objective is held.',
    limit: 'Last turn.',
    length: 'Last turn.',
    nightfall: 'Night falls.',
  },
  alarm: {
    objective: ({ have, need, places }, wins) =>
      `Card ${places[0]! + 1} counts as held in ${have} of ${need} turns when this turn ends. ${wins}`,
    limit: (_, wins) => `When it ends, time is up. ${wins}`,
    length: (_, wins) => `When it ends, the larger share destroyed decides. ${wins}`,
    nightfall: (_, wins) => `When this turn ends, the larger share destroyed decides. ${wins}`,
  },
  ending: {
    'allies-lost': ({ have, need }) =>
      `${need} VP of the Allies destroyed (${have} so far): the Axis wins at once.`,
    'axis-lost': ({ have, need }) =>
      `${need} VP of the Axis destroyed (${have} so far): the Allies win at once.`,
    objective: ({ have, need, places, side }) =>
      `Card ${places[0]! + 1} held at the end of ${need} own turns in a row (${have} with this one): the ${side === 0 ? 'Allies win' : 'Axis wins'}.`,
    limit: ({ have, need }, wins) => `After turn ${need} of both (now turn ${have}): ${wins}`,
    length: ({ have, need }, wins) =>
      `After turn ${need} of both (now turn ${have}) the larger share destroyed decides. As it stands: ${wins}`,
    nightfall: ({ have, need }, wins) =>
      `At nightfall, when the deck has been shuffled ${need} times (${have} so far), the larger share destroyed decides. As it stands: ${wins}`,
  },
  score: (points, side) =>
    side === 0 ? `Allies: ${points} VP destroyed` : `Axis: ${points} VP destroyed`,
  dearest: (points, side, name) => `${side === 0 ? 'Allies' : 'Axis'}: +${points} VP for ${name}`,
}

const fr: Words = {
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

const words = spoken<Words>({ en, fr })

const CELLS = 12 // of the scale: the Allied end is the right one
const MIDDLE = CELLS / 2

function winner({ side }: Ending): string {
  return words().wins[side < 0 ? 2 : side]!
}

function alarm(_: FrontlineState, ending: Ending): Alarm {
  const { title, alarm, ending: endings } = words()
  const { key, places } = ending
  const wins = winner(ending)
  return {
    title: title[key] ?? wins,
    text: (alarm[key] ?? endings[key]!)(ending, wins),
    short: wins,
    places,
  }
}

/** How far a side is on its way to half of the enemy force. */
function progress(s: FrontlineState, side: number): number {
  return Math.min(1, s.vpLost[1 - side]! / Math.max(1, vpNeeded(s, 1 - side)))
}

/** How victory stands in Frontline: by what each side has destroyed. */
export const victory: VictoryPart<FrontlineState> = {
  outlook: outlookOf,
  scale(s) {
    const [allies, axis] = [progress(s, 0), progress(s, 1)]
    const lead = Math.round(MIDDLE * (allies - axis))
    const ahead = aheadInLosses(s)
    return {
      title: words().scale,
      value: MIDDLE + (lead === 0 && ahead >= 0 ? (ahead === 0 ? 1 : -1) : lead),
      text: `${s.vpLost[1]}\u2009:\u2009${s.vpLost[0]}`,
      goal: CELLS,
      fatal: 0,
      meaning: s.turn > 0 ? words().meaning(vpNeeded(s, 0), vpNeeded(s, 1)) : '',
    }
  },
  alarm,
  ending: (_, ending) => words().ending[ending.key]!(ending, winner(ending)),
  score: (_, { points, side }) => words().score(points, side),
  next: (s, { points, side }) => words().dearest(points, side, nameOf(dearestFoe(s, side))),
  winner: (_, ending) => winner(ending),
}
