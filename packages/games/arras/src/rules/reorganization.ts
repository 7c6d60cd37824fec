import type { Chapter } from '@estafette/kernel'

export const reorganization: Chapter = {
  id: 'reorganization',
  title: { en: 'Reorganization', fr: 'Réorganisation' },
  rules: [
    {
      id: 'ARR-10.1a',
      source: '10.1',
      tag: 'ambiguous',
      en: 'An eliminated infantry, anti-tank or artillery unit may return Spent if another eliminated unit of the same side and type, with a Spent Defence Factor at least as high, is removed for good. The unit given up always comes from the eliminated units, never from the map.',
      fr: 'Une unité d’infanterie, antichar ou d’artillerie éliminée peut revenir Fatiguée si une autre unité éliminée du même camp et du même type, dont le Facteur de Défense de face Fatiguée est au moins égal, est retirée définitivement. L’unité sacrifiée vient toujours des unités éliminées, jamais de la carte.',
    },
    {
      id: 'ARR-10.1b',
      source: '10.0, 10.1',
      tag: 'completed',
      en: 'A player may reorganize any number of units in a phase as long as pairs are left. The two units of a pair need not be of the same nationality.',
      fr: 'Un joueur peut réorganiser autant d’unités qu’il veut dans une phase tant qu’il reste des paires. Les deux unités d’une paire peuvent être de nationalités différentes.',
    },
    {
      id: 'ARR-10.1c',
      source: '10.1',
      tag: 'stated',
      en: 'FLAK units cannot be reorganized.',
      fr: 'Les unités de FLAK ne peuvent pas être réorganisées.',
    },
    {
      id: 'ARR-10.2a',
      source: '10.2',
      tag: 'stated',
      en: 'An eliminated armour unit returns as the reorganized (R) counter of the same identification, placed Spent; the original unit is removed for good. No second unit is needed.',
      fr: 'Une unité blindée éliminée revient sous la forme du pion réorganisé (R) de même identification, placé Fatigué ; l’unité d’origine est retirée définitivement. Aucune seconde unité n’est nécessaire.',
    },
    {
      id: 'ARR-10.2b',
      source: '10.2',
      tag: 'completed',
      en: 'A reorganized (R) counter that is eliminated never returns.',
      fr: 'Un pion réorganisé (R) éliminé ne revient jamais.',
    },
    {
      id: 'ARR-10.3a',
      source: '10.3',
      tag: 'stated',
      en: 'An eliminated leader never returns and can never be given up for another unit.',
      fr: 'Un chef éliminé ne revient jamais et ne peut jamais être sacrifié pour une autre unité.',
    },
    {
      id: 'ARR-10.4a',
      source: '10.1, 10.2',
      tag: 'completed',
      en: 'A reorganized unit is placed in a friendly-controlled, uncontested location, area or zone, that holds at least one other friendly unit; a unit reorganized just before counts as that other unit. Stacking, the German operational limits and Closed locations must be respected.',
      fr: 'Une unité réorganisée se place dans un lieu, Secteur ou zone, sous contrôle ami, non Contesté et contenant au moins une autre unité amie ; une unité réorganisée juste avant compte comme cette autre unité. L’empilement, les limites opérationnelles allemandes et les lieux Fermés doivent être respectés.',
    },
  ],
}
