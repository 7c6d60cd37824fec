import type { Translated } from '../../../i18n/spoken.ts'
import type { words as en } from './danger-words.en.ts'

const NN = '\u202f'

export const words: Translated<typeof en> = {
  loss: (vp) => `−${vp}`,
  figure: (loss) => `${loss} PV`,
  ifTheyFire: 'PV, s’ils tirent',
  ifByCard: 'PV, avec une carte',
  spoken: (name, fp, vp) => `${name} peut répondre à ${fp}, environ ${vp} PV perdus`,
  canAnswer: (name) => `${name} peut répondre`,
  facts: (men, range) =>
    `${men} homme${men < 2 ? '' : 's'}, portée ${range}, arme chargée, n’a pas agi.`,
  aCard: (bonus) => ` Une carte ajoute au plus +${bonus}.`,
  rows: 'S’ils tirent',
  lost: 'PV perdus en moyenne',
  noneDie: 'aucun mort',
  plain: (fp) => `simple, ${fp}`,
  card: (fp) => `avec une carte, au plus ${fp}`,
  dies: 'Risque de mort de chacun',
  safer: 'Plus sûr',
  saferNote: (fp) => `PV perdus s’ils tirent à ${fp}`,
  withCard: (title) => `Avec ${title}`,
  keep: (title) => `Garder ${title}`,
  noAnswer: `pas de réponse${NN}: 0 PV`,
  leaves: (left, vp) => `reste ${left}${NN}: environ ${vp} PV`,
  bandTitle: (card) => `Puissance de feu qui peut répondre sur la carte ${card}`,
  bandNote: `faits connus${NN}: hommes, munitions, portée${NN}; cartes inconnues`,
  aCardShort: 'une carte',
  rest: (fp, vp) => `${fp}${NN}: environ ${vp} PV`,
  answers: (fp) => `peut répondre, ${fp}`,
  span: (least, most) => (least === most ? String(least) : `${least}–${most}`),
  to: (name, card) => `${name} vers la carte ${card}`,
  aside: (name, card) => `${name} reste en carte ${card}`,
  acted: 'a agi',
  mayAnswer: 'ne peut que répondre',
  actsAgain: 'agit encore',
  byMoveOut: 'par En avant',
  lostOf: (lost, of) => `${lost} sur ${of}`,
  lostSoFar: 'PV déjà perdus',
  withNoCard: 'sans carte',
}
