import type { Translated } from '../../../i18n/spoken.ts'
import { battleCount, battleMonths } from '../../../i18n/series-size.ts'
import type { words as en } from './words.en.ts'

/** The page of a series of battles, in French. */
export const words: Translated<typeof en> = {
  title: 'France 1940 : Blitzkrieg in the West',
  intro: ({ place }) =>
    `${battleCount('fr')} batailles de ${battleMonths('fr')}, une seule règle. Apprenez-la à ${place}, puis franchissez la Meuse.`,
  battles: 'Les batailles par date',
  details: ({ place }) => `À propos de la bataille : ${place}`,
  close: 'Fermer',
  start: 'Pour débuter',
  'day.first': '1er',
  day: ({ day, month }) => `${day} ${month}`,
  days: ({ from, to, month }) => `Du ${from} au ${to} ${month}`,
  'days.two': ({ from, to, month }) => `${from} et ${to} ${month}`,
  'days.far': ({ from, to }) => `Du ${from} au ${to}`,
  turns: ({ count }) => `${count} tours`,
  units: ({ count }) => `${count} unités`,
  hours: ({ count }) => `${count} h`,
  'side.german': 'Allemands',
  'wants.none': 'Avoir plus de points que l’ennemi à la fin du dernier tour.',
  length: 'Durée',
  'length.text': ({ turns, hours }) => `${turns} tours, environ ${hours} h`,
  complexity: 'Complexité',
  'complexity.1': 'Complexité : faible',
  'complexity.2': 'Complexité : moyenne',
  'complexity.3': 'Complexité : élevée',
  'level.1': 'faible',
  'level.2': 'moyenne',
  'level.3': 'élevée',
  balance: 'Équilibre',
  'balance.none': 'pas encore mesuré',
  'balance.text': ({ german, other, games }) =>
    `${german} : ${other} en ${games} parties entre ordinateurs`,
  sides: 'Camps',
  'sides.french': ({ german, allied }) => `${german} unités allemandes, ${allied} françaises`,
  'sides.allied': ({ german, allied }) => `${german} unités allemandes, ${allied} alliées`,
  you: 'Vous',
  'you.text': ({ games, won }) => `parties finies : ${games}, gagnées : ${won}`,
  play: ({ place }) => `Jouer ${place}`,
  learn: 'Apprendre',
  rules: 'Règles',
}
