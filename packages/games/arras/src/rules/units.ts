import type { Chapter } from '@estafette/kernel'

export const units: Chapter = {
  id: 'units',
  title: { en: 'Units', fr: 'Les unités' },
  rules: [
    {
      id: 'ARR-3.2a',
      source: '3.2',
      tag: 'stated',
      en: 'There are six types of unit: infantry, armour, anti-tank, FLAK, artillery and leader.',
      fr: 'Il y a six types d’unités : infanterie, blindé, antichar, FLAK, artillerie et chef.',
    },
    {
      id: 'ARR-3.2b',
      source: '3.2',
      tag: 'stated',
      en: 'Every unit on the map is either Fresh, with the front of its counter up, or Spent, with the back up.',
      fr: 'Toute unité sur la carte est soit Fraîche, le recto de son pion visible, soit Fatiguée, le verso visible.',
    },
    {
      id: 'ARR-3.2c',
      source: '3.3.1, 10.1',
      tag: 'completed',
      en: 'A unit uses the factors of the side of its counter that is up; a Spent unit therefore defends with its Spent Defence Factor.',
      fr: 'Une unité utilise les facteurs de la face visible de son pion ; une unité Fatiguée défend donc avec son Facteur de Défense de face Fatiguée.',
    },
    {
      id: 'ARR-3.2d',
      source: '3.1',
      tag: 'completed',
      en: 'FLAK units and the leaders Rommel and Rothenburg count as Wehrmacht, Eiche counts as SS and Martel as British.',
      fr: 'Les unités de FLAK et les chefs Rommel et Rothenburg comptent comme Wehrmacht, Eiche comme SS et Martel comme britannique.',
    },
    {
      id: 'ARR-3.3a',
      source: '3.3.1',
      tag: 'stated',
      en: 'Units whose Attack Factor is in italics are overrun-capable: all armour units, all anti-tank units and the reconnaissance units.',
      fr: 'Un Facteur d’Attaque en italique désigne une unité capable de Débordement : c’est le cas de toutes les unités blindées, de toutes les unités antichars et des unités de reconnaissance.',
    },
    {
      id: 'ARR-3.4a',
      source: '3.4.2, 13.6',
      tag: 'stated',
      en: 'An Allied Control marker lies on each initially German location that the Allies control, and a German Control marker on each initially Allied location that the Germans control.',
      fr: 'Un marqueur de Contrôle allié se trouve sur chaque lieu allemand à l’origine que contrôlent les Alliés, et un marqueur de Contrôle allemand sur chaque lieu allié à l’origine que contrôlent les Allemands.',
    },
  ],
}
