/** What the map says, whatever the game. */
export const words = {
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
}
