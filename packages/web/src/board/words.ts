import { spoken } from '../i18n/spoken.ts'
import type { Layer } from './layers.ts'

/** What the board says, whatever the game. */
export interface BoardWords {
  readonly board: string
  readonly boardHelp: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly fit: string
  readonly layers: string
  readonly layer: Readonly<Record<Layer, string>>
  readonly hide: string
}

const en: BoardWords = {
  board: 'Map',
  boardHelp:
    'Arrow keys go from place to place, Enter selects or confirms, Escape goes back, [ and ] go through what can be done, full stop goes to the next unit, I describes.',
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
}

const fr: BoardWords = {
  board: 'Carte',
  boardHelp:
    'Les flèches vont de lieu en lieu, Entrée sélectionne ou confirme, Échap revient, [ et ] parcourent ce qui est possible, le point va à l’unité suivante, I décrit.',
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
}

/** The words of the board in the language of the moment. */
export const boardWords = spoken<BoardWords>({ en, fr })
