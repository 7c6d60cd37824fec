import type { Translated } from '../../i18n/spoken.ts'
import type { words as en } from './counter-words.en.ts'

export const words: Translated<typeof en> = {
  unit: (name) =>
    name
      .replace(' Infantry', ' d’infanterie')
      .replace(' Cavalry Squadron', 'e escadron de cavalerie')
      .replace('3rd Armored detachment', '3e DB US (détachement)'),
  types: ['blindé', 'infanterie', 'reco', 'AM/AT'],
  nations: ['Allemands', 'Américains', 'Britanniques'],
  formations: [
    '116. Panzer',
    '2. Panzer',
    'Panzer Lehr',
    '9. Panzer',
    'brigade Führer Begleit',
    '84e division d’infanterie',
    '2e division blindée',
    '4e groupe de cavalerie',
    '3e division blindée (détachement)',
    '29e brigade blindée',
  ],
  unused: 'Non utilisée',
  used: 'Utilisée',
  colon: '\u00a0: ',
  attack: (factor) => `attaque ${factor}`,
  defence: (factor) => `défense ${factor}`,
  movement: (factor) => `mouvement ${factor}`,
  noMovement: 'sans mouvement',
  steps: (left, of) => (left < of ? 'puissance réduite, un pas' : of > 1 ? 'deux pas' : 'un pas'),
  disrupted: 'désorganisée',
  outOfSupply: 'non ravitaillée',
  isolated: 'isolée',
  trucks: 'avec camions',
}
