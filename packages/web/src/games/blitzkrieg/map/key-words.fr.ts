import type { Translated } from '../../../i18n/spoken.ts'
import type { words as en } from './key-words.en.ts'

export const words: Translated<typeof en> = {
  disrupted: 'désorganisée',
  refit: 'marqueur Refit',
  fired: 'a tiré',
  spent: 'a bougé ou attaqué',
  riding: 'transportée',
  leader: 'avec Rommel',
  works: 'retranchée, +2',
  digging: 'retranchement en cours',
  bridging: 'pont en construction',
  bridge: 'pont de bateaux',
  'plane-0': 'Luftwaffe sur un objectif',
  'plane-1': 'aviation alliée sur un objectif',
  ring: 'peut faire retraite avant combat',
  box: 'antichar, ou bonus antichar',
  roof: 'troupes d’assaut',
  raised: 'portée des canons',
  lowered: 'attaque diminuée par Refit',
  heavy: 'char lourd',
  coin: 'points de victoire\u00a0; à pans coupés\u00a0: pour un seul camp',
  letter: 'hex que les règles nomment par sa lettre',
  store: 'source de ravitaillement',
  'way-in': 'entrée des renforts',
  blown: 'pont détruit',
}
