import { assemble, type MapDrawing } from '../drawing.ts'
import { drawContours } from '../pieces/contours.ts'
import { drawFrame } from '../pieces/frame.ts'
import { drawHouses } from '../pieces/houses.ts'
import { plain, type Drawn } from '../pieces/markup.ts'
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
  const { width, places } = source

  function draw(part: AreaPart): Drawn {
    switch (part.draw) {
      case 'sheet':
        return plain(`<rect class="m-sheet" width="${width}" height="${source.height}"/>`)
      case 'fields':
        return plain(drawFields(ground, part))
      case 'meadows':
        return plain(
          drawMeadows(
            source.rivers.map(({ name, isWide, line }) => ({
              name,
              line,
              reach: isWide ? part.wide : part.narrow,
            })),
          ),
        )
      case 'relief':
        return drawRelief(height, part.tones)
      case 'contours':
        return plain(drawContours(height))
      case 'ridges':
        return plain(drawRidges(source.ridges, part))
      case 'trees':
        return drawSingleTrees(ground, houses)
      case 'woods':
        return drawWoods(ground, part)
      case 'towns':
        return drawTowns(ground, part)
      case 'railways':
        return drawRailways(ground, part)
      case 'water':
        return drawWater(ground, part)
      case 'roads':
        return drawRoads(ground, part)
      case 'villages':
        return drawHouses(houses, ground)
      case 'boundaries':
        return drawBoundaries(ground, part)
      case 'paper':
        return drawPaper(ground, width, source.height)
      case 'frame':
        return plain(drawFrame(ground.surface, source.km))
      case 'zones':
        return plain(drawZones(places))
      case 'cartouche':
        return plain(drawCartouche(source))
    }
  }

  const minor = drawMinorNames(ground)
  const names = { ...minor, markup: minor.markup + places.map(drawPlaceName).join('') }
  return {
    ...assemble(ground, look.layers, draw, names),
    identifiers: `<g class="m-layer m-identifiers">${places.map(drawIdentifier).join('')}</g>`,
  }
}
