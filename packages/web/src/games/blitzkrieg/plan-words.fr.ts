import type { Translated } from '../../i18n/spoken.ts'
import type { words as en } from './plan-words.en.ts'

export const words: Translated<typeof en> = {
  selected: 'choisie',
  go: 'peut y aller, avec le coût',
  zone: 'ZDC ennemie : fin du trajet',
  attack: 'peut être attaqué',
  move: 'Déplacer',
  moveSome: (count, of) => `Déplacer ${count} unité${count < 2 ? '' : 's'} sur ${of}`,
  fire: 'Tirer',
  declare: 'Déclarer',
  moves: (unit, hex, cost, left) => `${unit} vers ${hex} pour ${cost} PM, reste ${left}.`,
  attacks: (unit, hex) => `${unit} attaque ${hex}.`,
  fires: (unit, hex, chance) => `${unit} tire sur ${hex} : ${chance} de désorganiser.`,
  endsPhase: 'Personne d’autre ne peut bouger : la phase se termine.',
  all: 'Toutes',
  byType: 'Par type',
}
