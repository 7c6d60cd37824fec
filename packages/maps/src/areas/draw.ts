import { assemble, type Drawers, type MapDrawing } from '../drawing.ts'
import { drawContours } from '../pieces/contours.ts'
import { drawFrame, drawSheet } from '../pieces/frame.ts'
import { drawHouses } from '../pieces/houses.ts'
import { plain } from '../pieces/markup.ts'
import { drawMeadows } from '../pieces/meadows.ts'
import { drawPaper, drawRelief } from '../pieces/relief.ts'
import { drawBoundaries } from './boundaries.ts'
import { drawCartouche } from './cartouche.ts'
import { drawFields } from './fields.ts'
import { areaGround } from './ground.ts'
import { heightField } from './height.ts'
import { drawIdentifier, drawPlaceName } from './identifiers.ts'
import type { AreaLook, AreaPart } from './look.ts'
import { drawMinorNames } from './names.ts'
import { drawRailways } from './railways.ts'
import { drawRidges } from './ridges.ts'
import { drawRoads } from './roads.ts'
import type { AreaSource } from './source.ts'
import { drawTowns } from './towns.ts'
import { drawSingleTrees } from './trees.ts'
import { villageHouses } from './villages.ts'
import { drawWater } from './water.ts'
import { drawWoods } from './woods.ts'
import { drawZones } from './zones.ts'

/** A drawn area map: the identifiers stand above the names. */
export interface AreaDrawing extends MapDrawing {
  readonly identifiers: string
}

/** Draws an area map: the same strings every time, styled by style sheets alone. */
export function drawAreaMap(source: AreaSource, look: AreaLook): AreaDrawing {
  const ground = areaGround(source, look)
  const height = heightField(ground)
  const houses = villageHouses(ground)
  const { places } = source

  const drawers: Drawers<AreaPart> = {
    sheet: () => drawSheet(source),
    fields: (part) => plain(drawFields(ground, part)),
    meadows: (part) => plain(drawMeadows(source.rivers, part)),
    relief: (part) => drawRelief(height, part.tones),
    contours: () => plain(drawContours(height)),
    ridges: (part) => plain(drawRidges(source.ridges, part)),
    trees: () => drawSingleTrees(ground, houses),
    woods: (part) => drawWoods(ground, part),
    towns: (part) => drawTowns(ground, part),
    railways: (part) => drawRailways(ground, part),
    water: (part) => drawWater(ground, part),
    roads: (part) => drawRoads(ground, part),
    villages: () => drawHouses(houses, ground),
    boundaries: (part) => drawBoundaries(ground, part),
    paper: () => drawPaper(ground, source.width, source.height),
    frame: () => plain(drawFrame(ground.surface, source.km)),
    zones: () => plain(drawZones(places)),
    cartouche: () => plain(drawCartouche(source)),
  }

  const minor = drawMinorNames(ground)
  const names = { ...minor, markup: minor.markup + places.map(drawPlaceName).join('') }
  return {
    ...assemble(ground, look.layers, drawers, names),
    identifiers: `<g class="m-layer m-identifiers">${places.map(drawIdentifier).join('')}</g>`,
  }
}
