import type { Translated } from '@estafette/kernel'
import type { reorganization as en } from '../en/reorganization.ts'

export const reorganization: Translated<typeof en> = {
  title: 'Réorganisation',
  rules: {
    'ARR-10.1a':
      'Une unité d’infanterie, antichar ou d’artillerie éliminée peut revenir Fatiguée si une autre unité éliminée du même camp et du même type, dont le Facteur de Défense de face Fatiguée est au moins égal, est retirée définitivement. L’unité sacrifiée vient toujours des unités éliminées, jamais de la carte.',
    'ARR-10.1b':
      'Un joueur peut réorganiser autant d’unités qu’il veut dans une phase tant qu’il reste des paires. Les deux unités d’une paire peuvent être de nationalités différentes.',
    'ARR-10.1c': 'Les unités de FLAK ne peuvent pas être réorganisées.',
    'ARR-10.2a':
      'Une unité blindée éliminée revient sous la forme du pion réorganisé (R) de même identification, placé Fatigué ; l’unité d’origine est retirée définitivement. Aucune seconde unité n’est nécessaire.',
    'ARR-10.2b': 'Un pion réorganisé (R) éliminé ne revient jamais.',
    'ARR-10.3a':
      'Un chef éliminé ne revient jamais et ne peut jamais être sacrifié pour une autre unité.',
    'ARR-10.4a':
      'Une unité réorganisée se place dans un lieu, Secteur ou zone, sous contrôle ami, non Contesté et contenant au moins une autre unité amie ; une unité réorganisée juste avant compte comme cette autre unité. L’empilement, les limites opérationnelles allemandes et les lieux Fermés doivent être respectés.',
  },
}
