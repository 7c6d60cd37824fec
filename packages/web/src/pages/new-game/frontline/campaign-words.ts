import { spoken } from '../../../i18n/spoken.ts'

interface CampaignWords {
  readonly lists: string
  readonly text: string
  readonly about: Readonly<Record<string, string>>
  readonly progress: (fought: number, of: number) => string
  readonly won: readonly [allies: string, axis: string, draw: string]
  readonly points: (allies: number, axis: number) => string
  readonly next: string
  readonly later: string
  readonly goOn: string
  readonly missing: string
  readonly missingText: string
  readonly veterans: string
  readonly veteransText: string
  readonly again: string
  readonly againText: string
  readonly keep: string
  readonly sides: string
}

const en: CampaignWords = {
  lists: 'Campaigns',
  text: 'Battles played in order by the same two players on the same sides. A victory is worth 2 points, a draw 1 each; a side that loses less than a quarter of its VP scores 1 more.',
  about: {
    airborne: 'The paratroopers, from Sainte-Mère-Église to Nijmegen.',
    'beach-to-breakout': 'From Omaha to the pocket of Falaise.',
    tommies: 'The British, from Pegasus Bridge to Arnhem.',
    'the-whole-way': 'All nineteen battles.',
  },
  progress: (fought, of) => `${fought} of ${of} fought`,
  won: ['Allied victory', 'Axis victory', 'Draw'],
  points: (allies, axis) => `${allies} to ${axis}`,
  next: 'Next',
  later: 'later',
  goOn: 'Go on',
  missing: 'Missing',
  missingText:
    'Killed in an earlier battle, and not here. Before this one their owner names for each an unused card of the same nation and type, of no more VP, or does without where there is none; afterwards they return.',
  veterans: 'Veterans',
  veteransText: 'Lived through a victory: Morale 1 higher in this battle.',
  again: 'Begin again',
  againText:
    'Points, missing men and veterans of this campaign are forgotten, and it begins with its first battle. The games already played stay among your games.',
  keep: 'Keep it',
  sides: 'The sides stay as they were in the first battle.',
}

const fr: CampaignWords = {
  lists: 'Campagnes',
  text: 'Des batailles jouées dans l’ordre par les deux mêmes joueurs, chacun dans son camp. Une victoire vaut 2 points, une égalité 1 à chacun ; qui perd moins d’un quart de ses PV en a 1 de plus.',
  about: {
    airborne: 'Les parachutistes, de Sainte-Mère-Église à Nimègue.',
    'beach-to-breakout': 'D’Omaha à la poche de Falaise.',
    tommies: 'Les Britanniques, du pont Pegasus à Arnhem.',
    'the-whole-way': 'Les dix-neuf batailles.',
  },
  progress: (fought, of) => `${fought} sur ${of}`,
  won: ['Victoire alliée', 'Victoire de l’Axe', 'Égalité'],
  points: (allies, axis) => `${allies} à ${axis}`,
  next: 'À jouer',
  later: 'plus tard',
  goOn: 'Reprendre',
  missing: 'Absents',
  missingText:
    'Tués dans une bataille précédente, et absents de celle-ci. Avant de la jouer, leur joueur désigne pour chacun une carte libre de même nation et de même type, de PV au plus égaux, ou s’en passe s’il n’y en a pas ; ensuite ils reviennent.',
  veterans: 'Vétérans',
  veteransText: 'Ont survécu à une victoire : Moral plus haut de 1 dans cette bataille.',
  again: 'Recommencer',
  againText:
    'Les points, les absents et les vétérans de cette campagne seront oubliés, et elle reprendra à sa première bataille. Les parties déjà jouées restent parmi vos parties.',
  keep: 'La garder',
  sides: 'Les camps restent ceux de la première bataille.',
}

/** The words of the campaigns. */
export const campaignWords = spoken<CampaignWords>({ en, fr })
