import { LAYERS, type LayerName, type MapLayers } from '../layers.ts'
import { drawBoundaries } from './boundaries.ts'
import { drawCartouche } from './cartouche.ts'
import { drawContours } from '../../../map/draw/contours.ts'
import { drawFields } from './fields.ts'
import { drawFrame } from '../../../map/draw/frame.ts'
import { drawZones } from './frame.ts'
import { heightField } from './height.ts'
import { drawIdentifier, drawPlaceName } from './identifiers.ts'
import { drawMinorNames } from './names.ts'
import { drawRelief, drawStain, grainPattern } from '../../../map/draw/relief.ts'
import { drawRidges } from './ridges.ts'
import { drawRailways } from './railways.ts'
import { drawRoads } from './roads.ts'
import { places, source, surface } from './source.ts'
import { spots } from './spots.ts'
import { drawTowns } from './towns.ts'
import { drawTrees } from './trees.ts'
import { drawVillages, villageHouses } from './villages.ts'
import { drawMeadows, drawWater } from './water.ts'
import { drawWoods } from './woods.ts'

/** Draws the map of Arras from its data: the same strings every time, styled by its style sheets alone. */
export function drawArrasMap(): MapLayers {
  const height = heightField()
  const houses = villageHouses()
  const trees = drawTrees(houses.map(({ at }) => at))
  const woods = drawWoods()
  const towns = drawTowns()
  const railways = drawRailways()
  const water = drawWater()
  const roads = drawRoads()
  const villages = drawVillages(houses)
  const boundaries = drawBoundaries()
  const minorNames = drawMinorNames()
  const drawn = [trees, woods, towns, railways, water, roads, villages, boundaries, minorNames]
  const { left, top, right, bottom } = surface
  const content: Record<LayerName, string> = {
    sheet: `<rect class="m-sheet" width="${source.width}" height="${source.height}"/>`,
    fields: drawFields(),
    meadows: drawMeadows(),
    relief: drawRelief(height),
    contours: drawContours(height),
    ridges: drawRidges(),
    woods: trees.markup + woods.markup,
    towns: towns.markup,
    railways: railways.markup,
    water: water.markup,
    roads: roads.markup,
    villages: villages.markup,
    boundaries: boundaries.markup,
    frame: [
      drawStain(source.width, source.height),
      `<rect class="m-grain" fill="url(#arras-grain)" width="${source.width}" height="${source.height}"/>`,
      drawFrame(surface, source.scale.unitsPerKm),
      drawZones(),
      drawCartouche(),
    ].join(''),
  }
  const spot = (id: string) => spots.get(id)!.label
  return {
    defs: [
      grainPattern('arras-grain'),
      `<clipPath id="arras-surface"><rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"/></clipPath>`,
      ...drawn.map(({ defs }) => defs),
    ].join(''),
    layers: Object.fromEntries(
      LAYERS.map(({ name, group, isClipped }) => [
        name,
        `<g class="m-layer m-${name} m-in-${group}"${isClipped ? ' clip-path="url(#arras-surface)"' : ''}>${content[name]}</g>`,
      ]),
    ) as Record<LayerName, string>,
    names: `<g class="m-layer m-names m-in-names">${minorNames.markup}${places.map((place) => drawPlaceName(place, spot(place.id))).join('')}</g>`,
    identifiers: `<g class="m-layer m-identifiers">${places.map((place) => drawIdentifier(place, spot(place.id))).join('')}</g>`,
  }
}
