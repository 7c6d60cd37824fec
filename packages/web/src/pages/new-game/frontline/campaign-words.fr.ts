import type { Translated } from '../../../i18n/spoken.ts'
import type { words as en } from './campaign-words.en.ts'

export const words: Translated<typeof en> = {
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
