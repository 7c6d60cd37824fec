import type { Translated } from '@estafette/kernel'
import type { units as en } from '../en/units.ts'

export const units: Translated<typeof en> = {
  title: 'Les unités',
  rules: {
    'ARR-3.2a':
      'Il y a six types d’unités : infanterie, blindé, antichar, FLAK, artillerie et chef.',
    'ARR-3.2b':
      'Toute unité sur la carte est soit Fraîche, le recto de son pion visible, soit Fatiguée, le verso visible.',
    'ARR-3.2c':
      'Une unité utilise les facteurs de la face visible de son pion ; une unité Fatiguée défend donc avec son Facteur de Défense de face Fatiguée.',
    'ARR-3.2d':
      'Les unités de FLAK et les chefs Rommel et Rothenburg comptent comme Wehrmacht, Eiche comme SS et Martel comme britannique.',
    'ARR-3.3a':
      'Un Facteur d’Attaque en italique désigne une unité capable de Débordement : c’est le cas de toutes les unités blindées, de toutes les unités antichars et des unités de reconnaissance.',
    'ARR-3.4a':
      'Un marqueur de Contrôle allié se trouve sur chaque lieu allemand à l’origine que contrôlent les Alliés, et un marqueur de Contrôle allemand sur chaque lieu allié à l’origine que contrôlent les Allemands.',
  },
}
