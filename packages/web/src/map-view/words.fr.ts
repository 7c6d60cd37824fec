import type { Translated } from '../i18n/spoken.ts'
import type { words as en } from './words.en.ts'

export const words: Translated<typeof en> = {
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
}
