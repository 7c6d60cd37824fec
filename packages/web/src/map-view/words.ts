import { spoken } from '../i18n/spoken.ts'
import type { Layer } from './layers.ts'

/** What the map says, whatever the game. */
export interface MapWords {
  readonly map: string
  readonly help: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly fit: string
  readonly layers: string
  readonly layer: Readonly<Record<Layer, string>>
  readonly hide: string
  readonly meant: string
  readonly show: string
  readonly key: string
  readonly noSigns: string
}

const en: MapWords = {
  map: 'Map',
  help: 'Arrow keys go from place to place, Enter selects or confirms, Escape goes back, [ and ] go through what can be done, full stop goes to the next unit, I describes.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Whole map',
  layers: 'Layers',
  layer: {
    terrain: 'Terrain',
    rivers: 'Rivers',
    roads: 'Roads',
    names: 'Names',
    grid: 'Boundaries',
    counters: 'Counters',
    overlays: 'Marks',
  },
  hide: 'Hide the counters while held',
  meant: 'Which one?',
  show: 'Show',
  key: 'Key to the signs on the map',
  noSigns: 'No signs on the map now',
}

const fr: MapWords = {
  map: 'Carte',
  help: 'Les flèches vont de lieu en lieu, Entrée sélectionne ou confirme, Échap revient, [ et ] parcourent ce qui est possible, le point va à l’unité suivante, I décrit.',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  fit: 'Toute la carte',
  layers: 'Calques',
  layer: {
    terrain: 'Terrain',
    rivers: 'Rivières',
    roads: 'Routes',
    names: 'Noms',
    grid: 'Limites',
    counters: 'Pions',
    overlays: 'Marques',
  },
  hide: 'Cacher les pions tant que la touche est tenue',
  meant: 'Que voulez-vous faire ?',
  show: 'Montrer',
  key: 'Légende des signes sur la carte',
  noSigns: 'Aucun signe sur la carte',
}

/** The words of the map in the language of the moment. */
export const mapWords = spoken<MapWords>({ en, fr })
