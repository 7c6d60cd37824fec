import { of } from '../../i18n/french.ts'
import type { Translated } from '../../i18n/spoken.ts'
import type { words as en } from './notes.en.ts'

export const words: Translated<typeof en> = {
  more: 'Épingles, une copie, un rapport',
  mine: 'Notes pour vous',
  whose: 'Elles restent dans ce navigateur : ni fichier, ni lien, ni adversaire ne les reçoit.',
  whoseShared:
    'Elles restent dans ce navigateur et ne s’affichent qu’à vos propres tours : ni fichier, ni lien, ni adversaire ne les reçoit.',
  whoseFar:
    'Le serveur garde le texte pour vous seul ; les épingles restent dans ce navigateur. Ni fichier, ni lien, ni adversaire ne les reçoit.',
  pin: (place) => `Épingler ${place}`,
  pinHow: 'Regardez un lieu de la carte pour l’épingler.',
  pinText: (place) => `Note sur ${place}`,
  unpin: (place) => `Retirer l’épingle ${of(place)}`,
  tryOut: 'Essayer dans une copie',
  tryText:
    'Vous jouez les deux camps à partir de cette position, avec d’autres dés. Votre partie attend ici.',
  copy: 'Ceci est une copie pour essayer. Rien n’en touche votre partie.',
  back: 'L’abandonner et revenir',
  report: 'Enregistrer un rapport',
  reportText:
    'Une règle semble fausse ? Le rapport contient la position, le journal, la version et ce que vous écrivez ici, et rien de ce que l’autre camp cache.',
  complaint: 'Qu’est-ce qui ne va pas ?',
}
